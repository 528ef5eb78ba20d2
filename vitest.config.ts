// Answers for: how the tests are found and run. A file that needs a page says so in its first comment.
import vue from '@vitejs/plugin-vue'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { effort } from './test/kit/effort.ts'

/** Pure: no clock, no page, no file that is written. What one file leaves behind is nothing, so one worker reads the rules once for all of them. */
const RULES = ['engine', 'wire', 'games', 'laws', 'records']
/** Parts of screens that are handed all they show. They keep nothing either, so that one worker reads them once; what a whole page remembers is tried in `app`, each file on a page of its own. */
const SCREENS = ['screens']
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
    setupFiles: ['test/kit/setup.ts'],
    // How long a test may take says nothing about a rule, and machines differ: a test that hangs ends, and that is all. What must be quick is measured beside something else.
    testTimeout: effort(1_800_000, 7_200_000),
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'rules', include: testsIn(RULES), isolate: false } },
      { extends: true, test: { name: 'screens', include: testsIn(SCREENS), isolate: false } },
      { extends: true, test: { name: 'browsers', include: testsIn(BROWSERS) } },
      {
        extends: true,
        test: { name: 'rooms', include: ['test/**/*.test.ts'], exclude: testsIn([...RULES, ...SCREENS, ...BROWSERS]) },
      },
    ],
  },
})
