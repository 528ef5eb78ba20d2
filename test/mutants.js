// `npm run mutants`: plants faults in engine, wire and host one at a time, and counts those no test finds.
// The tester needs Node 22 or newer, which Hunch does not, so it is installed for the run with a Node 24 into a folder beside the cache.
// One room or some of its files: `npm run mutants -- shared/wire`, `npm run mutants -- shared/wire --mutate shared/wire/storyCodec.ts`.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const top = join(import.meta.dirname, '..')
const place = join(top, 'node_modules', '.cache', 'mutants-tools')
const tools = ['@stryker-mutator/core@10', '@stryker-mutator/vitest-runner@10', 'node@24', 'vitest@4.1.12']
const ROOMS = ['shared/engine', 'shared/wire', 'main/host']

const asked = process.argv.slice(2)
const rooms = ROOMS.filter(room => asked.length === 0 || asked[0] === room)
if (rooms.length === 0) throw new Error(`Say which room: ${ROOMS.join(', ')}.`)

const run = (/** @type {string} */ command, /** @type {string[]} */ args, env = process.env) =>
  spawnSync(command, args, { cwd: top, stdio: 'inherit', env, shell: process.platform === 'win32' }).status ?? 1

const path = `${join(place, 'node_modules', 'node', 'bin')}${delimiter}${process.env['PATH'] ?? ''}`
const tester = join(place, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const fetched = run('npm', ['install', '--silent', '--no-save', '--prefix', place, ...tools])
const found =
  fetched === 0
    ? rooms.map(room =>
        run('node', [tester, 'run', 'test/mutants.config.js', ...asked.slice(1)], {
          ...process.env,
          PATH: path,
          ROOM: room,
        }),
      )
    : [fetched]
process.exitCode = Math.max(...found)
