// Runs the tests: `quick` while typing, `check` and `all` before a commit, `browsers` after touching a screen, `long` overnight.
// Parts run in parallel if there are processors for them, and report when done. The last lines list what was left out and the time.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.js'
import { loopSeconds } from './machine.js'

/** @typedef {{ name: string, command: string[], env?: Record<string, string> }} Part */

const isWindows = process.platform === 'win32'
const cores = Math.max(1, Math.min(availableParallelism(), 4))
const seconds = (/** @type {number} */ began) => Math.round((performance.now() - began) / 1000)

/** Everything this machine could not run, as reported by the tests. @type {Set<string>} */
const leftOut = new Set()

/** Tests that took most of their limit, each with its share. They fail next on a busier machine, so divide them before. @type {Set<string>} */
const nearLimit = new Set()

/** Every test that failed, with the first line of why: whoever reads only the end of a run sees them all. @type {Set<string>} */
const failed = new Set()
const MAX_REASON_LENGTH = 600

/** @type {(name: string, ...command: string[]) => Part} */
const part = (name, ...command) => ({ name, command })
/** @type {(name: string, ...words: string[]) => Part} */
const tests = (name, ...words) => part(name, 'vitest', 'run', '--silent=passed-only', '--reporter=dot', ...words)
const projects = (/** @type {string[]} */ ...names) => names.flatMap(name => ['--project', name])

/** The test projects that need neither a browser nor a network of several machines. */
const WITHOUT_BROWSERS = projects('rules', 'screens', 'rooms')
const TYPES = part('types', 'vue-tsc', '-b')
const format = (/** @type {string[]} */ ...files) => part('format', 'prettier', '--check', '--log-level', 'warn', '--cache', '--ignore-unknown', ...files) // prettier-ignore
const lint = (/** @type {string[]} */ ...files) => part('lint', 'eslint', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '--cache-strategy', 'content', ...files) // prettier-ignore
const BUILD = [part('pages', 'vite', 'build'), part('programs', 'vite', 'build', '-c', 'vite.main.config.ts'), part('tools', 'vite', 'build', '-c', 'test/bench/vite.config.ts')] // prettier-ignore

