// Says what this player can do now, or who is to move.
import type { SeatView } from '../../../shared/engine/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { questionThisTurn } from './story.ts'
import { labels } from './words.ts'

export function todoSentence({ open, seat, outcome, story }: SeatView<Piecepack>): Sentence | null {
  if (outcome) return null
  const sentences = labels.todo
  if (open.phase === 'show') {
    const { of } = questionThisTurn(story)!
    return of === seat ? sentences.show(open.turn) : sentences.showing(of)
  }
  const isLast = open.out.every((isOut, other) => isOut || other === seat)
  if (open.turn === seat)
    return open.phase === 'ask' ? sentences.ask() : isLast ? sentences.afterLast() : sentences.after()
  if (open.out[seat]) return sentences.turnOut(open.turn)
  return open.phase === 'after' ? sentences.afterOf(open.turn) : sentences.turn(open.turn)
}
