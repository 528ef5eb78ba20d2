// Move clocks over real sockets: their settings, the computer's moves for late players, bad Wi-Fi, and what screens
// get.
import { expect, test } from 'vitest'
import { TableChangeEmitter } from '../../../main/host/openTable/tableChanges.ts'
import type { Host } from '../../../main/host/index.ts'
import type { Presence } from '../../../main/host/openTable/presence.ts'
import type { Table } from '../../../main/host/table/table.ts'
import { TableTimekeeper } from '../../../main/host/openTable/tableTimekeeper.ts'
import { diceFromSeed, fillOfferAtRandom, parseRecord, type Offer, type Seat } from '../../../shared/engine/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { eventsIn, folder, host, Person, tableFor } from '../kit.ts'
import { movableTime } from '../../kit/time.ts'

const SOON = { interval: 20 }

type Kept = 'gentle' | 'strict'

/**
 * Ana and Ben sit, the owner does not; clocks are on, and so is the game. In the default game Ben has hidden
 * his card, and Ana is to hide hers.
 */
async function evening(at: Host, kept: Kept, { seconds = 1, game = 'mind-reader' } = {}) {
  const owner = await tableFor(at, game, 2)
  await owner.ask({ type: 'set', time: { kept, seconds } }, 'table')
  const { code } = at.room.table!
  const [ana, ben] = [await new Person().come(at), await new Person().come(at)]
  await ana.sit(code, 'Ana', 0)
  await ben.sit(code, 'Ben', 1)
  await owner.ask({ type: 'start' }, 'view')
  const tv = await new Person(owner.device).come(at, { display: true })
  const people = [ana, ben] as const
  if (game === 'mind-reader') await ben.ask(someMove(at, 1), 'news')
  const seat = () => (at.room.table!.view(null) as unknown as { toMove: Seat[] }).toMove[0]!
  return { owner, ana, ben, tv, people, seat }
}

const clocksOf = (person: Person) => person.last('clocks')?.clocks ?? []
const steps = (at: Host, seat: Seat) => at.room.table!.play.offers(seat).step
const movedFor = (person: Person) => person.last('table')!.table.movedFor

/** The first valid move of a seat. */
function someMove(at: Host, seat: Seat) {
  const { offers, step } = at.room.table!.play.offers(seat) as unknown as { offers: Offer[]; step: number }
  return { type: 'move', seat, step, move: fillOfferAtRandom(offers[0]!, diceFromSeed(1)) }
}

test('there are no clocks unless the table is set so, and only before the game', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 2)
  expect(owner.last('table')!.table.time).toBeUndefined()
  await owner.ask({ type: 'set', time: { kept: 'gentle', seconds: 30 } }, 'table')
  expect(owner.last('table')!.table.time).toEqual({ kept: 'gentle', seconds: 30 })
  await owner.ask({ type: 'set', hints: true }, 'table')
  expect(owner.last('table')!.table.time).toEqual({ kept: 'gentle', seconds: 30 })
  await owner.ask({ type: 'set', time: null }, 'table')
  expect(owner.last('table')!.table.time).toBeUndefined()
  await owner.sit(null, 'Ana', 0)
  owner.say({ type: 'computer', chair: 1 })
  await owner.ask({ type: 'start' }, 'view')
  expect(owner.heard.filter(({ type }) => type === 'clocks')).toEqual([])
})

test('with strict clocks the computer moves for a late player, who keeps the seat; all see it', async () => {
  const data = folder()
  const at = await host({ data })
  const { ana, ben, tv, owner, people, seat } = await evening(at, 'strict')
  const late = seat()
  const before = steps(at, late)
  await expect.poll(() => movedFor(tv), SOON).toBe(late)
  expect(steps(at, late)).toBe(before + 1)
  for (const screen of [ana, ben, owner]) await expect.poll(() => movedFor(screen), SOON).toBe(late)
  const { device, kind, substituted } = ana.last('table')!.table.chairs[late]!
  expect({ kind, substituted }).toEqual({ kind: 'person', substituted: false })
  expect(device).toBe(people[late]!.last('welcome')!.mark)
  expect(eventsIn(`${data}/tables/${at.room.table!.id}.jsonl`).at(-1)).toMatchObject({
    type: 'moved',
    seat: late,
    outOfTime: true,
  })
  // The next player moves: the note is gone.
  const next = seat()
  await people[next]!.ask(someMove(at, next), 'news')
  await expect.poll(() => movedFor(tv), SOON).toBeUndefined()
})

