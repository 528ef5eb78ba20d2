// Answers for: what a checked claim says of its maker's hand. It followed from that hand, from what was public then, and from the claims
// before it, so hands from which it would not have followed are out. What a maker could tell from why others claimed is not counted.
import { seatsClockwise, type Seat, type SeatView } from '../../engine/index.ts'
import { COMPLETES } from './cards.ts'
import { ALL_COMPLETES, completesInSet, cardsMatchingClaim, cardsMatchingClaims, setSize } from './claims.ts'
import { possibleHiddenCards } from './completes.ts'
import {
  evidenceOf,
  PACK_SIZES,
  COMPLETES_PER_HAND,
  statedOfHand,
  nothingKnown,
  SINGLES_PER_HAND,
  traitsOf,
  type Evidence,
  type HandKnowledge,
  type PublicEvidence,
  type Vouched,
} from './evidence.ts'
import type { Communal, Hand } from './kinds.ts'
import { knowledgeKey, cachedReasoning } from './reasoning.ts'
import { singlesFit } from './singles.ts'
import { triplesOf } from './triples.ts'

type View = Pick<SeatView<Communal>, 'open' | 'own' | 'options' | 'story'>

/** What one maker's claims say of their hand. */
export interface Vouch {
  readonly lines: readonly number[] // the claims, as places in the story
  readonly hand: number
  readonly said: HandKnowledge // what all hands from which they followed have in common
  readonly whole: boolean // and no other hand has it in common with them
}

/** Questions put to the reasoning for one proof, a hand and a card each: some forty milliseconds, and again only for new claims. Claims that would take more are left out. */
const QUESTIONS = 3500

/** What this seat can tell of others' hands from their claims; `whole` when nothing more can be told. */
export function vouchesOf(view: View): { readonly vouches: readonly Vouch[]; readonly whole: boolean } {
  const { open, own, options } = view
  if (options.claims === 'free' || open.hidden) return { vouches: [], whole: true }
  const telling = madeBy(view).filter(made => made.by !== own.hands[0]!.no && mightNot(made, options) !== 0)
  const single = telling.filter(({ by }) => open.holders.filter(holder => holder === by).length === 1) // two hands at once are too many to go through
  let left = QUESTIONS
  const counted = single.slice(0, single.findIndex(made => (left -= questionsFor(view, made)) < 0) >>> 0) // the first claims: what was told once stays told
  const makers = [...new Set(counted.map(({ by }) => by))]
  const vouches = makers.flatMap(
    by =>
      vouchFor(
        view,
        by,
        counted.filter(made => made.by === by),
      ) ?? [],
  )
  return { vouches, whole: counted.length === telling.length && vouches.every(({ whole }) => whole) }
}

