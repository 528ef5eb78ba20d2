// Finds the likeliest declaration of everybody's cards, and its chance.
import { required, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { collectEvidence } from './evidence.ts'
import { tableDeck } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { proveFromFacts, type HiddenCardCandidates } from './proof.ts'
import { entryForHiddenCard } from '../rules/naming.ts'

/** One card for each hidden card of every opponent still in, the surest first: each is the likeliest if those before it are right. */
export function likeliestDeclaration(
  view: SeatView<MindReader>,
  suspects: readonly HiddenCardCandidates[],
): { cards: readonly Card[]; chance: number } {
  const facts = collectEvidence(view)
  const named = new Map<HiddenCardCandidates, Card>()
  let chance = 1
  for (const suspect of [...suspects].sort((a, b) => a.cards.length - b.cards.length)) {
    const { of, place } = suspect
    const supposed = [...named].flatMap(([one, card]) => [
      { is: 'known' as const, of: one.of, place: one.place, card, lines: [] },
      { is: 'seen' as const, card, since: 0, until: Infinity, lines: [] },
    ])
    const { hidden } = proveFromFacts(view, [...facts, ...supposed])
    const now = entryForHiddenCard(hidden, { of, place })
    const most = Math.max(...now.chances)
    const mine = [...view.own.hand, ...view.own.secrets, ...named.values()]
    const card =
      now.cards.find((one, i) => now.chances[i] === most && !mine.includes(one)) ??
      required(
        tableDeck(view.options).find(one => !mine.includes(one)),
        'card left to name',
      )
    named.set(suspect, card)
    chance *= most
  }
  return { cards: suspects.map(suspect => required(named.get(suspect), 'card named')), chance }
}
