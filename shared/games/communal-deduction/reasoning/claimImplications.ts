// Answers for: what a checked claim says of its maker's hand. It followed from that hand, from what was public then, and from the claims
// before it, so hands from which it would not have followed are out. What a maker could tell from why others claimed is not counted.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import { ALL_CARDS_MASK, cardsMatchingClaim, cardsMatchingClaims } from '../rules/claims.ts'
import { hiddenCardsByPair } from './completes/completes.ts'
import {
  collectEvidence,
  type Evidence,
  type HandKnowledge,
  type PublicEvidence,
  type ImpliedByClaims,
} from './evidence.ts'
import { hiddenCardsByTriple } from './hiddenCardsByTriple.ts'
import type { Communal, Hand } from '../kinds.ts'
import {
  countHandsWith,
  commonProperties,
  possibleHandsOfPlayer,
  ALL_PAIRS,
  sharedHandKnowledge,
  type PossibleHands,
  type PossibleHand,
} from './possibleHands.ts'
import { knowledgeKey, cachedReasoning } from './possibleDeals.ts'
import { withinBudget } from './stepBudget.ts'

type View = Pick<SeatView<Communal>, 'open' | 'own' | 'options' | 'story'>

/** What one maker's claims say of their hand. */
export interface ClaimImplication {
  readonly lines: readonly number[] // the claims, as places in the story
  readonly hand: number
  readonly said: HandKnowledge // what all hands from which they followed have in common
  readonly whole: boolean // and no other hand has it in common with them
}

/** Steps of about a microsecond: for what claims say, for which of those hands a seat cannot rule out, and the most for one player's hand. */
const STEPS = { claims: 16_000, fit: 14_000, hand: 6_000 }

/** What this seat can tell of others' hands from their claims. */
export interface ClaimImplications {
  readonly vouches: readonly ClaimImplication[]
  readonly whole: boolean // nothing more can be told
  readonly steps: number // taken, or remembered as taken before
}

export function claimImplications(view: View): ClaimImplications {
  const { open, own, options } = view
  if (options.claims === 'free' || open.hidden) return { vouches: [], whole: true, steps: 0 }
  const telling = madeBy(view).filter(made => made.by !== own.hands[0]?.no && mightNot(made, options) !== 0)
  const single = telling.filter(({ by }) => open.holders.filter(holder => holder === by).length === 1) // two hands at once are too many to go through
  const counted = upTo(STEPS.claims, single, made => leavesOf(made, options)) // the first claims: what was told once stays told
  const makers = [...new Set(counted.done.map(({ of }) => of.by))]
  const fits = upTo(STEPS.fit, makers, by => thatFit(view, by))
  const vouches = fits.done.flatMap(({ of, found }) => {
    const claims = counted.done.flatMap(one => (one.of.by === of ? { line: one.of.line, ...one.found } : []))
    return vouchFor(of, found, claims) ?? []
  })
  return {
    vouches,
    whole: single.length === telling.length && counted.all && fits.all && vouches.every(({ whole }) => whole),
    steps: counted.steps + fits.steps,
  }
}

/** What is found of the first of these, until the next would be one too many steps. */
function upTo<T, F>(most: number, all: readonly T[], find: (one: T) => Found<F>) {
  let steps = 0
  const done: { readonly of: T; readonly found: F }[] = []
  for (const of of all) {
    const next = find(of)
    steps += next.steps
    if (next.found === null || steps > most) break
    done.push({ of, found: next.found })
  }
  return { done, steps, all: done.length === all.length }
}

export function impliedByHand(vouches: readonly Pick<ClaimImplication, 'hand' | 'said'>[]): ImpliedByClaims {
  return new Map(vouches.map(({ hand, said }) => [hand, said]))
}

/** A claim, and what everybody knew when it was made. */
interface Made {
  readonly by: Seat
  readonly line: number
  readonly then: PublicEvidence
  readonly against: number // the cards its maker had to rule out: it does not leave them, and the claims before it did
}

/** The claims that everybody heard, oldest first. */
function madeBy({ open, story }: View): Made[] {
  const { stated, asked } = open
  let then: PublicEvidence = { stated, asked, turned: [], exhausted: false }
  let left = ALL_CARDS_MASK
  return story.flatMap((one, line): Made[] => {
    if (one.type === 'turned' || one.type === 'exhausted')
      then = { stated, asked, turned: [...then.turned, ...one.marks], exhausted: one.type === 'exhausted' }
    if (one.type !== 'claimed') return []
    const against = left & ~cardsMatchingClaim(one.claim)
    left &= cardsMatchingClaim(one.claim)
    return [{ by: one.by, line, then, against }]
  })
}

/** The cards that nobody but the maker could rule out. With none, the claim says nothing of a hand. */
function mightNot({ then, against }: Made, options: Communal['options']): number {
  return against === 0 ? 0 : cachedReasoning(then, [], options).among(against)
}

