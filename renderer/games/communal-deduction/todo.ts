// Says what this player can do now, or who is to move.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { onlyCardLeftForTable } from './story.ts'
import { labels } from './words.ts'

/** True while one card is left for the whole table and this seat has not raised a hand for it. */
function isVerdictDue(view: SeatView<Communal>): boolean {
  const card = onlyCardLeftForTable(view)
  return card !== null && view.open.motions[view.seat] !== card
}

/** `toMove`: the seats to move. */
export function todoSentence(view: SeatView<Communal>, toMove: readonly Seat[]): Sentence | null {
  const { open, seat, outcome } = view
  if (outcome) return null
  const isOwnTurn = toMove.includes(seat)
  const sentences = labels.todo
  switch (open.phase) {
    case 'state':
      return isOwnTurn ? sentences.state() : sentences.stating(toMove)
    case 'ask':
      return isOwnTurn ? sentences.ask() : sentences.asking(toMove)
    case 'talk':
      if (isVerdictDue(view)) return sentences.verdict()
      return isOwnTurn ? sentences.talk() : sentences.talking(open.turn)
    case 'over':
      return null
  }
}