export function vouchedIn(vouches: readonly Pick<Vouch, 'hand' | 'said'>[]): Vouched {
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
  let left = ALL_COMPLETES
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

const TRAITS = seatsClockwise(PACK_SIZES.families * PACK_SIZES.values)
const CARDS = seatsClockwise(PACK_SIZES.values ** PACK_SIZES.families)

/** A hand as it may be, and the properties by which sets of such hands are said. */
interface Might {
  readonly singles: readonly number[] // by characteristic
  readonly completes: number // a set of cards
  readonly borne: readonly number[] // by characteristic: how many of the Completes bear it
  readonly is: readonly boolean[]
}

/** Three Singles; of each characteristic at least one, two, three; at most none, one, two. */
const TRIPLES: readonly Might[] = triplesOf(PACK_SIZES).map(singles => ({
  singles,
  completes: 0,
  borne: [],
  is: singles.flatMap(n => [n >= 1, n >= 2, n >= 3, n <= 0, n <= 1, n <= 2]),
}))
/** Two Completes; none, or both, of each characteristic; each card there, or not. Bounds in between would cost more than they tell. */
const PAIRS: readonly Might[] = CARDS.flatMap(a => CARDS.slice(0, a).map(b => (1 << a) | (1 << b))).map(completes => {
  const borne = TRAITS.map(
    trait => CARDS.filter(card => completes & (1 << card) && traitsOf(PACK_SIZES, card).includes(trait)).length,
  )
  const there = CARDS.map(card => (completes & (1 << card)) !== 0)
  return {
    singles: [],
    completes,
    borne,
    is: [...borne.flatMap(n => [n === 0, n === COMPLETES_PER_HAND]), ...there, ...there.map(is => !is)],
  }
})

/** What hands of Singles, and of Completes, have in common, as something said of a hand. */
function saidIn(triple: readonly boolean[], pair: readonly boolean[]): HandKnowledge {
  const cards = (from: number) => CARDS.reduce((set, card) => (pair[from + card] ? set | (1 << card) : set), 0)
  return {
    ...nothingKnown(PACK_SIZES),
    singles: TRAITS.map(trait => {
      const [one, two, three, none, single, pairOfThem] = triple.slice(6 * trait, 6 * trait + 6)
      return {
        fewest: three ? 3 : two ? 2 : one ? 1 : 0,
        most: none ? 0 : single ? 1 : pairOfThem ? 2 : SINGLES_PER_HAND,
      }
    }),
    completes: TRAITS.map(trait => ({
      fewest: pair[2 * trait + 1] ? COMPLETES_PER_HAND : 0,
      most: pair[2 * trait] ? 0 : COMPLETES_PER_HAND,
    })),
    has: cards(2 * TRAITS.length),
    hasNot: cards(2 * TRAITS.length + CARDS.length),
  }
}

/** The hands its maker may have, as far as this seat sees and as was said of them. */
function mightHave(
  { open, own, options }: View,
  by: Seat,
): { readonly triples: readonly Might[]; readonly pairs: readonly Might[] } {
  const said = statedOfHand(open, by) ?? nothingKnown(PACK_SIZES)
  const { turned, seen } = evidenceOf(open, own.hands, options)
  const left = turned.map(
    (count, trait) => PACK_SIZES.copies - count - seen.reduce((sum, { singles }) => sum + singles[trait]!, 0),
  )
  const held = seen.reduce((set, { completes }) => set | completes, 0)
  return {
    triples: TRIPLES.filter(
      ({ singles }) => left.every((count, trait) => singles[trait]! <= count) && agreesWith(said, singles),
    ),
    pairs: PAIRS.filter(
      ({ completes, borne }) =>
        (completes & (held | said.hasNot)) === 0 &&
        (completes & said.has) === said.has &&
        said.completes.every((between, trait) => lies(borne[trait]!, between)),
    ),
  }
}

/** Those of them with which some card may be the hidden one. */
function thatFit(view: View, by: Seat): ReturnType<typeof mightHave> {
  const { open, own, options } = view
  const { triples, pairs } = mightHave(view, by)
  const claimed = cardsMatchingClaims(open.claims)
  const evidence = evidenceOf(open, [...own.hands, nobody(by)], options)
  const holding = ({ singles, completes }: Might): Evidence => ({
    ...evidence,
    seen: [...evidence.seen.slice(0, -1), { singles: singles.length > 0 ? singles : TRAITS.map(() => 0), completes }],
  })
  const key = `${knowledgeKey(open, own.hands, options)} ${claimed} ${by}`
  return {
    triples: triples.filter(might =>
      remembered(ofSingles, `${key} ${might.singles.join('')}`, () =>
        completesInSet(claimed).find(card => singlesFit(holding(might), COMPLETES.indexOf(card))) === undefined ? 0 : 1,
      ),
    ),
    pairs: pairs.filter(
      might =>
        (remembered(ofCompletes, `${key} ${might.completes}`, () => possibleHiddenCards(holding(might))) & claimed) !==
        0,
    ),
  }
}

function questionsFor(view: View, made: Made): number {
  const { triples, pairs } = mightHave(view, made.by)
  return triples.length * (1 + setSize(mightNot(made, view.options))) + 2 * pairs.length
}

/** What the hands have in common from which all these claims followed; null when they followed from every hand. */
function vouchFor(view: View, by: Seat, claims: readonly Made[]): Vouch | null {
  const { options } = view
  const { triples, pairs } = thatFit(view, by)
  // By hand: for each claim, the cards its maker had to rule out and could not by these Singles, or by these Completes, alone.
  const ofPairs = groupedBy(pairs, ({ completes }) =>
    claims.map(made => completesLeave(made, { by, hand: completes, options })),
  )
  const ofTriples = groupedBy(triples, ({ singles }) =>
    claims.map(made => singlesLeave(made, { by, hand: singles, options })),
  )
  const agree = (one: readonly number[], other: readonly number[]) =>
    one.every((cards, claim) => (cards & other[claim]!) === 0)
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
  const [triple, pair] = [inCommon(few, triples), inCommon(two, pairs)]
  const whole = together === having(triple, triples) * having(pair, pairs)
  return { hand: by, lines: claims.map(({ line }) => line), said: saidIn(triple, pair), whole }
}

/** The properties that these hands have in common, and not all hands. */
function inCommon(hands: readonly Might[], all: readonly Might[]): readonly boolean[] {
  return all[0]!.is.map((_, at) => hands.every(({ is }) => is[at]) && !all.every(({ is }) => is[at]))
}

function having(properties: readonly boolean[], all: readonly Might[]): number {
  return all.filter(({ is }) => properties.every((wanted, at) => !wanted || is[at])).length
}

interface Supposed<H> {
  readonly by: Seat
  readonly hand: H
  readonly options: Communal['options']
}

const ofSingles = new Map<string, number>()
const ofCompletes = new Map<string, number>()

/** Of the cards this maker had to rule out, those these Singles would not. */
function singlesLeave(made: Made, { by, hand, options }: Supposed<readonly number[]>): number {
  const must = mightNot(made, options)
  return remembered(ofSingles, `${knowledgeKey(made.then, [], options)} ${must} ${by} ${hand.join('')}`, () => {
    const evidence = supposing(made.then, by, options, { singles: hand, completes: 0 })
    let leaves = 0
    for (let rest = must; rest !== 0; rest &= rest - 1)
      if (singlesFit(evidence, 31 - Math.clz32(rest & -rest))) leaves |= rest & -rest
    return leaves
  })
}

/** And those these Completes would not. */
function completesLeave(made: Made, { by, hand, options }: Supposed<number>): number {
  const leaves = remembered(ofCompletes, `${knowledgeKey(made.then, [], options)} ${by} ${hand}`, () =>
    possibleHiddenCards(supposing(made.then, by, options, { singles: [], completes: hand })),
  )
  return leaves & mightNot(made, options)
}

function remembered(shelf: Map<string, number>, key: string, make: () => number): number {
  let found = shelf.get(key)
  if (found === undefined) {
    if (shelf.size >= 20_000) shelf.clear()
    shelf.set(key, (found = make()))
  }
  return found
}

/** What the maker knew, had it held this hand. */
function supposing(
  then: PublicEvidence,
  by: Seat,
  options: Communal['options'],
  hand: Evidence['seen'][number],
): Evidence {
  return { ...evidenceOf(then, [nobody(by)], options), seen: [hand] }
}

/** A hand to be filled in. */
function nobody(no: Seat): Hand {
  return { no, singles: [], completes: [] }
}

/** Hands that leave the same cards go together. */
function groupedBy(
  hands: readonly Might[],
  leavesOf: (hand: Might) => readonly number[],
): { readonly leaves: readonly number[]; readonly hands: Might[] }[] {
  const groups = new Map<string, { leaves: readonly number[]; hands: Might[] }>()
  for (const hand of hands) {
    const leaves = leavesOf(hand)
    const group = groups.get(leaves.join()) ?? { leaves, hands: [] }
    group.hands.push(hand)
    groups.set(leaves.join(), group)
  }
  return [...groups.values()]
}

function lies(count: number, { fewest, most }: { readonly fewest: number; readonly most: number }): boolean {
  return count >= fewest && count <= most
}

function agreesWith({ singles, families }: HandKnowledge, counts: readonly number[]): boolean {
  const ofFamily = (family: number) =>
    counts.slice(family * PACK_SIZES.values, (family + 1) * PACK_SIZES.values).reduce((sum, count) => sum + count, 0)
  return (
    singles.every((between, trait) => lies(counts[trait]!, between)) &&
    families.every((between, family) => lies(ofFamily(family), between))
  )
}
