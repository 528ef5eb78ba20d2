// A host with Electron's ciphers only: people sit down at its table with browsers and play a whole game.
import { describe, expect, test } from 'vitest'
import {
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  seatPeople,
  sitDown,
  startHost,
  winnersOn,
} from '../../e2e/kit.ts'
import { leaveItToComputers, playOut, WITHOUT_A_PLAN } from '../../e2e/playing.ts'
import { SHORT } from '../../e2e/short.ts'
import { built } from '../stand-in/start.ts'

const HOOK = new URL('../../../dist/stand-in/electronCiphers.js', import.meta.url).href

describe.skipIf(CHROMIUM === null)('a host with the ciphers that Electron has', () => {
  test('lets a phone and a TV in, and a whole game is played on it', async () => {
    built()
    const game = 'mind-reader'
    const args = ['--game', game, '--seats', '3', ...SHORT[game]!]
    const host = await startHost({ pace: 30, args, nodeArgs: ['--import', HOOK] })
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
    const { over } = await playOut([laptop.page, phone.page], { seed: 'Electron', most: WITHOUT_A_PLAN })
    if (!over) await leaveItToComputers(laptop.page, phone.page, { seed: 'Electron' })
    await winnersOn(tv.page).waitFor()
    for (const { faults } of [laptop, phone, tv]) expect(faults).toEqual([])
  })
})