test('a record lists the computer’s moves for late players, also after a restart', async () => {
  const data = folder()
  const before = await host({ data })
  const { people, seat } = await evening(before, 'strict', { game: 'blank', seconds: 2 })
  const late = seat()
  await expect.poll(() => movedFor(people[late]!), SOON).toBe(late)
  await before.stop()

  const at = await host({ data })
  at.room.resumeUnfinished()
  for (const person of people) await person.come(at)
  const toMove = () => (at.room.table!.view(null) as unknown as { toMove: Seat[] }).toMove
  for (let next = toMove()[0]; next !== undefined; next = toMove()[0])
    await people[next]!.ask(someMove(at, next), 'news')
  const [ended] = at.room.table!.evening
  const { text } = await people[0].ask({ type: 'record', game: ended!.id }, 'record')
  const record = parseRecord(text)
  expect(record.outOfTime).toEqual([1]) // by chance it is the last as well
  expect(record.log[0]![0]).toBe(late)
})

test('a player in time moves for themselves, also a moment after the lamp is out', async () => {
  const at = await host({ pace: 60_000 }) // the computer is slow
  const { people, seat, tv } = await evening(at, 'strict')
  const late = seat()
  await expect.poll(() => clocksOf(tv), SOON).toEqual([{ seat: late, left: 0, runs: false, presses: 2 }])
  await people[late]!.ask(someMove(at, late), 'news')
  expect(movedFor(tv)).toBeUndefined()
})

test('more time given while the computer thinks leaves the move to its player', async () => {
  const passes = movableTime()
  const at = await host({ pace: 1500 })
  const { people, seat, tv } = await evening(at, 'strict', { seconds: 3 })
  const late = seat()
  await expect.poll(() => clocksOf(tv)[0]?.left, SOON).toBe(0)
  const before = steps(at, late)
  people[1 - late]!.say({ type: 'more-time', seat: late })
  await expect.poll(() => clocksOf(tv)[0]?.runs, SOON).toBe(true)
  await passes(2000)
  expect(steps(at, late)).toBe(before)
  await people[late]!.ask(someMove(at, late), 'news')
  expect(movedFor(tv)).toBeUndefined()
})

test('with gentle clocks nothing ends, but others may nudge a late player, within limits', async () => {
  const at = await host()
  const { people, seat, tv, owner } = await evening(at, 'gentle')
  const late = seat()
  const other = 1 - late
  const nudge = { type: 'nudge', seat: late, by: other }
  await expect.poll(() => clocksOf(tv)[0]?.left, SOON).toBe(0)
  const before = steps(at, late)
  const heard = people[late]!.next(({ type }) => type === 'nudged')
  people[other]!.say(nudge)
  expect(await heard).toEqual({ type: 'nudged', seat: late, by: other })
  people[other]!.say(nudge)
  expect(await people[other]!.refused(nudge)).toBe('too-many-reactions')
  for (const screen of [people[other]!, tv, owner])
    expect(screen.heard.filter(({ type }) => type === 'nudged')).toEqual([])
  expect(steps(at, late)).toBe(before)
})

test('seated people give more time with a press, themselves twice a move', async () => {
  const at = await host({ pace: 60_000 })
  const { people, seat, tv } = await evening(at, 'strict', { seconds: 100 })
  const mine = seat()
  const more = { type: 'more-time', seat: mine }
  await expect.poll(() => clocksOf(tv)[0]?.left, SOON).toBeGreaterThan(90_000)
  people[mine]!.say(more)
  await expect.poll(() => clocksOf(tv)[0]?.left, SOON).toBeGreaterThan(190_000)
  expect(clocksOf(tv)[0]).toMatchObject({ presses: 1, runs: true })
  people[1 - mine]!.say(more)
  await expect.poll(() => clocksOf(tv)[0]?.left, SOON).toBeGreaterThan(290_000)
  expect(await people[1 - mine]!.refused(more)).toBe('no-more-time')
  expect(await people[mine]!.refused({ type: 'more-time', seat: 1 - mine })).toBe('no-more-time')
})

test('a device that is away loses no time, and the computer does not move for it', async () => {
  const passes = movableTime()
  const at = await host()
  const { people, seat, tv } = await evening(at, 'strict')
  const away = seat()
  const before = steps(at, away)
  await people[away]!.leave()
  await expect.poll(() => clocksOf(tv)[0]?.runs, SOON).toBe(false)
  await passes(2500)
  expect(steps(at, away)).toBe(before)
  expect(clocksOf(tv)[0]!.left).toBeGreaterThan(0)
  await people[away]!.come(at)
  await expect.poll(() => steps(at, away), SOON).toBe(before + 1)
})

test('a pause stops every clock', async () => {
  const passes = movableTime()
  const at = await host()
  const { people, seat, tv } = await evening(at, 'strict')
  const mine = seat()
  await people[mine]!.ask({ type: 'pause', seat: mine }, 'table')
  await expect.poll(() => clocksOf(tv)[0]?.runs, SOON).toBe(false)
  const before = steps(at, mine)
  await passes(2500)
  expect(steps(at, mine)).toBe(before)
  await people[mine]!.ask({ type: 'go-on' }, 'table')
  await expect.poll(() => steps(at, mine), SOON).toBe(before + 1)
})

