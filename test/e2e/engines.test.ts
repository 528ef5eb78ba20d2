// Plays a game of each kind to its end in WebKit and in Firefox, and reviews it; and a lesson in each.
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test as withoutGuests } from 'vitest'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { shownTitleIn, titleIn } from '../kit/games.ts'
import { TEST_MS, WAIT_MS } from '../kit/patience.ts'
import { ENGINES, firefoxLaptop, guestUntil, webkitPhone, type Guest } from './engines.ts'
import { startHost, type RunningHost } from './kit.ts'
import { MISSING_PERSONS, PIECEPACK, type Presses } from './lessons.ts'
import { chairsFor, SHORT } from './short.ts'
import { WITHOUT_A_PLAN } from './playing.ts'
import { misfits, pressCalled, pressNamed, pressReadyMove, pressSomething } from './pressing.ts'

/** True within a short time: a card being turned may reach out of its place for a moment. */
const soon = <T>(look: () => Promise<T>, message?: string) =>
  expect.poll(look, { interval: 50, ...(message === undefined ? {} : { message }) })
const press = (guest: Guest, name: string) => soon(() => guest.run(pressNamed, name)).toBe(true)
const shows = (guest: Guest, selector: string) =>
  soon(() => guest.run(selector => document.querySelector(selector) !== null, selector)).toBe(true)

/** Fills the free chairs one after another with the first chair's button. */
async function fill(guest: Guest, name: string): Promise<void> {
  const free = () =>
    guest.run(
      name =>
        [...document.querySelectorAll('button')].filter(button =>
          (button.getAttribute('aria-label') ?? button.innerText).startsWith(name),
        ).length,
      name,
    )
  for (let left = await free(); left > 0; left = await free()) {
    await guest.run(pressNamed, name)
    await soon(free).toBeLessThan(left)
  }
}

/** Plays a lesson from first to last step and checks the layout at each. */
async function learn(guest: Guest, what: string, game: string, script: Presses): Promise<void> {
  const lesson = await gameEntry(game)!.lesson!.load()
  const says = (selector: string) =>
    guest.run(selector => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '', selector)
  const call = (called: { text: string; isPattern?: true; isLast?: true }) =>
    soon(() => guest.run(pressCalled, called), `${game}: ${called.text}`).toBe(true)
  for (const [at, { key, move }] of lesson.steps.entries()) {
    await soon(() => says('section.coach .step')).toMatch(new RegExp(`^${at + 1}\\s`))
    await shows(guest, 'section.coach [aria-busy=false]')
    await soon(() => guest.run(misfits), `${what}, ${game}, ${key}`).toEqual([])
    const presses = script[key]
    if (!presses && at < lesson.steps.length - 1) await press(guest, 'Next')
    for (const name of presses ?? [])
      await call(
        name instanceof RegExp
          ? { text: name.source, isPattern: true }
          : typeof name === 'string'
            ? { text: name }
            : { text: name.last, isLast: true },
      )
    if (presses && move)
      await soon(async () => guest.run(pressReadyMove, await says('section.coach p.deed'))).toBe(true)
  }
  await soon(() =>
    guest.run(() => document.querySelector<HTMLElement>('section[aria-label="Your coach"]')!.innerText),
  ).toContain('From the start')
  await guest.picture(`${what}-${game}-learnt`)
}