/** Runs a part to its end and prints its output in one piece; true if it passed. @param {Part} part */
function run({ name, command, env = {} }) {
  const began = performance.now()
  return new Promise(resolve => {
    const child = spawn('npx', command, { env: { ...process.env, ...env }, shell: isWindows })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text))
    child.once('close', status => {
      for (const [, what] of output.matchAll(/^!!! LEFT OUT: (.*)$/gm)) leftOut.add(what ?? '')
      for (const [, what] of output.matchAll(/^!!! NEAR ITS LIMIT: (.*)$/gm)) nearLimit.add(what ?? '')
      for (const [, test, why = ''] of stripVTControlCharacters(output).matchAll(
        /^ *FAIL +(.+)(?:\n(?! *FAIL )(.*))?$/gm,
      ))
        failed.add(`${test}: ${why.slice(0, MAX_REASON_LENGTH)}`)
      process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}, ${seconds(began)} s\n${status === 0 ? '' : output}`)
      resolve(status === 0)
    })
  })
}

/** Runs all of these parts, `atOnce` at a time; true if all passed. @param {readonly Part[]} parts @param {number} atOnce */
async function runAll(parts, atOnce = cores) {
  const waiting = [...parts]
  let right = true
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) right = (await run(next)) && right
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return right
}

/** Opens the gallery for all tests that look at it; otherwise each would build it. */
async function openSharedGallery() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
  const { openBuiltGallery } = /** @type {typeof import('./gallery/server.ts')} */ (
    await vite.ssrLoadModule(join(import.meta.dirname, 'gallery/server.ts'))
  )
  const { url, close } = await openBuiltGallery()
  return { url, close: () => close().then(() => vite.close()) }
}

/** Runs the tests in browsers, which share one Chromium. @param {readonly Part[]} parts */
async function inBrowsers(parts, env = {}) {
  const chromium =
    CHROMIUM === null
      ? null // the tests report that they are left out
      : await (
          await import('playwright-core')
        ).chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
  const shared = { ...env, ...(chromium && { SHARED_CHROMIUM: chromium.wsEndpoint() }) }
  const right = await runAll(parts.map(one => ({ ...one, env: shared })), 1) // prettier-ignore
  await chromium?.close()
  return right
}

const git = (/** @type {string[]} */ ...words) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim()

/** The commit this work is based on: the branching point from `main`, or the last commit on `main` itself. */
const base = () => git('merge-base', 'main', 'HEAD') || git('merge-base', 'origin/main', 'HEAD') || 'HEAD'

/** The files that differ from that commit, new ones included. */
const changedFiles = () =>
  [...git('diff', '--name-only', base()).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')] // prettier-ignore
    .filter(file => file !== '' && existsSync(file))

/** The laws that read the sources as text: no import leads to them from what changed. */
const lawsOfSources = () =>
  readdirSync('test/laws')
    .map(file => `test/laws/${file}`)
    .filter(file => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('readdirSync('))

/** What a change may have broken, in the time one waits while typing. */
function quickParts() {
  const changed = changedFiles()
  const programs = changed.filter(file => /\.(ts|vue|js)$/.test(file))
  return [
    tests('tests of what changed', '--changed', base(), '--passWithNoTests', ...WITHOUT_BROWSERS, workers(cores)),
    TYPES,
    tests('laws of the sources', ...projects('rules'), ...lawsOfSources(), workers(cores)),
    ...(programs.length > 0 ? [lint('--no-warn-ignored', ...programs)] : []),
    ...(changed.length > 0 ? [format(...changed)] : []),
  ]
}

const workers = (/** @type {number} */ count) => `--maxWorkers=${count}`
const evening = tests('one evening in browsers', ...projects('evening'), workers(1))
const browsers = [
  // One worker more than cores, because some tests mostly wait.
  tests('browsers', ...projects('browsers'), workers(cores + 1)),
  // LAN packets must arrive in time, which browser tests in parallel would prevent.
  tests('lan', ...projects('lan'), workers(1)),
]
const build = () => runAll(BUILD)

async function inBrowsersWithGallery() {
  if (CHROMIUM === null) return inBrowsers(browsers)
  const gallery = await openSharedGallery()
  const right = await inBrowsers(browsers, { SHARED_GALLERY: gallery.url })
  await gallery.close()
  return right
}

/** @type {Record<string, () => Promise<boolean>>} */
const speeds = {
  quick: () => runAll(quickParts()),
  check: () => runAll([lint('.'), TYPES, format('.')]),
  all: async () =>
    (await build()) &&
    (await run(tests('rules, host and screens', ...WITHOUT_BROWSERS, workers(cores + 1)))) &&
    inBrowsers([evening]),
  browsers: async () => (await build()) && inBrowsersWithGallery(),
  long: async () => {
    process.stdout.write('Everything at length: this takes hours. Run `npm run mutants` and `npm run arena -- --all` separately.\n') // prettier-ignore
    process.env['EFFORT'] = 'long'
    const checked = await speeds['check']?.()
    const tested = await speeds['all']?.()
    return (await inBrowsersWithGallery()) && checked === true && tested === true
  },
}

const speed = process.argv[2] ?? ''
const chosen = speeds[speed]
if (!chosen) throw new Error(`Say which tests: ${Object.keys(speeds).join(', ')}.`)

const began = performance.now()
const loop = loopSeconds()
process.env['LOOP_SECONDS'] = loop.toFixed(2)
process.stdout.write(`The fixed loop takes ${loop.toFixed(2)} s on this machine; limits are multiplied by it.\n`)
const right = await chosen()
for (const what of nearLimit) process.stdout.write(`Near its time limit: ${what}\n`)
for (const what of failed) process.stdout.write(`Failed: ${what}\n`)
for (const what of leftOut) process.stdout.write(`Left out: ${what}\n`)
process.stdout.write(
  `${seconds(began)} s in all, ${Math.round(seconds(began) / loop)} s where the fixed loop takes one.` +
    ` ${leftOut.size === 0 ? 'Nothing was left out' : `Left out: ${leftOut.size} of the above`}.\n`,
)
process.exitCode = right ? 0 : 1
