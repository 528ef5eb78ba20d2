// Decides when a computer player must act; its strategy decides how.
import type { Dice, SeatView } from '../../../engine/index.ts'
import type { Communal } from '../kinds.ts'

type View = SeatView<Communal>
type Move = Communal['move']
type ChooseMove = (view: View, dice: Dice) => Move

/** How a computer player moves in each part of the game. `chooseClaim` returns null if it can prove nothing new. */
export interface Strategy {
  readonly chooseStatement: ChooseMove
  readonly chooseQuestion: ChooseMove
  readonly chooseClaim: (view: View, dice: Dice) => Move | null
  readonly chooseMotion: ChooseMove
}

/** A move for this seat; null to wait. In the talk it speaks out of turn when it can prove something. */
export function chooseMoveByStrategy(
  { chooseStatement, chooseQuestion, chooseClaim, chooseMotion }: Strategy,
  view: View,
  dice: Dice,
): Move | null {
  const { open, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'state':
      return open.stated[seat] ? null : chooseStatement(view, dice)
    case 'ask':
      return open.asked[seat] ? null : chooseQuestion(view, dice)
    case 'talk':
      return chooseClaim(view, dice) ?? (open.turn === seat ? chooseMotion(view, dice) : null)
    case 'over':
      return null
  }
}
