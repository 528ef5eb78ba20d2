// Says who won, in one sentence.
import type { Outcome, Seat } from '../../../shared/engine/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

export function winnersSentence({ winners, points }: Outcome, ear: Seat | null): Sentence {
  if (winners.length === 0) return [resultWords.nobody]
  if (winners.length > 2 && winners.length === points.length) return [resultWords.all]
  return resultWords.winners(winners, ear)
}
