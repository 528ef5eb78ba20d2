// Decides which cards may be hidden, by what a seat knows. It is exact: a card may be hidden exactly if some deal with it fits.
import { hiddenCardsAllowedByCompletes } from './completes/possibleCompletes.ts'
import { collectEvidence, type Evidence, type PublicEvidenceState } from './evidence.ts'
import type { Communal, NumberedHand } from '../kinds.ts'
import { singlesAllowHiddenCard } from './singles/possibleSingles.ts'

/**
 * Decides for one seat which cards may be hidden, without using claims. Each card is examined once, when it is first
 * asked for.
 */
export class HiddenCardReasoning {
  readonly #evidence: Evidence
  #foundPossibleCards = 0 // the cards found possible
  #foundImpossibleCards: number | null = null // the cards found impossible; null: none was examined yet

  constructor(evidence: Evidence) {
    this.#evidence = evidence
  }

  /** True if this card may be the hidden one. */
  canBeHidden(card: number): boolean {
    const bit = 1 << card
    this.#foundImpossibleCards ??= ~hiddenCardsAllowedByCompletes(this.#evidence)
    if (((this.#foundPossibleCards | this.#foundImpossibleCards) & bit) === 0) {
      if (singlesAllowHiddenCard(this.#evidence, card)) this.#foundPossibleCards |= bit
      else this.#foundImpossibleCards |= bit
    }
    return (this.#foundPossibleCards & bit) !== 0
  }

  /** The cards of this set that may be the hidden one. */
  possibleAmong(cardSet: number): number {
    let possible = 0
    for (let rest = cardSet; rest !== 0; rest &= rest - 1) {
      const card = 31 - Math.clz32(rest & -rest)
      if (this.canBeHidden(card)) possible |= 1 << card
    }
    return possible
  }

  /** True if a card of this set may be the hidden one: some deal with it fits. */
  canAnyBeHidden(cardSet: number): boolean {
    for (let rest = cardSet; rest !== 0; rest &= rest - 1)
      if (this.canBeHidden(31 - Math.clz32(rest & -rest))) return true
    return false
  }

  /** True if the hidden card must be in `cardSet`. The claims on the table say that it is one of `claimedCards`. */
  mustBeIn(cardSet: number, claimedCards: number): boolean {
    if ((claimedCards & ~cardSet & this.#foundPossibleCards) !== 0) return false
    for (let rest = claimedCards & ~cardSet; rest !== 0; rest &= rest - 1)
      if (this.canBeHidden(31 - Math.clz32(rest & -rest))) return false
    return true
  }
}

const reasoningByKnowledge = new Map<string, HiddenCardReasoning>()

/** The reasoning of a seat that sees these hands, cached by knowledge. */
export function cachedHiddenCardReasoning(
  publicState: PublicEvidenceState,
  hands: readonly NumberedHand[],
  options: Pick<Communal['options'], 'evidence'>,
): HiddenCardReasoning {
  const key = seatKnowledgeKey(publicState, hands, options)
  let reasoning = reasoningByKnowledge.get(key)
  if (!reasoning) {
    const [oldest] = reasoningByKnowledge.keys()
    if (reasoningByKnowledge.size >= 64 && oldest !== undefined) reasoningByKnowledge.delete(oldest)
    reasoning = new HiddenCardReasoning(collectEvidence(publicState, hands, options))
    reasoningByKnowledge.set(key, reasoning)
  }
  return reasoning
}

/** A key for what a seat knows about the cards, apart from claims. */
export function seatKnowledgeKey(
  { stated, asked, turned, exhausted }: PublicEvidenceState,
  hands: readonly NumberedHand[],
  { evidence }: Pick<Communal['options'], 'evidence'>,
): string {
  let key = `${evidence} ${exhausted} ${turned.join()}`
  for (const { no, singles, completes } of hands) key += `|${no} ${singles.join()} ${completes.join()}`
  for (const statement of stated) key += statement ? `|${statement.about} ${statement.truth}` : '|'
  for (const answer of asked) key += answer ? `|${answer.of} ${answer.about} ${answer.truth}` : '|'
  return key
}
