// Decides when a computer player must act; its strategy decides how.
import type { Dice, SeatView } from '../../../engine/index.ts'
import type { Communal } from '../kinds.ts'

type View = SeatView<Communal>
type Move = Communal['move']
type ChooseMove = (view: View, dice: Dice) => Move

/** A computer player's move in each part of the game; `claiming` returns null if it can prove nothing new. */
export interface Strategy {
  readonly stating: ChooseMove
  readonly asking: ChooseMove
  readonly claiming: (view: View, dice: Dice) => Move | null
  readonly moving: ChooseMove
}

/** A move for this seat; null to wait. In the talk it speaks out of turn when it can prove something. */
export function chooseMoveByStrategy(
  { stating, asking, claiming, moving }: Strategy,
  view: View,
  dice: Dice,
): Move | null {
  const { open, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'state':
      return open.stated[seat] ? null : stating(view, dice)
    case 'ask':
      return open.asked[seat] ? null : asking(view, dice)
    case 'talk':
      return claiming(view, dice) ?? (open.turn === seat ? moving(view, dice) : null)
    case 'over':
      return null
  }
}
