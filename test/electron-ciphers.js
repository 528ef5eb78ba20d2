// Runs the tests of hosts, sealing, a client of another make and whole games in browsers with the ciphers that Electron has.
// Further words are passed to vitest, as the names of test files to run instead.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const hook = new URL('../dist/stand-in/electronCiphers.js', import.meta.url).href
const files = process.argv.length > 2 ? process.argv.slice(2) : ['test/host', 'test/sealing', 'test/foreign', 'test/evening'] // prettier-ignore
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run', '--silent=passed-only', '--reporter=dot', ...files], {
  cwd: root,
  stdio: 'inherit',
  // Every process that a test starts inherits it: the hosts too.
  env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${hook}`.trim() },
})
process.exitCode = status ?? 1
