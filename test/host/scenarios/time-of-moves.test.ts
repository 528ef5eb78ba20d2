// Move clocks at a table: their settings, the computer's moves for late players, who gives more time, and what screens
// get. What counts as time is tested with the clock itself.
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../../../main/host/errors/refusal.ts'
import { LATE_MOVE_GRACE_MS } from '../../../main/host/table/moveClock.ts'
import { parseRecord } from '../../../shared/engine/index.ts'
import { HEARTBEAT_MS, type ClientMessage } from '../../../shared/wire/index.ts'
import { eventsIn } from '../kit.ts'
import { harmlessMove, makeMove, playToTheEnd, rooms, seated, type Screen } from '../roomKit.ts'

const MOVE_MS = 60_000
const OUT_MS = MOVE_MS + LATE_MOVE_GRACE_MS + HEARTBEAT_MS

/** Time passes, and the host asks its screens whether they are there. */
async function pass({ room }: Pick<ReturnType<typeof rooms>, 'room'>, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= HEARTBEAT_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(left, HEARTBEAT_MS))
    room.beat()
    for (const screen of room.connectedScreens.present) screen.ping()
  }
}

/** A game on clocks between Ana and Ben, before a TV: whose turn it is, and the other one. */
async function evening({ kept = 'strict', game = 'blank' }: { kept?: 'gentle' | 'strict'; game?: string } = {}) {
  const at = seated(2, 'ana', 'ben')
  at.owner.say({ type: 'set', game, time: { kept, seconds: MOVE_MS / 1000 } })
  at.owner.say({ type: 'start' })
  const tv = at.screen('ana').hello({ display: true })
  await vi.advanceTimersByTimeAsync(0)
  at.clear()
  const seat = (at.table.view(null) as unknown as { toMove: number[] }).toMove[0]!
  return { ...at, tv, seat, mover: at.guests[seat]!, other: at.guests[1 - seat]! }
}

const clocksOf = ({ everHeard }: Screen) =>
  everHeard.flatMap(message => (message.type === 'clocks' ? [message.clocks] : [])).at(-1) ?? []
const movedFor = (screen: Screen) => screen.last('table')?.table.movedFor

test('there are no clocks unless the table is set so', async () => {
  const at = seated(2, 'ana', 'ben')
  const time = () => at.owner.last('table')!.table.time
  at.owner.say({ type: 'set', time: { kept: 'gentle', seconds: 30 } })
  expect(time()).toEqual({ kept: 'gentle', seconds: 30 })
  at.owner.say({ type: 'set', hints: true })
  expect(time()).toEqual({ kept: 'gentle', seconds: 30 })
  at.owner.say({ type: 'set', time: null })
  expect(time()).toBeUndefined()
  at.owner.say({ type: 'start' })
  await pass(at, OUT_MS)
  expect(clocksOf(at.owner)).toEqual([])
})

test('with strict clocks the computer moves for a late player, who keeps the seat; all see it', async () => {
  const at = await evening()
  await pass(at, OUT_MS)
  expect(at.calls.moved).toBe(1) // computer players are asked
  expect([...at.table.computers()]).toMatchObject([{ seat: at.seat, isLate: true }])
  makeMove(at, harmlessMove(at))
  for (const screen of [at.owner, ...at.guests, at.tv]) expect(movedFor(screen)).toBe(at.seat)
  expect(at.table.chairs[at.seat]).toMatchObject({ kind: 'person', substituted: false })
  expect(eventsIn(join(at.data, 'tables', `${at.table.id}.jsonl`)).at(-1)).toMatchObject({
    type: 'moved',
    seat: at.seat,
    outOfTime: true,
  })
  at.other.say(harmlessMove(at)) // the next player moves: the note is gone
  expect(movedFor(at.tv)).toBeUndefined()
})

test('a record lists the computer’s moves for late players, also after a restart', async () => {
  const before = await evening()
  await pass(before, OUT_MS)
  makeMove(before, harmlessMove(before))
  before.room.end()
  const after = rooms(before)
  const table = after.room.resumeUnfinished()!
  playToTheEnd({ table })
  const owner = after.ownerScreen()
  owner.say({ type: 'record', game: table.evening[0]!.id })
  const { outOfTime, log } = parseRecord(owner.last('record')!.text)
  expect([outOfTime, log[0]![0]]).toEqual([[1], before.seat])
})

test('a player in time moves for themselves, also a moment after the lamp is out', async () => {
  const at = await evening()
  await pass(at, OUT_MS)
  expect(clocksOf(at.tv)).toEqual([{ seat: at.seat, left: 0, runs: false, presses: 2 }])
  at.mover.say(harmlessMove(at))
  expect(movedFor(at.tv)).toBeUndefined()
})

test('more time given while the computer thinks leaves the move to its player', async () => {
  const at = await evening()
  await pass(at, OUT_MS)
  const { seat, step, move } = harmlessMove(at)
  at.other.say({ type: 'more-time', seat })
  expect(() => at.table.play.moveByComputer(seat, step, move, { isLate: true })).toThrow(new Refusal('stale'))
  at.mover.say({ type: 'move', seat, step, move })
  expect(movedFor(at.tv)).toBeUndefined()
})

