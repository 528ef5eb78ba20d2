// Answers for: how the mutation tester goes through one room, whose name is in ROOM.
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
  incremental: true, // what was tried before, and whose tests are the same, is not tried again
  incrementalFile: `node_modules/.cache/mutants/${room?.replace('/', '-')}.json`,
  concurrency: Number(process.env['MUTANTS_AT_ONCE'] ?? 2),
  timeoutMS: 3000, // above half as long again as the tests took without the fault
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
}
