// Says who won, in one sentence, and what is stamped on the game.
import type { Outcome, Seat } from '../../../shared/engine/index.ts'
import type { GameWords, Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

export function winnersSentence({ winners, points }: Outcome, reader: Seat | null): Sentence {
  if (winners.length === 0) return [resultWords.nobody]
  if (winners.length > 2 && winners.length === points.length) return [resultWords.all]
  return resultWords.winners(winners, reader)
}

/** The stamp on a finished game: a case closed, unless the game has a word of its own. */
export function stampText({ winners }: Outcome, { stamp }: Pick<GameWords, 'stamp'>): string {
  return winners.length > 0 ? (stamp?.won ?? resultWords.closed) : (stamp?.open ?? resultWords.open)
}
