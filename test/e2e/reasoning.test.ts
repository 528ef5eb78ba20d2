// Tests Hunch's conclusions in real browsers: the proving notebook, hints, and the review of a finished game.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { shownTitleIn, titleIn } from '../kit/games.ts'
import {
  accessible,
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  freshFolder,
  moreOptions,
  picture,
  seatPeople,
  settled,
  SIZES,
  sitDown,
  startHost,
  type RunningHost,
} from './kit.ts'
import { SHORT } from './short.ts'

type Device = Awaited<ReturnType<typeof device>>

describe.skipIf(CHROMIUM === null)('reasoning', () => {
  for (const game of games.filter(({ isOffered }) => isOffered)) {
    const { id } = game
    const title = titleIn('en', id)
    const seats = Math.min(game.seats[1], Math.max(3, game.seats[0]))
    let host: RunningHost
    let seat: Device
    let phone: Device
    let moves = 0

    test(`${title}: the notebook proves, and a hint gives its reasons`, async () => {
      host = await startHost({
        pace: 0,
        args: ['--game', id, '--seats', String(seats), ...(SHORT[id] ?? [])],
      })
      const chromium = await browser()
      seat = await device(chromium, 'seat')
      const { page } = seat
      await page.goto(host.own)
      await moreOptions(page)
      await page.getByText('Proves what follows', { exact: true }).click()
      await page.getByText('On request', { exact: true }).click()
      await seatPeople(page, 1)
      phone = await device(chromium, 'phone')
      await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      await sitDown(phone.page, 'Ben')
      await fillWithComputers(page)
      await picture(page, `${id}-levels`)
      await accessible(page, 'lobby with levels, proofs and hints')
      await page.getByRole('button', { name: 'Start the game' }).click()

      // The notebook and a hint, at the deal. Proofs come from the worker, under the host's content security policy.
      await page.getByRole('button', { name: 'What could I conclude?' }).click()
      await expect.poll(() => page.locator('section.hint').innerText()).toMatch(/\S/)
      await settled(page)
      await picture(page, `${id}-proof-seat`)
      await accessible(page, `${title}: a proving notebook`)
      await phone.page
        .getByRole('button', { name: 'Notebook', exact: true })
        .or(phone.page.getByRole('tab', { name: 'Notebook', exact: true }))
        .click()
      await settled(phone.page)
      await picture(phone.page, `${id}-proof-phone`)
      await accessible(phone.page, `${title}: a proving notebook on a phone`)
      expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        SIZES.phone.width,
      )

      // While asking why, the sheet stays under the finger: longer text may push it down, shorter text never lets it up.
      const why = phone.page.locator('.why button')
      await why.click()
      await phone.page.locator('.why.unfolded').waitFor()
      const sheetTop = () =>
        phone.page
          .locator('.notebook [role=grid]:visible')
          .first()
          .evaluate(grid => (grid as HTMLElement).offsetTop)
      const tops = [await sheetTop()]
      for (let nth = 0; nth < 6; nth++) {
        await phone.page
          .locator('.notebook [role=grid]:visible button:not(:disabled, [aria-disabled=true])')
          .nth(nth * 3)
          .click()
        await settled(phone.page)
        tops.push(await sheetTop())
      }
      expect(tops).toEqual([...tops].sort((a, b) => a - b))
      await picture(phone.page, `${id}-why-phone`)
      await accessible(phone.page, `${title}: asking why on a phone`)
      await why.click()
      await phone.page.locator('.why:not(.unfolded)').waitFor()
    })

    test(`${title}: a finished game can be reviewed`, async () => {
      const { page } = seat
      // Both leave their seats: computers play to the end, watched from the table's view.
      for (const one of [phone.page, page]) {
        await one.getByRole('button', { name: 'Menu' }).click()
        await one.getByRole('button', { name: 'Stand up and leave the seat' }).click()
        await one
          .locator('dialog[open]')
          .getByRole('button', { name: /^Stand up/ })
          .last()
          .click()
      }
      await page.getByRole('button', { name: 'Look back at the game' }).waitFor()
      await page.getByRole('button', { name: 'Look back at the game' }).click()
      await page.getByRole('heading', { name: `Looking back at ${shownTitleIn('en', id)}` }).waitFor()
      await expect.poll(() => page.getByText(/^Working it out/).count()).toBe(0)
      expect(await page.getByText('This could not be worked out.').count()).toBe(0)
      moves = Number(/of (\d+)/.exec(await page.locator('output').innerText())![1])
      await page.keyboard.press('End') // it opens where the game turned
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => page.url()).toContain(`/${moves - 1}/all`)
      await picture(page, `${id}-review-everything`)
      await accessible(page, `${title}: looking back, everything`)
      await page.keyboard.press('Home')
      await page.locator('.eyes button').nth(1).click()
      await expect.poll(() => page.url()).toMatch(/\/0\/1$/)
      await page.locator('.eyes button').first().click()
      await page.getByRole('button', { name: 'One move on' }).click()
      await expect.poll(() => page.url()).toMatch(/\/1\/table$/)
      const closed = page.locator('details:not([open]) > summary')
      while ((await closed.count()) > 0) await closed.first().click()
      await picture(page, `${id}-review-table`)
      await accessible(page, `${title}: looking back, the table`)

      // The address can be shared with everybody at the table.
      await phone.page.goto(page.url())
      await phone.page.reload()
      await expect.poll(() => phone.page.locator('output').innerText()).toBe(`Move 1 of ${moves}`)
      await picture(phone.page, `${id}-review-phone`)
      await accessible(phone.page, `${title}: looking back on a phone`)
      expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        SIZES.phone.width,
      )
    })

    test(`${title}: a saved game can be opened anywhere, and any other file is refused with a sentence`, async ({
      skip,
    }) => {
      skip(moves === 0, 'no game was played to its end')
      const { page } = seat
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save to a file' }).click()
      const saved = join(freshFolder(), 'saved.jsonl')
      await (await download).saveAs(saved)
      const header = JSON.parse(readFileSync(saved, 'utf8').split('\n')[0]!) as { game: string; players: string[] }
      expect(header.game).toBe(id)
      expect(header.players).toHaveLength(seats)

      const home = await device(await browser(), 'seat')
      await home.page.goto(host.own) // the key brings its browser to the table, and it stays in it
      await home.page.getByText('Menu').waitFor()
      await home.page.goto(`http://127.0.0.1:${host.port}/`)
      await home.page.getByRole('button', { name: `Look back at ${shownTitleIn('en', id)}` }).waitFor()
      await accessible(home.page, 'home with past games')
      const field = home.page.locator('input[type=file]')
      await field.setInputFiles(saved)
      await expect.poll(() => home.page.locator('output').innerText()).toBe(`Move ${moves} of ${moves}`)
      for (const [text, sentence] of [
        ['not a record', 'This is no record of Hunch: line 1'],
        [readFileSync(saved, 'utf8').replace(/"rules":\d+/, '"rules":999'), 'This record was made with rules 999'],
        [
          readFileSync(saved, 'utf8').replace(/"game":"[^"]*"/, '"game":"chess"'),
          'This Hunch does not know the game “chess”.',
        ],
      ] as const) {
        await home.page.goto(`http://127.0.0.1:${host.port}/`)
        const path = join(freshFolder(), 'bad.jsonl')
        writeFileSync(path, text)
        await home.page.locator('input[type=file]').setInputFiles(path)
        await home.page.getByText(sentence).waitFor()
      }
      await home.page.goto(`http://127.0.0.1:${host.port}/`)
      await home.page.getByRole('button', { name: `Delete ${shownTitleIn('en', id)}` }).click()
      await home.page.locator('dialog[open]').getByRole('button', { name: 'Delete', exact: true }).click()
      await expect
        .poll(() => home.page.getByRole('button', { name: `Look back at ${shownTitleIn('en', id)}` }).count())
        .toBe(0)
      for (const one of [seat, phone, home]) expect(one.faults).toEqual([])
    })
  }
})
