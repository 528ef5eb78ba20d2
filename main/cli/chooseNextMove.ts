// Chooses the next move when only computers play, and who makes it.
import {
  checkMove,
  legalOffers,
  seatView,
  tableView,
  type Dice,
  type LogEntry,
  type GameRules,
  type GameTypeParams,
  type SeatView,
  type GameState,
} from '../../shared/engine/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'

/** Says what a seat wants to do; null: wait. */
export type ChooseMove = (view: SeatView<GameTypeParams>) => GameTypeParams['move'] | null

/** Chooses a move of a seat that is to move, or else of one that may act out of turn. Throws if nobody moves. */
export function chooseNextMove(
  rules: GameRules<GameTypeParams>,
  state: GameState<GameTypeParams>,
  { luck, think }: { luck: Dice; think: ChooseMove },
): LogEntry {
  const toMove = rules.toMove(tableView(state))
  const outOfTurnSeats = state.steps.map((_, seat) => seat).filter(seat => !toMove.includes(seat))
  for (const seat of [...luck.shuffle(toMove), ...luck.shuffle(outOfTurnSeats)]) {
    if (legalOffers(rules, state, seat).length === 0) continue
    const move = think(seatView(state, seat))
    if (move) return [seat, checkMove(rules, state, seat, move)]
  }
  throw new Error(commandLineWords.stuck)
}
