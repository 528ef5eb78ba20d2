// Lists the hands an opponent may have. Every answer is about a single hand, so each is listed by itself; combining them comes later.
import { at, type Seat } from '../../../engine/index.ts'
import { hasTrait, TILES, TRAITS, type Trait } from '../cards.ts'
import type { DealConstraint } from './clues.ts'

/** A set of tiles as bits: bit i is the tile TILES[i], or the i-th unseen tile where stated. */
export type TileSet = number

/** For each trait of TRAITS, the tiles of TILES with it. */
export const TILES_BY_TRAIT: readonly TileSet[] = TRAITS.map(trait =>
  TILES.reduce((bits, tile, i) => (hasTrait(tile, trait) ? bits | (1 << i) : bits), 0),
)

/** The knowledge about one opponent's hand. */
export interface OpponentHandKnowledge {
  readonly seat: Seat
  shown: TileSet // of TILES
  readonly fewest: number[] // by trait, of the whole hand
  readonly most: number[]
}

/** The tiles a seat cannot see, and what it knows about them. */
export interface UnseenTiles {
  readonly handSize: number // number of tiles in each hand
  readonly opponents: readonly OpponentHandKnowledge[] // the opponents, by seat
  readonly seen: TileSet // of TILES: the own hand and the tiles face up
  readonly missing: number | null // index in TILES, once it is known
  readonly tiles: readonly number[] // indexes in TILES of the tiles whose place is unknown
  readonly candidates: TileSet // of `tiles`: those that may be missing
}

/** The knowledge of a seat before anything is said. */
export interface ViewAtDeal {
  readonly seats: number
  readonly seat: Seat
  readonly own: { readonly hand: readonly string[] }
  readonly open: { readonly faceUp: readonly string[] }
}

/** The set of this one tile. */
export function tileBit(tile: string): TileSet {
  return 1 << (TILES as readonly string[]).indexOf(tile)
}

/** The index of a trait in TRAITS. */
export function traitIndex(trait: Trait): number {
  return TRAITS.indexOf(trait)
}

/** The number of tiles in a set. */
export function tileSetSize(bits: TileSet): number {
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The tiles this seat cannot see, with what these clues say about them. */
export function unseenTiles({ seats, seat, own, open }: ViewAtDeal, clues: readonly DealConstraint[]): UnseenTiles {
  const handSize = own.hand.length
  const allHands: OpponentHandKnowledge[] = Array.from({ length: seats }, (_, of) => ({
    seat: of,
    shown: 0,
    fewest: TRAITS.map(() => 0),
    most: TRAITS.map(() => handSize),
  }))
  let misnamedTiles: TileSet = 0
  let missingTile: number | null = null
  for (const clue of clues) {
    switch (clue.is) {
      case 'bound': {
        const { fewest, most } = at(allHands, clue.of)
        const trait = traitIndex(clue.trait)
        fewest[trait] = Math.max(at(fewest, trait), clue.fewest)
        most[trait] = Math.min(at(most, trait), clue.most)
        break
      }
      case 'held':
        at(allHands, clue.by).shown |= tileBit(clue.tile)
        break
      case 'misnamed':
        misnamedTiles |= tileBit(clue.tile)
        break
      case 'missing':
        missingTile = TILES.indexOf(clue.tile)
    }
  }
  const seenTiles = [...own.hand, ...open.faceUp].reduce((bits, tile) => bits | tileBit(tile), 0)
  const opponentHands = allHands.filter(holding => holding.seat !== seat)
  const placedTiles = opponentHands.reduce(
    (bits, { shown }) => bits | shown,
    seenTiles | (missingTile === null ? 0 : 1 << missingTile),
  )
  const tiles = TILES.flatMap((_, i) => ((placedTiles >>> i) & 1 ? [] : [i]))
  const candidates =
    missingTile === null
      ? tiles.reduce((bits, tile, i) => ((misnamedTiles >>> tile) & 1 ? bits : bits | (1 << i)), 0)
      : 0
  return { handSize, opponents: opponentHands, seen: seenTiles, missing: missingTile, tiles, candidates }
}

/** All hands an opponent may have in addition to the tiles known to be theirs, as bits of `tiles`. */
export function possibleHands(
  { shown, fewest, most }: OpponentHandKnowledge,
  { handSize: size, tiles }: Pick<UnseenTiles, 'handSize' | 'tiles'>,
): Int32Array {
  const tileCount = tiles.length
  const unknownCount = size - tileSetSize(shown)
  if (unknownCount < 0 || unknownCount > tileCount) return new Int32Array(0)
  const askedCounts: { bits: TileSet; fewest: number; most: number }[] = []
  for (const [trait, bearing] of TILES_BY_TRAIT.entries()) {
    const bits = tiles.reduce((set, tile, i) => ((bearing >>> tile) & 1 ? set | (1 << i) : set), 0)
    const have = tileSetSize(shown & bearing) // bounds are for the whole hand
    const [low, high] = [at(fewest, trait) - have, at(most, trait) - have]
    if (
      low > Math.max(0, unknownCount - (tileCount - tileSetSize(bits))) ||
      high < Math.min(unknownCount, tileSetSize(bits))
    )
      askedCounts.push({ bits, fewest: low, most: high })
  }
  const fitsCounts = (hand: TileSet) => {
    for (const { bits, fewest: low, most: high } of askedCounts) {
      const count = tileSetSize(hand & bits)
      if (count < low || count > high) return false
    }
    return true
  }
  if (unknownCount === 0) return Int32Array.from(fitsCounts(0) ? [0] : [])
  const hands: number[] = []
  for (let hand = (1 << unknownCount) - 1; hand < 1 << tileCount;) {
    if (fitsCounts(hand)) hands.push(hand)
    const lowest = hand & -hand
    const carried = hand + lowest
    hand = carried | (((carried ^ hand) / lowest) >>> 2) // the next number with as many bits
  }
  return Int32Array.from(hands)
}
