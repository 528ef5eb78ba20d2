// Expresses a seat's knowledge in numbers: its hands, what was said about the others, and the clues.
// Characteristics and cards are numbered in the order of TRAITS and COMPLETE_CARDS. The sizes of the pack are
// parameters, so that the same code works on small packs, which can be checked by brute force.
import { at, seatsClockwise, type Seat } from '../../../engine/index.ts'
import { parseTopic } from '../rules/topics.ts'
import { COMPLETE_CARDS, TRAIT_FAMILIES, TRAITS } from '../cards.ts'
import type { HandTopic, Communal, NumberedHand, AnswerValue } from '../kinds.ts'

/** The sizes of a pack: families, characteristics in each, Singles of each characteristic, and hands. */
export interface PackSizes {
  readonly familyCount: number
  readonly traitsPerFamily: number
  readonly copiesPerSingle: number
  readonly handCount: number
}

/** The pack of the game. */
export const PACK_SIZES: PackSizes = { familyCount: 3, traitsPerFamily: 3, copiesPerSingle: 4, handCount: 9 }

/** The number of Singles in a hand. */
export const SINGLES_PER_HAND = 3
/** The cards of the clue deck: of 36 Singles 27 are in the hands, with all true ones among them, which leaves nine. */
const CLUE_DECK_SIZE =
  PACK_SIZES.familyCount * PACK_SIZES.traitsPerFamily * PACK_SIZES.copiesPerSingle -
  PACK_SIZES.handCount * SINGLES_PER_HAND
/** The number of Completes in a hand. */
export const COMPLETES_PER_HAND = 2

/** The bounds of a number, both included. */
export interface CountRange {
  readonly fewest: number
  readonly most: number
}

/** The knowledge about one hand this seat cannot see. */
export interface HandKnowledge {
  readonly singles: CountRange[] // by characteristic
  readonly families: CountRange[]
  readonly completes: CountRange[] // by characteristic
  has: number // a set of cards
  hasNot: number // a set of cards
}

/** Everything one seat knows about the deal. */
export interface Evidence {
  readonly pack: PackSizes
  readonly seen: readonly { readonly singles: readonly number[]; readonly completes: number }[] // hands it can see: Singles by characteristic, a set of cards
  readonly said: readonly HandKnowledge[] // hands it cannot see, about which something was said
  readonly unseen: number // number of hands this seat cannot see, including those in `said`
  readonly turned: readonly number[] // clue cards turned, by characteristic
  readonly setAsideRange: CountRange // true Singles set aside
}

/** The characteristics of a card, as numbers. */
export function traitNumbersOfCard({ familyCount, traitsPerFamily }: PackSizes, card: number): number[] {
  const traits: number[] = []
  for (let family = familyCount - 1, rest = card; family >= 0; family--) {
    traits.unshift(family * traitsPerFamily + (rest % traitsPerFamily))
    rest = Math.floor(rest / traitsPerFamily)
  }
  return traits
}

const ANY_SINGLES_COUNT: CountRange = { fewest: 0, most: SINGLES_PER_HAND }
const ANY_COMPLETES_COUNT: CountRange = { fewest: 0, most: COMPLETES_PER_HAND }

/** A hand about which nothing was said. */
export function unknownHandKnowledge({ familyCount, traitsPerFamily }: PackSizes): HandKnowledge {
  const traits = familyCount * traitsPerFamily
  return {
    singles: new Array<CountRange>(traits).fill(ANY_SINGLES_COUNT),
    families: new Array<CountRange>(familyCount).fill(ANY_SINGLES_COUNT),
    completes: new Array<CountRange>(traits).fill(ANY_COMPLETES_COUNT),
    has: 0,
    hasNot: 0,
  }
}

/** The parts of public state that evidence is computed from. */
export type PublicEvidenceState = Pick<Communal['open'], 'stated' | 'asked' | 'turned' | 'exhausted'>

/**
 * What a player has said about their own hand, in a statement and in answers. `no` is the number of the hand, which
 * is its holder's seat. Null if they have said nothing.
 */
