// The running app on an awkward runtime: others at its table, crashes, two starts at once, the end of a session.
import '../stand-in/electronCiphers.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { SocketToHost } from '../../../main/host/channel/socketToHost.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import { desktopWords } from '../../../shared/words/en/desktop.ts'
import { built, chromiumHere, closeStandIn, mainPage, start, type Beginning, type Started } from '../stand-in/start.ts'

const chromium = chromiumHere()
const running: Started[] = []
const screens: SocketToHost[] = []
beforeAll(built)
afterAll(closeStandIn)
afterEach(async () => {
  for (const one of screens.splice(0)) one.socket.terminate()
  for (const one of running.splice(0)) await one.end()
})

const soon = <T>(look: () => T) => expect.poll(look, { interval: 20 })
type Bridge = { hunch: { host(): Promise<{ url: string; key: string }>; display(url: string): Promise<void> } }

async function begin(beginning: Beginning = {}): Promise<Started & { page: Page }> {
  const started = await start(beginning)
  running.push(started)
  return { ...started, page: await mainPage(started.electron) }
}

const hostOf = (page: Page) => page.evaluate(() => (window as unknown as Bridge).hunch.host())

/**
 * A device at this host: it greets, sends these messages, and stays. Resolves when it has received a message of
 * this type.
 */
function come(
  url: string,
  {
    key: hostKey,
    device: nth = screens.length + 1,
    display = false,
    says = [],
    answer,
  }: { key?: string; device?: number; display?: boolean; says?: readonly object[]; answer: string },
) {
  return new Promise<SocketToHost>((resolve, reject) => {
    const device = String(nth).repeat(32).slice(0, 32)
    const screen = new SocketToHost(url, {
      by: { hostKey },
      onOpened: () => {
        for (const one of [{ type: 'hello', protocol: PROTOCOL_VERSION, device, ...(display && { display }) }, ...says])
          screen.say(JSON.stringify(one))
      },
      heard: bytes => {
        if ((JSON.parse(bytes.toString()) as { type: string }).type === answer) resolve(screen)
      },
    })
    screen.socket.on('error', reject)
    screens.push(screen)
  })
}

