// Says what this player can do now, or who is to move.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** `toMove`: the seats to move. */
export function todoSentence({ open, seat, outcome }: SeatView<Communal>, toMove: readonly Seat[]): Sentence | null {
  if (outcome) return null
  const isOwnTurn = toMove.includes(seat)
  const sentences = labels.todo
  switch (open.phase) {
    case 'state':
      return isOwnTurn ? sentences.state() : sentences.stating(toMove)
    case 'ask':
      return isOwnTurn ? sentences.ask() : sentences.asking(toMove)
    case 'talk':
      return isOwnTurn ? sentences.talk() : sentences.talking(open.turn)
    case 'over':
      return null
  }
}
