// Answers for: what whoever only listens could tell of the hidden cards: somebody who sits beside the table, and holds no card.
import { seatsClockwise, type PublicCandidateCount, type TableView } from '../../../engine/index.ts'
import { collectEvidence } from './evidence.ts'
import { secretPlaces } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { proveFromFacts } from './proof.ts'

/** Of each player of whom an answer was heard. Of two secrets each, or of cards played in secret, nothing is told. */
export function publicCandidateCounts({
  open,
  seats,
  options,
  story,
}: TableView<MindReader>): readonly PublicCandidateCount[] {
  if (open.phase === 'hide' || open.phase === 'between' || open.phase === 'over') return []
  if (options.play === 'secret' || secretPlaces(options).length > 1) return []
  const beside = { open, seats, options, story, seat: seats } // a seat more than there are: everybody is an opponent
  const facts = collectEvidence(beside)
  const { hidden, contradicted } = proveFromFacts(beside, facts)
  if (contradicted) return []
  const answered = new Set(facts.flatMap(fact => (fact.is === 'clue' ? [fact.of] : [])))
  return seatsClockwise(seats).flatMap(of => {
    const cards = hidden.find(one => one.of === of)?.cards ?? []
    return answered.has(of) && open.out[of] !== true ? [{ of, left: cards.length }] : []
  })
}
