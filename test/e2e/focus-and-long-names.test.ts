// Tests what pictures cannot show: the order of focus, what a press selects, and names of any script and length. The gallery tests looks.
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, fillWithComputers, menuOf, picture, seatPeople, SIZES, startHost } from './kit.ts'

const sizes = ['seat', 'phone', 'table'] as const

describe.skipIf(CHROMIUM === null)('a page', () => {
  test('a sheet keeps the focus, gives it back, and closes by Escape or a press beside it', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'seat')
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const menu = page.getByRole('button', { name: 'Menu' })
    const sheet = page.getByRole('dialog')
    const isFocused = () => menu.evaluate(button => button === document.activeElement)
    await menu.click()
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab')
      // Between the last and the first stop come the browser's own buttons, when the page has no focus.
      expect(
        await sheet.evaluate(one => one.contains(document.activeElement) || document.activeElement === document.body),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await isFocused()).toBe(true)
    await menu.click()
    await page.getByRole('button', { name: 'Rules of the game' }).click()
    await sheet.getByText('Mind Reader').first().waitFor()
    await page.mouse.click(5, 5)
    await sheet.waitFor({ state: 'detached' })
    expect(await isFocused()).toBe(true)
  })

  test('that a key opened has no line around its heading, and a double click selects no words', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'seat')
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).press('Enter')
    await menuOf(page).waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.evaluate(one => one.matches(':focus-visible'))).toBe(true) // read aloud
    expect(await heading.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('none')
    const selected = () => page.evaluate(() => getSelection()?.toString())
    await page
      .getByText(/^Hide one of your cards/)
      .first()
      .dblclick({ position: { x: 12, y: 10 } })
    expect(await selected()).toBe('')
  })

  test('reloads until it works if its program could not be loaded', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'seat')
    for (const kind of ['js', 'css']) {
      let lost = 0
      await page.route(new RegExp(`/assets/index-.*\\.${kind}$`), route =>
        lost++ < 2 ? route.abort() : route.continue(),
      )
      await page.goto('about:blank')
      await page.goto(host.own)
      await page.getByRole('heading').first().waitFor()
      expect(lost, kind).toBe(3)
      await page.unrouteAll()
    }
  })

  test('reloads if a part of it was lost on the way, and is complete', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'seat')
    for (const kind of ['css', 'js']) {
      let lost = 0
      await page.route(new RegExp(`/assets/Lobby-.*\\.${kind}$`), route =>
        lost++ === 0 ? route.abort() : route.continue(),
      )
      await page.goto('about:blank')
      await page.goto(host.own)
      await page.getByText('Around the table').waitFor()
      await expect.poll(() => lost, { message: kind }).toBeGreaterThan(1)
      await page.getByText('Around the table').waitFor()
      expect(await page.getByRole('main').evaluate(main => getComputedStyle(main).display)).toBe('grid')
    }
  })

  test('of the host leads to the table even if its first part was lost on the way', async () => {
    const host = await startHost()
    // Chromium requests a part ahead, and usually again when it is needed. If both fail, the page is reloaded; if one fails, perhaps.
    for (const losses of [1, 2]) {
      const { page } = await device(await browser(), 'seat')
      let asked = 0
      let sockets = 0
      const socketsBefore: number[] = []
      page.on('websocket', () => sockets++)
      await page.route(/\/assets\/Home-.*\.js$/, route => (asked++ < losses ? route.abort() : route.continue()))
      await page.route('**/info', async route => {
        await setTimeout(300) // the host answers late: a page that had started would be at its table by now
        socketsBefore.push(sockets)
        await route.continue()
      })
      await page.goto(host.own)
      await page.getByText('Around the table').waitFor()
      expect(asked).toBeGreaterThan(losses)
      expect(socketsBefore.length, 'reloads').toBeLessThanOrEqual(losses)
      if (losses > 1) expect(socketsBefore.length, 'reloads').toBeGreaterThan(0)
      expect(
        socketsBefore.filter(count => count > 0),
        'sockets before a reload',
      ).toEqual([])
    }
  })

  test('a name of any script and length breaks no layout, and is shown as text', async () => {
    const host = await startHost()
    const chromium = await browser()
    for (const size of sizes) {
      const owner = await device(chromium, 'seat')
      await owner.page.goto(host.own)
      await owner.page.getByText('Around the table').waitFor()
      const { page } = await device(chromium, size)
      await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      const name = {
        seat: '<b>WW</b>&amp;<i>WwW',
        phone: 'שושנה בת־שבע הארוכה',
        table: 'ﷺﷺﷺﷺ漢字漢字漢字漢字漢字漢字漢字',
      }[size]
      await page.getByLabel('Your name').fill('W'.repeat(21))
      await page.getByRole('button', { name: 'Sit down' }).click()
      await page.getByText('Names have at most 20 letters.').waitFor()
      await page.getByLabel('Your name').fill(name)
      await page.getByRole('button', { name: 'Sit down' }).click()
      await page.getByText('Around the table').waitFor()
      await owner.page.getByText(name, { exact: true }).first().waitFor()
      await picture(owner.page, `names-${size}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(SIZES[size].width)
    }
  })
})