test('a restarted host keeps the clocks’ settings, and gives the player to move the full time', async () => {
  const passes = movableTime()
  const data = folder()
  const before = await host({ data, pace: 60_000 })
  const { people, seat } = await evening(before, 'strict', { seconds: 2 })
  const mine = seat()
  await passes(1000)
  await before.stop()

  const after = await host({ data })
  after.room.resumeUnfinished()
  await passes(2500) // nobody is back yet
  await people[mine]!.come(after)
  expect(people[mine]!.last('table')!.table.time).toEqual({ kept: 'strict', seconds: 2 })
  await expect.poll(() => clocksOf(people[mine]!)[0], SOON).toMatchObject({ seat: mine, runs: true })
  expect(clocksOf(people[mine]!)[0]!.left).toBeGreaterThan(1900)
  await expect.poll(() => movedFor(people[mine]!), SOON).toBe(mine)
})

test('if several are to move at once, every audience sees the same clocks', async () => {
  const at = await host({ pace: 60_000 })
  const { ana, ben, tv } = await evening(at, 'strict', { game: 'precognition', seconds: 100 })
  const screens = [ana, ben, tv]
  const told = (person: Person) => person.heard.filter(({ type }) => type === 'clocks').map(known)
  const known = (message: HostMessage) =>
    (message as { clocks: { seat: number; runs: boolean }[] }).clocks.map(({ seat, runs }) => [seat, runs])
  await expect.poll(() => clocksOf(tv).length, SOON).toBe(2)
  const before = screens.map(person => told(person).length)
  // Ana writes her prediction, which is sent to nobody: no clock shows it.
  ana.say({ type: 'move', seat: 0, step: 0, move: { type: 'predict', letters: 'UDU' } })
  await ana.next(({ type }) => type === 'news')
  await ben.settled()
  await tv.settled()
  expect(screens.map(person => told(person).length)).toEqual(before)
  // She seals it, which everybody sees: her clock is gone, and Ben's goes on.
  ana.say({ type: 'move', seat: 0, step: 1, move: { type: 'seal' } })
  for (const person of screens) await expect.poll(() => told(person).at(-1), SOON).toEqual([[1, true]])
  const toMove = tv.heard.findLast(message => message.type === 'news' && message.toMove !== undefined)
  expect(toMove).toMatchObject({ toMove: [1] })
  expect(clocksOf(tv)[0]!.left).toBeLessThan(100_000)
})

test('the clocks of a closed table are silent: no computer moves, and no screen gets news', async () => {
  const passes = movableTime()
  const [data, faults] = [folder(), [] as unknown[]]
  const at = await host({ data, report: (...fault) => faults.push(fault) })
  const { owner, people } = await evening(at, 'strict')
  const path = `${data}/tables/${at.room.table!.id}.jsonl`
  await people[0].ask({ type: 'mark', seat: 0, at: 'h1', mark: 'out' }, 'marked')
  owner.say({ type: 'close' })
  await owner.next(({ type }) => type === 'closed')
  const [before, heard] = [eventsIn(path), people.map(person => person.heard.length)]
  await passes(2200)
  expect(eventsIn(path)).toEqual(before)
  expect(people.map((person, seat) => person.heard.slice(heard[seat]).filter(({ type }) => type === 'clocks'))).toEqual([[], []]) // prettier-ignore
  expect(faults).toEqual([])
})

test('a table that is closed at the same moment checks no clock any more', async () => {
  const waits: number[] = []
  const table = {
    chairs: [{ kind: 'person', device: 'a', substituted: false }],
    setting: { time: { kept: 'strict', seconds: 1 } },
    awaited: { no: 0, toldCount: 1, toMove: [0], hasJustNamed: false },
    paused: null,
    departure: { state: null },
  } as unknown as Table
  const screen = { signOfLife: { asked: 0, heard: 0, isAsked: false }, ask: () => {} }
  const presence = { screensOf: () => [screen], present: [] } as unknown as Presence
  const keeper = () =>
    new TableTimekeeper({
      table,
      presence,
      changes: new TableChangeEmitter(),
      time: { now: () => 0, after: ms => (waits.push(ms), () => {}) },
      report: () => {},
    })
  const [open, closed] = [keeper(), keeper()]
  closed.checkSoon()
  closed.close()
  await Promise.resolve()
  expect(waits).toEqual([])
  open.checkSoon()
  await Promise.resolve()
  expect(waits).not.toEqual([])
})
