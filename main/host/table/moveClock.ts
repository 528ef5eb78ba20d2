// Times the moves at one table: how long each player to move has left, and when time is out.
// It counts by public facts alone, so that it reveals nothing about hands; and only time during which a device has
// shown that it was there.
import type { Seat } from '../../../shared/engine/index.ts'
import { type ClockState, type TimeControl } from '../../../shared/wire/index.ts'
import { Refusal } from '../errors/refusal.ts'

/** Public facts about whom a game waits for. */
export interface AwaitedSeatsFacts {
  readonly no: number // the number of the game at this table
  readonly tableNewsCount: number // the number of news messages the table was sent
  readonly toMove: readonly Seat[]
  readonly hasJustNamed: boolean // the last event is animated on every screen
}

/** When a device last showed that it was there. In milliseconds, by the clock's time source. */
export interface SignOfLife {
  readonly answeredPingSentAt: number // when the last ping was sent that it answered
  readonly lastReceivedAt: number // when it last sent something
  readonly hasUnansweredPing: boolean // a ping is unanswered
}

/** The facts about a table that the clock needs. */
export interface ClockedTable {
  readonly time: TimeControl | null
  readonly awaited: AwaitedSeatsFacts | null // null: no game is running
  readonly namingMs: number // how long a naming is animated on the screens, in milliseconds
  readonly isResting: boolean // the table is paused, or moving to another host
  /** True if a person plays this seat from a device. */
  readonly isPersons: (seat: Seat) => boolean
  /** The latest sign of life of the seat's device; null if none of its screens is here. */
  readonly signOfLife: (seat: Seat) => SignOfLife | null
  /** Pings the seat's screens to learn whether they are there. */
  readonly pingScreensOf: (seat: Seat) => void
}

/** A source of time. */
export interface TimeSource {
  readonly now: () => number // milliseconds, by a clock that nobody can set
  /** Calls once after `ms` milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void
}

export const systemTimeSource: TimeSource = {
  now: () => performance.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/**
 * How long a move that is on its way when time runs out still counts, in milliseconds. The device must also have
 * answered once more, so that everything it sent before has arrived.
 */
export const LATE_MOVE_GRACE_MS = 750

/**
 * If a clock was not checked for this long, in milliseconds, the machine was asleep: normally it is checked every
 * two seconds.
 */
const SLEEP_DETECTED_AFTER_MS = 6000

/** How often a seat may ask for more time in one move; the others may give it as often as they like. */
export const MAX_OWN_EXTENSIONS = 2

/** The time left never exceeds this multiple of a move's time. */
export const MAX_TIME_FACTOR = 3

interface SeatClock {
  nth: number // a new number each time the clock starts, or gets more time
  leftMs: number // the milliseconds left at `since`, or left now if the clock stands still
  runningSince: number | null // when the clock started to run; null: the clock stands still
  extensionsLeft: number
  isOut: boolean
}

export class MoveClock {
  readonly #timeSource: TimeSource
  readonly #table: ClockedTable
  readonly #onChange: () => void
  #clocksBySeat = new Map<Seat, SeatClock>()
  #endedClocksBySeat = new Map<Seat, SeatClock>() // the clocks of seats that were to move before the last news
  #awaitedAtLastUpdate: AwaitedSeatsFacts | null = null
  #heldUntil = -Infinity // until when clocks stand still because a naming is animated
  #lastCheckAt: number
  #lastReportedStateKey = '[]'
  #startCount = 0 // the number of starts so far
  #cancelTimer: () => void = () => {}

  /** `onChange` is called when a clock has started, ended, stopped, resumed, got more time, or run out. */
  constructor({
    table,
    onChange,
    time = systemTimeSource,
  }: {
    table: ClockedTable
    onChange: () => void
    time?: TimeSource
  }) {
    this.#table = table
    this.#onChange = onChange
    this.#timeSource = time
    this.#lastCheckAt = time.now()
  }

