// Lets one hand take its three Singles from the cells, in every way that leaves enough for the hands after it.
import { at } from '../../../../engine/index.ts'
import { factorial } from './binomials.ts'
import type { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { SINGLES_PER_HAND, type CountRange } from '../evidence.ts'
import { TRIPLE_BIT, type CellBitLayout } from './cells.ts'
import type { PartlyKnownHand, SinglesKnowledge } from './triples.ts'

/** By characteristic: the fewest and the most a hand may hold. */
export type HandLimits = readonly CountRange[]

/** By hand: its limits. */
export function handLimits({ veiled }: SinglesKnowledge): HandLimits[] {
  return veiled.map(({ triples }) =>
    at(triples, 0).map((_, trait) => {
      const held = triples.map(counts => at(counts, trait))
      return { fewest: Math.min(...held), most: Math.max(...held) }
    }),
  )
}

/** What is known besides the hand being dealt. */
interface Dealing extends Pick<SinglesKnowledge, 'pack' | 'aside'> {
  readonly free: number // number of later hands and of unknown hands
  readonly unsaid: number // number of unknown hands
  readonly later: number // the set of later hands
  readonly limits: readonly HandLimits[]
}

/** The ways to take three from the cells. */
interface WaysToTake {
  readonly levels: number[] // bit 3·cell + n − 1 for each of n taken from a cell
  readonly places: number[] // what is subtracted from a place
  readonly weights: number[]
}

/** Deals one hand its three Singles in every way. */
export function countDealsOfHand(
  tally: DoubleBufferedCounts,
  layout: CellBitLayout,
  hand: PartlyKnownHand,
  { pack, aside, free, unsaid, later, limits }: Dealing,
): void {
  const byTrue = waysToTake(layout, hand, pack.values)
  const toCome = limits.filter((_, other) => later & (1 << other))
  const needs = layout.map(({ traits, isTrue, shift, mask }) => {
    let [need, take] = [0, SINGLES_PER_HAND * unsaid + aside.most]
    for (const ofHand of toCome) {
      let sum = 0
      for (const trait of traits) {
        const { fewest, most } = ofHand[trait]!
        need += fewest
        sum += most
      }
      take += Math.min(SINGLES_PER_HAND, sum)
    }
    return { isTrue, shift, mask, need, take: isTrue ? take : 99 } // the minimum the later hands need, and the maximum they can take
  })
  const { now, next } = tally
  for (let i = 0; i < now.size; i++) {
    const place = now.placeAt(i)
    const ways = now.waysAt(i)
    let trueLeft = 0
    let may = 0
    let must = 0
    let dead = false
    let bit = 0
    for (const { isTrue, shift, mask, need, take } of needs) {
      const rest = (place >> shift) & mask
      if (isTrue) trueLeft += rest
      const spare = rest - need
      const excess = rest - take
      if (spare < 0 || excess > SINGLES_PER_HAND) dead = true
      may |= ((1 << Math.min(SINGLES_PER_HAND, Math.max(0, spare))) - 1) << bit
      if (excess > 0) must |= ((1 << Math.min(SINGLES_PER_HAND, excess)) - 1) << bit
      bit += 3
    }
    if (dead) continue
    const forbidden = ~may
    const first = Math.max(1, trueLeft - aside.most - SINGLES_PER_HAND * free)
    const last = Math.min(SINGLES_PER_HAND, trueLeft - free)
    for (let t = first; t <= last; t++) {
      if (t === SINGLES_PER_HAND && place & TRIPLE_BIT) continue
      const { levels, places, weights } = byTrue[t]!
      const from = t === SINGLES_PER_HAND ? place + TRIPLE_BIT : place
      for (let k = 0; k < levels.length; k++) {
        const level = levels[k]!
        if ((level & forbidden) !== 0 || (must & ~level) !== 0) continue
        next.add(from - places[k]!, ways * weights[k]!)
      }
    }
  }
  tally.turn()
}

/** By number of true Singles: this hand's ways to take three from these cells. */
function waysToTake(cells: CellBitLayout, { singles, families }: PartlyKnownHand, values: number): WaysToTake[] {
  const byTrue: WaysToTake[] = [0, 1, 2, 3].map(() => ({ levels: [], places: [], weights: [] }))
  const held = new Array<number>(families.length).fill(0)
  const byFamily = families.some(Boolean)
  const take = (cell: number, left: number, t: number, levels: number, place: number, ways: number): void => {
    if (cell === cells.length) {
      if (left > 0) return
      for (let family = 0; family < held.length; family++) {
        const between = families[family]
        const count = held[family]!
        if (between && (count < between.fewest || count > between.most)) return
      }
      const takings = byTrue[t]!
      takings.levels.push(levels)
      takings.places.push(place)
      takings.weights.push(ways * factorial(t) * factorial(SINGLES_PER_HAND - t))
      return
    }
    const { first, isTrue, most, shift } = cells[cell]!
    const between = singles[first]
    const family = Math.floor(first / values)
    const top = Math.min(left, most, between?.most ?? SINGLES_PER_HAND)
    for (let n = between?.fewest ?? 0; n <= top; n++) {
      if (byFamily) held[family]! += n
      take(
        cell + 1,
        left - n,
        isTrue ? t + n : t,
        levels | (((1 << n) - 1) << (3 * cell)),
        place + (n << shift),
        ways / factorial(n),
      )
      if (byFamily) held[family]! -= n
    }
  }
  take(0, SINGLES_PER_HAND, 0, 0, 0, 1)
  return byTrue
}
