// `npm run app:smoke`: builds what is missing, starts a display on Linux if needed, and tests the app step by step.
// `--packed` packs the app first and tests the packed one; `--wayland` uses Weston instead of Xvfb.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
/** @type {Record<string, string | undefined>} */
const env = { ...process.env }
/** @type {(() => void)[]} */
const undo = []

/** Builds what is missing. */
function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  for (const [made, config] of [['dist/renderer/index.html', 'vite.config.ts'], ['dist/desktop/preload.cjs', 'vite.main.config.ts']]) // prettier-ignore
    if (!existsSync(join(root, `${made}`))) spawnSync(process.execPath, [vite, 'build', '-c', `${config}`], { cwd: root, stdio: 'inherit' }) // prettier-ignore
}

/** Packs the app for this system and returns the path of its program. Other words go to the packer. @param {string[]} words */
function pack(words) {
  build()
  const folder = join(root, 'release/smoke') // of its own: what was packed before for another machine cannot be taken for it
  rmSync(folder, { recursive: true, force: true })
  const builder = join(root, 'node_modules/electron-builder/cli.js')
  const { status } = spawnSync(process.execPath, [builder, '--dir', '--publish', 'never', `-c.directories.output=${folder}`, ...words], { cwd: root, env, stdio: 'inherit' }) // prettier-ignore
  if (status !== 0) throw new Error('The app could not be packed. What is above says why.')
  const names = { win32: 'Hunch.exe', darwin: 'Hunch.app/Contents/MacOS/Hunch' }
  const name = names[/** @type {keyof typeof names} */ (process.platform)] ?? 'hunch'
  const out = readdirSync(folder).map(packed => join(folder, packed, name)).find(existsSync) // prettier-ignore
  if (out === undefined) throw new Error(`The packed app is missing in ${folder}.`)
  return out
}

/**
 * Starts a display server and waits until its socket is there. False if it is not installed or ends at once.
 * @param {string} program @param {string[]} args @param {string} socket @returns {Promise<boolean>}
 */
async function display(program, args, socket) {
  const server = spawn(program, args, { env, stdio: 'ignore' })
  let hasEnded = false
  for (const event of ['error', 'exit']) server.once(event, () => (hasEnded = true))
  undo.push(() => server.kill())
  for (let tries = 0; tries < 200 && !hasEnded && !existsSync(socket); tries++) await new Promise(resolve => setTimeout(resolve, 50)) // prettier-ignore
  return !hasEnded && existsSync(socket)
}

/** Starts a headless Weston for the app. */
async function wayland() {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-wayland-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  Object.assign(env, { XDG_RUNTIME_DIR: folder, XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'hunch', DISPLAY: '' })
  // Before Weston 12 the backend is called by its file.
  for (const backend of ['headless', 'headless-backend.so'])
    if (await display('weston', [`--backend=${backend}`, '--socket=hunch'], join(folder, 'hunch'))) return
  throw new Error('Weston does not start. Install it (apt-get install weston), or leave out --wayland.')
}

/** Starts Xvfb on the first free display. Where it is not installed, the app reports that it has no display. */
async function xvfb() {
  const taken = existsSync('/tmp/.X11-unix') ? readdirSync('/tmp/.X11-unix') : []
  const number = Array.from({ length: 100 }, (_, nth) => 90 + nth).find(nth => !taken.includes(`X${nth}`)) ?? 90
  env['DISPLAY'] = `:${number}`
  await display('Xvfb', [`:${number}`, '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], `/tmp/.X11-unix/X${number}`)
}

try {
  const words = new Set(process.argv.slice(2))
  if (words.has('--packed')) env['HUNCH_APP'] = pack([...words].filter(word => word.startsWith('-c.')))
  if (process.platform === 'linux' && words.has('--wayland')) await wayland()
  else if (process.platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) await xvfb()
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=verbose', 'test/desktop/windows/smoke.test.ts'], { cwd: root, env, stdio: 'inherit' }) // prettier-ignore
  process.exitCode = status ?? 1
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`)
  process.exitCode = 1
} finally {
  for (const one of undo.reverse()) one()
}