export function knowledgeFromStatements(
  { stated, asked }: Pick<PublicEvidenceState, 'stated' | 'asked'>,
  no: Seat,
): HandKnowledge | null {
  const statements = [stated[no], ...asked.filter(answer => answer?.of === no)].filter(
    statement => statement !== null && statement !== undefined,
  )
  if (statements.length === 0) return null
  const knowledge = unknownHandKnowledge(PACK_SIZES)
  for (const { about, truth } of statements) recordAnswer(knowledge, about, truth)
  return knowledge
}

/** What follows about each hand from its holder's claims, by the number of the hand. */
export type ImpliedKnowledgeByHand = ReadonlyMap<number, HandKnowledge>

/** Everything known about an unseen hand: what was said, and what its holder's claims imply; null if nothing. */
export function knowledgeOfHand(
  publicState: Pick<PublicEvidenceState, 'stated' | 'asked'>,
  no: number,
  impliedByClaims: ImpliedKnowledgeByHand = new Map(),
): HandKnowledge | null {
  const [said, more] = [knowledgeFromStatements(publicState, no), impliedByClaims.get(no)]
  return said && more ? mergeKnowledge(said, more) : (said ?? more ?? null)
}

function mergeKnowledge(knowledge: HandKnowledge, otherKnowledge: HandKnowledge): HandKnowledge {
  const intersectRanges = (known: readonly CountRange[], more: readonly CountRange[]) =>
    known.map(({ fewest, most }, i) => ({
      fewest: Math.max(fewest, at(more, i).fewest),
      most: Math.min(most, at(more, i).most),
    }))
  return {
    singles: intersectRanges(knowledge.singles, otherKnowledge.singles),
    families: intersectRanges(knowledge.families, otherKnowledge.families),
    completes: intersectRanges(knowledge.completes, otherKnowledge.completes),
    has: knowledge.has | otherKnowledge.has,
    hasNot: knowledge.hasNot | otherKnowledge.hasNot,
  }
}

/** The numbers of all hands except those a seat has seen. */
export function handNumbersExcept(seenHands: readonly NumberedHand[]): number[] {
  return seatsClockwise(PACK_SIZES.handCount).filter(no => !seenHands.some(hand => hand.no === no))
}

/** A seat's evidence from the table and the hands it sees. Without hands: public evidence. */
export function collectEvidence(
  publicState: PublicEvidenceState,
  hands: readonly NumberedHand[],
  options: Pick<Communal['options'], 'evidence'>,
  impliedByClaims?: ImpliedKnowledgeByHand,
): Evidence {
  const cluesLeft = CLUE_DECK_SIZE - publicState.turned.length // if no true Single was set aside
  const maxAside = options.evidence === 'coin flips' ? Math.min(3, cluesLeft) : 0
  return {
    pack: PACK_SIZES,
    seen: hands.map(({ singles, completes }) => ({
      singles: TRAITS.map(trait => singles.filter(heldTrait => heldTrait === trait).length),
      completes: completes.reduce((set, card) => set | (1 << COMPLETE_CARDS.indexOf(card)), 0),
    })),
    said: handNumbersExcept(hands).flatMap(no => knowledgeOfHand(publicState, no, impliedByClaims) ?? []),
    unseen: PACK_SIZES.handCount - hands.length,
    turned: TRAITS.map(trait => publicState.turned.filter(clueTrait => clueTrait === trait).length),
    setAsideRange: { fewest: publicState.exhausted ? cluesLeft : 0, most: maxAside },
  }
}

function recordAnswer(knowledge: HandKnowledge, about: HandTopic, truth: AnswerValue): void {
  const topic = parseTopic(about)
  switch (topic.of) {
    case 'singles':
      return narrowRange(knowledge.singles, TRAITS.indexOf(topic.trait), truth)
    case 'completes':
      return narrowRange(knowledge.completes, TRAITS.indexOf(topic.trait), truth)
    case 'family':
      return narrowRange(knowledge.families, TRAIT_FAMILIES.indexOf(topic.family), truth)
    case 'card': {
      const card = 1 << COMPLETE_CARDS.indexOf(topic.card)
      if (truth) knowledge.has |= card
      else knowledge.hasNot |= card
    }
  }
}

function narrowRange(ranges: CountRange[], nth: number, truth: AnswerValue): void {
  const { fewest, most } = at(ranges, nth)
  ranges[nth] = { fewest: Math.max(fewest, Number(truth)), most: truth === true ? most : Math.min(most, Number(truth)) } // yes is one or more
}
