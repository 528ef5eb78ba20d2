// Proves what follows for a seat: which cards each hidden card may be, and how likely each is.
import { required, at, seatsClockwise, type Deductions, type Riddle } from '../../../engine/index.ts'
import { weightByBlindAnswers, groupBlindAnswersByEra } from './blindAnswers.ts'
import type { Card } from '../cards.ts'
import { indexOfHandStart, collectEvidence, type FactWithLines, type EvidenceView } from './evidence.ts'
import { tableDeck, secretPlaces } from '../rules/hand.ts'
import type { MindReader } from '../kinds.ts'
import type { HiddenCardRef } from '../rules/naming.ts'
import { answerNumber, answerNumbersByCard, cardNumber, PACK, PACK_SIZE } from './pack.ts'
import { countPlacementsExcluding, wrongDeclarations } from './wrongDeclarations.ts'
import { riddleKey } from '../rules/riddles.ts'
import { EXCLUDED, UNSETTLED, searchDealsByCard } from './witnesses.ts'

/** The proved facts about one hidden card of an opponent. */
export interface HiddenCardCandidates extends HiddenCardRef {
  readonly cards: readonly Card[] // the cards it may be, in deck order; each is possible unless it is unsettled
  readonly unsettled: readonly Card[] // the cards for which it was not decided in time whether they are possible
  readonly chances: readonly number[] // by card: the share of the deals that agree; the sum is 1
}

/** The proof of a seat in this hand. */
export interface MindReaderDeductions extends Deductions {
  readonly hidden: readonly HiddenCardCandidates[] // of every opponent, by seat, then place
  readonly estimated: boolean // the chances are estimates; possible cards are still exact, except the unsettled ones
}

type View = EvidenceView & { readonly open: Pick<MindReader['open'], 'hand' | 'secrets'> }

/** Everything that follows, for any seat at any moment. */
export function prove(view: View): MindReaderDeductions {
  return proveFromFacts(view, collectEvidence(view))
}

/** Proves what follows from these facts alone. */
export function proveFromFacts(view: View, facts: readonly FactWithLines[]): MindReaderDeductions {
  const agreeingDeals = countAgreeingDeals(view, facts)
  if (agreeingDeals) return deductionsFrom(view, agreeingDeals, false)
  const seenFacts = facts.filter(({ is }) => is !== 'clue' && is !== 'blind')
  return deductionsFrom(
    view,
    countAgreeingDeals(view, seenFacts) ?? required(countAgreeingDeals(view, []), 'deal at all'),
    true,
  ) // the answers contradict each other, so somebody misspoke
}

interface AgreeingDeals {
  readonly hidden: readonly HiddenCardCandidates[]
  readonly left: number
  readonly bitsLeft: number
  readonly estimated: boolean
}

function deductionsFrom(
  { open, options, story }: View,
  { hidden, left, bitsLeft, estimated }: AgreeingDeals,
  isContradicted: boolean,
): MindReaderDeductions {
  const shownCardLines = story.slice(indexOfHandStart(story)).filter(line => line.type === 'showed') // after a wrong name
  const riddles = hidden.map((hiddenCard): Riddle => ({
    key: riddleKey(open.hand, hiddenCard, options),
    left: hiddenCard.cards.length,
    possible: hiddenCard.cards,
    answer: hiddenCard.cards.length === 1 && hiddenCard.unsettled.length === 0 ? at(hiddenCard.cards, 0) : null,
    ...(open.secrets[hiddenCard.of]?.[hiddenCard.place]?.card ||
    shownCardLines.some(({ by, place }) => by === hiddenCard.of && place === hiddenCard.place)
      ? { shown: true }
      : {}),
  }))
  return { riddles, left, bitsLeft, contradicted: isContradicted, hidden, estimated }
}

/** One hidden card before the rule that all cards differ is applied. */
interface HiddenCardSlot extends HiddenCardRef {
  readonly known: Card | null
  readonly may: Float64Array // by card: 0 if the facts about this card alone exclude it, otherwise its weight
}

