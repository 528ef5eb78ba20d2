// Plays a finished game on from one of its moments, with one person and computer players. Nothing of it is kept or sent.
import { computed, onScopeDispose, shallowRef, type ComputedRef, type Ref } from 'vue'
import {
  rulesForRecord,
  legalOffers,
  replayRecord,
  seatsClockwise,
  seatView,
  stateAfter,
  tableView,
  type GameState,
  type GameTypeParams,
  type Offer,
  type Seat,
} from '../../../shared/engine/index.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { askMind } from '../mind/askMind.ts'
import type { ReplayableGame } from './review.ts'

type Move = GameTypeParams['move']

/** The pause before a computer player's move, in milliseconds. */
const COMPUTER_PACE_MS = 1200

export interface Continuation {
  readonly views: ComputedRef<ReturnType<ReplayableGame['views']>>
  readonly offers: ComputedRef<readonly Offer<Move>[]>
  readonly toMove: ComputedRef<readonly Seat[]>
  readonly hasFailed: Readonly<Ref<boolean>>
  readonly makeMove: (move: Move) => void
}

/** `pace`: milliseconds before each move of the others. */
export function useContinuation(
  game: ReplayableGame,
  { step, seat, pace = COMPUTER_PACE_MS }: { readonly step: number; readonly seat: Seat; readonly pace?: number },
): Continuation {
  const rules = rulesForRecord(game.rules, game.record)
  const state = shallowRef<GameState<GameTypeParams>>(replayRecord(game.rules, game.record, step))
  const hasFailed = shallowRef(false)
  let isOver = false
  onScopeDispose(() => (isOver = true))

  /** The next move of a computer player; null if all wait for the person. */
  async function nextMove(stateNow: GameState<GameTypeParams>): Promise<readonly [Seat, Move] | null> {
    const seatsToMove = rules.toMove(tableView(stateNow))
    const seatsInOrder = seatsToMove.includes(seat)
      ? seatsToMove
      : [...seatsToMove, ...seatsClockwise(stateNow.seats).filter(otherSeat => !seatsToMove.includes(otherSeat))]
    for (const movingSeat of seatsInOrder.filter(
      otherSeat => otherSeat !== seat && legalOffers(rules, stateNow, otherSeat).length > 0,
    )) {
      const view = JSON.parse(JSON.stringify({ ...seatView(stateNow, movingSeat) })) as ReturnType<typeof seatView>
      const move = await askMind(game.record.game, { about: 'move', view, seed: Math.random().toString() })
      if (move) return [movingSeat, move]
    }
    return null
  }

  let isComputing = false
  /**
   * Computer players move until all wait for the person. If the person moves meanwhile, the computer players think
   * again.
   */
  async function moveComputers(): Promise<void> {
    if (isComputing) return
    isComputing = true
    try {
      for (let now = state.value; !isOver && !now.outcome; now = state.value) {
        const chosenMove = await nextMove(now)
        if (now !== state.value) continue
        if (!chosenMove) return
        await new Promise(resolve => setTimeout(resolve, pace))
        if (now === state.value) state.value = stateAfter(rules, now, ...chosenMove)
      }
    } catch (error) {
      hasFailed.value = true
      reportFault(error, `going on with ${game.record.game}`)
    } finally {
      isComputing = false
    }
  }
  void moveComputers()

  return {
    views: computed(() => ({
      table: { ...tableView(state.value) },
      seats: seatsClockwise(state.value.seats).map(viewer => ({ ...seatView(state.value, viewer) })),
    })),
    offers: computed(() => legalOffers(rules, state.value, seat)),
    toMove: computed(() => rules.toMove(tableView(state.value))),
    hasFailed,
    makeMove(move) {
      state.value = stateAfter(rules, state.value, seat, move)
      void moveComputers()
    },
  }
}
