// Says how the tests are found and run. A file that needs a page says so in its first comment.
import { readFileSync } from 'node:fs'
import vue from '@vitejs/plugin-vue'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { loopSeconds } from './test/machine.js'

// Measured before anything else runs; `test/run.js` may have measured it already. The tests read it from here.
process.env['LOOP_SECONDS'] ??= loopSeconds(0.1).toFixed(2)
const { TEST_MS, WAIT_MS } = await import('./test/kit/patience.ts')

/**
 * Pure: no clock, no page, no written file. They leave nothing behind, so one worker loads the rules once for
 * all of them.
 */
const RULES = ['engine', 'wire', 'games', 'laws', 'records']
/**
 * Parts of screens that get everything they show as props. They leave nothing behind either. What a whole page
 * remembers is tested in `app`, each file on its own page.
 */
const SCREENS = ['screens']
/** Each of the five games once, in a browser. */
const EVENING = ['evening']
/** In real browsers, and in the app's windows. */
const BROWSERS = ['e2e', 'desktop/windows']
/** On a LAN of network namespaces. */
const LAN = ['lan']

/**
 * The browser tests that take longest start first, or the run would wait for one of them at the end; `away`,
 * which mostly waits, runs beside the longest.
 */
const LONGEST = [
  'gallery',
  'promises-of-the-frame',
  'away',
  'reasoning',
  'engines',
  'promises-on-phones',
  'phones-with-little-room',
  'app',
].map(name => `/${name}.test.ts`)

/** Packages that import JSON as bundlers do, which Node alone refuses. Their source maps lead nowhere, so they are left out. */
const FOR_BUNDLERS = /\/@actions\/.*\.js$/
const withoutSourceMap = (file: string) =>
  FOR_BUNDLERS.test(file) ? readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '') : undefined

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
const project = (name: string, folders: readonly string[], isolate = true) => ({
  extends: true as const,
  test: { name, include: testsIn(folders), isolate },
})

export default defineConfig({
  plugins: [vue(), { name: 'packages-for-bundlers', enforce: 'pre', load: withoutSourceMap }],
  test: {
    environment: 'node',
    environmentOptions: { happyDOM: { width: 1440, height: 900 } }, // a laptop’s, where a test asks for a page
    setupFiles: ['test/kit/setup.ts'],
    // A test that hangs ends within two minutes. What must be fast is compared with something else.
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    sequence: { sequencer: LongestFirst },
    server: { deps: { inline: [FOR_BUNDLERS] } },
    projects: [
      project('rules', RULES, false),
      project('screens', SCREENS, false),
      project('evening', EVENING),
      project('browsers', BROWSERS),
      project('lan', LAN),
      {
        extends: true,
        test: {
          name: 'rooms',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...testsIn([...RULES, ...SCREENS, ...EVENING, ...BROWSERS, ...LAN])],
        },
      },
    ],
  },
})