  /** The time left to everybody who is to move. */
  get states(): ClockState[] {
    const now = this.#timeSource.now()
    return [...this.#clocksBySeat].map(([seat, clock]) => ({
      seat,
      left: Math.max(0, Math.round(msLeft(clock, now))),
      runs: clock.runningSince !== null && clock.runningSince <= now && !clock.isOut,
      presses: clock.extensionsLeft,
    }))
  }

  /** The seats that are out of time and have not moved. */
  get seatsOut(): Seat[] {
    return [...this.#clocksBySeat].flatMap(([seat, { isOut }]) => (isOut ? [seat] : []))
  }

  /** Adds the table's time once more. `isOwn`: the seat's own device asks. Throws Refusal. */
  addTime(seat: Seat, { isOwn }: { readonly isOwn: boolean }): void {
    const clock = this.#clocksBySeat.get(seat)
    const { time } = this.#table
    if (!clock || !time) throw new Refusal('no-more-time')
    if (isOwn && clock.extensionsLeft === 0) throw new Refusal('no-more-time')
    const now = this.#timeSource.now()
    const [fullMs, leftMs] = [time.seconds * 1000, Math.max(0, msLeft(clock, now))]
    if (leftMs + fullMs > MAX_TIME_FACTOR * fullMs) throw new Refusal('no-more-time')
    if (isOwn) clock.extensionsLeft--
    clock.nth = ++this.#startCount
    clock.leftMs = leftMs + fullMs
    clock.isOut = false
    clock.runningSince = clock.runningSince === null ? null : now
    this.update()
  }

  /**
   * Updates the clocks by the state of the table. Must be called after each event, and every two seconds before
   * screens are pinged (`isBeat`).
   */
  update({ isBeat: isHeartbeat = false } = {}): void {
    const { time } = this.#table
    if (time === null && this.#awaitedAtLastUpdate === null) return // nobody plays by the clock
    const { awaited } = this.#table
    const now = this.#timeSource.now()
    if (now - this.#lastCheckAt > SLEEP_DETECTED_AFTER_MS)
      for (const clock of this.#clocksBySeat.values()) if (clock.runningSince !== null) clock.runningSince = now
    this.#lastCheckAt = now
    if (awaited === null || time === null) this.#forgetClocks()
    else this.#updateClocks(awaited, { fullTime: time.seconds * 1000, now })
    for (const [seat, clock] of this.#clocksBySeat) this.#deductTime(seat, clock, { now, isBeat: isHeartbeat })
    this.#scheduleCheck(now)
    this.#reportChange()
  }

  close(): void {
    this.#cancelTimer()
    this.#forgetClocks()
  }

  #forgetClocks(): void {
    this.#clocksBySeat.clear()
    this.#endedClocksBySeat.clear()
    this.#awaitedAtLastUpdate = null
    this.#heldUntil = -Infinity
  }

  /**
   * Starts and ends clocks. A clock starts when it becomes a seat's turn. It starts again if only this seat was to
   * move, still is, and the table was told something. All of that is public. After a take-back the clock continues.
   */
  #updateClocks(
    awaitedFacts: AwaitedSeatsFacts,
    { fullTime, now }: { readonly fullTime: number; readonly now: number },
  ): void {
    const sameGameAwaited = this.#awaitedAtLastUpdate?.no === awaitedFacts.no ? this.#awaitedAtLastUpdate : null
    if (!sameGameAwaited) this.#forgetClocks()
    const hasNews = sameGameAwaited?.tableNewsCount !== awaitedFacts.tableNewsCount
    const isSameSeatToMove =
      sameGameAwaited?.toMove.length === 1 &&
      awaitedFacts.toMove.length === 1 &&
      sameGameAwaited.toMove[0] === awaitedFacts.toMove[0]
    if (hasNews && awaitedFacts.hasJustNamed && sameGameAwaited) this.#heldUntil = now + this.#table.namingMs
    const newClocksBySeat = new Map<Seat, SeatClock>()
    for (const seat of awaitedFacts.toMove) {
      if (!this.#table.isPersons(seat)) continue
      const knownClock =
        hasNews && isSameSeatToMove
          ? undefined
          : (this.#clocksBySeat.get(seat) ?? (hasNews ? undefined : this.#endedClocksBySeat.get(seat)))
      newClocksBySeat.set(
        seat,
        knownClock ?? {
          nth: ++this.#startCount,
          leftMs: fullTime,
          runningSince: null,
          extensionsLeft: MAX_OWN_EXTENSIONS,
          isOut: false,
        },
      )
    }
    for (const [seat, clock] of this.#clocksBySeat) {
      if (newClocksBySeat.get(seat) === clock) continue
      clock.leftMs = msLeft(clock, now)
      clock.runningSince = null
    }
    if (hasNews) this.#endedClocksBySeat = this.#clocksBySeat
    this.#clocksBySeat = newClocksBySeat
    this.#awaitedAtLastUpdate = awaitedFacts
  }

  /**
   * Deducts the time during which the seat's device was there. A device that does not answer loses no time since
   * its last message.
   */
  #deductTime(
    seat: Seat,
    clock: SeatClock,
    { now, isBeat: isHeartbeat }: { readonly now: number; readonly isBeat: boolean },
  ): void {
    const sign = this.#table.signOfLife(seat)
    if (clock.runningSince !== null && sign && sign.answeredPingSentAt > clock.runningSince) {
      clock.leftMs = msLeft(clock, sign.answeredPingSentAt)
      clock.runningSince = Math.max(clock.runningSince, sign.lastReceivedAt)
    }
    const isAbsent = sign === null || (isHeartbeat && sign.hasUnansweredPing)
    const isStopped = isAbsent || this.#table.isResting || now < this.#heldUntil
    if (!isStopped) {
      if (sign.hasUnansweredPing && clock.runningSince === null) return // the device must answer first
      clock.runningSince ??= now
    } else if (clock.runningSince !== null) {
      if (!isAbsent) clock.leftMs = msLeft(clock, now)
      clock.runningSince = null
    }
  }

  /** Plans the next check for the moment when the first clock runs out, or the animation of a naming ends. */
  #scheduleCheck(now: number): void {
    this.#cancelTimer()
    let msUntilCheck = this.#heldUntil > now ? this.#heldUntil - now : Infinity
    for (const [seat, clock] of this.#clocksBySeat) {
      if (clock.isOut || clock.runningSince === null) continue
      const leftMs = msLeft(clock, now)
      if (leftMs > 0) msUntilCheck = Math.min(msUntilCheck, leftMs)
      else if (this.#hasRunOut(seat, { end: now + leftMs, now })) clock.isOut = true
      else if (leftMs > -LATE_MOVE_GRACE_MS) msUntilCheck = Math.min(msUntilCheck, LATE_MOVE_GRACE_MS + leftMs)
      // if the seat's device has not answered yet, the clock is checked with the next heartbeat
    }
    if (msUntilCheck < Infinity)
      this.#cancelTimer = this.#timeSource.after(Math.ceil(msUntilCheck), () => this.update())
  }

  /** True if time is over, and everything the device sent before that has arrived. */
  #hasRunOut(seat: Seat, { end: endedAt, now }: { readonly end: number; readonly now: number }): boolean {
    const sign = this.#table.signOfLife(seat)
    if (sign === null || sign.hasUnansweredPing) return false
    if (sign.lastReceivedAt < endedAt) this.#table.pingScreensOf(seat)
    return sign.lastReceivedAt >= endedAt && now >= endedAt + LATE_MOVE_GRACE_MS
  }

  #reportChange(): void {
    const clockText = JSON.stringify(
      [...this.#clocksBySeat].map(([seat, { nth, runningSince, isOut }]) => [seat, nth, runningSince === null, isOut]),
    )
    if (clockText === this.#lastReportedStateKey) return
    this.#lastReportedStateKey = clockText
    this.#onChange()
  }
}

/** A clock's time left at a moment; negative once it is out. */
function msLeft({ leftMs, runningSince }: SeatClock, now: number): number {
  return runningSince === null ? leftMs : leftMs - Math.max(0, now - runningSince)
}
