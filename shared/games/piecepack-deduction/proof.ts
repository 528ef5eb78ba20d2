// Answers for: what follows from all a seat saw and was told, taken together. It counts every deal that agrees, without listing them:
// each hand an opponent may hold is met by the ways the others hold what is left.
import { entropy, type Proof, type SeatView } from '../../engine/index.ts'
import { grounds, type Clue } from './clues.ts'
import { handsOf, unseen, type Bits, type Standpoint, type Unseen } from './hands.ts'
import type { Piecepack } from './kinds.ts'
import { places, type Place } from './notes.ts'
import { TILES, type Tile } from './tiles.ts'
import { waysOfOthers } from './ways.ts'

/** Where every tile may be, by the number of deals. All deals count the same: it is no guess at which tile somebody chose to show. */
export interface PiecepackProof extends Proof {
  readonly deals: number // those that agree with all this seat knows, from 1
  readonly counts: readonly (readonly number[])[] // by tile of TILES, then by place as in `places`: the deals in which it lies there
}

/** Everything that follows from what this seat was dealt, shown and told. */
export function prove(view: Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'open' | 'story'>): PiecepackProof {
  const clues = grounds(view).flatMap(ground => ground.clues)
  const counted = count(view, clues)
  if (counted.deals > 0) return proofOf(view, counted, false)
  return proofOf(view, count(view, clues.filter(({ is }) => is !== 'bound' && is !== 'misnamed')), true)
}

/** What is proved of one place of one tile; null when both may be. */
export function markOf({ deals, counts }: Pick<PiecepackProof, 'deals' | 'counts'>, tile: Tile, place: Place): 'here' | 'not here' | null {
  const row = counts[TILES.indexOf(tile)]!
  const here = row[typeof place === 'number' ? place : place === 'faceUp' ? row.length - 2 : row.length - 1]!
  return here === deals ? 'here' : here === 0 ? 'not here' : null
}

/** The riddle of this game: there is one tile to find. */
export const RIDDLE = 'missing'

function proofOf({ own }: Pick<SeatView<Piecepack>, 'own'>, { deals, counts }: Counted, contradicted: boolean): PiecepackProof {
  const missing = counts.map(row => row.at(-1)!)
  const left = missing.filter(count => count > 0).length
  const answer = left === 1 ? TILES[missing.findIndex(count => count > 0)]! : null
  const riddle = { key: RIDDLE, left, answer, ...(own.missing === null ? {} : { shown: true as const }) }
  return { deals, counts, riddles: [riddle], left, bits: entropy(missing), contradicted }
}

type Counted = Pick<PiecepackProof, 'deals' | 'counts'>

/** The deals that agree with these clues, and where each tile lies in them. */
export function count(standpoint: Standpoint, clues: readonly Clue[]): Counted {
  const whole = unseen(standpoint, clues)
  const { holdings, tiles, missing, seen } = whole
  const lists = holdings.map(holding => handsOf(holding, whole))
  const others = waysOfOthers(lists, tiles.length)
  const columns = places(standpoint.seats)
  const [faceUp, gone] = [columns.length - 2, columns.length - 1]
  const counts = TILES.map(() => columns.map(() => 0))
  let deals = 0
  for (const [at, { seat }] of holdings.entries()) {
    const { held, without, sum } = tally(lists[at]!, others[at]!, whole)
    for (const [i, tile] of tiles.entries()) {
      counts[tile]![seat] = held[i]!
      counts[tile]![gone] = without[i]! // the same for every opponent
    }
    deals = sum
  }
  for (const [tile, row] of counts.entries()) {
    for (const { seat, shown } of holdings) if ((shown >>> tile) & 1) row[seat] = deals
    if (tile === missing) row[gone] = deals
    if ((seen >>> tile) & 1) row[standpoint.own.hand.includes(TILES[tile]!) ? standpoint.seat : faceUp] = deals
  }
  return { deals, counts }
}

/** Goes through the hands of one opponent: the deals in all, with each tile in that hand, and with each tile missing. */
function tally(hands: Int32Array, others: Int32Array, { tiles, candidates, missing }: Unseen) {
  const all: Bits = (1 << tiles.length) - 1
  const [held, without] = [new Float64Array(tiles.length), new Float64Array(tiles.length)]
  let sum = 0
  for (const hand of hands) {
    const rest = all ^ hand
    let deals = missing === null ? 0 : others[rest]!
    for (let bits = rest & candidates; bits; bits &= bits - 1) {
      const gone = bits & -bits
      const ways = others[rest ^ gone]!
      without[31 - Math.clz32(gone)]! += ways
      deals += ways
    }
    sum += deals
    for (let bits = hand; bits; bits &= bits - 1) held[31 - Math.clz32(bits & -bits)]! += deals
  }
  return { held, without, sum }
}
