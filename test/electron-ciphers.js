// Runs the tests of hosts, sealing, the foreign client and whole games with only the ciphers Electron has.
// Arguments name other test files to run instead.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const hook = new URL('../dist/stand-in/electronCiphers.js', import.meta.url).href
const files = process.argv.length > 2 ? process.argv.slice(2) : ['test/host', 'test/sealing', 'test/foreign', 'test/evening'] // prettier-ignore
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run', '--silent=passed-only', '--reporter=dot', ...files], {
  cwd: root,
  stdio: 'inherit',
  // All processes a test starts inherit it, hosts included.
  env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${hook}`.trim() },
})
process.exitCode = status ?? 1
