// Tests handing a table over to another host in real browsers: owner, phone and TV follow by themselves, and the game continues.
import { describe, expect, test } from 'vitest'
import {
  accessible,
  actByHand,
  arrange,
  browser,
  CHROMIUM,
  device,
  handOf,
  handOn,
  picture,
  playToTheEnd,
  sitDown,
  startHost,
  textOf,
} from './kit.ts'

describe.skipIf(CHROMIUM === null)('handing a table over', () => {
  test('owner, phone and TV follow in the middle of a game and play on at the other host', async () => {
    const [before, after] = [await startHost(), await startHost()]
    const chromium = await browser()
    const [ana, ben, tv, cleo] = [
      await device(chromium, 'seat'),
      await device(chromium, 'phone'),
      await device(chromium, 'table'),
      await device(chromium, 'seat'),
    ]
    await ana.page.goto(before.own)
    await arrange(ana.page, { chairs: 2 })
    await ana.page.getByRole('button', { name: /^Seat a person at this screen/ }).first().click() // prettier-ignore
    await ben.page.goto(`http://127.0.0.1:${before.port}/#join=${before.joinCode}`)
    await sitDown(ben.page, 'Ben')
    await tv.page.goto(`http://127.0.0.1:${before.port}/#table=${before.joinCode}`)
    await ana.page.getByRole('button', { name: 'Start the game' }).click()
    const players = [ana, ben]
    for (const { page } of players) await handOn(page).getByRole('button').first().waitFor()
    for (const { page } of players) await actByHand(page, { names: false })
    await ben.page.waitForTimeout(300)
    const hands = await Promise.all(players.map(({ page }) => handOf(page)))

    // Cleo's computer shows a code.
    await cleo.page.goto(after.own)
    await cleo.page.goto(`http://127.0.0.1:${after.port}/`)
    await cleo.page.getByRole('button', { name: 'Take a table over' }).click()
    const code = await cleo.page.getByRole('dialog').getByRole('definition').last().innerText()
    expect(code).toMatch(/^[A-Z]{4}$/)
    await accessible(cleo.page, 'taking a table over')
    await picture(cleo.page, 'take-over')

    // Ana types it, wrong at first.
    await ana.page.getByRole('button', { name: 'Menu' }).click()
    await ana.page.getByRole('button', { name: 'Hand the table over' }).click()
    const address = ana.page.getByLabel('Address of the other computer')
    const letters = ana.page.getByLabel('The four letters it shows')
    await address.fill(`127.0.0.1:${after.port}`)
    await letters.fill(code === 'BABA' ? 'DADA' : 'BABA')
    await letters.press('Enter')
    await ana.page.getByText(/Those are not the letters the other computer shows now/).waitFor()
    await accessible(ana.page, 'handing the table over')
    await picture(ana.page, 'hand-over')
    await letters.fill(code.toLowerCase())
    await letters.press('Enter')

    for (const { page } of [...players, tv]) await page.waitForURL(url => url.port === String(after.port))
    for (const { page } of players) {
      const moved = page.getByText('The table is at another computer now.')
      await moved.waitFor()
      // A press on the sentence reaches the element under it.
      const reached = moved.evaluate(sentence => {
        const { left, top, width, height } = sentence.getBoundingClientRect()
        return sentence.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(await reached).toBe(false)
      await handOn(page).waitFor()
      expect(new URL(page.url()).hash).toBe('#at')
    }
    expect(await Promise.all(players.map(({ page }) => handOf(page)))).toEqual(hands)
    await tv.page.getByRole('region', { name: 'Mind Reader' }).waitFor()
    await cleo.page.getByText('The table is here.').waitFor()

    // The first host is no longer needed.
    await before.kill()
    await ben.page.reload()
    await handOn(ben.page).waitFor()
    expect((await handOf(ben.page)).toString()).toBe(hands[1]!.toString())
    const did = await playToTheEnd([ana.page, ben.page], { rounds: 1 })
    expect(did.length).toBeGreaterThan(0)
    expect(await textOf(tv.page)).toMatch(/wins|won/i)
    for (const { page } of players) await page.getByText(/This deal was fair: .*yours checked it/).first().waitFor() // prettier-ignore
    for (const { faults } of [...players, tv, cleo]) expect(faults).toEqual([])
  })
})
