// Builds the tools, and the host that a bench measures, and runs one: `npm run bench`, `npm run arena` and `npm run fuzz`.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('../..', import.meta.url))
const shell = process.platform === 'win32'
const tool = process.argv[2]

// A bench measures the host as it is now, not as it was last built.
const configs = [...(tool === 'bench' ? ['vite.main.config.ts'] : []), 'test/bench/vite.config.ts']
for (const config of configs) {
  const words = ['vite', 'build', '-c', config, '--logLevel', 'warn']
  const build = spawnSync('npx', words, { cwd: top, stdio: ['ignore', 2, 2], shell })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

// A tool runs with the flags that `npm run hunch` gives a host: see the comment in main/cli/hunch.ts.
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
const flags = /** @type {string} */ (scripts.hunch).split(' ').filter(word => word.startsWith('--'))
const program = fileURLToPath(new URL('../../dist/bench/main.js', import.meta.url))
const child = spawn(process.execPath, [...flags, program, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)))
child.once('exit', status => (process.exitCode = status ?? 1))