test('with gentle clocks nothing ends, but others may nudge a late player, within limits', async () => {
  const at = await evening({ kept: 'gentle' })
  await pass(at, OUT_MS)
  expect([...at.table.computers()]).toEqual([])
  const nudge: ClientMessage = { type: 'nudge', seat: at.seat, by: 1 - at.seat }
  const nudges = (screen: Screen) => screen.everHeard.filter(({ type }) => type === 'nudged')
  for (let nth = 0; nth < 2; nth++) at.other.say(nudge)
  expect(nudges(at.mover)).toEqual(Array.from({ length: 2 }, () => ({ ...nudge, type: 'nudged' })))
  expect(at.other.say(nudge)).toBe('too-many-reactions')
  for (const screen of [at.other, at.tv, at.owner]) expect(nudges(screen)).toEqual([])
})

test('seated people give more time with a press, which only their own presses use up', async () => {
  const at = await evening()
  const more: ClientMessage = { type: 'more-time', seat: at.seat }
  at.mover.say(more)
  expect(clocksOf(at.tv)).toEqual([{ seat: at.seat, left: 2 * MOVE_MS, runs: true, presses: 1 }])
  at.other.say(more)
  expect(clocksOf(at.tv)).toEqual([{ seat: at.seat, left: 3 * MOVE_MS, runs: true, presses: 1 }])
})

test.each<[what: string, rests: (at: Awaited<ReturnType<typeof evening>>) => () => void]>([
  [
    'their device is away',
    ({ screen, mover, seat }) => {
      mover.leave()
      return () => void screen(['ana', 'ben'][seat]!).hello()
    },
  ],
  [
    'the game is paused',
    ({ mover, seat }) => {
      mover.say({ type: 'pause', seat })
      return () => void mover.say({ type: 'go-on' })
    },
  ],
])('a player loses no time while %s, and the computer does not move for them', async (_, rests) => {
  const at = await evening()
  const goesOn = rests(at)
  await pass(at, 2 * OUT_MS)
  expect(clocksOf(at.tv)).toMatchObject([{ left: MOVE_MS, runs: false }])
  expect([...at.table.computers()]).toEqual([])
  goesOn()
  await pass(at, OUT_MS)
  expect([...at.table.computers()]).toMatchObject([{ seat: at.seat, isLate: true }])
})

test('a restarted host keeps the clocks’ settings, and gives the player to move the full time', async () => {
  const before = await evening()
  await pass(before, MOVE_MS / 2)
  before.room.end()
  const after = rooms(before)
  after.room.resumeUnfinished()
  await pass(after, OUT_MS) // nobody is back yet
  const back = after.screen(['ana', 'ben'][before.seat]!).hello()
  await vi.advanceTimersByTimeAsync(0)
  expect(back.last('table')!.table.time).toEqual({ kept: 'strict', seconds: MOVE_MS / 1000 })
  expect(clocksOf(back)).toEqual([{ seat: before.seat, left: MOVE_MS, runs: true, presses: 2 }])
})

test('if several are to move at once, every audience sees the same clocks', async () => {
  const at = await evening({ game: 'precognition' })
  const [ana, ben] = at.guests as [Screen, Screen]
  const told = ({ everHeard }: Screen) =>
    everHeard.flatMap(message =>
      message.type === 'clocks' ? [message.clocks.map(({ seat, runs }) => [seat, runs])] : [],
    )
  const screens = [ana, ben, at.tv]
  expect(clocksOf(at.tv)).toHaveLength(2)
  const before = screens.map(told)
  // Ana writes her prediction, which is sent to nobody: no clock shows it.
  ana.say({ type: 'move', seat: 0, step: 0, move: { type: 'predict', letters: 'UDU' } })
  await pass(at, 1000)
  expect(screens.map(told)).toEqual(before)
  // She seals it, which everybody sees: her clock is gone, and Ben's goes on.
  ana.say({ type: 'move', seat: 0, step: 1, move: { type: 'seal' } })
  await vi.advanceTimersByTimeAsync(0)
  for (const screen of screens) expect(told(screen).at(-1)).toEqual([[1, true]])
  expect(at.tv.last('news')).toMatchObject({ toMove: [1] })
  expect(clocksOf(at.tv)[0]!.left).toBe(MOVE_MS - 1000)
})

test('the clocks of a closed table are silent: no computer moves, and no screen gets news', async () => {
  const at = await evening()
  const path = join(at.data, 'tables', `${at.table.id}.jsonl`)
  at.guests[0]!.say({ type: 'mark', seat: 0, at: 'h1', mark: 'out' }) // somebody acts at the last moment
  at.owner.say({ type: 'close' })
  at.clear()
  const kept = eventsIn(path)
  await pass(at, OUT_MS)
  expect(eventsIn(path)).toEqual(kept)
  expect([...at.guests, at.owner].flatMap(({ types }) => types)).toEqual([])
  expect(at.calls).toEqual({ moved: 0, announced: 0, reported: [] })
})
