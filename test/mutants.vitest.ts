// Answers for: the tests that are asked whether they find a planted fault: few and quick, those of host, engine and wire.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'test/host/**/*.test.ts',
      'test/laws/faults.test.ts',
      'test/laws/games/blank.test.ts',
      'test/laws/review.test.ts',
      'test/records/**/*.test.ts',
      'test/games/blank/**/*.test.ts',
    ],
    environment: 'node',
    setupFiles: ['test/screens/setup.ts'],
    testTimeout: 60_000,
  },
})
