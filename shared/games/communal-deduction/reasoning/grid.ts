// Answers for: how many Singles and Completes of each characteristic each hand may hold: exactly the numbers that some deal has.
import { at } from '../../../engine/index.ts'
import { possibleCompletesCounts } from './completes/completes.ts'
import { emptyHandKnowledge, type Evidence } from './evidence.ts'
import { addPossibleSinglesCounts } from './singles/singles.ts'

/** By characteristic: the numbers of Singles, or of Completes, a hand may hold. Bit n: it may hold n. */
export interface CountMasks {
  readonly singles: readonly number[]
  readonly completes: readonly number[]
}

/** What the hands may hold that cannot be seen, while one of the cards of `hidden`, each of which may be, is the hidden one. */
export function possibleCounts(
  evidence: Evidence,
  hidden: number,
): { readonly said: readonly CountMasks[]; readonly silent: CountMasks } {
  const { pack, said, unseen } = evidence
  const all = unseen > said.length ? { ...evidence, said: [...said, emptyHandKnowledge(pack)] } : evidence // of those of which nothing was said, one stands for all
  const singles = all.said.map(hand => hand.singles.map(() => 0))
  for (let rest = hidden; rest !== 0; rest &= rest - 1)
    addPossibleSinglesCounts(all, 31 - Math.clz32(rest & -rest), singles)
  const completes = possibleCompletesCounts(all, hidden)
  const hands = singles.map((of, hand): CountMasks => ({ singles: of, completes: at(completes, hand) }))
  return { said: hands.slice(0, said.length), silent: hands[said.length] ?? { singles: [], completes: [] } }
}
