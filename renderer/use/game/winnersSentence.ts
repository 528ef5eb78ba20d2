// Says who won, in one sentence, and what is stamped on the game.
import type { GameRules, GameTypeParams, Outcome, Seat } from '../../../shared/engine/index.ts'
import type { GameWords, Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

/** Players who were up against each other share a win; those of a cooperative game win together. */
export function winnersSentence(
  { winners, points }: Outcome,
  reader: Seat | null,
  { cooperative }: Pick<GameRules<GameTypeParams>, 'cooperative'>,
): Sentence {
  if (winners.length === 0) return [resultWords.nobody]
  const isTied = winners.length > 1 && !cooperative
  if (winners.length > 2 && winners.length === points.length) return [isTied ? resultWords.allTied : resultWords.all]
  return isTied ? resultWords.tied(winners, reader) : resultWords.winners(winners, reader)
}

/** The stamp on a finished game: a case closed, unless the game has a word of its own. */
export function stampText({ winners }: Outcome, { stamp }: Pick<GameWords, 'stamp'>): string {
  return winners.length > 0 ? (stamp?.won ?? resultWords.closed) : (stamp?.open ?? resultWords.open)
}
