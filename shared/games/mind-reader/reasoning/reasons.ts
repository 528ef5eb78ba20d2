// Finds a small set of story lines that suffices for a conclusion.
import { at, minimalSubset, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { collectEvidence, type FactWithLines } from './evidence.ts'
import { tableDeck } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import { answerNumber, answerNumbersByCard, cardNumber } from './pack.ts'
import { proveFromFacts } from './proof.ts'
import type { MindReaderConclusion } from './conclusions.ts'
import { entryOfHiddenCard } from '../rules/naming.ts'

type View = SeatView<MindReader>
type Conclusion = MindReaderConclusion

/** The facts that come from the same lines. */
type FactGroup = readonly FactWithLines[]

/** The lines as indexes in the story, in order; empty if the conclusion does not follow. */
export function supportingLines(givenView: View, conclusion: Conclusion): number[] {
  const view = { ...givenView, story: givenView.story } // the story of a view is put together each time it is read, so it is read only once here
  const factGroups = groupByLines(collectEvidence(view))
  const isStillCandidate = candidateTestOf(conclusion)
  const excludesAlone = (subset: readonly FactGroup[]) =>
    candidatesByOwnFacts(view, conclusion, subset.flat()).every(isStillCandidate)
  const excludesJointly = (subset: readonly FactGroup[]) => {
    const proof = proveFromFacts(view, subset.flat())
    return !proof.contradicted && entryOfHiddenCard(proof.hidden, conclusion).cards.every(isStillCandidate)
  }
  // what is easiest to grasp first: a card that was shown, then answers about this card, then everything seen
  const orderedGroups = [...factGroups].sort(
    (a, b) => distanceFromConclusion(a, conclusion) - distanceFromConclusion(b, conclusion),
  )
  if (proveFromFacts(view, orderedGroups.flat()).contradicted) return linesFromSight(view, conclusion, orderedGroups)
  const sufficientGroup = orderedGroups.find(group => excludesAlone([group]))
  if (sufficientGroup) return linesOf([sufficientGroup])
  const isSufficient = excludesAlone(orderedGroups) ? excludesAlone : excludesJointly
  return isSufficient(orderedGroups) ? linesOf(minimalSubset(orderedGroups, isSufficient)) : []
}

/** If answers contradict each other, only what was seen counts. */
function linesFromSight(view: View, conclusion: Conclusion, factGroups: readonly FactGroup[]): number[] {
  const sights = factGroups.filter(group => group.every(({ is }) => is !== 'clue' && is !== 'blind'))
  const stillHolds = (subset: readonly FactGroup[]) =>
    entryOfHiddenCard(proveFromFacts(view, subset.flat()).hidden, conclusion).cards.every(candidateTestOf(conclusion))
  return stillHolds(sights) ? linesOf(minimalSubset(sights, stillHolds)) : []
}

function groupByLines(facts: readonly FactWithLines[]): FactGroup[] {
  const groupsByLines = new Map<string, FactWithLines[]>()
  for (const fact of facts) {
    const key = fact.lines.join()
    const factGroup = groupsByLines.get(key) ?? []
    factGroup.push(fact)
    groupsByLines.set(key, factGroup)
  }
  return [...groupsByLines.values()]
}

function linesOf(factGroups: readonly FactGroup[]): number[] {
  return [...new Set(factGroups.flatMap(group => at(group, 0).lines))].sort((a, b) => a - b)
}

function candidateTestOf(conclusion: Conclusion): (card: Card) => boolean {
  switch (conclusion.type) {
    case 'excluded':
      return card => card !== conclusion.card
    case 'certain':
      return card => card === conclusion.card
    case 'among':
      return card => conclusion.cards.includes(card)
  }
}

function distanceFromConclusion(group: FactGroup, { of, place }: Conclusion): number {
  const isAboutCard = (fact: FactWithLines) => 'place' in fact && fact.of === of && fact.place === place
  if (group.some(fact => fact.is === 'known' && isAboutCard(fact))) return 0
  if (group.some(isAboutCard)) return 1
  return group.some(({ is }) => is === 'seen') ? 2 : 3
}

/**
 * The cards that the facts about this hidden card alone leave, before other hidden cards are considered. Answers to
 * unseen cards are ignored.
 */
function candidatesByOwnFacts({ options }: View, { of, place }: Conclusion, facts: readonly FactWithLines[]): Card[] {
  const knownFact = facts.find(fact => fact.is === 'known' && fact.of === of && fact.place === place) as
    (FactWithLines & { is: 'known' }) | undefined
  if (knownFact) return [knownFact.card]
  const remainingCards = new Set(tableDeck(options))
  for (const fact of facts) {
    if (fact.is === 'seen') remainingCards.delete(fact.card)
    if (!('place' in fact) || fact.of !== of || fact.place !== place) continue
    if (fact.is === 'not') remainingCards.delete(fact.card)
    if (fact.is !== 'clue') continue
    const answers = answerNumbersByCard(fact.question, cardNumber(fact.card))
    const answer = answerNumber(fact.clue)
    for (const card of remainingCards) if (answers[cardNumber(card)] !== answer) remainingCards.delete(card)
  }
  return [...remainingCards]
}
