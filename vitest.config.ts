// Answers for: how the tests are found and run. A file that needs a page says so in its first comment.
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['test/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['test/screens/setup.ts'],
    testTimeout: 60_000, // a slow machine breaks no rule; a test that hangs still ends
  },
})
