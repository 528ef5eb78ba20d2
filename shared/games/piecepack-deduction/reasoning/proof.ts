// Proves what follows from everything a seat saw and was told. It counts all deals that agree without listing them:
// each possible hand of an opponent is combined with the ways the others hold the rest.
import { last, at, entropy, type Deductions, type SeatView } from '../../../engine/index.ts'
import { storyEvidence, type DealConstraint } from './clues.ts'
import { possibleHands, unseenTiles, type TileSet, type ViewAtDeal } from './hands.ts'
import type { Piecepack } from '../kinds.ts'
import { allTilePlaces, type TilePlace } from './notes.ts'
import { TILES, type Tile } from '../cards.ts'
import { countDealsByHand } from './dealCounts.ts'

/**
 * The proof: for every tile, in how many deals it is at each place. All deals count the same, because the choice of
 * which tile to show is not used as evidence.
 */
export interface PiecepackDeductions extends Deductions {
  readonly deals: number // number of deals that agree with all this seat knows; at least 1
  readonly dealCounts: readonly (readonly number[])[] // by tile of TILES, then by place in the order of `allTilePlaces`: the deals in which it is there
}

/** Everything that follows from what this seat was dealt, shown and told. */
export function prove(
  view: Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'open' | 'story'>,
): PiecepackDeductions {
  const clues = storyEvidence(view).flatMap(evidence => evidence.clues)
  const countedDeals = countDeals(view, clues)
  if (countedDeals.deals > 0) return proofOf(view, countedDeals, false)
  return proofOf(
    view,
    countDeals(
      view,
      clues.filter(({ is }) => is !== 'bound' && is !== 'misnamed'),
    ),
    true,
  )
}

/** The proved mark for one place of one tile; null if both are possible. */
export function provenPlaceMark(
  { deals, dealCounts }: Pick<PiecepackDeductions, 'deals' | 'dealCounts'>,
  tile: Tile,
  place: TilePlace,
): 'here' | 'not here' | null {
  const row = at(dealCounts, TILES.indexOf(tile))
  const dealsWithTileHere = at(
    row,
    typeof place === 'number' ? place : place === 'faceUp' ? row.length - 2 : row.length - 1,
  )
  return dealsWithTileHere === deals ? 'here' : dealsWithTileHere === 0 ? 'not here' : null
}

/** The game's only riddle: which tile is missing. */
export const RIDDLE_KEY = 'missing'

function proofOf(
  { own }: Pick<SeatView<Piecepack>, 'own'>,
  { deals, dealCounts }: DealCounts,
  isContradicted: boolean,
): PiecepackDeductions {
  const dealsByMissingTile = dealCounts.map(row => last(row))
  const possibleTiles = TILES.filter((_, i) => at(dealsByMissingTile, i) > 0)
  const possibleCount = possibleTiles.length
  const [sure = null] = possibleCount === 1 ? possibleTiles : []
  const riddle = {
    key: RIDDLE_KEY,
    left: possibleCount,
    answer: sure,
    possible: possibleTiles,
    ...(own.missing === null ? {} : { shown: true as const }),
  }
  return {
    deals,
    dealCounts,
    riddles: [riddle],
    left: possibleCount,
    bitsLeft: entropy(dealsByMissingTile),
    contradicted: isContradicted,
  }
}

type DealCounts = Pick<PiecepackDeductions, 'deals' | 'dealCounts'>

/** The deals that agree with these clues, and where each tile is in them. */
export function countDeals(seatView: ViewAtDeal, clues: readonly DealConstraint[]): DealCounts {
  const unseen = unseenTiles(seatView, clues)
  const { opponents, tiles, missing, seen } = unseen
  const handsByHolding = opponents.map(holding => possibleHands(holding, unseen))
  const dealsByHand = countDealsByHand(handsByHolding, unseen)
  const deals = at(dealsByHand, 0).reduce((sum, count) => sum + count, 0)
  const columns = allTilePlaces(seatView.seats)
  const [faceUp, missingColumn] = [columns.length - 2, columns.length - 1]
  const dealCounts = TILES.map(() => columns.map(() => 0))
  for (const [nth, { seat }] of opponents.entries())
    for (const [i, held] of dealsByTileHeld(at(handsByHolding, nth), at(dealsByHand, nth), tiles.length).entries())
      at(dealCounts, at(tiles, i))[seat] = held
  for (const tile of tiles)
    at(dealCounts, tile)[missingColumn] = at(dealCounts, tile).reduce((left, held) => left - held, deals) // a tile in no hand is missing
  for (const [tile, row] of dealCounts.entries()) {
    for (const { seat, shown } of opponents) if ((shown >>> tile) & 1) row[seat] = deals
    if (tile === missing) row[missingColumn] = deals
    if ((seen >>> tile) & 1) row[seatView.own.hand.includes(at(TILES, tile)) ? seatView.seat : faceUp] = deals
  }
  return { deals, dealCounts }
}

/** By unseen tile: the deals in which this opponent has it. */
function dealsByTileHeld(hands: Int32Array, deals: Float64Array, unseenTileCount: number): Float64Array {
  const dealsByTile = new Float64Array(unseenTileCount)
  for (const [i, hand] of hands.entries()) {
    const ways = at(deals, i)
    for (let bits: TileSet = hand; bits; bits &= bits - 1) dealsByTile[31 - Math.clz32(bits & -bits)]! += ways
  }
  return dealsByTile
}
