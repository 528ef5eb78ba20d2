// Plays the computer players at an open table, one thought at a time and at a pleasant pace.
// Whatever happens to a thought, the table never gets stuck.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { diceFromSeed, fillOfferAtRandom, type GameTypeParams, type Seat } from '../../../shared/engine/index.ts'
import type { Gesture } from '../../../shared/wire/index.ts'
import {
  gestureAfterNaming,
  MANNERS_BY_TEMPERAMENT,
  PACES_AFTER_NAMING,
  pacesBeforeMove,
  hesitationPaces,
  MIN_PACE_WITH_GESTURES_MS,
} from './manners.ts'
import type { ThinkingWorker } from './thinkingWorker.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { ComputerTurn } from '../table/computerTurns.ts'
import type { Table } from '../table/table.ts'

type Move = GameTypeParams['move']

/** The shortest time between two gestures of small talk, in milliseconds. */
const SMALL_TALK_PAUSE_MS = 20_000

export class ComputerPlayers {
  readonly #thinkingWorker: ThinkingWorker
  readonly #paceMs: number
  readonly #table: () => Table | null
  readonly #isAnyScreenThere: () => boolean
  readonly #hasDisplay: () => boolean
  readonly #showGesture: (seat: Seat, gesture: Gesture) => void
  readonly #reportFault: ReportFault
  readonly #waitingThoughts = new Set<string>() // thoughts that decided to wait, since the last change
  #isMoving = false
  #hasChangedMeanwhile = false
  #isClosed = false
  #lastAnsweredNamingKey = '' // the last naming that was answered by a gesture
  #lastSmallTalkAt = -Infinity // when a computer player last made a gesture that answers nothing

  /**
   * `pace`: milliseconds before each move. `isAnyScreenThere`: without a screen a table rests.
   * `isDisplayed`: one of the screens is a table display. `react`: shows every screen a gesture.
   */
  constructor(setup: {
    thinkingWorker: ThinkingWorker
    pace: number
    table: () => Table | null
    isAnyScreenThere: () => boolean
    isDisplayed: () => boolean
    react: (seat: Seat, gesture: Gesture) => void
    reportFault: ReportFault
  }) {
    this.#thinkingWorker = setup.thinkingWorker
    this.#paceMs = setup.pace
    this.#table = setup.table
    this.#isAnyScreenThere = setup.isAnyScreenThere
    this.#hasDisplay = setup.isDisplayed
    this.#showGesture = setup.react
    this.#reportFault = setup.reportFault
  }

  /** Notes that something changed at the table: computer players look again whether they move. */
  noteChange(): void {
    this.#waitingThoughts.clear()
    this.#hasChangedMeanwhile = true
    this.#answerNaming()
    if (!this.#isMoving && this.#table()?.hasComputers) void this.#moveWhileChanging()
  }

  close(): void {
    this.#isClosed = true
  }

  async #moveWhileChanging(): Promise<void> {
    this.#isMoving = true
    try {
      while (this.#hasChangedMeanwhile && !this.#isClosed) {
        this.#hasChangedMeanwhile = false
        await this.#makeOneMove()
      }
    } catch (error) {
      this.#reportFault(error, { where: 'computer players' }) // the computer players try again at the next change
    } finally {
      this.#isMoving = false
    }
  }