describe.skipIf(!ENGINES)('without Chromium', () => {
  let webkit: Guest
  let firefox: Guest
  beforeAll(async () => {
    ;[webkit, firefox] = [await webkitPhone(), await firefoxLaptop()]
  })
  const test = withoutGuests.extend<{ phone: Guest; laptop: Guest }>({
    phone: ({ signal }, use) => use(guestUntil(signal, webkit)),
    laptop: ({ signal }, use) => use(guestUntil(signal, firefox)),
  })

  for (const game of games.filter(({ isOffered }) => isOffered)) {
    const { id } = game
    const title = titleIn('en', id)
    let host: RunningHost
    let isOver = false

    test(`${title}: WebKit on a phone and Firefox on a laptop play it`, async ({ phone, laptop }) => {
      host = await startHost({
        pace: 0,
        args: ['--game', id, '--seats', String(chairsFor(game)), ...(SHORT[id] ?? [])],
      })
      await phone.goto('about:blank')
      await laptop.goto('about:blank')
      await laptop.goto(host.own)
      await press(laptop, 'Seat a person at this screen')
      await phone.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      await shows(phone, '#name')
      await phone.run(() => {
        const field = document.querySelector<HTMLInputElement>('#name')!
        field.value = 'Ben'
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      await press(phone, 'Sit down')
      await soon(() => phone.run(() => document.body.innerText)).toContain('Around the table')
      await fill(laptop, 'Seat a computer player')
      await press(laptop, 'Start the game')
      for (const [what, guest] of [
        ['webkit', phone],
        ['firefox', laptop],
      ] as const) {
        await shows(guest, '.seat-page main .game')
        await guest.picture(`${what}-${id}-seat`)
        await soon(() => guest.run(misfits), `${what}, seat`).toEqual([])
      }

      const luck = diceFromSeed(`engines ${id}`)
      const over = new Set<Guest>()
      const pressed = new Map<Guest, number>([
        [phone, 0],
        [laptop, 0],
      ])
      const address = await phone.run(() => location.href)
      const pressedLast: string[] = []
      let playing = [phone, laptop]
      const until = Date.now() + TEST_MS - WAIT_MS
      while (over.size < 2) {
        expect(Date.now(), `no result; pressed last: ${pressedLast.slice(-12).join(' · ')}`).toBeLessThan(until)
        let idle = true
        for (const guest of playing) {
          const did = await guest.run(pressSomething, luck.below(1000) / 1000)
          if (did === null) continue
          idle = false
          if (did === 'over') over.add(guest)
          else pressed.set(guest, pressed.get(guest)! + 1)
          pressedLast.push(`${guest === phone ? 'phone' : 'laptop'}: ${did}`)
        }
        if (playing.length === 2 && over.size === 0 && pressedLast.length > WITHOUT_A_PLAN) {
          playing = [laptop]
          await phone.goto('about:blank')
          const hasEnded = () => laptop.run(() => document.querySelector('#result-title') !== null)
          const handOver = () => laptop.run(pressNamed, 'Let the computer play for')
          await soon(async () => (await handOver()) || (await hasEnded())).toBe(true) // the last move may have ended it
        }
        if (over.has(laptop) && playing.length === 1) {
          await phone.goto(address)
          await shows(phone, '#result-title')
          over.add(phone)
        }
        if (idle) await setTimeout(50) // leaves the processor to the computer players, which are thinking
      }
      expect(Math.min(...pressed.values())).toBeGreaterThan(0)
      isOver = true
    })

    test(`${title}: WebKit on a phone and Firefox on a laptop review it`, async ({ phone, laptop, skip }) => {
      skip(!isOver, 'no game was played to its end')
      for (const [what, guest] of [
        ['webkit', phone],
        ['firefox', laptop],
      ] as const) {
        await guest.picture(`${what}-${id}-result`)
        await press(guest, 'Look back at the game')
        await soon(() => guest.run(() => document.body.innerText)).toContain(
          `Looking back at ${shownTitleIn('en', id)}`,
        )
        await shows(guest, '.scene')
        await soon(() => guest.run(misfits), `${what}, the end, everything`).toEqual([])
        await press(guest, 'One move back')
        await shows(guest, '.scene .pane')
        await soon(() => guest.run(misfits), `${what}, a move before the end, everything`).toEqual([])
        await guest.picture(`${what}-${id}-review`)
        await press(guest, 'The table')
        await soon(() => guest.run(() => location.hash)).toMatch(/\/table$/)
        await soon(() => guest.run(misfits), `${what}, a move before the end, the table`).toEqual([])
        await guest.picture(`${what}-${id}-review-table`)
      }

      // Without a seat, with the host's own link, the phone shows the table's view, smaller.
      await phone.run(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await phone.goto('about:blank')
      await phone.goto(host.own)
      await shows(phone, '.seat-page .public')
      await phone.picture(`webkit-${id}-watching`)
      await soon(() => phone.run(misfits), 'watching').toEqual([])
      await host.kill()
    })
  }

  test('a phone with WebKit learns one game, a laptop with Firefox another', async ({ phone, laptop }) => {
    const host = await startHost({ pace: 0 })
    for (const guest of [phone, laptop]) await guest.goto('about:blank')
    await phone.goto(`${host.url}#learn=missing-persons`)
    await laptop.goto(`${host.url}#learn=piecepack-deduction`)
    await Promise.all([
      learn(phone, 'webkit', 'missing-persons', MISSING_PERSONS),
      learn(laptop, 'firefox', 'piecepack-deduction', PIECEPACK),
    ])
    await host.kill()
  })
})
