// What players who were out bet on: during a game for their own screen, and after it for everybody.
import {
  seatsClockwise,
  type Game,
  type GameTypeParams,
  type Seat,
  type SeatView,
} from '../../../shared/engine/index.ts'
import { BET_PLACE, type TableState } from '../../../shared/wire/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

/** Whom a seat that is out may bet on: those who still play, clockwise as they sit. None while it plays itself, and once the game is over. */
export function betCandidates(
  game: Pick<Game<GameTypeParams>, 'isOut'>,
  view: SeatView<GameTypeParams> | null,
): readonly Seat[] {
  if (!view || view.outcome || !game.isOut?.(view, view.seat)) return []
  return seatsClockwise(view.seats, view.seat).filter(seat => !game.isOut?.(view, seat))
}

/** The seat in a notebook's bet; null if nothing, or nobody, is noted there. */
export function betIn(marks: Readonly<Record<string, string>>): Seat | null {
  const noted = marks[BET_PLACE]
  return noted !== undefined && /^\d+$/.test(noted) ? Number(noted) : null
}

/** All bets of a finished game in one sentence, addressed to seat `ear`; null if there are none. */
export function betsSentence(
  bets: TableState['bets'],
  { winners, ear }: { readonly winners: readonly Seat[]; readonly ear: Seat | null },
): Sentence | null {
  if (!bets || bets.length === 0) return null
  return resultWords.bets(
    bets.map(({ seat, on }) => ({ seat, on, right: winners.includes(on) })),
    ear,
  )
}
