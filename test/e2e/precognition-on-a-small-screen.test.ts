// Tests the layout of Precognition in a real browser: the longest prediction fits the smallest screen.
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, fillWithComputers, seatPeople, SIZES, sitDown, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('Precognition on a small screen', () => {
  test('51 letters, written on a phone, fit the button that writes them down', async () => {
    const host = await startHost({ args: ['--game', 'precognition', '--seats', '2', '--option', 'hands=whole deck'] })
    const chromium = await browser()
    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    const { page, faults } = await device(chromium, 'phone')
    await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ben')
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    const strip = page.getByRole('group', { name: /^Your prediction/ })
    await strip.waitFor()
    for (let letter = 0; letter < 60; letter++) await strip.press(letter % 2 ? 'ArrowDown' : 'ArrowUp')
    expect(await strip.getByRole('button').count()).toBe(51)
    const deed = page.getByRole('button', { name: /^Write / })
    expect(await deed.evaluate(button => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width)
    expect(faults).toEqual([])
  })

  test('in a review, the row is as high as the screen allows', async () => {
    const host = await startHost({
      pace: 0,
      args: ['--game', 'precognition', '--seats', '2', '--option', 'ties=share', '--option', 'hands=ten each'], // a hand of 26 needs two rows
    })
    const { page, faults } = await device(await browser(), 'seat')
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Stand up and leave the seat' }).click()
    await page
      .locator('dialog[open]')
      .getByRole('button', { name: /^Stand up/ })
      .last()
      .click()
    await page.getByRole('button', { name: 'Look back at the game' }).click()
    await page.getByRole('group', { name: 'The row' }).getByRole('list').first().waitFor()
    // After the second card, where no prediction has come true yet, which would be a second line above the row.
    await page.keyboard.press('Home')
    for (let move = 0; move < 4; move++) await page.keyboard.press('ArrowRight')
    for (const eyes of ['The table', 'Ada']) {
      await page.getByRole('button', { name: eyes }).first().click()
      await expect
        .poll(
          async () =>
            (await page.getByRole('group', { name: 'The row' }).getByRole('list').first().boundingBox())?.height ?? 0,
          { message: eyes },
        )
        .toBeGreaterThan(SIZES.seat.height / 5) // the whole table is drawn at three quarters
    }
    expect(faults).toEqual([])
  })
})
