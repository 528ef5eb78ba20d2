// Plays one evening at one table: all five games, on a laptop, a phone and a TV, with reloads, lost lines and a killed host.
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { shownTitleIn, titleIn } from '../kit/games.ts'
import {
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  moreOptions,
  picture,
  seatPeople,
  setChairs,
  sitDown,
  startHost,
  type RunningHost,
} from '../e2e/kit.ts'
import { leaveItToComputers, playOut } from '../e2e/playing.ts'

type Device = Awaited<ReturnType<typeof device>>

/** Moves after which the test leaves the rest of a game to the computers. */
const PATIENCE = 60
/** Moves before the trouble in the middle of a game. */
const BEFORE_TROUBLE = 4

describe.skipIf(CHROMIUM === null)('an evening', () => {
  let host: RunningHost
  let laptop: Device
  let phone: Device
  let tv: Device
  const played: string[] = []
  let peopleHere = 1 // at the laptop

  test('a laptop opens the table, a phone sits down at it, and a TV shows it', async () => {
    host = await startHost({ pace: 30 })
    const chromium = await browser()
    laptop = await device(chromium, 'seat')
    phone = await device(chromium, 'phone')
    tv = await device(chromium, 'table')
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 1)
    await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(phone.page, 'Ben')
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await tv.page.getByText(host.joinCode).or(tv.page.getByRole('heading')).first().waitFor()
    await tv.page.evaluate(() => Object.assign(window, { firstPage: document.getElementById('page') }))
  })

  // Prints what every screen showed when the test failed.
  beforeEach(({ onTestFailed }) =>
    onTestFailed(async () => {
      for (const [name, { page }] of Object.entries({ laptop, phone, tv })) await picture(page, `evening-${name}`)
    }),
  )

  /** The owner chooses the next game at the laptop, computers take the free chairs, and it begins. */
  async function start(
    id: string,
    { chairs, joinHere = 0, options = [] }: { chairs: number; joinHere?: number; options?: string[] },
  ) {
    const { page } = laptop
    if (played.length > 0) await page.getByRole('button', { name: 'Another game' }).click()
    await page.getByRole('radio', { name: shownTitleIn('en', id) }).check({ force: true })
    await moreOptions(page)
    for (const option of options) await page.getByText(option, { exact: true }).click()
    await setChairs(page, chairs)
    if (joinHere > 0) await seatPeople(page, joinHere)
    peopleHere += joinHere
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Rules of the game' }).click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Start / }).click()
    for (const { page } of [laptop, phone]) await page.getByRole('main').first().waitFor()
    await tv.page.getByText(shownTitleIn('en', id)).first().waitFor()
    played.push(id)
  }

  /** Both play to the end. Every screen shows the result with the proof of the deal. */
  async function finish(id: string): Promise<void> {
    const { over } = await playOut([laptop.page, phone.page], { seed: id, most: PATIENCE })
    if (!over) await leaveItToComputers(laptop.page, phone.page, { seed: id, people: peopleHere })
    await tv.page.getByText('The host and two devices shuffled this deal, and its numbers are right.').waitFor()
    for (const { page } of [laptop, phone])
      await page
        .getByText('This deal was fair: two devices shuffled it, and yours checked it.')
        .waitFor({ state: 'attached' })
    for (const { faults } of [laptop, phone, tv]) expect(faults).toEqual([])
  }

  const both = () => [laptop.page, phone.page] as const
  const press = (pages: readonly Page[], id: string) => playOut(pages, { seed: `${id} begins`, most: BEFORE_TROUBLE })

  test('Missing Persons: a phone loses its connection and a chunk, and gets its seat back', async () => {
    await start('missing-persons', { chairs: 2 })
    await press(both(), 'missing-persons')
    await phone.context.setOffline(true)
    await phone.page.evaluate(() => window.dispatchEvent(new Event('offline')))
    await phone.page.evaluate(() => {
      Object.assign(window, { beforeReload: true })
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    })
    await laptop.page.getByText('Ben is away.').waitFor()
    await phone.context.setOffline(false)
    await laptop.page.getByText('Ben is away.').waitFor({ state: 'hidden' })
    await finish('missing-persons')
    expect(await phone.page.evaluate(() => 'beforeReload' in window)).toBe(false)
  })

  test('Mind Reader: a phone is reloaded mid-game and keeps its seat', async () => {
    await start('mind-reader', { chairs: 3, options: ['One hand'] })
    await press(both(), 'mind-reader')
    await phone.page.reload()
    await finish('mind-reader')
  })

  test('Deduction (piecepack): two people share the laptop behind the curtain', async () => {
    await start('piecepack-deduction', { chairs: 4, joinHere: 1 })
    // The curtain is down: it asks whose turn it is, or, on the phone's turn, who wants to look meanwhile.
    const curtain = /(?:show my|look at your) cards$/
    await laptop.page.getByRole('button', { name: curtain }).first().waitFor()
    await finish('piecepack-deduction')
  })

  test('Precognition: the host is killed mid-game, and the game continues where it was', async () => {
    await start('precognition', { chairs: 4 })
    await press(both(), 'precognition')
    await host.kill()
    for (const page of both()) await page.getByText(/No connection since/).waitFor()
    host = await startHost({ data: host.data, port: host.port, pace: 30 })
    for (const page of both()) await page.getByText(/No connection since/).waitFor({ state: 'hidden' })
    await finish('precognition')
  })

  test('Deduction (communal): everybody looks for the hidden card together', async () => {
    await start('communal-deduction', { chairs: 5 })
    await finish('communal-deduction')
  })

  // A game added later is played, too.
  const WITH_TROUBLE = ['missing-persons', 'mind-reader', 'piecepack-deduction', 'precognition', 'communal-deduction']
  for (const { id, seats } of games.filter(game => game.isOffered && !WITH_TROUBLE.includes(game.id)))
    test(`${titleIn('en', id)}: from the lobby to its result`, async () => {
      await start(id, { chairs: Math.min(seats[1], Math.max(3, seats[0])) })
      await finish(id)
    })

  test('the TV was only ever updated, never drawn from scratch again', async () => {
    expect(await tv.page.evaluate(() => Reflect.get(window, 'firstPage') === document.getElementById('page'))).toBe(
      true,
    )
  })

  test('the table counts every game of the evening', async () => {
    const score = laptop.page.getByRole('table', { name: /^This evening/ })
    await score.getByText(new RegExp(`\\b${played.length} games`)).waitFor()
  })
})
