// Finds the next step a seat could conclude now, other than what was said directly or is seen.
import { at, type SeatView } from '../../../engine/index.ts'
import { COMPLETE_CARDS, TRAITS } from '../cards.ts'
import type { Communal, CountedCardKind } from '../kinds.ts'
import { notebookFacts } from './notes.ts'
import { prove } from './proof.ts'
import type { CommunalConclusion } from './conclusions.ts'

type Conclusion = CommunalConclusion

/**
 * One step: a characteristic the hidden card bears, one it does not, the card itself once its characteristics are
 * known, an excluded card, and last the contents of hands. Null if nothing follows. The card comes after its
 * characteristics, so that a player who asks for one step is not given the solution.
 */
export function hint(view: SeatView<Communal>): Conclusion | null {
  if (view.outcome) return null
  const { chanceByCard, marks, hands, riddles } = prove(view)
  const facts = notebookFacts(view)
  for (const is of ['certain', 'impossible'] as const)
    for (const [i, trait] of TRAITS.entries())
      if (at(marks, i).is === is && at(facts.marks, i).is !== is) return { type: is, trait }
  const answer = COMPLETE_CARDS.find(card => card === at(riddles, 0).answer)
  if (answer && facts.cards.filter(({ isExcluded }) => !isExcluded).length > 1) return { type: 'hidden', card: answer }
  for (const [i, card] of COMPLETE_CARDS.entries())
    if (chanceByCard[i] === 0 && !at(facts.cards, i).isExcluded) return { type: 'excluded', card }
  for (const what of ['singles', 'completes'] satisfies CountedCardKind[])
    for (const { no, holder, why, [what]: said } of facts.hands)
      for (const [i, trait] of TRAITS.entries()) {
        const counts = at(at(hands, no)[what], i)
        if (why !== 'seen' && counts.length === 1 && at(said, i).fewest < at(said, i).most)
          return { type: 'holds', hand: no, seat: no < view.seats ? holder : null, what, trait, counts }
      }
  return null
}