  #moveWithoutThinking(
    table: Table,
    { seat, step, isToMove, isLate, game, offers }: ComputerTurn,
    error: unknown,
  ): void {
    this.#reportFault(error, { where: 'computer player', game, seat })
    try {
      if (isToMove)
        table.play.moveByComputer(seat, step, fillOfferAtRandom(offers[0]!, diceFromSeed(randomInt(2 ** 32))), {
          isLate,
        })
      else this.#waitingThoughts.add(thoughtKey({ seat, step }))
    } catch {
      this.#waitingThoughts.add(thoughtKey({ seat, step }))
    }
  }

  /**
   * Asks the worker for a move; null: the computer player wants to wait. If the worker fails, the first offer is filled in at random, and the failure is logged.
   */
  async #chooseMove(
    { game, seat, view, earlierChoices, level, offers }: ComputerTurn,
    seed: number,
  ): Promise<Move | null> {
    try {
      return await this.#thinkingWorker.think({ game, view: plainJson(view), earlierChoices, level, seed })
    } catch (error) {
      if (this.#table() !== null) this.#reportFault(error, { where: 'computer player', game, seat }) // without a table nobody waits for the answer any more
      return fillOfferAtRandom(offers[0]!, diceFromSeed(seed))
    }
  }

  /** Waits this many paces, or until the table changes after the first one. */
  async #waitPaces(paces: number): Promise<void> {
    let pacesLeft = paces
    do {
      await pause(this.#paceMs * Math.min(1, pacesLeft))
      pacesLeft -= 1
    } while (pacesLeft > 0 && !this.#hasChangedMeanwhile && !this.#isClosed)
  }

  /** Makes a gesture, where people have time to see it. */
  #makeGesture(seat: Seat, gesture: Gesture): void {
    if (this.#paceMs >= MIN_PACE_WITH_GESTURES_MS && !this.#isClosed) this.#showGesture(seat, gesture)
  }

  /** Lets a computer player answer a naming by a gesture, once people have seen the card. */
  #answerNaming(): void {
    const table = this.#paceMs < MIN_PACE_WITH_GESTURES_MS ? null : this.#table()
    const naming = table?.hasComputers ? table.lastNaming : null
    if (!table || !naming || naming.namingKey === this.#lastAnsweredNamingKey) return
    this.#lastAnsweredNamingKey = naming.namingKey
    const answer = gestureAfterNaming(naming, table.chairs)
    if (answer)
      setTimeout(() => this.#makeGesture(answer.seat, answer.gesture), this.#paceMs * PACES_AFTER_NAMING).unref()
  }

  /** Now and then lets a computer player that is thinking make a gesture of its own. */
  #maybeSmallTalk({ seat, temperament, isToMove }: ComputerTurn): void {
    if (!temperament || !isToMove || performance.now() < this.#lastSmallTalkAt + SMALL_TALK_PAUSE_MS) return
    const { smallTalk, smallTalkShare } = MANNERS_BY_TEMPERAMENT[temperament]
    if (smallTalk.length === 0 || randomInt(1000) >= smallTalkShare * 1000) return
    this.#lastSmallTalkAt = performance.now()
    this.#makeGesture(seat, smallTalk[randomInt(smallTalk.length)]!)
  }

  /** Makes a gesture and waits a moment before a card is named. */
  async #hesitateBeforeNaming(turn: ComputerTurn, move: Move): Promise<void> {
    const gesture = turn.temperament && MANNERS_BY_TEMPERAMENT[turn.temperament].beforeNaming
    if (gesture) this.#makeGesture(turn.seat, gesture)
    await this.#waitPaces(hesitationPaces(turn, move))
  }

  async #makeOneMove(): Promise<void> {
    const table = this.#isAnyScreenThere() ? this.#table() : null
    for (const turn of table?.computers() ?? []) {
      const key = thoughtKey(turn)
      if (this.#waitingThoughts.has(key)) continue
      const seed = randomInt(2 ** 32)
      const movePromise = this.#chooseMove(turn, seed)
      if (!turn.isToMove && (await movePromise) === null) {
        if (this.#hasChangedMeanwhile || table !== this.#table()) return void (this.#hasChangedMeanwhile = true) // the event it waited for may just have happened
        this.#waitingThoughts.add(key)
        continue
      }
      const paces = pacesBeforeMove(turn, { isDisplayed: this.#hasDisplay() })
      this.#maybeSmallTalk(turn)
      const [move] = await Promise.all([movePromise, this.#waitPaces(paces)])
      const isNaming = move !== null && !this.#hasChangedMeanwhile && turn.temperament !== null && turn.names(move)
      if (isNaming) await this.#hesitateBeforeNaming(turn, move)
      if ((paces > 1 || isNaming) && this.#hasChangedMeanwhile) return // the table has changed: there may be nothing left to do
      if (this.#isClosed || table !== this.#table()) return void (this.#hasChangedMeanwhile = true)
      try {
        table!.play.moveByComputer(
          turn.seat,
          turn.step,
          move ?? fillOfferAtRandom(turn.offers[0]!, diceFromSeed(seed)),
          turn,
        )
        this.#waitingThoughts.clear()
        this.#answerNaming()
      } catch (error) {
        // If somebody moved while the computer player thought, it thinks again. Otherwise its move was a bug; if it is to move, the first offer is filled in at random instead.
        if (!this.#hasChangedMeanwhile) this.#moveWithoutThinking(table!, turn, error)
      }
      this.#hasChangedMeanwhile = true
      return
    }
  }
}

/**
 * Copies a view to plain data. Its story is computed lazily, so the view itself cannot be posted to another thread.
 */
function plainJson(view: object): object {
  return JSON.parse(JSON.stringify(view)) as object
}

function thoughtKey({ seat, step }: Pick<ComputerTurn, 'seat' | 'step'>): string {
  return `${seat} ${step}`
}
