// Computes how far a listener beside the table, who has no cards, could narrow down the hidden cards.
import { seatsClockwise, type PublicCandidateCount, type TableView } from '../../../engine/index.ts'
import { collectEvidence } from './evidence.ts'
import { secretPlaces } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { proveFromFacts } from './proof.ts'

/** One count for each player about whom something was answered. None with two secrets each, or with cards played in secret. */
export function publicCandidateCounts({
  open,
  seats,
  options,
  story,
}: TableView<MindReader>): readonly PublicCandidateCount[] {
  if (open.phase === 'hide' || open.phase === 'between' || open.phase === 'over') return []
  if (options.play === 'secret' || secretPlaces(options).length > 1) return []
  const bystanderView = { open, seats, options, story, seat: seats } // the view of a bystander: a seat beyond the last player's, so that all players are its opponents
  const facts = collectEvidence(bystanderView)
  const { hidden, contradicted } = proveFromFacts(bystanderView, facts)
  if (contradicted) return []
  const askedSeats = new Set(facts.flatMap(fact => (fact.is === 'clue' ? [fact.of] : [])))
  return seatsClockwise(seats).flatMap(of => {
    const cards = hidden.find(hiddenCard => hiddenCard.of === of)?.cards ?? []
    return askedSeats.has(of) && open.out[of] !== true ? [{ of, left: cards.length }] : []
  })
}
