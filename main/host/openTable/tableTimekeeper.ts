// Runs the move clocks of one table: which screens count, who may give more time or nudge, and what screens are sent.
import type { Seat } from '../../../shared/engine/index.ts'
import {
  NAMING_AT_SEAT_MS,
  NAMING_ON_DISPLAY_MS,
  type ClientMessage,
  type HostMessage,
} from '../../../shared/wire/index.ts'
import { TokenBucket } from '../limits/budgets.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { MoveClock, type SignOfLife, type TimeSource } from '../table/moveClock.ts'
import type { Presence } from './presence.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Table } from '../table/table.ts'
import type { TableChangeEmitter } from './tableChanges.ts'

/** A player can be nudged twice at once, then once every ten seconds. Nudges of all other players count together. */
const NUDGE_BUDGET = { capacity: 2, perSecond: 0.1 }

export class TableTimekeeper {
  readonly #table: Table
  readonly #presence: Presence
  readonly #changeEmitter: TableChangeEmitter
  readonly #reportFault: ReportFault
  readonly #moveClock: MoveClock
  readonly #nudgeBudgetBySeat = new Map<Seat, TokenBucket>()
  #isCheckQueued = false // a check of the clocks is about to run
  #lateSeatsKey = '' // the seats for which the computer is to move
  #isClosed = false

  constructor({
    table,
    presence,
    changes,
    time,
    reportFault,
  }: {
    table: Table
    presence: Presence
    changes: TableChangeEmitter
    time: TimeSource | undefined
    reportFault: ReportFault
  }) {
    this.#table = table
    this.#presence = presence
    this.#changeEmitter = changes
    this.#reportFault = reportFault
    const screensOf = (seat: Seat) => presence.screensOf(table.chairs[seat]?.device ?? '')
    this.#moveClock = new MoveClock({
      table: {
        get time() {
          return table.setting.time
        },
        get awaited() {
          return table.awaited
        },
        get namingMs() {
          return presence.hasDisplay ? NAMING_ON_DISPLAY_MS : NAMING_AT_SEAT_MS
        },
        get isResting() {
          return table.paused !== null || table.departure.state !== null
        },
        isPersons: seat => {
          const { kind, device, substituted } = table.chairs[seat]!
          return kind === 'person' && device !== '' && !substituted
        },
        signOfLife: seat => latestSignOfLife(screensOf(seat).map(({ signOfLife }) => signOfLife)),
        pingScreensOf: seat => {
          tellEachScreen(screensOf(seat), reportFault, screen => screen.pingUnlessPending())
        },
      },
      onChange: () => this.#sendClocks(),
      ...(time && { time }),
    })
  }

  /** Checks the clocks soon, once everybody has been told what happened at the table. */
  checkSoon(): void {
    if (this.#isCheckQueued) return
    this.#isCheckQueued = true
    queueMicrotask(() => {
      this.#isCheckQueued = false
      if (!this.#isClosed) this.#moveClock.update()
    })
  }

  /** Checks the clocks before the screens are asked whether they are there. */
  beat(): void {
    this.#moveClock.update({ isBeat: true })
  }

  /** Adds the table's time once more, on behalf of a seated person. Throws Refusal. */
  addTime({ seat }: Extract<ClientMessage, { type: 'more-time' }>, device: string): void {
    if (!this.#table.isHeldBy(device)) throw new Refusal('not-yours')
    this.#moveClock.addTime(seat, { isOwn: this.#table.heldBy(device).includes(seat) })
  }

  /** Shows the screens of a player who is out of time that others are waiting. Throws Refusal. */
  nudge({ seat, by }: Extract<ClientMessage, { type: 'nudge' }>, device: string): void {
    if (!this.#table.heldBy(device).includes(by)) throw new Refusal('not-yours')
    if (!this.#moveClock.seatsOut.includes(seat)) throw new Refusal('not-out')
    const budget = this.#nudgeBudgetBySeat.get(seat) ?? new TokenBucket(NUDGE_BUDGET)
    this.#nudgeBudgetBySeat.set(seat, budget)
    if (!budget.take()) throw new Refusal('too-many-reactions')
    const screens = this.#presence.screensOf(this.#table.chairs[seat]!.device)
    tellEachScreen(screens, this.#reportFault, screen => screen.send({ type: 'nudged', seat, by }))
  }

  /** Sends a screen that has come everybody's time left. */
  show(connection: Connection): void {
    const message = this.#clocksMessage
    if (message.clocks.length > 0) connection.send(message)
  }

  close(): void {
    this.#isClosed = true
    this.#moveClock.close()
  }

  get #clocksMessage(): Extract<HostMessage, { type: 'clocks' }> {
    return { type: 'clocks', clocks: this.#moveClock.states }
  }

  #sendClocks(): void {
    const text = Buffer.from(JSON.stringify(this.#clocksMessage))
    tellEachScreen(this.#presence.present, this.#reportFault, connection => connection.sendText(text))
    const late = this.#table.setting.time?.kept === 'strict' ? this.#moveClock.seatsOut : []
    if (late.join() === this.#lateSeatsKey) return
    this.#lateSeatsKey = late.join()
    this.#table.setOutOfTime(late)
    this.#changeEmitter.emit('moved') // the computer is to make a move, or no longer
  }
}

/** The latest sign of life among the screens of a device. */
function latestSignOfLife(signsOfLife: readonly SignOfLife[]): SignOfLife | null {
  return signsOfLife.reduce<SignOfLife | null>(
    (best, sign) => (best && best.lastReceivedAt >= sign.lastReceivedAt ? best : sign),
    null,
  )
}
