// Answers for: the app on the real runtime, wherever there is one and a display to show it on.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { APP_ORIGIN } from '../../../main/host/index.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import { sayLeftOut } from '../../kit/leftOut.ts'
import { built } from '../stand-in/start.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The runtime's program where it was fetched or put; null where not. Never fetches it. */
function runtime(): string | null {
  const named = join(root, 'node_modules/electron/path.txt')
  const program = existsSync(named) ? readFileSync(named, 'utf8').trim() : 'electron'
  const path = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(root, 'node_modules/electron/dist'), program)
  return existsSync(path) ? path : null
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
}

const program = runtime()
const missing =
  program === null ? 'there is no Electron runtime here' : hasDisplay() ? null : 'there is no display here'
if (missing !== null)
  sayLeftOut(`the app on the real runtime, its own scheme and its permissions: ${missing}`, { alsoInCi: true })

describe.skipIf(missing !== null)('on the real runtime', () => {
  test('the window opens on the app’s scheme with the bridge, hosts, and reaches a host on the LAN', async () => {
    built()
    const folder = mkdtempSync(join(tmpdir(), 'hunch-real-'))
    const app = await _electron.launch({
      executablePath: program!,
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--user-data-dir=${join(folder, 'user')}`, root],
      env: { ...(process.env as Record<string, string>), HUNCH_DATA: join(folder, 'data'), HUNCH_CARD: '127.0.0.1' },
    })
    try {
      const page = await app.firstWindow()
      await page.waitForFunction(() => 'hunch' in window)
      expect(await page.evaluate(() => ['require', 'process'].filter(name => name in window))).toEqual([])
      // The scheme is one of the web's: the page has an origin, storage and workers of it, and its policy holds.
      expect(await page.evaluate(() => [location.href, origin, isSecureContext])).toEqual([
        `${APP_ORIGIN}/`,
        APP_ORIGIN,
        true,
      ])
      await page.locator('main').waitFor()
      const asked = await page.evaluate(async () => {
        localStorage.setItem('tried', 'yes')
        const status = async (path: string) => (await fetch(path)).status
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        document.head.append(script)
        return {
          kept: localStorage.getItem('tried'),
          statuses: [await status('/index.html'), await status('/../package.json'), await status('/licenses.md')],
          ran: 'ran' in window,
        }
      })
      expect(asked).toEqual({ kept: 'yes', statuses: [200, 404, 404], ran: false })
      const told = await page.evaluate(async () => {
        const { hunch } = window as unknown as { hunch: { host(): Promise<{ url: string }> } }
        const { url } = await hunch.host()
        return await new Promise<string>((resolve, reject) => {
          const socket = new WebSocket(url.replace('http', 'ws'))
          socket.onerror = () => reject(new Error('the socket was closed'))
          socket.onmessage = ({ data }) => resolve(String(data))
        })
      })
      expect(JSON.parse(told)).toMatchObject({ type: 'host', protocol: PROTOCOL_VERSION })
    } finally {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
