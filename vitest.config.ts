// Answers for: how the tests are found and run. A file that needs a page says so in its first comment.
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'
import { effort } from './test/kit/effort.ts'

export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/screens/setup.ts'],
    testTimeout: effort(60_000, 3_600_000), // a slow machine breaks no rule; a test that hangs still ends
  },
})
