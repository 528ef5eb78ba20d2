// Tests a phone that scanned the code, alone with computer players.
import { describe, expect, test } from 'vitest'
import { refusalWords } from '../../shared/words/en/refusals.ts'
import { Person } from '../host/kit.ts'
import { inspectAll } from './found.ts'
import {
  arrange,
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  playToTheEnd,
  seatPeople,
  sitDown,
  startHost,
} from './kit.ts'

describe.skipIf(CHROMIUM === null)('a phone', () => {
  test('is seated in at most five seconds and three taps, and plays to the end', async () => {
    const host = await startHost()
    const chromium = await browser()
    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    await laptop.page.getByText('Around the table').waitFor()
    await arrange(laptop.page, { chairs: 3 })

    const { page, faults } = await device(chromium, 'phone')
    const began = performance.now()
    await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ana') // one tap into the field, one on the button
    expect(performance.now() - began).toBeLessThan(5000)
    await laptop.page.getByText('Ana').first().waitFor()
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.hand .pick').first().waitFor()
    await playToTheEnd([page])
    await page.locator('.game .result').waitFor() // it shows every secret
    expect(faults).toEqual([])
  })

  test('without the code types it, wrong and then right, and gets a seat', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'phone')
    await page.goto(`http://127.0.0.1:${host.port}/`)
    await page.getByRole('button', { name: 'Sit down at this table' }).click()
    await page.getByLabel('Your name').fill('Ben')
    for (const code of ['QQQQ', host.joinCode]) {
      await page.getByLabel('Join code').fill(code)
      await page.getByRole('button', { name: 'Sit down' }).click()
      if (code === 'QQQQ') await page.getByText(refusalWords['wrong-code']).waitFor()
    }
    await page.getByText('Around the table').waitFor()
    await page.reload()
    await page.getByText('Around the table').waitFor()
  })

  test('gets in by QR code while codes are refused; one that types the code is told to scan it', async () => {
    const host = await startHost()
    const laptop = await device(await browser(), 'seat')
    await laptop.page.goto(host.own)
    await laptop.page.getByText('Around the table').waitFor()
    for (let guess = 0; guess < 20; guess++) await expect(new Person().open(host, { code: 'QQQQ' })).rejects.toThrow()
    const typing = await device(await browser(), 'phone')
    await typing.page.goto(`http://127.0.0.1:${host.port}/`)
    await typing.page.getByRole('button', { name: 'Sit down at this table' }).click()
    await typing.page.getByLabel('Your name').fill('Ben')
    await typing.page.getByLabel('Join code').fill(host.joinCode)
    await typing.page.getByRole('button', { name: 'Sit down' }).click()
    await typing.page.getByText(refusalWords['too-many-codes']).waitFor()
    const scanning = await device(await browser(), 'phone')
    await scanning.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}.${host.linkKey}`)
    await sitDown(scanning.page, 'Ana')
    await laptop.page.getByText('Ana').first().waitFor()
    expect(scanning.page.url()).not.toContain(host.linkKey)
  })

  test('every button that plays is at least 48 pixels high', async () => {
    const host = await startHost()
    const chromium = await browser()
    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    await arrange(laptop.page, { chairs: 2 })
    const { page } = await device(chromium, 'phone')
    await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ana')
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.hand .pick').first().click()
    await page.locator('.last > .deed').click()
    await page.locator('.deeds .choice button').first().waitFor()
    const heights = await inspectAll(page.locator('.deeds button:visible, .last > .deed:visible'), buttons =>
      buttons.map(button => button.getBoundingClientRect().height),
    )
    expect(heights.length).toBeGreaterThan(2)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48)
  })

  test('shows in full whose turn it is, whatever the game’s name', async () => {
    const host = await startHost({ args: ['--game', 'piecepack-deduction', '--seats', '3'] })
    const chromium = await browser()
    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 2)
    const { page } = await device(chromium, 'phone')
    await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ana')
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    const status = page.locator('.status')
    await status.waitFor()
    if ((await status.innerText()) === 'Your turn') {
      await page.getByRole('button', { name: 'Choose Diamond' }).click()
      await page.locator('.tray .what button').last().click()
      await page.locator('.tray .deed').click()
      await page.locator('.pass').click()
    }
    await expect.poll(() => status.innerText()).toMatch(/^(Diamond|Circle)’s turn$/)
    expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  })

  test('shows the tiles on the piecepack’s rules page in one row', async () => {
    const host = await startHost({ args: ['--game', 'piecepack-deduction', '--seats', '3'] })
    const { page } = await device(await browser(), 'phone')
    await page.goto(host.own)
    await page.getByRole('button', { name: 'Rules of the game' }).click()
    const tiles = page.locator('dialog[open] figure').first().locator('.tile')
    await tiles.first().waitFor()
    const tops = await inspectAll(tiles, all => all.map(tile => Math.round(tile.getBoundingClientRect().top)))
    expect(tops).toEqual([tops[0], tops[0], tops[0], tops[0]])
  })
})