/** Returns null if no deal agrees. */
function countAgreeingDeals(view: View, facts: readonly FactWithLines[]): AgreeingDeals | null {
  const allSlots = slotsFromFacts(view, facts)
  if (allSlots.some(({ known, may }) => known !== null && may[cardNumber(known)] === 0)) return null
  const unknownSlots = allSlots.filter(({ known }) => known === null)
  const witnessResults = facts.some(({ is }) => is === 'blind')
    ? searchDealsByCard(allSlots, facts, tableDeck(view.options).map(cardNumber))
    : null
  if (witnessResults) {
    for (const [i, { may }] of allSlots.entries())
      for (const [card, is] of at(witnessResults, i).entries()) if (is === EXCLUDED) may[card] = 0
    if (allSlots.some(({ known, may }) => known !== null && may[cardNumber(known)] === 0)) return null
  }
  const wrongPlacements = wrongDeclarations(facts, allSlots)
  const isWeighted = facts.some(({ is }) => is === 'blind')
  const weights = unknownSlots.map(({ may }) => withMinimumWeight(may))
  // with weights, the possible cards are still counted in whole numbers
  const plainCounts = countPlacementsExcluding(
    wrongPlacements,
    isWeighted ? unknownSlots.map(({ may }) => may.map(Math.ceil)) : weights,
  )
  if (plainCounts.total < ROUNDING_TOLERANCE) return null
  const weightedCounts = isWeighted ? countPlacementsExcluding(wrongPlacements, weights) : plainCounts
  let bitsLeft = Math.log2(weightedCounts.total)
  const hiddenCards = allSlots.map((hiddenCardSlot, slot): HiddenCardCandidates => {
    const { of, place, known } = hiddenCardSlot
    if (known !== null) return { of, place, cards: [known], unsettled: [], chances: [1] }
    const slotIndex = unknownSlots.indexOf(hiddenCardSlot)
    const [counts, shares, weight] = [
      at(plainCounts.cells, slotIndex),
      at(weightedCounts.cells, slotIndex),
      at(weights, slotIndex),
    ]
    const marks = witnessResults && at(witnessResults, slot)
    const cards: Card[] = []
    const chances: number[] = []
    for (const [card, count] of counts.entries()) {
      if (count < ROUNDING_TOLERANCE) continue
      const chance = Math.max(at(shares, card) / weightedCounts.total, Number.MIN_VALUE)
      cards.push(at(PACK, card))
      chances.push(chance)
      bitsLeft -= chance * Math.log2(at(weight, card))
    }
    return {
      of,
      place,
      cards,
      unsettled: cards.filter(card => marks?.[cardNumber(card)] === UNSETTLED),
      chances,
    }
  })
  return {
    hidden: hiddenCards,
    left: Math.round(plainCounts.total),
    bitsLeft: Math.max(0, bitsLeft),
    estimated: isWeighted || hasHiderNamedUnseenCard(facts, unknownSlots),
  }
}

const ROUNDING_TOLERANCE = 0.5 // counts are whole; beyond 2^53 a subtraction may leave a small error

/**
 * True if a player who still has hidden cards has named a card that nobody has seen. They did not hold that card then,
 * so it is slightly likelier to be hidden elsewhere. Chances ignore this. Which cards are possible does not depend on
 * this.
 */
function hasHiderNamedUnseenCard(facts: readonly FactWithLines[], openSlots: readonly HiddenCardSlot[]): boolean {
  return facts.some(
    fact =>
      fact.is === 'not' &&
      fact.byOwner === true &&
      openSlots.some(({ of }) => of === fact.of) &&
      !facts.some(seenFact => seenFact.is === 'seen' && seenFact.card === fact.card),
  )
}

/** Weights relative to the largest, none so small that a product of ten vanishes. */
function withMinimumWeight(weightByCard: Float64Array): Float64Array {
  const highestCount = Math.max(...weightByCard)
  return weightByCard.map(weight => (weight > 0 ? Math.max(weight / highestCount, 1e-25) : 0))
}

function slotsFromFacts(view: View, facts: readonly FactWithLines[]): HiddenCardSlot[] {
  const deck = tableDeck(view.options).map(cardNumber)
  const seenFacts = facts.filter(fact => fact.is === 'seen')
  const elsewhere = new Uint8Array(PACK_SIZE)
  for (const { card } of seenFacts) elsewhere[cardNumber(card)] = 1
  return seatsClockwise(view.seats)
    .filter(of => of !== view.seat)
    .flatMap(of =>
      secretPlaces(view.options).map(place =>
        slotFromFacts({ of, place }, facts, { deck, seenElsewhere: elsewhere, seenFacts }),
      ),
    )
}

interface DeckKnowledge {
  readonly deck: readonly number[]
  readonly seenElsewhere: Uint8Array // by card: 1 if it was seen and nobody hides it, unless its holder is known
  readonly seenFacts: readonly (FactWithLines & { is: 'seen' })[]
}

function slotFromFacts(
  { of, place }: HiddenCardRef,
  facts: readonly FactWithLines[],
  { deck, seenElsewhere, seenFacts }: DeckKnowledge,
): HiddenCardSlot {
  const factsHere = facts.filter(fact => 'place' in fact && fact.of === of && fact.place === place)
  const knownFact = factsHere.find(({ is }) => is === 'known') as (FactWithLines & { is: 'known' }) | undefined
  const cardWeights = new Float64Array(PACK_SIZE)
  for (const card of deck)
    if (knownFact ? cardNumber(knownFact.card) === card : seenElsewhere[card] === 0) cardWeights[card] = 1
  for (const fact of factsHere) {
    if (fact.is === 'not') cardWeights[cardNumber(fact.card)] = 0
    if (fact.is !== 'clue') continue
    const answer = answerNumber(fact.clue)
    const answers = answerNumbersByCard(fact.question, cardNumber(fact.card))
    for (const card of deck) if (answers[card] !== answer) cardWeights[card] = 0
  }
  const blindFacts = factsHere.filter(fact => fact.is === 'blind')
  if (blindFacts.length > 0) {
    const eras = groupBlindAnswersByEra(blindFacts, seenFacts, deck)
    for (const card of deck) if (at(cardWeights, card) > 0) cardWeights[card] = weightByBlindAnswers(card, eras)
  }
  return { of, place, known: knownFact?.card ?? null, may: cardWeights }
}
