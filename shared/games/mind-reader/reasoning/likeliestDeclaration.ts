// Finds the likeliest declaration of everybody's cards, and its chance.
import { required, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { collectEvidence } from './evidence.ts'
import { tableDeck } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { proveFromFacts, type HiddenCardCandidates } from './proof.ts'
import { entryOfHiddenCard } from '../rules/naming.ts'

/**
 * One card for each hidden card of every opponent still in, the surest first. Each card is the likeliest one, given
 * that the cards before it are right.
 */
export function likeliestDeclaration(
  view: SeatView<MindReader>,
  suspects: readonly HiddenCardCandidates[],
): { cards: readonly Card[]; chance: number } {
  const facts = collectEvidence(view)
  const cardsByHidden = new Map<HiddenCardCandidates, Card>()
  let chance = 1
  for (const suspect of [...suspects].sort((a, b) => a.cards.length - b.cards.length)) {
    const { of, place } = suspect
    const supposedFacts = [...cardsByHidden].flatMap(([hiddenCard, card]) => [
      { is: 'known' as const, of: hiddenCard.of, place: hiddenCard.place, card, lines: [] },
      { is: 'seen' as const, card, since: 0, until: Infinity, lines: [] },
    ])
    const { hidden } = proveFromFacts(view, [...facts, ...supposedFacts])
    const candidatesNow = entryOfHiddenCard(hidden, { of, place })
    const highestChance = Math.max(...candidatesNow.chances)
    const ownAndNamedCards = [...view.own.hand, ...view.own.secrets, ...cardsByHidden.values()]
    const card =
      candidatesNow.cards.find(
        (candidate, i) => candidatesNow.chances[i] === highestChance && !ownAndNamedCards.includes(candidate),
      ) ??
      required(
        tableDeck(view.options).find(deckCard => !ownAndNamedCards.includes(deckCard)),
        'card left to name',
      )
    cardsByHidden.set(suspect, card)
    chance *= highestChance
  }
  return { cards: suspects.map(suspect => required(cardsByHidden.get(suspect), 'card named')), chance }
}
