// Answers for: what a seat could conclude now, the most worthwhile first; what was plainly told or is seen is no conclusion.
import type { SeatView } from '../../engine/index.ts'
import { COMPLETES, MARKS } from './cards.ts'
import type { Communal, Counted } from './kinds.ts'
import { notebookFacts } from './notes.ts'
import { prove } from './proof.ts'
import type { CommunalConclusion } from './conclusions.ts'

type Conclusion = CommunalConclusion

/** The card, then what it bears, what it does not bear, which cards it is not, and last what the hands hold. Null when nothing follows. */
export function hint(view: SeatView<Communal>): Conclusion | null {
  if (view.outcome) return null
  const { cards, marks, hands, riddles } = prove(view)
  const told = notebookFacts(view)
  const answer = COMPLETES.find(card => card === riddles[0]!.answer)
  if (answer && told.cards.filter(({ out }) => !out).length > 1) return { type: 'hidden', card: answer }
  for (const is of ['certain', 'impossible'] as const)
    for (const [i, mark] of MARKS.entries())
      if (marks[i]!.is === is && told.marks[i]!.is !== is) return { type: is, mark }
  for (const [i, card] of COMPLETES.entries())
    if (cards[i] === 0 && !told.cards[i]!.out) return { type: 'excluded', card }
  for (const what of ['singles', 'completes'] satisfies Counted[])
    for (const { no, holder, why, [what]: said } of told.hands)
      for (const [i, mark] of MARKS.entries()) {
        const counts = hands[no]![what][i]!
        if (why !== 'seen' && counts.length === 1 && said[i]!.fewest < said[i]!.most)
          return { type: 'holds', hand: no, seat: no < view.seats ? holder : null, what, mark, counts }
      }
  return null
}
