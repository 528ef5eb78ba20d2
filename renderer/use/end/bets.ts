// Reads bets: one's own during a game, and everybody's after it.
import type { Seat } from '../../../shared/engine/index.ts'
import { BET_PLACE, type TableState } from '../../../shared/wire/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { resultWords } from '../../device/words/tableWords.ts'

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
