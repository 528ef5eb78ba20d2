// Answers for: how the tests are found and run. A file that needs a page says so in its first comment.
import vue from '@vitejs/plugin-vue'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { effort } from './test/kit/effort.ts'

/** Pure: no clock, no page, no file that is written. What one file leaves behind is nothing, so one worker reads the rules once for all of them. */
const RULES = ['engine', 'wire', 'games', 'laws', 'records']
/** In real browsers, and on real networks. */
const BROWSERS = ['e2e', 'desktop', 'lan']

/** The browser tests that take longest. They begin first, or one of them would be waited for at the end; `away`, which mostly waits, beside the longest. */
const LONGEST = ['gallery', 'away', 'reasoning', 'engines', 'games', 'app', 'lan'].map(name => `/${name}.test.ts`)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex(name => moduleId.endsWith(name))
      return project.name !== 'browsers' || at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

const testsIn = (folders: readonly string[]) => folders.map(folder => `test/${folder}/**/*.test.ts`)

export default defineConfig({
  plugins: [vue()],
  test: {
    environment: 'node',
    setupFiles: ['test/screens/setup.ts'],
    testTimeout: effort(60_000, 3_600_000), // a slow machine breaks no rule; a test that hangs still ends
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } }, // what must come soon says how soon; the rest comes when a busy machine has time
    sequence: { sequencer: LongestFirst },
    projects: [
      // They run at a low priority.
      {
        extends: true,
        test: {
          name: 'rules',
          include: testsIn(RULES),
          isolate: false,
          testTimeout: effort(600_000, 3_600_000),
          hookTimeout: 600_000,
        },
      },
      // How fast something is, they measure beside something else; how long a test may take says nothing, and machines differ.
      {
        extends: true,
        test: {
          name: 'browsers',
          include: testsIn(BROWSERS),
          testTimeout: effort(1_200_000, 7_200_000),
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        extends: true,
        test: { name: 'rooms', include: ['test/**/*.test.ts'], exclude: testsIn([...RULES, ...BROWSERS]) },
      },
    ],
  },
})
