// Finds the questions a seat need not ask, because their answers already follow from what it knows.
import { at, type SeatView } from '../../../engine/index.ts'
import { storyEvidence } from '../reasoning/clues.ts'
import {
  possibleHands,
  tileSetSize,
  TILES_BY_TRAIT,
  traitIndex,
  unseenTiles,
  type OpponentHandKnowledge,
  type TileSet,
} from '../reasoning/hands.ts'
import type { Piecepack } from '../kinds.ts'
import { countDealsByHand } from '../reasoning/dealCounts.ts'
import type { CountedDeals, AskMove } from './worth.ts'

/** A predicate for questions whose answers already follow. */
export type IsAnswerKnown = (ask: AskMove) => boolean

/** The tiles one opponent may have in addition to those known to be theirs. */
interface HandsInSomeDeal {
  readonly opponent: OpponentHandKnowledge
  readonly hands: readonly TileSet[] // as bits of the unseen tiles
  readonly tiles: readonly number[] // the unseen tiles, as indexes in TILES
}

/** The predicate for every question of this seat. The deals are counted on the first call. */
export function knownAnswerPredicate(
  view: Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'open' | 'story'>,
): IsAnswerKnown {
  let judge: IsAnswerKnown | undefined
  return ask => (judge ??= predicateFromHands(handsInSomeDeal(view)))(ask)
}

/** The predicate for every question of this seat, from deals that have been counted already, by missing tile. */
export function knownAnswerPredicateFromDeals({ unseen: { tiles }, opponents }: CountedDeals): IsAnswerKnown {
  const isInSomeDeal = (deals: Float64Array, hand: number) =>
    deals.subarray(hand * tiles.length, (hand + 1) * tiles.length).some(count => count > 0)
  return predicateFromHands(
    opponents.map(({ opponent, hands, deals }) => ({
      opponent,
      hands: [...hands].filter((_, hand) => isInSomeDeal(deals, hand)),
      tiles,
    })),
  )
}

function predicateFromHands(hands: readonly HandsInSomeDeal[]): IsAnswerKnown {
  return ask => {
    const opponent = hands.find(({ opponent }) => opponent.seat === ask.of)
    return opponent !== undefined && isAnswerKnown(opponent, ask)
  }
}

function handsInSomeDeal(view: Parameters<typeof knownAnswerPredicate>[0]): HandsInSomeDeal[] {
  const unseen = unseenTiles(
    view,
    storyEvidence(view).flatMap(({ clues }) => clues),
  )
  const handsByOpponent = unseen.opponents.map(opponent => possibleHands(opponent, unseen))
  const deals = countDealsByHand(handsByOpponent, unseen)
  return unseen.opponents.map((opponent, i) => ({
    opponent,
    hands: [...at(handsByOpponent, i)].filter((_, hand) => at(at(deals, i), hand) > 0),
    tiles: unseen.tiles,
  }))
}

/**
 * A number is known if all hands have the same; a Yes, if all tiles that could be shown are known to be there, or
 * if one of them was shown before: the asked player shows that one again, and tells nothing.
 */
function isAnswerKnown({ opponent, hands, tiles }: HandsInSomeDeal, { trait, question }: AskMove): boolean {
  const [first] = hands
  if (first === undefined) return false // no deal agrees: somebody misspoke
  const bearing = at(TILES_BY_TRAIT, traitIndex(trait))
  if (question === 'any' && opponent.shown & bearing) return true
  const unseenBearing = tiles.reduce((bits, tile, i) => ((bearing >>> tile) & 1 ? bits | (1 << i) : bits), 0)
  if (hands.every(hand => (hand & unseenBearing) === (first & unseenBearing))) return true
  return (
    question === 'many' && hands.every(hand => tileSetSize(hand & unseenBearing) === tileSetSize(first & unseenBearing))
  )
}
