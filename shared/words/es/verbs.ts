// Players and verbs, in Spanish: who did what to whom, what belongs to whom, and who won.
import type { Seat } from '../../engine/index.ts'
import { seatsReaderFirst } from '../readerFirst.ts'
import type { Sentence } from '../sentence.ts'
import { listPieces } from './grammar.ts'

/** The form of a verb that goes with a player: the second form if that player reads it. */
export function verbForm(seat: Seat, reader: Seat | null, [theirs, yours]: readonly [string, string]): string {
  return seat === reader ? yours : theirs
}

/** What belongs to a player: “la carta de Ana”, or “tu carta” if that player reads it. */
export function possessivePhrase(
  seat: Seat,
  reader: Seat | null,
  [theirs, yours]: readonly [string, string],
): Sentence {
  return seat === reader ? [yours] : [`${theirs} de `, { seat }]
}

/** What somebody did to somebody: “Ana respondió a Ben”, “Ana te respondió”, “Tú respondiste a Ben”. */
export function deedSentence(by: Seat, to: Seat, reader: Seat | null, verb: readonly [string, string]): Sentence {
  if (to === reader) return [{ seat: by }, ` te ${verb[0]}`]
  return [{ seat: by }, ` ${verbForm(by, reader, verb)} a `, { seat: to }]
}

/** Who won: “Ana ganó”, “Ana y Ben compartieron la victoria”, “Tú compartiste la victoria con Ben”. */
export function winnersSentence(winners: readonly Seat[], reader: Seat | null): Sentence {
  const [first, ...rest] = seatsReaderFirst(winners, reader)
  if (first === undefined) return ['No ganó nadie']
  if (rest.length === 0) return [{ seat: first }, ` ${verbForm(first, reader, ['ganó', 'ganaste'])}`]
  if (first === reader)
    return [{ seat: first }, ' compartiste la victoria con ', ...listPieces(rest.map(seat => ({ seat })))]
  return [...listPieces(winners.map(seat => ({ seat }))), ' compartieron la victoria']
}

/** The winners of a game that all win or lose together: «Ana y Ben ganaron en equipo», «Tú ganaste en equipo con Ben». */
export function winnersTogetherSentence(winners: readonly Seat[], reader: Seat | null): Sentence {
  const [first, ...rest] = seatsReaderFirst(winners, reader)
  if (first === undefined || rest.length === 0) return winnersSentence(winners, reader)
  if (first === reader) return [{ seat: first }, ' ganaste en equipo con ', ...listPieces(rest.map(seat => ({ seat })))]
  return [...listPieces(winners.map(seat => ({ seat }))), ' ganaron en equipo']
}
