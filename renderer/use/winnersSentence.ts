// Answers for: who won, as a sentence.
import type { Outcome, Seat } from '../../shared/engine/index.ts'
import type { Sentence } from '../../shared/words/sentence.ts'
import { result } from '../device/tableWords.ts'

export function winnersSentence({ winners, points }: Outcome, ear: Seat | null): Sentence {
  if (winners.length === 0) return [result.nobody]
  if (winners.length > 2 && winners.length === points.length) return [result.all]
  return result.winners(winners, ear)
}
