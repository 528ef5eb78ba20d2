// Lists the hands a player may have, as far as a seat knows, and the common properties of a set of hands.
import { at, seatsClockwise, type Seat, type SeatView } from '../../../engine/index.ts'
import {
  collectEvidence,
  PACK_SIZES,
  COMPLETES_PER_HAND,
  knowledgeFromStatements,
  unknownHandKnowledge,
  SINGLES_PER_HAND,
  traitNumbersOfCard,
  type HandKnowledge,
} from './evidence.ts'
import type { Communal } from '../kinds.ts'
import { allTriples } from './singles/triples.ts'

type View = Pick<SeatView<Communal>, 'open' | 'own' | 'options'>

const TRAIT_INDEXES = seatsClockwise(PACK_SIZES.familyCount * PACK_SIZES.traitsPerFamily)
const CARD_INDEXES = seatsClockwise(PACK_SIZES.traitsPerFamily ** PACK_SIZES.familyCount)

/** A possible hand, with the properties that describe sets of hands. */
export interface PossibleHandPart {
  readonly no: number // its index among all such hands
  readonly singles: readonly number[] // by characteristic
  readonly completes: number // a set of cards
  readonly completesByTrait: readonly number[] // by characteristic: how many of the Completes bear it
  readonly is: readonly boolean[]
}

/** All hands of three Singles. Properties: at least one, two, three of each characteristic; at most none, one, two. */
const ALL_TRIPLES: readonly PossibleHandPart[] = allTriples(PACK_SIZES).map((singles, no) => ({
  no,
  singles,
  completes: 0,
  completesByTrait: [],
  is: singles.flatMap(n => [n >= 1, n >= 2, n >= 3, n <= 0, n <= 1, n <= 2]),
}))

/** All hands of two Completes. Properties: none or both of each characteristic; each card present or absent. Other bounds would cost more than they say. */
export const ALL_COMPLETES_PAIRS: readonly PossibleHandPart[] = CARD_INDEXES.flatMap(a =>
  CARD_INDEXES.slice(0, a).map(b => (1 << a) | (1 << b)),
).map((completes, no) => {
  const completesByTrait = TRAIT_INDEXES.map(
    trait =>
      CARD_INDEXES.filter(card => completes & (1 << card) && traitNumbersOfCard(PACK_SIZES, card).includes(trait))
        .length,
  )
  const isInHand = CARD_INDEXES.map(card => (completes & (1 << card)) !== 0)
  return {
    no,
    singles: [],
    completes,
    completesByTrait,
    is: [
      ...completesByTrait.flatMap(n => [n === 0, n === COMPLETES_PER_HAND]),
      ...isInHand,
      ...isInHand.map(is => !is),
    ],
  }
})

/** The common properties of hands of Singles and of Completes, in the form of knowledge about a hand. */
export function handKnowledgeFromProperties(triple: readonly boolean[], pair: readonly boolean[]): HandKnowledge {
  const cards = (from: number) => CARD_INDEXES.reduce((set, card) => (pair[from + card] ? set | (1 << card) : set), 0)
  return {
    ...unknownHandKnowledge(PACK_SIZES),
    singles: TRAIT_INDEXES.map(trait => {
      const [one, two, three, none, single, pairOfThem] = triple.slice(6 * trait, 6 * trait + 6)
      return {
        fewest: three ? 3 : two ? 2 : one ? 1 : 0,
        most: none ? 0 : single ? 1 : pairOfThem ? 2 : SINGLES_PER_HAND,
      }
    }),
    completes: TRAIT_INDEXES.map(trait => ({
      fewest: pair[2 * trait + 1] ? COMPLETES_PER_HAND : 0,
      most: pair[2 * trait] ? 0 : COMPLETES_PER_HAND,
    })),
    has: cards(2 * TRAIT_INDEXES.length),
    hasNot: cards(2 * TRAIT_INDEXES.length + CARD_INDEXES.length),
  }
}

/** A player's possible Singles and possible Completes. */
export interface PossibleHands {
  readonly triples: readonly PossibleHandPart[]
  readonly pairs: readonly PossibleHandPart[]
}

/** The hands another player may have, as far as this seat sees and as was said about them. */
export function possibleHandsOfPlayer({ open, own, options }: View, by: Seat): PossibleHands {
  const saidKnowledge = knowledgeFromStatements(open, by) ?? unknownHandKnowledge(PACK_SIZES)
  const { turned, seen } = collectEvidence(open, own.hands, options)
  const unseenByTrait = turned.map(
    (count, trait) =>
      PACK_SIZES.copiesPerSingle - count - seen.reduce((sum, { singles }) => sum + at(singles, trait), 0),
  )
  const seenCompletes = seen.reduce((set, { completes }) => set | completes, 0)
  return {
    triples: ALL_TRIPLES.filter(
      ({ singles }) =>
        unseenByTrait.every((count, trait) => at(singles, trait) <= count) &&
        doSinglesAgreeWith(saidKnowledge, singles),
    ),
    pairs: ALL_COMPLETES_PAIRS.filter(
      ({ completes, completesByTrait }) =>
        (completes & (seenCompletes | saidKnowledge.hasNot)) === 0 &&
        (completes & saidKnowledge.has) === saidKnowledge.has &&
        saidKnowledge.completes.every((countRange, trait) => isInRange(at(completesByTrait, trait), countRange)),
    ),
  }
}

/** The properties all of these hands have, except those that every hand has. */
export function propertiesCommonToHands(
  hands: readonly PossibleHandPart[],
  all: readonly PossibleHandPart[],
): readonly boolean[] {
  return at(all, 0).is.map((_, nth) => hands.every(({ is }) => is[nth]) && !all.every(({ is }) => is[nth]))
}

/** The number of hands with these properties. */
export function countHandsWithProperties(properties: readonly boolean[], hands: readonly PossibleHandPart[]): number {
  return hands.filter(({ is }) => properties.every((isRequired, nth) => !isRequired || is[nth])).length
}

function isInRange(count: number, { fewest, most }: { readonly fewest: number; readonly most: number }): boolean {
  return count >= fewest && count <= most
}

function doSinglesAgreeWith({ singles, families }: HandKnowledge, countByTrait: readonly number[]): boolean {
  const ofFamily = (family: number) =>
    countByTrait
      .slice(family * PACK_SIZES.traitsPerFamily, (family + 1) * PACK_SIZES.traitsPerFamily)
      .reduce((sum, count) => sum + count, 0)
  return (
    singles.every((countRange, trait) => isInRange(at(countByTrait, trait), countRange)) &&
    families.every((countRange, family) => isInRange(ofFamily(family), countRange))
  )
}
