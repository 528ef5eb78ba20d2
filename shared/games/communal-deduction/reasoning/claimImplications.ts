// Computes what a checked claim says about its maker's hand. It followed from that hand, public facts and earlier claims.
// So hands from which it does not follow are excluded. What makers could conclude from others' reasons to claim is not counted.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import { SET_OF_ALL_CARDS, cardsMatchingClaim, cardsMatchingClaims } from '../rules/claims.ts'
import { hiddenCardsByPair } from './completes/possibleCompletes.ts'
import {
  collectEvidence,
  type Evidence,
  type HandKnowledge,
  type PublicEvidenceState,
  type ImpliedKnowledgeByHand,
} from './evidence.ts'
import { hiddenCardsByTriple } from './hiddenCardsByTriple.ts'
import type { Communal, NumberedHand } from '../kinds.ts'
import {
  countHandsWithProperties,
  propertiesCommonToHands,
  possibleHandsOfPlayer,
  ALL_COMPLETES_PAIRS,
  handKnowledgeFromProperties,
  type PossibleHands,
  type PossibleHandPart,
} from './possibleHands.ts'
import { seatKnowledgeKey, cachedHiddenCardReasoning } from './hiddenCardReasoning.ts'
import { answerWithinBudget } from './stepBudget.ts'

type View = Pick<SeatView<Communal>, 'open' | 'own' | 'options' | 'story'>

/** The knowledge about a player's hand that follows from that player's claims. */
export interface HandImpliedByClaims {
  readonly lines: readonly number[] // indexes of the claims in the story
  readonly hand: number
  readonly said: HandKnowledge // the common properties of all hands from which the claims followed
  readonly isExact: boolean // true: no other hand has these properties
}

/**
 * Limits of work, in steps of about a microsecond: `claims` for evaluating all claims, `fit` for finding the hands
 * that fit, `hand` for one player's hand.
 */
const STEP_LIMITS = { claims: 16_000, fit: 14_000, hand: 6_000 }

/** Everything this seat can conclude about others' hands from their claims. */
export interface ClaimImplications {
  readonly impliedHands: readonly HandImpliedByClaims[]
  readonly isComplete: boolean // nothing more can be concluded
  readonly stepsTaken: number // taken now, or earlier if cached
}

export function claimImplications(view: View): ClaimImplications {
  const { open, own, options } = view
  if (options.claims === 'free' || open.hidden) return { impliedHands: [], isComplete: true, stepsTaken: 0 }
  const informativeClaims = acceptedClaims(view).filter(
    madeClaim => madeClaim.by !== own.hands[0]?.no && cardsOnlyMakerExcludes(madeClaim, options) !== 0,
  )
  const singleHandClaims = informativeClaims.filter(
    ({ by }) => open.holders.filter(holder => holder === by).length === 1,
  ) // claims of players with two hands are left out: they would be too many cases
  const countedClaims = evaluateWithinSteps(STEP_LIMITS.claims, singleHandClaims, madeClaim =>
    cardsLeftByHand(madeClaim, options),
  ) // the first claims only, so that later ones never change them
  const makers = [...new Set(countedClaims.evaluated.map(({ of }) => of.by))]
  const fittingHandResults = evaluateWithinSteps(STEP_LIMITS.fit, makers, by => fittingHands(view, by))
  const implications = fittingHandResults.evaluated.flatMap(({ of, found }) => {
    const claims = countedClaims.evaluated.flatMap(result =>
      result.of.by === of ? { line: result.of.line, ...result.found } : [],
    )
    return impliedKnowledge(of, found, claims) ?? []
  })
  return {
    impliedHands: implications,
    isComplete:
      singleHandClaims.length === informativeClaims.length &&
      countedClaims.isComplete &&
      fittingHandResults.isComplete &&
      implications.every(({ isExact }) => isExact),
    stepsTaken: countedClaims.steps + fittingHandResults.steps,
  }
}

