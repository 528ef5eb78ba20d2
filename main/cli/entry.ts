// Answers for: whose move comes next when only computers play, and which it is.
import {
  judge,
  legal,
  seatView,
  tableView,
  type Dice,
  type Entry,
  type Game,
  type Kinds,
  type SeatView,
  type State,
} from '../../shared/engine/index.ts'
import { commands } from '../../shared/words/en.ts'

/** Says what a seat wants to do; null to wait. */
export type Thinks = (view: SeatView<Kinds>) => Kinds['move'] | null

/** A move of one of those the table waits for, or of one who has something to do meanwhile. Throws when nobody moves. */
export function nextEntry(
  game: Game<Kinds>,
  state: State<Kinds>,
  { luck, think }: { luck: Dice; think: Thinks },
): Entry {
  const due = game.due(tableView(state))
  const others = state.steps.map((_, seat) => seat).filter(seat => !due.includes(seat))
  for (const seat of [...luck.shuffle(due), ...luck.shuffle(others)]) {
    if (legal(game, state, seat).length === 0) continue
    const move = think(seatView(state, seat))
    if (move) return [seat, judge(game, state, seat, move)]
  }
  throw new Error(commands.stuck)
}
