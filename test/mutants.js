// Answers for: `npm run mutants`: plants faults in host, engine and wire, one after the other, and counts those no test finds.
// The tester asks for Node 22 or newer, which Hunch does not: it is fetched for the run, with a Node 24, into a folder beside the cache.
// More words go to the tester: `npm run mutants -- --mutate shared/wire/storyCodec.ts`.
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const top = join(import.meta.dirname, '..')
const place = join(top, 'node_modules', '.cache', 'mutants-tools')
const tools = ['@stryker-mutator/core@10', '@stryker-mutator/vitest-runner@10', 'node@24', 'vitest@4.1.12']
const run = (/** @type {string} */ command, /** @type {string[]} */ args, env = process.env) =>
  spawnSync(command, args, { cwd: top, stdio: 'inherit', env, shell: process.platform === 'win32' }).status ?? 1

const fetched = run('npm', ['install', '--silent', '--no-save', '--prefix', place, ...tools])
const path = `${join(place, 'node_modules', 'node', 'bin')}${delimiter}${process.env['PATH'] ?? ''}`
process.exitCode =
  fetched !== 0
    ? fetched
    : run(
        'node',
        [
          join(place, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
          'run',
          'test/mutants.config.json',
          ...process.argv.slice(2),
        ],
        { ...process.env, PATH: path },
      )
