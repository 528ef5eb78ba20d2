// Says what this player can do now, or who is to move.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** `toMove`: the seats to move. */
export function todoSentence({ open, seat, outcome }: SeatView<Communal>, toMove: readonly Seat[]): Sentence | null {
  if (outcome) return null
  const mine = toMove.includes(seat)
  const say = labels.todo
  switch (open.phase) {
    case 'state':
      return mine ? say.state() : say.stating(toMove)
    case 'ask':
      return mine ? say.ask() : say.asking(toMove)
    case 'talk':
      return mine ? say.talk() : say.talking(open.turn)
    case 'over':
      return null
  }
}
