// What people expect of an app: the TV's screen, saved games from files, links from a chat, and messages on the page.
import '../stand-in/electronCiphers.ts'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { webLinkOfJoinLink } from '../../../main/desktop/joinLinks.ts'
import { ownAddressesForUrls } from '../../../main/host/index.ts'
import { readSavedGame } from '../../../main/desktop/savedGame.ts'
import { desktopPageWords } from '../../../shared/words/en/app.ts'
import { desktopWords } from '../../../shared/words/en/desktop.ts'
import { built, chromiumHere, closeStandIn, mainPage, start, type Beginning, type StandIn, type Started } from '../stand-in/start.ts' // prettier-ignore

const chromium = chromiumHere()
const running: Started[] = []
beforeAll(built)
afterAll(closeStandIn)
afterEach(async () => {
  for (const one of running.splice(0)) await one.end()
})

const soon = <T>(look: () => T) => expect.poll(look, { interval: 20 })
type Bridge = { hunch: { host(): Promise<{ url: string; key: string }>; display(url: string): Promise<void> } }

interface MenuItem {
  readonly label?: string
  readonly click?: () => void
  readonly submenu?: readonly MenuItem[]
}

async function begin(beginning: Beginning = {}): Promise<Started & { page: Page }> {
  const started = await start(beginning)
  running.push(started)
  return { ...started, page: await mainPage(started.electron) }
}

async function show(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { hunch } = window as unknown as Bridge
    await hunch.display((await hunch.host()).url)
  })
}

/** A saved game under this name, in the test's own folder. */
function savedGame(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-saved-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  copyFileSync(new URL('../../records/mind-reader/all-or-nothing.jsonl', import.meta.url), path)
  return path
}

describe.skipIf(!chromium)('the TV', () => {
  const three = ({ standIn, display }: StandIn) =>
    void standIn.displays.push(
      display(2, { x: 1280, y: 0, width: 1920, height: 1080 }, 'Beamer'),
      display(3, { x: 3200, y: 0, width: 3840, height: 2160 }, 'Television'),
    )

  test('is the chosen one of several screens, also after a restart; the menu asks again', async () => {
    const first = await begin({ before: three })
    const { standIn } = first.electron
    standIn.answers = [1]
    await show(first.page)
    expect(standIn.dialogs[0]!.buttons).toEqual([
      'Beamer (1920 × 1080)',
      'Television (3840 × 2160)',
      desktopWords.cancel,
    ])
    expect(standIn.windows[1]!.options).toMatchObject({ x: 3200, width: 3840, fullscreen: true })
    const again = await begin({ appData: first.appData, before: three })
    await show(again.page)
    expect(again.electron.standIn.dialogs).toEqual([])
    expect(again.electron.standIn.windows[1]!.options).toMatchObject({ x: 3200, fullscreen: true })
    const text = JSON.stringify(again.electron.standIn.menu)
    expect(text).toContain(desktopWords.tvScreen)
  })

  test('is asked for again as its menu says, which follows the screens that are there', async () => {
    const { electron, page } = await begin({ before: three })
    const { standIn, screen } = electron
    const screens = () => {
      const view = (standIn.menu as MenuItem[]).find(({ label }) => label === desktopWords.view)!
      return view.submenu!.find(({ label }) => label === desktopWords.tvScreen)?.submenu ?? []
    }
    const labels = () => screens().map(({ label }) => label)
    expect(labels()).toEqual([desktopWords.askForScreen, 'Beamer (1920 × 1080)', 'Television (3840 × 2160)'])
    screens()[2]!.click!()
    await show(page)
    expect(standIn.dialogs).toEqual([])
    screens()[0]!.click!()
    await show(page)
    expect(standIn.dialogs).toHaveLength(1)
    standIn.displays.pop()
    screen.emit('display-removed')
    expect(labels()).toEqual([]) // one other screen: nothing to choose
    standIn.displays.push(electron.display(4, { x: 3200, y: 0, width: 1024, height: 768 }))
    screen.emit('display-added')
    expect(labels()).toEqual([desktopWords.askForScreen, 'Beamer (1920 × 1080)', 'Screen 2 (1024 × 768)'])
  })

  test('shows nothing when its person cancels', async () => {
    const { electron, page } = await begin({ before: three })
    electron.standIn.answers = [2]
    await show(page)
    expect(electron.standIn.windows).toHaveLength(1)
  })

  test('is a window to be dragged there on Wayland, which has no window positions', async () => {
    process.env['XDG_SESSION_TYPE'] = 'wayland'
    onTestFinished(() => {
      delete process.env['XDG_SESSION_TYPE']
    })
    const { electron, page } = await begin({ before: three })
    await show(page)
    const [, tv] = electron.standIn.windows
    expect(tv!.options.fullscreen).toBeUndefined()
    expect(tv!.options.x).toBeUndefined()
    expect(electron.standIn.messages).toEqual([desktopWords.dragToTv])
  })

  test('keeps its settings from one evening to the next', async () => {
    const { electron } = await begin()
    expect([...electron.standIn.sessions.keys()]).toContain('persist:display')
  })
})

