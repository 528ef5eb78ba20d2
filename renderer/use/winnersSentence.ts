// Answers for: who won, as a sentence.
import type { Outcome } from '../../shared/engine/index.ts'
import { result } from '../../shared/words/en/seat.ts'
import { listPieces, type Sentence } from '../../shared/words/sentence.ts'

export function winnersSentence({ winners, points }: Outcome): Sentence {
  if (winners.length === 0) return [result.nobody]
  if (winners.length > 2 && winners.length === points.length) return [result.all]
  return [...listPieces(winners.map(seat => ({ seat }))), ' ', winners.length > 1 ? result.shared : result.won]
}
