// Answers for: whose move comes next when only computers play, and which it is.
import {
  checkMove,
  legalOffers,
  seatView,
  tableView,
  type Dice,
  type LogEntry,
  type Game,
  type GameTypeParams,
  type SeatView,
  type GameState,
} from '../../shared/engine/index.ts'
import { commandWords } from '../../shared/words/en/commandLine.ts'

/** Says what a seat wants to do; null to wait. */
export type ChooseMove = (view: SeatView<GameTypeParams>) => GameTypeParams['move'] | null

/** A move of one of those the table waits for, or of one who has something to do meanwhile. Throws when nobody moves. */
export function nextLogEntry(
  game: Game<GameTypeParams>,
  state: GameState<GameTypeParams>,
  { luck, think }: { luck: Dice; think: ChooseMove },
): LogEntry {
  const toMove = game.toMove(tableView(state))
  const others = state.steps.map((_, seat) => seat).filter(seat => !toMove.includes(seat))
  for (const seat of [...luck.shuffle(toMove), ...luck.shuffle(others)]) {
    if (legalOffers(game, state, seat).length === 0) continue
    const move = think(seatView(state, seat))
    if (move) return [seat, checkMove(game, state, seat, move)]
  }
  throw new Error(commandWords.stuck)
}