/** Evaluates the items in order until the next would exceed the limit. */
function evaluateWithinSteps<T, F>(maxSteps: number, items: readonly T[], find: (item: T) => BudgetedResult<F>) {
  let stepsTaken = 0
  const evaluatedItems: { readonly of: T; readonly found: F }[] = []
  for (const of of items) {
    const nextResult = find(of)
    stepsTaken += nextResult.stepsTaken
    if (nextResult.found === null || stepsTaken > maxSteps) break
    evaluatedItems.push({ of, found: nextResult.found })
  }
  return { evaluated: evaluatedItems, steps: stepsTaken, isComplete: evaluatedItems.length === items.length }
}

/** Indexes what follows from claims by the hand's number. */
export function indexImpliedHands(
  impliedHands: readonly Pick<HandImpliedByClaims, 'hand' | 'said'>[],
): ImpliedKnowledgeByHand {
  return new Map(impliedHands.map(({ hand, said }) => [hand, said]))
}

/** A claim that was made, with the public evidence at that time. */
interface MadeClaim {
  readonly by: Seat
  readonly line: number
  readonly evidenceThen: PublicEvidenceState
  readonly cardsToRuleOut: number // the cards the maker had to rule out: the earlier claims leave them, and this claim does not
}

/** The accepted claims, oldest first. */
function acceptedClaims({ open, story }: View): MadeClaim[] {
  const { stated, asked } = open
  let evidenceThen: PublicEvidenceState = { stated, asked, turned: [], exhausted: false }
  let cardsLeft = SET_OF_ALL_CARDS
  return story.flatMap((storyLine, line): MadeClaim[] => {
    if (storyLine.type === 'turned' || storyLine.type === 'exhausted')
      evidenceThen = {
        stated,
        asked,
        turned: [...evidenceThen.turned, ...storyLine.marks],
        exhausted: storyLine.type === 'exhausted',
      }
    if (storyLine.type !== 'claimed') return []
    const against = cardsLeft & ~cardsMatchingClaim(storyLine.claim)
    cardsLeft &= cardsMatchingClaim(storyLine.claim)
    return [{ by: storyLine.by, line, evidenceThen, cardsToRuleOut: against }]
  })
}

/** The cards that only the maker could rule out. If there are none, the claim says nothing about a hand. */
function cardsOnlyMakerExcludes({ evidenceThen, cardsToRuleOut }: MadeClaim, options: Communal['options']): number {
  return cardsToRuleOut === 0 ? 0 : cachedHiddenCardReasoning(evidenceThen, [], options).possibleAmong(cardsToRuleOut)
}

/** The maker's hands with which some card may be the hidden one. */
function fittingHands(view: View, maker: Seat): BudgetedResult<PossibleHands> {
  const { open, own, options } = view
  const { triples, pairs } = possibleHandsOfPlayer(view, maker)
  const name = `${seatKnowledgeKey(open, own.hands, options)} ${maker}`
  const { found, stepsTaken } = possibleCardsByHand(
    name,
    evidenceWithoutHand(open, own.hands, maker, options),
    cardsMatchingClaims(open.claims),
  )
  return {
    found: found && {
      triples: triples.filter(({ no }) => found.triples[no] !== 0),
      pairs: pairs.filter(({ no }) => found.pairs[no] !== 0),
    },
    stepsTaken,
  }
}

/** The common properties of the hands from which all these claims followed; null if they followed from every hand. */
function impliedKnowledge(
  hand: Seat,
  { triples, pairs }: PossibleHands,
  claims: readonly (CardsLeftByHand & { readonly line: number })[],
): HandImpliedByClaims | null {
  // By hand: for each claim, the cards its maker had to rule out but could not with these Singles, or these Completes, alone.
  const pairGroups = groupHandsByCardsLeft(pairs, ({ no }) => claims.map(left => at(left.pairs, no)))
  const tripleGroups = groupHandsByCardsLeft(triples, ({ no }) => claims.map(left => at(left.triples, no)))
  const leavesNothingOpen = (cardsLeft: readonly number[], otherCardsLeft: readonly number[]) =>
    cardsLeft.every((cards, claim) => (cards & at(otherCardsLeft, claim)) === 0)
  const agreeingTriples = tripleGroups
    .filter(group => pairGroups.some(pairGroup => leavesNothingOpen(group.leaves, pairGroup.leaves)))
    .flatMap(({ hands }) => hands)
  const agreeingPairs = pairGroups
    .filter(group => tripleGroups.some(tripleGroup => leavesNothingOpen(group.leaves, tripleGroup.leaves)))
    .flatMap(({ hands }) => hands)
  const agreeingHandCount = tripleGroups.reduce(
    (sum, group) =>
      sum +
      group.hands.length *
        pairGroups.reduce(
          (count, other) => (leavesNothingOpen(group.leaves, other.leaves) ? count + other.hands.length : count),
          0,
        ),
    0,
  )
  if (agreeingHandCount === 0 || agreeingHandCount === triples.length * pairs.length) return null
  const [triple, pair] = [
    propertiesCommonToHands(agreeingTriples, triples),
    propertiesCommonToHands(agreeingPairs, pairs),
  ]
  const areAllHands =
    agreeingHandCount === countHandsWithProperties(triple, triples) * countHandsWithProperties(pair, pairs)
  return {
    hand,
    lines: claims.map(({ line }) => line),
    said: handKnowledgeFromProperties(triple, pair),
    isExact: areAllHands,
  }
}