describe.skipIf(!chromium)('a saved game', () => {
  const isLookedBackAt = async (page: Page) => {
    await soon(() => page.url()).toContain('#review=file')
    await page.getByRole('heading', { level: 1, name: /^Looking back/ }).waitFor()
  }

  test.each(['evening.hunch', 'evening.jsonl'])('is opened by a double click: %s', async name => {
    const { page, electron } = await begin({ args: [savedGame(name)] })
    await isLookedBackAt(page)
    expect(JSON.stringify(electron.standIn.menu)).toContain(`"label":"${name}"`)
    expect(electron.standIn.recent).toHaveLength(1)
  })

  test('is opened by a double click: packed, where the program alone comes before it', async () => {
    const { page, electron } = await begin({ packed: true, args: [savedGame('evening.hunch')] })
    await isLookedBackAt(page)
    expect(electron.standIn.schemesClaimed).toEqual(['hunch-join']) // links come to it as well
  })

  test('is opened by a double click that starts the app on a Mac, before it is ready', async () => {
    const { page } = await begin({
      platform: 'darwin',
      before: ({ standIn }) => standIn.early.push(['open-file', savedGame('evening.hunch')]),
    })
    await isLookedBackAt(page)
  })

  test('is opened while the app runs, from its menu, and through macOS events', async () => {
    const { page, electron } = await begin()
    electron.app.emit('second-instance', {}, ['electron', '.', savedGame('one.hunch')])
    await isLookedBackAt(page)
    await page.evaluate(() => void (location.hash = ''))
    let prevented = false
    electron.app.emit('open-file', { preventDefault: () => (prevented = true) }, savedGame('two.hunch'))
    await isLookedBackAt(page)
    expect(prevented).toBe(true)
    await page.evaluate(() => void (location.hash = ''))
    electron.standIn.chosenFiles = [savedGame('three.hunch')]
    const file = (electron.standIn.menu as { label: string; submenu: { label: string; click: () => void }[] }[])[0]!
    file.submenu.find(({ label }) => label === desktopWords.openGame)!.click()
    await isLookedBackAt(page)
  })

  test('that is invalid, too big or gone is not opened, with a message', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hunch-none-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'big.hunch'), Buffer.alloc(5 * 1024 * 1024))
    writeFileSync(join(folder, 'other.txt'), '{}')
    for (const name of ['big.hunch', 'other.txt', 'gone.hunch']) expect(readSavedGame(join(folder, name))).toBeNull()
    expect(readSavedGame(folder)).toBeNull()
    const { electron } = await begin({ args: [join(folder, 'gone.hunch')] })
    expect(electron.standIn.messages).toEqual([desktopWords.notRead('gone.hunch')])
  })

  test('is opened when it is dropped on the window', async () => {
    const { page } = await begin()
    await page.locator('main').waitFor()
    const path = savedGame('dropped.hunch')
    const { text } = readSavedGame(path)!
    await expect
      .poll(async () => {
        await page.evaluate(dropped => {
          const dataTransfer = new DataTransfer()
          dataTransfer.items.add(new File([dropped], 'dropped.hunch'))
          window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
        }, text)
        return page.url()
      })
      .toContain('#review=file')
  })
})

