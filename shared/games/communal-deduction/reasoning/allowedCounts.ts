// Computes exactly how many Singles and Completes of each characteristic each hand may hold.
import { at } from '../../../engine/index.ts'
import { possibleCompletesCounts } from './completes/possibleCompletes.ts'
import { unknownHandKnowledge, type Evidence } from './evidence.ts'
import { addPossibleSinglesCounts } from './singles/possibleSingles.ts'

/** By characteristic: the possible numbers of Singles or Completes in a hand, as bits. Bit n: it may hold n. */
export interface AllowedCountsByTrait {
  readonly singles: readonly number[]
  readonly completes: readonly number[]
}

/** The possible counts of the unseen hands while the hidden card is one of `hiddenCards`. Each of these must be possible. */
export function allowedCountsOfHands(
  evidence: Evidence,
  hiddenCards: number,
): { readonly said: readonly AllowedCountsByTrait[]; readonly silent: AllowedCountsByTrait } {
  const { pack, said, unseen } = evidence
  const evidenceWithUnknown =
    unseen > said.length ? { ...evidence, said: [...said, unknownHandKnowledge(pack)] } : evidence // one hand represents all those about which nothing was said
  const singles = evidenceWithUnknown.said.map(hand => hand.singles.map(() => 0))
  for (let cardsLeft = hiddenCards; cardsLeft !== 0; cardsLeft &= cardsLeft - 1)
    addPossibleSinglesCounts(evidenceWithUnknown, 31 - Math.clz32(cardsLeft & -cardsLeft), singles)
  const completes = possibleCompletesCounts(evidenceWithUnknown, hiddenCards)
  const hands = singles.map((of, hand): AllowedCountsByTrait => ({ singles: of, completes: at(completes, hand) }))
  return { said: hands.slice(0, said.length), silent: hands[said.length] ?? { singles: [], completes: [] } }
}
