// In long runs, plays every game the lobby offers at a table of its own: on a laptop, a phone and a TV, and behind the curtain.
// `test/evening` plays each of them once at one table. The gallery tests how the screens look.
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import { atLength } from '../kit/effort.ts'
import {
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  menuOf,
  seatPeople,
  sitDown,
  startHost,
  winnersOn,
} from './kit.ts'
import { leaveItToComputers, playOut, WITHOUT_A_PLAN } from './playing.ts'
import { SHORT } from './short.ts'

describe.skipIf(CHROMIUM === null || !atLength)('through the screens, from lobby to result', () => {
  for (const { id, seats } of games.filter(({ isOffered }) => isOffered)) {
    const title = titleIn('en', id)
    test(`${title}: a laptop, a phone, computer players and a TV`, async () => {
      const host = await startHost({
        pace: 30,
        args: ['--game', id, '--seats', String(Math.min(seats[1], Math.max(3, seats[0]))), ...(SHORT[id] ?? [])],
      })
      const chromium = await browser()
      const [laptop, phone, tv] = [
        await device(chromium, 'seat'),
        await device(chromium, 'phone'),
        await device(chromium, 'table'),
      ]
      await laptop.page.goto(host.own)
      await seatPeople(laptop.page, 1)
      await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      await sitDown(phone.page, 'Ben')
      await fillWithComputers(laptop.page)
      await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
      await laptop.page.getByRole('button', { name: 'Start the game' }).click()
      for (const { page } of [laptop, phone]) await menuOf(page).waitFor()
      const { pressed, over } = await playOut([laptop.page, phone.page], { seed: id, most: WITHOUT_A_PLAN })
      expect(pressed).toBeGreaterThan(1)
      if (!over) await leaveItToComputers(laptop.page, phone.page, { seed: id })
      await winnersOn(tv.page).waitFor()
      const fair = 'This deal was fair: two devices shuffled it, and yours checked it.'
      for (const { page } of [laptop, phone]) await page.getByText(fair).waitFor({ state: 'attached' })
      const told = tv.page.getByText('The host and two devices shuffled this deal, and its numbers are right.')
      await told.waitFor()
      expect(await told.evaluate(one => innerWidth - one.getBoundingClientRect().right)).toBeGreaterThan(0)
      for (const { faults } of [laptop, phone, tv]) expect(faults).toEqual([])
    })

    test(`${title}: two people at one screen`, async () => {
      const host = await startHost({
        pace: 30,
        args: ['--game', id, '--seats', String(Math.max(2, seats[0])), ...(SHORT[id] ?? [])],
      })
      const { page, faults } = await device(await browser(), 'seat')
      await page.goto(host.own)
      await seatPeople(page, 2)
      await fillWithComputers(page)
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.getByRole('button', { name: /show my cards$/ }).waitFor()
      const { pressed, over } = await playOut([page], { seed: `hot ${id}`, most: WITHOUT_A_PLAN })
      expect(pressed).toBeGreaterThan(1)
      if (over) await page.getByText('This deal was fair: your device and the host shuffled it').waitFor()
      expect(faults).toEqual([])
    })
  }
})
