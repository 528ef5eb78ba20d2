// The easy computer player. It predicts shorter than possible, sometimes loses its place, and remembers only the last cards.
import type { Dice, SeatView } from '../../../engine/index.ts'
import { chooseNormalMove } from './normal.ts'
import type { Precognition } from '../kinds.ts'

type View = SeatView<Precognition>
type Move = Precognition['move']

/** The percentage of cards it plays without regard to its prediction. */
const CARELESS_PERCENT = 12
/** The number of latest cards of the row it remembers. */
const REMEMBERED_CARD_COUNT = 9
/** The most letters it leaves off, because long predictions look risky. */
const MAX_LETTERS_LEFT_OFF = 5

/** A move for this seat; null when the table does not wait for it. */
export function chooseEasyMove(view: View, dice: Dice): Move | null {
  const { open, own } = view
  if (open.phase === 'play' && open.turn === view.seat && !view.outcome && dice.below(100) < CARELESS_PERCENT)
    return { type: 'play', card: dice.pick(own.hand) }
  const rememberedView =
    open.row.length > REMEMBERED_CARD_COUNT
      ? {
          ...view,
          open: {
            ...open,
            row: open.row.slice(-REMEMBERED_CARD_COUNT),
            length: open.length - open.row.length + REMEMBERED_CARD_COUNT,
          },
        }
      : view
  const move = chooseNormalMove(rememberedView, dice)
  if (move?.type !== 'predict') return move
  return {
    ...move,
    letters: move.letters.slice(0, Math.max(1, move.letters.length - 1 - dice.below(MAX_LETTERS_LEFT_OFF))),
  }
}