describe('a join link', () => {
  test('leads to an address of a home network with a code, and nowhere else', () => {
    expect(webLinkOfJoinLink('hunch-join://192.168.1.5:4680/#join=KITE')).toBe('http://192.168.1.5:4680/#join=KITE')
    expect(webLinkOfJoinLink('hunch-join://localhost:4680')).toBe('http://localhost:4680/')
    for (const near of ['attic.local:4680', '[fd12::5]:4680', '[::1]:4680', ...ownAddressesForUrls()])
      expect(webLinkOfJoinLink(`hunch-join://${near}/#join=KITE`)).toBe(`http://${near}/#join=KITE`)
    for (const link of [
      'hunch-join://8.8.8.8/#join=KITE',
      'hunch-join://example.org/',
      'hunch-join://[2606:4700:4700::1111]/#join=KITE',
      'hunch-join://[::ffff:8.8.8.8]/#join=KITE',
      'hunch-join://a:b@192.168.1.5/',
      'hunch-join://192.168.1.5/own?ticket=x',
      'hunch-join://192.168.1.5/#key=0123456789abcdef0123456789abcdef',
      'hunch-join://192.168.1.5/#join=<script>',
      `hunch-join://192.168.1.5/#join=${'A'.repeat(300)}`,
      'hunch-join:192.168.1.5',
      'http://192.168.1.5/',
    ])
      expect(webLinkOfJoinLink(link), link).toBeNull()
  })
})

describe.skipIf(!chromium)('a join link', () => {
  test('opens the app at that table; if another would be left, it asks first', async () => {
    const host = await begin({ args: ['--no-mdns', '--port', '0'] })
    const { url, key } = await host.page.evaluate(() => (window as unknown as Bridge).hunch.host())
    expect(key).toBeTruthy()
    const link = url.replace('http:', 'hunch-join:')
    const guest = await begin({ args: ['--no-mdns', '--port', '0', link] })
    await soon(() => guest.page.url()).toContain('#at')
    guest.electron.app.emit('open-url', { preventDefault: () => {} }, 'hunch-join://example.org/')
    await guest.page.getByText(desktopPageWords.badLink).waitFor()
    // The host's own window is at a table as soon as there is one.
    await host.page.getByRole('button', { name: 'With others' }).first().click()
    await host.page.getByText('Around the table').waitFor()
    host.electron.app.emit('second-instance', {}, ['electron', '.', 'hunch-join://127.0.0.1:9/#join=KITE'])
    const question = host.page.getByRole('dialog').getByText(desktopPageWords.leaveFor('127.0.0.1:9'))
    await question.waitFor()
    expect(host.page.url()).toContain('#at')
  })
})

describe.skipIf(!chromium)('a table that others cannot see', () => {
  test('is nothing to complain of when it was started so that others do not see it', async () => {
    const { page, electron } = await begin({ args: ['--port', '0', '--no-mdns'], card: '203.0.113.1' })
    await page.getByRole('button', { name: 'With others' }).first().click()
    await page.getByText('Around the table').waitFor()
    expect(electron.standIn.notes).toEqual([])
    expect(await page.getByText(/^Others cannot see this table/).count()).toBe(0)
  })

  test('says so on its page, where notifications never show, and leads to help', async () => {
    const { page, electron } = await begin({ args: ['--port', '0'], card: '203.0.113.1' }) // not a card of this machine
    await page.getByRole('button', { name: 'With others' }).first().click()
    const banner = page.getByText(/^Others cannot see this table in their list/)
    await banner.waitFor()
    expect(electron.standIn.notes.length).toBeGreaterThan(0)
    await page.reload()
    await banner.waitFor() // still the same
    await page.getByRole('button', { name: desktopPageWords.why }).click()
    await soon(() => page.url()).toContain('#network')
    await soon(() => banner.count()).toBe(0)
  })
})