/** Those of them with which some card may be the hidden one. */
function thatFit(view: View, by: Seat): Found<PossibleHands> {
  const { open, own, options } = view
  const { triples, pairs } = possibleHandsOfPlayer(view, by)
  const name = `${knowledgeKey(open, own.hands, options)} ${by}`
  const { found, steps } = cardsWith(name, beside(open, own.hands, by, options), cardsMatchingClaims(open.claims))
  return {
    found: found && {
      triples: triples.filter(({ no }) => found.triples[no] !== 0),
      pairs: pairs.filter(({ no }) => found.pairs[no] !== 0),
    },
    steps,
  }
}

/** What the hands have in common from which all these claims followed; null when they followed from every hand. */
function vouchFor(
  hand: Seat,
  { triples, pairs }: PossibleHands,
  claims: readonly (Leaves & { readonly line: number })[],
): ClaimImplication | null {
  // By hand: for each claim, the cards its maker had to rule out and could not by these Singles, or by these Completes, alone.
  const ofPairs = groupedBy(pairs, ({ no }) => claims.map(left => at(left.pairs, no)))
  const ofTriples = groupedBy(triples, ({ no }) => claims.map(left => at(left.triples, no)))
  const agree = (one: readonly number[], other: readonly number[]) =>
    one.every((cards, claim) => (cards & at(other, claim)) === 0)
  const few = ofTriples
    .filter(one => ofPairs.some(other => agree(one.leaves, other.leaves)))
    .flatMap(({ hands }) => hands)
  const two = ofPairs
    .filter(one => ofTriples.some(other => agree(one.leaves, other.leaves)))
    .flatMap(({ hands }) => hands)
  const together = ofTriples.reduce(
    (sum, one) =>
      sum +
      one.hands.length *
        ofPairs.reduce((count, other) => (agree(one.leaves, other.leaves) ? count + other.hands.length : count), 0),
    0,
  )
  if (together === 0 || together === triples.length * pairs.length) return null
  const [triple, pair] = [commonProperties(few, triples), commonProperties(two, pairs)]
  const whole = together === countHandsWith(triple, triples) * countHandsWith(pair, pairs)
  return { hand, lines: claims.map(({ line }) => line), said: sharedHandKnowledge(triple, pair), whole }
}

/** Which cards each hand would not rule out that a maker had to. */
function leavesOf(made: Made, options: Communal['options']): Found<Leaves> {
  const { then, by } = made
  return cardsWith(`${knowledgeKey(then, [], options)} ${by}`, beside(then, [], by, options), mightNot(made, options))
}

/** What is known beside one hand that is looked at, which `unseen` leaves out. */
function beside(then: PublicEvidence, hands: readonly Hand[], by: Seat, options: Communal['options']): Evidence {
  const evidence = collectEvidence(then, [...hands, nobody(by)], options)
  return { ...evidence, seen: evidence.seen.slice(0, -1) }
}

/** By hand: cards. */
interface Leaves {
  readonly triples: ArrayLike<number>
  readonly pairs: ArrayLike<number>
}

interface Found<T> {
  readonly found: T | null // null: it would be too much work
  readonly steps: number
}

const kept = new Map<string, Found<Leaves>>()

/** The cards of a set that may be hidden with each hand, looked at as its Singles alone, and as its Completes alone. */
function cardsWith(name: string, known: Evidence, among: number): Found<Leaves> {
  const key = `${name} ${among}`
  let cards = kept.get(key)
  if (!cards) {
    const { answer, steps } = withinBudget(STEPS.hand, work => ({
      triples: hiddenCardsByTriple(known, among, work),
      pairs: hiddenCardsByPair(
        known,
        ALL_PAIRS.map(({ completes }) => completes),
        among,
        work,
      ),
    }))
    const [oldest] = kept.keys()
    if (kept.size >= 200 && oldest !== undefined) kept.delete(oldest)
    kept.set(key, (cards = { found: answer, steps }))
  }
  return cards
}

/** A hand to be filled in. */
function nobody(no: Seat): Hand {
  return { no, singles: [], completes: [] }
}

/** Hands that leave the same cards go together. */
function groupedBy(
  hands: readonly PossibleHand[],
  leavesOf: (hand: PossibleHand) => readonly number[],
): { readonly leaves: readonly number[]; readonly hands: PossibleHand[] }[] {
  const groups = new Map<string, { leaves: readonly number[]; hands: PossibleHand[] }>()
  for (const hand of hands) {
    const leaves = leavesOf(hand)
    const group = groups.get(leaves.join()) ?? { leaves, hands: [] }
    group.hands.push(hand)
    groups.set(leaves.join(), group)
  }
  return [...groups.values()]
}