/** The cards each hand could not rule out although its maker had to. */
function cardsLeftByHand(madeClaim: MadeClaim, options: Communal['options']): BudgetedResult<CardsLeftByHand> {
  const { evidenceThen, by } = madeClaim
  return possibleCardsByHand(
    `${seatKnowledgeKey(evidenceThen, [], options)} ${by}`,
    evidenceWithoutHand(evidenceThen, [], by, options),
    cardsOnlyMakerExcludes(madeClaim, options),
  )
}

/** The evidence without the hand under examination. That hand counts neither as seen nor among the unseen hands. */
function evidenceWithoutHand(
  publicState: PublicEvidenceState,
  hands: readonly NumberedHand[],
  handNumber: Seat,
  options: Communal['options'],
): Evidence {
  const evidence = collectEvidence(publicState, [...hands, emptyHand(handNumber)], options)
  return { ...evidence, seen: evidence.seen.slice(0, -1) }
}

/** By number of a triple or a pair: the set of cards that hand leaves possible. */
interface CardsLeftByHand {
  readonly triples: ArrayLike<number>
  readonly pairs: ArrayLike<number>
}

interface BudgetedResult<T> {
  readonly found: T | null // null: it would be too much work
  readonly stepsTaken: number
}

const cardsLeftByKnowledge = new Map<string, BudgetedResult<CardsLeftByHand>>()

/** The cards of a set that may be hidden with each hand, for its Singles alone and for its Completes alone. */
function possibleCardsByHand(
  knowledgeKey: string,
  evidence: Evidence,
  candidates: number,
): BudgetedResult<CardsLeftByHand> {
  const key = `${knowledgeKey} ${candidates}`
  let cards = cardsLeftByKnowledge.get(key)
  if (!cards) {
    const { answer, stepsTaken } = answerWithinBudget(STEP_LIMITS.hand, work => ({
      triples: hiddenCardsByTriple(evidence, candidates, work),
      pairs: hiddenCardsByPair(
        evidence,
        ALL_COMPLETES_PAIRS.map(({ completes }) => completes),
        candidates,
        work,
      ),
    }))
    const [oldest] = cardsLeftByKnowledge.keys()
    if (cardsLeftByKnowledge.size >= 200 && oldest !== undefined) cardsLeftByKnowledge.delete(oldest)
    cardsLeftByKnowledge.set(key, (cards = { found: answer, stepsTaken }))
  }
  return cards
}

/** An empty hand. */
function emptyHand(no: Seat): NumberedHand {
  return { no, singles: [], completes: [] }
}

/** Groups hands that leave the same cards. */
function groupHandsByCardsLeft(
  hands: readonly PossibleHandPart[],
  cardsLeftOf: (hand: PossibleHandPart) => readonly number[],
): { readonly leaves: readonly number[]; readonly hands: PossibleHandPart[] }[] {
  const groups = new Map<string, { leaves: readonly number[]; hands: PossibleHandPart[] }>()
  for (const hand of hands) {
    const leaves = cardsLeftOf(hand)
    const group = groups.get(leaves.join()) ?? { leaves, hands: [] }
    group.hands.push(hand)
    groups.set(leaves.join(), group)
  }
  return [...groups.values()]
}
