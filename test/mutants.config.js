// The settings of the mutation tester for the room named in ROOM.
const room = process.env['ROOM']

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutants.vitest.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: [`${room}/**/*.ts`, '!**/index.ts'],
  ignorePatterns: ['docs', 'release', 'test/artefacts'],
  tempDirName: 'node_modules/.cache/mutants',
  incremental: true, // faults tried before are skipped if their tests have not changed
  incrementalFile: `node_modules/.cache/mutants/${room?.replace('/', '-')}.json`,
  concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 2),
  timeoutMS: 3000, // in addition to one and a half times the normal duration
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
}
