// Answers for: the three speeds of the tests: `check` needs no browser, `all` has the browsers too, `long` tries everything at length.
// Two rows run side by side: the hosts, screens and browsers, one after the other; and at a lower priority all that only reckons. Each part says what it found once it is done.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.js'

/** @typedef {{ name: string, command: string[], env?: Record<string, string>, yields?: boolean }} Part */

const speed = process.argv[2] ?? ''
if (!['check', 'all', 'long'].includes(speed)) throw new Error('Say how much: check, all or long.')

/** @type {(name: string, ...command: string[]) => Part} */
const part = (name, ...command) => ({ name, command })
const vitest = ['vitest', 'run', '--silent=passed-only', '--reporter=dot']
const BROWSERS = ['test/e2e', 'test/desktop']
/** What is said on a LAN must come in its time: beside browsers it does not. */
const LAN = 'test/lan'

/** Seconds that 3·10⁸ rounds of a fixed loop take: what times of other machines are compared by. */
function unit() {
  const began = performance.now()
  let x = 0
  for (let i = 0; i < 3e8; i++) x = (x * 31 + i) | 0
  return x === 0 ? NaN : (performance.now() - began) / 1000
}

const isWindows = process.platform === 'win32'
const seconds = (/** @type {number} */ began) => Math.round((performance.now() - began) / 1000)

/** Runs a part to its end; true when it found nothing wrong. What it says is shown whole, so that parts side by side do not mix; of one that found nothing, what it had to leave out. @param {Part} part */
function run({ name, command, env = {}, yields = false }) {
  const began = performance.now()
  return new Promise(resolve => {
    const [program = 'npx', ...words] = [...(yields && !isWindows ? ['nice', '-n', '19'] : []), 'npx', ...command]
    const child = spawn(program, words, { env: { ...process.env, ...env }, shell: isWindows })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text))
    child.once('close', status => {
      const leftOut = (said.match(/^!!! .*$/gm) ?? []).map(line => `${line}\n`).join('')
      process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}, ${seconds(began)} s\n${status === 0 ? leftOut : said}`)
      resolve(status === 0)
    })
  })
}

/** Runs parts, so many at a time, in their order; true when nothing was wrong in any. @param {readonly Part[]} parts @param {number} atOnce */
async function runAll(parts, atOnce) {
  const waiting = [...parts]
  let right = true
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) right = (await run(next)) && right
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return right
}

/** Runs parts one after the other until one finds something wrong. @param {readonly Part[]} parts */
async function inTurn(parts) {
  for (const part of parts) if (!(await run(part))) return false
  return true
}

/** One Chromium for every file that asks for one. */
async function sharedChromium() {
  if (CHROMIUM === null) return null // each file says so, loudly
  const { chromium } = await import('playwright-core')
  return chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS })
}

const began = performance.now()
const loop = unit()
const atOnce = Math.max(1, Math.min(availableParallelism(), 4))
if (speed === 'long')
  process.stdout.write(
    'Everything at length: this takes hours. `npm run mutants` and `hunch arena --all` stand by themselves.\n',
  )
const env = speed === 'long' ? { EFFORT: 'long' } : {}
/** What waits for nothing and holds nothing to its time: it takes what the other parts leave while they wait for hosts, pages and clocks. The longest come first. */
const patient = [
  part(
    'lint',
    'eslint',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
    '--cache-strategy',
    'content',
    '.',
  ),
  ...[1, 2].map(nth => part(`rules ${nth}/2`, ...vitest, '--project', 'rules', `--shard=${nth}/2`, '--maxWorkers=1')),
  part('types', 'vue-tsc', '-b'),
  part('format', 'prettier', '--check', '--log-level', 'warn', '--cache', '.'),
].map(part => ({ ...part, env, yields: true }))
const builds = [part('pages', 'vite', 'build'), part('programs', 'vite', 'build', '-c', 'vite.main.config.ts')]
const rooms = {
  ...part('host and screens', ...vitest, '--project', 'rooms', '--project', 'screens', `--maxWorkers=${atOnce}`),
  env,
}

async function browsers() {
  const chromium = await sharedChromium()
  const shared = { ...env, ...(chromium ? { SHARED_CHROMIUM: chromium.wsEndpoint() } : {}) }
  const right = await inTurn([
    // One more than there are cores: some files wait most of the time.
    { ...part('browsers', ...vitest, ...BROWSERS, `--maxWorkers=${atOnce + 1}`), env: shared },
    { ...part('lan', ...vitest, LAN, '--maxWorkers=1'), env: shared },
  ])
  await chromium?.close()
  return right
}

const found = await Promise.all([
  runAll(patient, atOnce),
  inTurn([...builds, rooms]).then(async right => right && (speed === 'check' || browsers())),
])
const right = found.every(Boolean)
process.stdout.write(
  `${seconds(began)} s in all, where the fixed loop takes ${loop.toFixed(2)} s: ${Math.round(seconds(began) / loop)} s where it takes one.\n`,
)
process.exitCode = right ? 0 : 1
