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

/** Packs the app for this system and returns the path of its program. */
function pack() {
  const builder = join(root, 'node_modules/electron-builder/cli.js')
  const { status } = spawnSync(process.execPath, [builder, '--dir', '--publish', 'never'], { cwd: root, env, stdio: 'inherit' }) // prettier-ignore
  if (status !== 0) throw new Error('the app could not be packed')
  const names = { win32: 'Hunch.exe', darwin: 'Hunch.app/Contents/MacOS/Hunch' }
  const name = names[/** @type {keyof typeof names} */ (process.platform)] ?? 'hunch'
  const out = readdirSync(join(root, 'release')).map(folder => join(root, 'release', folder, name)).find(existsSync) // prettier-ignore
  if (out === undefined) throw new Error('the packed app is missing in release/')
  return out
}

/** Polls until `look` finds something. @template T @param {() => T | undefined} look @returns {Promise<T>} */
async function until(look) {
  for (let tries = 0; tries < 200; tries++) {
    const found = look()
    if (found !== undefined) return found
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the display did not start')
}

/** Starts a headless Weston for the app. */
async function wayland() {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-wayland-'))
  Object.assign(env, { XDG_RUNTIME_DIR: folder, XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'hunch', DISPLAY: '' })
  const weston = spawn('weston', ['--backend=headless', '--socket=hunch'], { env, stdio: 'ignore' })
  undo.push(() => weston.kill(), () => rmSync(folder, { recursive: true, force: true })) // prettier-ignore
  await until(() => (existsSync(join(folder, 'hunch')) ? true : undefined))
}

/** Starts Xvfb on the first free display. */
async function xvfb() {
  const taken = existsSync('/tmp/.X11-unix') ? readdirSync('/tmp/.X11-unix') : []
  const number = Array.from({ length: 100 }, (_, nth) => 90 + nth).find(nth => !taken.includes(`X${nth}`)) ?? 90
  const server = spawn('Xvfb', [`:${number}`, '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'], { stdio: 'ignore' })
  let failed = false
  server.once('error', () => (failed = true)) // not installed: the app reports it
  undo.push(() => server.kill())
  env['DISPLAY'] = `:${number}`
  await until(() => (failed || existsSync(`/tmp/.X11-unix/X${number}`) ? true : undefined))
}

try {
  const words = new Set(process.argv.slice(2))
  if (words.has('--packed')) env['HUNCH_APP'] = pack()
  if (process.platform === 'linux' && words.has('--wayland')) await wayland()
  else if (process.platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) await xvfb()
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=verbose', 'test/desktop/windows/smoke.test.ts'], { cwd: root, env, stdio: 'inherit' }) // prettier-ignore
  process.exitCode = status ?? 1
} finally {
  for (const one of undo) one()
}