/** Opens a table and has `guests` guests join it. */
async function hostGuests(page: Page, guests: number): Promise<string> {
  const { url, key } = await hostOf(page)
  await come(url, { key, says: [{ type: 'open' }], answer: 'table' })
  for (let nth = 0; nth < guests; nth++) await come(url, { answer: 'table' })
  return url
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}info`)).ok
  } catch {
    return false
  }
}

describe.skipIf(!chromium)('closing the window', () => {
  test('asks while others are at the table, and then keeps hosting or ends it', async () => {
    const { electron, page } = await begin()
    const { standIn } = electron
    const url = await hostGuests(page, 3)
    standIn.answers = [0]
    expect(standIn.windows[0]!.close()).toBe(false)
    expect(standIn.dialogs[0]).toMatchObject({ message: '3 other people are at your table.', buttons: [desktopWords.keepHosting, desktopWords.close] }) // prettier-ignore
    await soon(() => standIn.windows[0]!.minimized).toBe(true)
    expect(await answers(url)).toBe(true)
    standIn.answers = [1]
    standIn.windows[0]!.close()
    await soon(() => standIn.quit).toBe(true)
    expect(await answers(url)).toBe(false)
  })

  test('counts people: neither TVs, nor a second window of the same person', async () => {
    const { electron, page } = await begin()
    const url = await hostGuests(page, 1)
    await come(url, { display: true, answer: 'table' })
    await come(url, { device: screens.length - 1, answer: 'table' })
    electron.standIn.answers = [0]
    expect(electron.standIn.windows[0]!.close()).toBe(false)
    expect(electron.standIn.messages).toEqual([desktopWords.guests(1)])
  })

  test('does not ask when nobody else is there', async () => {
    const { electron, page } = await begin()
    await hostGuests(page, 0)
    electron.standIn.windows[0]!.close()
    await soon(() => electron.standIn.quit).toBe(true)
    expect(electron.standIn.dialogs).toEqual([])
  })

  test('on a Mac leaves the host running, which the dock shows and can stop; quitting asks', async () => {
    const { electron, page } = await begin({ platform: 'darwin' })
    const { standIn, app } = electron
    const url = await hostGuests(page, 1)
    standIn.windows[0]!.close()
    expect(standIn.windows).toEqual([])
    expect(standIn.dialogs).toEqual([])
    expect(app.dock!.badge).not.toBe('')
    const [show, stop] = app.dock!.menu as { label: string; click: () => void }[]
    expect([show!.label, stop!.label]).toEqual([desktopWords.showTable, desktopWords.stopHosting])
    standIn.answers = [0]
    app.quit()
    await soon(() => standIn.dialogs.length).toBe(1)
    expect(standIn.quit).toBe(false)
    show!.click()
    await soon(() => standIn.windows[0]?.shown).toBe(true)
    expect(app.dock!.badge).toBe('')
    standIn.windows[0]!.close()
    stop!.click()
    await soon(() => app.dock!.badge).toBe('')
    expect(await answers(url)).toBe(false)
  })
})

describe.skipIf(!chromium)('the end', () => {
  test('comes at the first Quit, also without a host and without a window', async () => {
    const { electron } = await begin({ platform: 'darwin', args: ['--no-mdns'] })
    electron.standIn.windows[0]!.close()
    electron.app.quit()
    await soon(() => electron.standIn.quit).toBe(true)
  })

  test('a start while the app ends opens a new one afterwards', async () => {
    const { electron, page } = await begin()
    await hostOf(page)
    electron.app.quit()
    expect(electron.standIn.quit).toBe(false)
    electron.app.emit('second-instance', {}, ['electron', '.'])
    expect(electron.standIn.windows).toEqual([])
    expect(electron.standIn.relaunched).toBe(true)
    await soon(() => electron.standIn.quit).toBe(true)
  })

  test('of a Windows session says goodbye to guests and does not ask', async () => {
    const { electron, page } = await begin()
    const url = await hostGuests(page, 2)
    const gone = Promise.all(screens.map(({ socket }) => new Promise(resolve => socket.once('close', resolve))))
    const [window] = electron.standIn.windows
    window!.emit('query-session-end', { preventDefault: () => expect.fail('the session is held up') })
    window!.emit('session-end', {})
    await gone
    expect(electron.standIn.dialogs).toEqual([])
    await soon(() => answers(url)).toBe(false)
  })

  test('of a machine that shuts down is orderly, and does not ask', async () => {
    const { electron, page } = await begin()
    await hostGuests(page, 1)
    electron.powerMonitor.emit('shutdown', { preventDefault: () => {} })
    await soon(() => electron.standIn.quit).toBe(true)
    expect(electron.standIn.dialogs).toEqual([])
  })
})

describe.skipIf(!chromium)('while it hosts', () => {
  test('the machine stays awake while somebody else is at the table', async () => {
    const { electron, page } = await begin()
    const kinds = () => [...electron.standIn.blockers.values()]
    await hostGuests(page, 1)
    await soon(kinds).toContain('prevent-app-suspension')
    screens.at(-1)!.socket.terminate()
    await soon(kinds).not.toContain('prevent-app-suspension')
  })
})

describe.skipIf(!chromium)('the page of the window', () => {
  test('is reloaded once after a crash; after another one its person is asked', async () => {
    const { electron, page } = await begin()
    const [window] = electron.standIn.windows
    await window!.crash()
    await page.locator('main').waitFor()
    expect(electron.standIn.dialogs).toEqual([])
    electron.standIn.answers = [0]
    await window!.crash()
    await soon(() => electron.standIn.messages).toEqual([desktopWords.crashed])
    await page.locator('main').waitFor()
  })

  test('is reloaded after a failed load, and its person is asked if it hangs', async () => {
    const { electron, page } = await begin()
    const { webContents } = electron.standIn.windows[0]!
    await page.evaluate(() => (document.body.innerHTML = ''))
    webContents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', 'hunch://app/', true) // abandoned for another load: not a bug
    webContents.emit('did-fail-load', {}, -102, 'ERR_CONNECTION_REFUSED', 'http://inside/', false) // not the page itself
    expect(await page.locator('main').count()).toBe(0)
    webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'hunch://app/', true)
    await page.locator('main').waitFor()
    electron.standIn.answers = [1]
    webContents.emit('unresponsive')
    expect(electron.standIn.messages).toEqual([desktopWords.hangs])
  })

  test('has a menu for every field by right click, and none where there is nothing to do', async () => {
    const { electron } = await begin()
    const { webContents } = electron.standIn.windows[0]!
    const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true }
    webContents.emit('context-menu', {}, { isEditable: true, selectionText: '', editFlags })
    webContents.emit('context-menu', {}, { isEditable: false, selectionText: '', editFlags })
    webContents.emit('context-menu', {}, { isEditable: false, selectionText: 'KITE', editFlags })
    const roles = electron.standIn.popups.map(menu => (menu as { role?: string }[]).flatMap(({ role }) => role ?? []))
    expect(roles).toEqual([['cut', 'copy', 'paste', 'selectAll'], ['copy']])
  })
})
