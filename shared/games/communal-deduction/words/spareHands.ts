// Gathers the spare hands by the player they went to, so that a language tells them in one sentence.
import { seatsClockwise, type Seat } from '../../../engine/index.ts'
import type { Sentence } from '../../../words/sentence.ts'

/** Hands as they went round: each one's number, from 0, and whom it went to. */
type SpareHands = readonly { readonly no: number; readonly to: Seat }[]

/** What `say` makes of each player's hands, by the numbers people know them by, in a row. */
export function sayBySeat(hands: SpareHands, say: (numbers: string[], to: Seat) => Sentence): Sentence {
  const seats = seatsClockwise(1 + Math.max(...hands.map(({ to }) => to)))
  return seats
    .map(seat => ({ seat, numbers: hands.flatMap(({ no, to }) => (to === seat ? [String(no + 1)] : [])) }))
    .filter(({ numbers }) => numbers.length > 0)
    .flatMap(({ seat, numbers }, i) => [i > 0 ? '; ' : '', ...say(numbers, seat)])
}
