// The move clock on a simulated time: what counts, what is free, and when a move's time is out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  LATE_MOVE_GRACE_MS,
  MAX_TIME_FACTOR,
  MoveClock,
  MAX_OWN_EXTENSIONS,
  type AwaitedSeatsFacts,
  systemTimeSource,
  type ClockedTable,
  type SignOfLife,
} from '../../../main/host/table/moveClock.ts'
import type { Refusal } from '../../../main/host/errors/refusal.ts'
import { HEARTBEAT_MS, NAMING_AT_SEAT_MS, NAMING_ON_DISPLAY_MS } from '../../../shared/wire/index.ts'

const MOVE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answered = (at: number): SignOfLife => ({ answeredPingSentAt: at, lastReceivedAt: at, hasUnansweredPing: false })

/** A table whose time passes only as the test says, and whose screens answer at once unless they are silent. */
class Evening implements ClockedTable {
  readonly time = { kept: 'strict', seconds: MOVE_MS / 1000 } as const
  readonly silent = new Set<number>() // seats whose devices do not answer
  readonly computers = new Set<number>()
  readonly #signs = new Map<number, SignOfLife | null>()
  awaited: AwaitedSeatsFacts | null = null
  isResting = false
  namingMs: number = NAMING_AT_SEAT_MS
  told = 0
  #sleptMs = 0
  readonly clock = new MoveClock({
    table: this,
    onChange: () => this.told++,
    time: { ...systemTimeSource, now: () => this.#now },
  })

  constructor() {
    setInterval(() => {
      this.clock.update({ isBeat: true })
      for (const seat of this.#signs.keys()) this.pingScreensOf(seat)
    }, HEARTBEAT_MS)
  }

  get #now(): number {
    return performance.now() + this.#sleptMs
  }

  isPersons(seat: number): boolean {
    return !this.computers.has(seat)
  }

  signOfLife(seat: number): SignOfLife | null {
    if (!this.#signs.has(seat)) this.#signs.set(seat, answered(0))
    return this.#signs.get(seat)!
  }

  pingScreensOf(seat: number): void {
    const sign = this.signOfLife(seat)
    if (sign) this.#signs.set(seat, this.silent.has(seat) ? { ...sign, hasUnansweredPing: true } : answered(this.#now))
  }

  /** The screens of a seat go away, or come back. */
  leave(seat: number): void {
    this.#signs.set(seat, null)
    this.clock.update()
  }
  come(seat: number): void {
    this.#signs.set(seat, answered(this.#now))
    this.clock.update()
  }

  /** The table waits for these from now on; a take-back brings no news. */
  waitFor(toMove: readonly number[], { hasJustNamed = false, isNews = true } = {}): void {
    const tableNewsCount = (this.awaited?.tableNewsCount ?? 0) + (isNews ? 1 : 0)
    this.awaited = { no: 1, tableNewsCount, toMove, hasJustNamed }
    this.clock.update()
  }

  rest(isResting: boolean): void {
    this.isResting = isResting
    this.clock.update()
  }

  /** Lets time pass, with its beats and calls. */
  pass(ms: number): void {
    vi.advanceTimersByTime(ms)
  }

  /** The machine sleeps: time passes and nothing happens. What was due meanwhile is due when it wakes. */
  sleep(ms: number): void {
    this.#sleptMs += ms
    this.clock.update()
  }

  left(seat: number): number | undefined {
    return this.clock.states.find(state => state.seat === seat)?.left
  }
}

function waitingFor(...toMove: number[]): Evening {
  const evening = new Evening()
  evening.waitFor(toMove)
  return evening
}

const OUT_MS = MOVE_MS + LATE_MOVE_GRACE_MS + HEARTBEAT_MS

test('a clock runs for each person who is to move, for no computer player and for nobody else', () => {
  const evening = new Evening()
  evening.computers.add(2)
  evening.waitFor([0, 2, 3])
  evening.pass(10_000)
  expect(evening.clock.states.map(({ seat, runs }) => [seat, runs])).toEqual([
    [0, true],
    [3, true],
  ])
  expect(evening.left(0)).toBe(MOVE_MS - 10_000)
})

test('a move’s time is out when it has passed, with a little grace for what is on its way', () => {
  const evening = waitingFor(0)
  evening.pass(MOVE_MS)
  expect(evening.left(0)).toBe(0)
  expect(evening.clock.seatsOut).toEqual([])
  evening.pass(LATE_MOVE_GRACE_MS - 1)
  evening.clock.update() // something happens at the table
  expect(evening.clock.seatsOut).toEqual([])
  evening.pass(HEARTBEAT_MS)
  expect(evening.clock.seatsOut).toEqual([0])
})

test('each move has the whole time again, also the next one of the same player', () => {
  const evening = waitingFor(0)
  evening.pass(50_000)
  evening.waitFor([0])
  expect(evening.left(0)).toBe(MOVE_MS)
  evening.pass(50_000)
  evening.waitFor([1])
  expect(evening.left(0)).toBeUndefined()
  expect(evening.left(1)).toBe(MOVE_MS)
})

test('if several are to move at once, nobody’s clock restarts when another moves', () => {
  const evening = waitingFor(0, 1, 2)
  evening.pass(20_000)
  evening.waitFor([0, 2])
  evening.waitFor([2])
  expect(evening.left(2)).toBe(MOVE_MS - 20_000)
})

test('an event that the table does not see changes no clock', () => {
  const evening = waitingFor(0, 1)
  evening.pass(20_000)
  const { told } = evening
  evening.waitFor([0, 1], { isNews: false }) // seat 1 noted something for itself
  expect(evening.told).toBe(told)
  expect(evening.left(1)).toBe(MOVE_MS - 20_000)
})

test('after a take-back the clock continues with the time it had', () => {
  const evening = waitingFor(0, 1)
  evening.pass(20_000)
  evening.waitFor([1])
  evening.pass(30_000)
  evening.waitFor([0, 1], { isNews: false })
  expect(evening.left(0)).toBe(MOVE_MS - 20_000)
  expect(evening.left(1)).toBe(MOVE_MS - 50_000)
})

test('a device that is away loses no time, nor what passed since it was last found there', () => {
  const evening = waitingFor(0)
  evening.pass(10_000)
  evening.silent.add(0) // the Wi-Fi is gone, and nobody knows yet
  evening.pass(1500)
  evening.leave(0)
  const left = MOVE_MS - (10_000 - HEARTBEAT_MS)
  expect(evening.clock.states[0]).toMatchObject({ left, runs: false })
  evening.pass(600_000)
  evening.silent.delete(0)
  evening.come(0)
  expect(evening.clock.states[0]).toMatchObject({ left, runs: true })
})

test('a device that leaves a question unanswered loses nothing until it answers', () => {
  const evening = waitingFor(0)
  evening.pass(10_000)
  evening.silent.add(0)
  evening.pass(9000)
  expect(evening.clock.states[0]).toMatchObject({ left: MOVE_MS - 10_000, runs: false })
  evening.silent.delete(0)
  evening.pass(HEARTBEAT_MS)
  evening.pass(HEARTBEAT_MS)
  expect(evening.left(0)).toBeGreaterThan(MOVE_MS - 10_000 - 2 * HEARTBEAT_MS)
})

test('no clock is out while its device does not answer, however late it is', () => {
  const evening = waitingFor(0)
  evening.pass(MOVE_MS - 1000)
  evening.silent.add(0)
  evening.pass(OUT_MS)
  expect(evening.clock.seatsOut).toEqual([])
  evening.silent.delete(0)
  evening.come(0)
  evening.pass(2 * HEARTBEAT_MS + LATE_MOVE_GRACE_MS)
  expect(evening.clock.seatsOut).toEqual([0])
})

test('it stands still while the table is paused, and while a naming is shown', () => {
  const evening = waitingFor(0)
  evening.pass(10_000)
  evening.rest(true)
  evening.pass(100_000)
  expect(evening.clock.states[0]).toMatchObject({ left: MOVE_MS - 10_000, runs: false })
  evening.rest(false)
  evening.waitFor([1], { hasJustNamed: true })
  expect(evening.clock.states[0]).toMatchObject({ seat: 1, runs: false })
  evening.pass(NAMING_AT_SEAT_MS)
  expect(evening.clock.states[0]).toMatchObject({ left: MOVE_MS, runs: true })
})

test('it stands still for as long as a display shows a naming', () => {
  const evening = waitingFor(0)
  evening.namingMs = NAMING_ON_DISPLAY_MS
  evening.waitFor([1], { hasJustNamed: true })
  evening.pass(NAMING_AT_SEAT_MS)
  expect(evening.clock.states[0]).toMatchObject({ left: MOVE_MS, runs: false })
  evening.pass(NAMING_ON_DISPLAY_MS - NAMING_AT_SEAT_MS)
  expect(evening.clock.states[0]).toMatchObject({ left: MOVE_MS, runs: true })
})

test('it stands still while the machine of the host sleeps', () => {
  const evening = waitingFor(0)
  evening.pass(10_000)
  evening.sleep(3_600_000)
  evening.pass(OUT_MS - 20_000)
  expect(evening.clock.seatsOut).toEqual([])
  expect(evening.left(0)).toBeGreaterThan(0)
})

const refusal = (ask: () => void): string | null => {
  try {
    ask()
    return null
  } catch (error) {
    return (error as Refusal).why
  }
}

test('a press gives the time again: one’s own twice a move, at most three times the whole', () => {
  const evening = waitingFor(0)
  evening.pass(50_000)
  evening.clock.addTime(0, { isOwn: true })
  expect(evening.left(0)).toBe(MOVE_MS + 10_000)
  evening.pass(60_000)
  evening.clock.addTime(0, { isOwn: true })
  expect(MAX_OWN_EXTENSIONS).toBe(2)
  expect(refusal(() => evening.clock.addTime(0, { isOwn: true }))).toBe('no-more-time')
  evening.clock.addTime(0, { isOwn: false })
  expect(refusal(() => evening.clock.addTime(0, { isOwn: false }))).toBe('no-more-time')
  expect(evening.left(0)).toBeLessThanOrEqual(MAX_TIME_FACTOR * MOVE_MS)
  expect(refusal(() => evening.clock.addTime(1, { isOwn: false }))).toBe('no-more-time')
  evening.waitFor([0])
  expect(evening.clock.states[0]!.presses).toBe(MAX_OWN_EXTENSIONS)
})

test('screens get news when a clock starts and when it is out, and nothing between', () => {
  const evening = waitingFor(0)
  expect(evening.told).toBe(1)
  evening.pass(MOVE_MS)
  expect(evening.told).toBe(1)
  evening.pass(OUT_MS)
  expect(evening.told).toBe(2)
  evening.clock.addTime(0, { isOwn: false })
  expect(evening.told).toBe(3)
})

test('when the game is over, or its table is closed, there is no clock', () => {
  const [over, closed] = [waitingFor(0), waitingFor(0)]
  over.awaited = null
  over.clock.update()
  closed.clock.close()
  expect([over, closed].map(({ clock }) => clock.states)).toEqual([[], []])
})
