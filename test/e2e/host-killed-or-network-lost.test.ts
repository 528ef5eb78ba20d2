// Tests reconnecting in real browsers: a host killed mid-game, a network that fails, a page reloaded.
import { describe, expect, test } from 'vitest'
import {
  actByHand,
  arrange,
  browser,
  CHROMIUM,
  device,
  handOf,
  picture,
  playToTheEnd,
  reload,
  sitDown,
  startHost,
  textOf,
  timeOf,
} from './kit.ts'

/** Ana at the host's own screen and Ben on a phone, with a game of one hand dealt. */
async function anaAndBen() {
  const host = await startHost()
  const chromium = await browser()
  const ana = await device(chromium, 'seat')
  await ana.page.goto(host.own)
  await arrange(ana.page, { chairs: 2 })
  await ana.page
    .getByRole('button', { name: /^Seat a person at this screen/ })
    .first()
    .click()
  const ben = await device(chromium, 'phone')
  await ben.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
  await sitDown(ben.page, 'Ben')
  await ana.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of [ana, ben]) await page.locator('.hand .pick').first().waitFor()
  return { host, ana, ben }
}

describe.skipIf(CHROMIUM === null)('reconnecting', () => {
  test('a killed host continues at the last acknowledged move, and everybody reconnects', async () => {
    const { host, ana, ben } = await anaAndBen()
    for (const { page } of [ana, ben]) await actByHand(page, { names: false })
    await Promise.race([ana, ben].map(({ page }) => page.locator('.status.lamp').waitFor()))
    for (const { page } of [ana, ben]) await actByHand(page, { names: false })
    await ben.page.waitForTimeout(300)
    const before = await Promise.all([ana, ben].map(({ page }) => handOf(page)))
    await host.kill()
    const lost = [ana, ben].map(({ page }) => page.getByText(/No connection since/))
    for (const banner of lost) await banner.waitFor()
    await picture(ben.page, 'phone-connection-gone')
    await picture(ana.page, 'seat-connection-gone')
    // The banner covers neither the menu nor the cards.
    await ben.page.getByRole('button', { name: 'Menu' }).click()
    await ben.page.getByRole('button', { name: 'Close' }).click()
    const again = await startHost({ data: host.data, port: host.port })
    expect([again.port, again.joinCode]).toEqual([host.port, host.joinCode])
    for (const banner of lost) await banner.waitFor({ state: 'hidden' })
    for (const { page } of [ana, ben]) await page.locator('.hand .place').first().waitFor()
    expect(await Promise.all([ana, ben].map(({ page }) => handOf(page)))).toEqual(before)
    expect(before.every(cards => cards.length >= 2)).toBe(true)
    const did = await playToTheEnd([ana.page, ben.page], { rounds: 1 })
    expect(did.length).toBeGreaterThan(0)
    await picture(ana.page, 'continued-result')
  })

  test('a lost network shows the player as away; the seat is back within a second of its return', async () => {
    const { ana, ben } = await anaAndBen()
    const greetedBy: string[] = []
    ben.page.on('websocket', socket =>
      socket.on('framesent', ({ payload }) => {
        const greeting = typeof payload === 'string' ? (JSON.parse(payload) as { by?: string }) : {}
        if (greeting.by !== undefined) greetedBy.push(greeting.by)
      }),
    )
    const loaded = () =>
      timeOf(async () => {
        await reload(ben.page)
        await ben.page.locator('.half.own').waitFor()
      })
    const before = await loaded()
    await actByHand(ben.page, { names: false })
    await ben.context.setOffline(true)
    await ben.page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await ana.page.getByText('Ben is away.').waitFor()
    await picture(ana.page, 'away')
    await ben.context.setOffline(false)
    const took = await timeOf(() => ana.page.getByText('Ben is away.').waitFor({ state: 'hidden' }))
    expect(greetedBy).toEqual(['device', 'resumption']) // on loading, and again without a key exchange
    // On a busy machine everything takes longer; a page loaded before and after says how much.
    expect(took).toBeLessThan(Math.max(1000, 2 * before, 2 * (await loaded())))
  })

  test('a page that is reloaded keeps its seat', async () => {
    const { ben } = await anaAndBen()
    const before = await handOf(ben.page)
    await ben.page.reload()
    await ben.page.locator('.hand .pick').first().waitFor()
    expect(await handOf(ben.page)).toEqual(before)
    expect(await textOf(ben.page)).toContain('Mind Reader')
  })

  test('if somebody stays away the others let the computer play until they return', async () => {
    const { host, ana, ben } = await anaAndBen()
    await ben.page.close()
    await ana.page.getByRole('button', { name: 'Let the computer play for Ben' }).click()
    await ana.page.getByText('The computer plays for Ben until they are back.').waitFor()
    await actByHand(ana.page, { names: false })
    await ana.page.locator('.status.lamp').waitFor() // Ben's computer hid a card, and played if it was its turn
    const back = await ben.context.newPage()
    await back.goto(`http://127.0.0.1:${host.port}/`)
    await back.locator('.hand .place').first().waitFor()
    await ana.page.getByText('The computer plays for Ben until they are back.').waitFor({ state: 'hidden' })
  })
})
