// Players and verbs, in French: who did what to whom, what belongs to whom, and who won.
import type { Seat } from '../../engine/index.ts'
import { seatsReaderFirst } from '../readerFirst.ts'
import type { SentencePiece, Sentence } from '../sentence.ts'
import { listPieces } from './grammar.ts'

/** The form of a verb that goes with a player: the second form if that player reads it. */
export function verbForm(seat: Seat, reader: Seat | null, [theirs, yours]: readonly [string, string]): string {
  return seat === reader ? yours : theirs
}

/** « a » or « as ». */
export const avoirForm = (seat: Seat, reader: Seat | null): string => verbForm(seat, reader, ['a', 'as'])

/** What belongs to a player: « la carte d’Ana », or « ta carte » to its owner. */
export function possessivePiece(seat: Seat, [theirs, yours]: readonly [string, string]): SentencePiece {
  return { seat, form: `${yours}|${theirs}` }
}

/** What somebody did to somebody: « Ana a montré à Ben », « Tu as montré à Ben », « Ana t’a montré ». */
export function deedSentence(by: Seat, to: Seat, reader: Seat | null, participle: string): Sentence {
  if (to === reader && by !== reader) return [{ seat: by }, ` t’a ${participle}`]
  return [{ seat: by }, ` ${avoirForm(by, reader)} ${participle} à `, { seat: to, form: 'toi' }]
}

/**
 * The winners, who were up against each other: « Ana a gagné », « Tu as gagné », « Ana et Ben se partagent la victoire »,
 * « Toi et Ben partagez la victoire ».
 */
export function winnersSentence(winners: readonly Seat[], reader: Seat | null): Sentence {
  const [first, ...rest] = seatsReaderFirst(winners, reader)
  if (first === undefined) return ['Personne n’a gagné']
  if (rest.length === 0) return [{ seat: first }, ` ${avoirForm(first, reader)} gagné`]
  return [
    ...listPieces([first, ...rest].map(seat => ({ seat, form: 'toi' }))),
    ` ${verbForm(first, reader, ['se partagent', 'partagez'])} la victoire`,
  ]
}

/** The winners of a game that all win or lose together: « Ana et Ben ont gagné ensemble », « Toi et Ben avez gagné ensemble ». */
export function winnersTogetherSentence(winners: readonly Seat[], reader: Seat | null): Sentence {
  const [first, ...rest] = seatsReaderFirst(winners, reader)
  if (first === undefined || rest.length === 0) return winnersSentence(winners, reader)
  return [
    ...listPieces([first, ...rest].map(seat => ({ seat, form: 'toi' }))),
    ` ${verbForm(first, reader, ['ont', 'avez'])} gagné ensemble`,
  ]
}

/** The size of a group: « à trois ». */
export function groupSizePhrase(players: number): string {
  return `à ${['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'][players - 2] ?? players}`
}
