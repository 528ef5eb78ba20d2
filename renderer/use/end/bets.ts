// Reads bets: one's own during a game, and everybody's after it.
import type { GameRules, GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import { WINNER_BET_NOTE_PLACE, nextBetNotePlace, type TableState } from '../../../shared/wire/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

type Marks = Readonly<Record<string, string>>
type Lines = readonly GameTypeParams['line'][]

/** The seat in a notebook's bet on the winner; null if nothing, or nobody, is noted there. */
export const winnerBetFromMarks = (marks: Marks): Seat | null => seatInBetMark(marks, WINNER_BET_NOTE_PLACE)

/** The seat in a notebook's bet on who comes next; `nth`: how many have come before. Null if nobody is noted there. */
export const nextBetFromMarks = (marks: Marks, nth: number): Seat | null => seatInBetMark(marks, nextBetNotePlace(nth))

function seatInBetMark(marks: Marks, place: string): Seat | null {
  const betMark = marks[place]
  return betMark !== undefined && /^\d+$/.test(betMark) ? Number(betMark) : null
}

/** The seats that came next, one entry for each public line on which a bet was possible. */
export function actualNextSeats(
  game: Pick<GameRules<GameTypeParams>, 'nextBet'> | undefined,
  story: Lines,
): (readonly Seat[])[] {
  return story.flatMap(line => {
    const seats = game?.nextBet?.seatsIn(line) ?? null
    return seats ? [seats] : []
  })
}

/** All bets of a finished game on its winner in one sentence, addressed to seat `reader`; null if there are none. */
export function winnerBetsSentence(
  bets: TableState['bets'],
  { winners, reader }: { readonly winners: readonly Seat[]; readonly reader: Seat | null },
): Sentence | null {
  const onWinner = (bets ?? []).filter(({ nth }) => nth === undefined)
  if (onWinner.length === 0) return null
  return resultWords.bets(
    onWinner.map(({ seat, on }) => ({ seat, on, right: winners.includes(on) })),
    reader,
  )
}

/** How often each player who was out bet rightly on who comes next; null if nobody did, or could. */
export function nextSeatBetsSentence(
  bets: TableState['bets'],
  { nextSeats, reader }: { readonly nextSeats: readonly (readonly Seat[])[]; readonly reader: Seat | null },
): Sentence | null {
  const decidedBets = (bets ?? []).flatMap(({ seat, on: betOn, nth: betNumber }) => {
    const actual = betNumber === undefined ? undefined : nextSeats[betNumber]
    return actual ? [{ seat, isRight: actual.includes(betOn) }] : []
  })
  const seats = [...new Set(decidedBets.map(({ seat }) => seat))]
  if (seats.length === 0) return null
  return resultWords.nextBets(
    seats.map(seat => {
      const ownBets = decidedBets.filter(bet => bet.seat === seat)
      return { seat, right: ownBets.filter(({ isRight }) => isRight).length, of: ownBets.length }
    }),
    reader,
  )
}
