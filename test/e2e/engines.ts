// Drives browsers that are not Chromium, each by its own protocol: WebKit, as on half of all phones, and Firefox.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { Builder, Capabilities } from 'selenium-webdriver'
import { afterAll, vi } from 'vitest'
import { atLength } from '../kit/effort.ts'
import { sayLeftOut } from '../kit/leftOut.ts'
import { WAIT_MS } from '../kit/patience.ts'
import { event } from '../kit/until.ts'
import { ARTEFACTS, freshFolder } from './kit.ts'

/** Somebody's page in such a browser. */
export interface Guest {
  goto(url: string): Promise<void>
  /** Runs a function in the page. It cannot use variables from outside. */
  run<A extends readonly unknown[], T>(deed: (...args: A) => T, ...args: A): Promise<T>
  picture(name: string): Promise<void>
}

/** This guest until the signal is given. A test that ran out of time goes on, and would press in the next test's pages. */
export function guestUntil(signal: AbortSignal, guest: Guest): Guest {
  return {
    goto: async url => {
      signal.throwIfAborted()
      await guest.goto(url)
    },
    run: async (deed, ...args) => {
      signal.throwIfAborted()
      return guest.run(deed, ...args)
    },
    picture: async name => {
      signal.throwIfAborted()
      await guest.picture(name)
    },
  }
}

const MINI_BROWSER = miniBrowser()
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync) ?? null

function miniBrowser(): string | null {
  for (const folder of existsSync('/usr/lib') ? readdirSync('/usr/lib') : []) {
    const path = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`
    if (existsSync(path)) return path
  }
  return null
}

/** True if both browsers are installed. A missing one is reported, and in CI it is a failure. */
export const ENGINES = MINI_BROWSER !== null && FIREFOX !== null && existsSync('/usr/bin/xvfb-run')
if (!ENGINES)
  sayLeftOut('WebKit and Firefox, half of all phones. Install webkit2gtk-driver, xvfb, xauth and firefox-esr.')

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await event(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await event(server, 'close')
  return port
}

/** The settings of a desktop without animations, which WebKit passes to pages: drawing each frame took a third of the time. Long runs keep them. */
function stillDesktop(): string {
  const folder = freshFolder()
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  return folder
}

/** WebKit at a phone's size, as narrow as its window gets. */
export async function webkitPhone(): Promise<Guest> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...(atLength ? {} : { XDG_CONFIG_HOME: stillDesktop() }) },
  })
  closing.push(() => process.kill(-driver.pid!))
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: WAIT_MS })
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER!, args: ['--automation'] },
  })
  const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build()
  closing.push(() => session.quit())
  await session.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 })
  return {
    goto: url => session.get(url),
    run: (deed, ...args) => session.executeScript(deed, ...args),
    picture: async name => writeFileSync(join(ARTEFACTS, `${name}.png`), await session.takeScreenshot(), 'base64'),
  }
}

/** Firefox at a laptop's size. */
export async function firefoxLaptop(): Promise<Guest> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX!,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: atLength ? {} : { 'ui.prefersReducedMotion': 1 },
  })
  closing.push(() => browser.close())
  const page = await browser.newPage()
  return {
    goto: async url => {
      await page.goto(url)
    },
    run: (deed, ...args) => page.evaluate(deed as never, ...(args as never)),
    picture: async name => {
      await page.screenshot({ path: join(ARTEFACTS, `${name}.png`) })
    },
  }
}
