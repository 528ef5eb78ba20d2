// Shows players' gestures on every screen, and limits who may make them and how often. Nothing is stored.
import type { Seat } from '../../../shared/engine/index.ts'
import type { Gesture, HostMessage } from '../../../shared/wire/index.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { DeviceBudgets } from '../limits/budgets.ts'
import type { Presence } from './presence.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Table } from '../table/table.ts'

/** The budget of one device: a few gestures at once, then one every two seconds. */
const GESTURE_BUDGET = { capacity: 4, perSecond: 0.5 }

export class PlayerGestures {
  readonly #table: Table
  readonly #presence: Presence
  readonly #reportFault: ReportFault
  readonly #budgets = new DeviceBudgets(GESTURE_BUDGET)

  constructor({
    table,
    presence,
    reportFault,
  }: {
    readonly table: Table
    readonly presence: Presence
    readonly reportFault: ReportFault
  }) {
    this.#table = table
    this.#presence = presence
    this.#reportFault = reportFault
  }

  /** Shows every screen the gesture of a seat, from the device that holds it. Throws Refusal. */
  react(seat: Seat, gesture: Gesture, device: string): void {
    if (this.#table.phase === 'lobby') throw new Refusal('no-game')
    if (!this.#table.heldBy(device).includes(seat)) throw new Refusal('not-yours')
    if (!this.#budgets.of(device).take()) throw new Refusal('too-many-reactions')
    this.#broadcastGesture(seat, gesture)
  }

  /** Shows every screen the gesture of a computer player. */
  reactAsComputer(seat: Seat, gesture: Gesture): void {
    this.#broadcastGesture(seat, gesture)
  }

  #broadcastGesture(seat: Seat, gesture: Gesture): void {
    const text = Buffer.from(JSON.stringify({ type: 'reacted', seat, gesture } satisfies HostMessage))
    tellEachScreen(this.#presence.present, this.#reportFault, connection => connection.sendText(text))
  }
}
