// Lets one hand take its three Singles from the cells, in every way that leaves enough for the hands after it.
import { at } from '../../../../engine/index.ts'
import { factorial } from './binomials.ts'
import type { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { SINGLES_PER_HAND, type CountRange } from '../evidence.ts'
import { THREE_TRUE_SINGLES_BIT, type CellBitLayout } from './cells.ts'
import type { PartlyKnownHand, SinglesKnowledge } from './triples.ts'

/** By characteristic: the fewest and the most a hand may hold. */
export type HandLimits = readonly CountRange[]

/** By hand: its limits. */
export function computeHandLimits({ partlyKnownHands }: SinglesKnowledge): HandLimits[] {
  return partlyKnownHands.map(({ triples }) =>
    at(triples, 0).map((_, trait) => {
      const traitCounts = triples.map(counts => at(counts, trait))
      return { fewest: Math.min(...traitCounts), most: Math.max(...traitCounts) }
    }),
  )
}

/** The hands that come after the one being dealt. */
interface LaterHands extends Pick<SinglesKnowledge, 'pack' | 'setAsideRange'> {
  readonly free: number // number of later hands and of unknown hands
  readonly unsaid: number // number of unknown hands
  readonly later: number // the set of later hands
  readonly limits: readonly HandLimits[]
}

/** The ways to take three from the cells. */
interface WaysToTake {
  readonly levels: number[] // by way: of each cell's three bits the n lowest, n being the number taken from it
  readonly places: number[] // by way: the number to subtract from a place
  readonly weights: number[]
}

/** Deals one hand its three Singles in every way. */
export function dealHandIntoTally(
  tally: DoubleBufferedCounts,
  layout: CellBitLayout,
  hand: PartlyKnownHand,
  { pack, setAsideRange, free, unsaid, later, limits }: LaterHands,
): void {
  const waysByTrueCount = waysToTake(layout, hand, pack.traitsPerFamily)
  const laterHandLimits = limits.filter((_, other) => later & (1 << other))
  const needsByCell = layout.map(({ traits, isTrue, shift, mask }) => {
    let [need, take] = [0, SINGLES_PER_HAND * unsaid + setAsideRange.most]
    for (const ofHand of laterHandLimits) {
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
  const { current, next } = tally
  for (let i = 0; i < current.size; i++) {
    const packedCounts = current.placeAt(i)
    const dealsSoFar = current.waysAt(i)
    let trueRest = 0
    let allowedLevels = 0
    let requiredLevels = 0
    let isDeadEnd = false
    let bit = 0
    for (const { isTrue, shift, mask, need, take } of needsByCell) {
      const cellRest = (packedCounts >> shift) & mask
      if (isTrue) trueRest += cellRest
      const spare = cellRest - need
      const excess = cellRest - take
      if (spare < 0 || excess > SINGLES_PER_HAND) isDeadEnd = true
      allowedLevels |= ((1 << Math.min(SINGLES_PER_HAND, Math.max(0, spare))) - 1) << bit
      if (excess > 0) requiredLevels |= ((1 << Math.min(SINGLES_PER_HAND, excess)) - 1) << bit
      bit += 3
    }
    if (isDeadEnd) continue
    const forbiddenLevels = ~allowedLevels
    const minTrue = Math.max(1, trueRest - setAsideRange.most - SINGLES_PER_HAND * free)
    const maxTrue = Math.min(SINGLES_PER_HAND, trueRest - free)
    for (let trueCount = minTrue; trueCount <= maxTrue; trueCount++) {
      if (trueCount === SINGLES_PER_HAND && packedCounts & THREE_TRUE_SINGLES_BIT) continue
      const { levels, places, weights } = waysByTrueCount[trueCount]!
      const cellsAfterTriple = trueCount === SINGLES_PER_HAND ? packedCounts + THREE_TRUE_SINGLES_BIT : packedCounts
      for (let k = 0; k < levels.length; k++) {
        const level = levels[k]!
        if ((level & forbiddenLevels) !== 0 || (requiredLevels & ~level) !== 0) continue
        next.add(cellsAfterTriple - places[k]!, dealsSoFar * weights[k]!)
      }
    }
  }
  tally.swap()
}

/** By number of true Singles: this hand's ways to take three from these cells. */
function waysToTake(
  cells: CellBitLayout,
  { singlesRangeByTrait, singlesRangeByFamily }: PartlyKnownHand,
  traitsPerFamily: number,
): WaysToTake[] {
  const waysByTrueCount: WaysToTake[] = [0, 1, 2, 3].map(() => ({ levels: [], places: [], weights: [] }))
  const heldByFamily = new Array<number>(singlesRangeByFamily.length).fill(0)
  const isFamilyKnown = singlesRangeByFamily.some(Boolean)
  const takeFromCell = (
    cell: number,
    cardsLeft: number,
    trueCount: number,
    levels: number,
    place: number,
    ways: number,
  ): void => {
    if (cell === cells.length) {
      if (cardsLeft > 0) return
      for (let family = 0; family < heldByFamily.length; family++) {
        const countRange = singlesRangeByFamily[family]
        const count = heldByFamily[family]!
        if (countRange && (count < countRange.fewest || count > countRange.most)) return
      }
      const waysWithTrueCount = waysByTrueCount[trueCount]!
      waysWithTrueCount.levels.push(levels)
      waysWithTrueCount.places.push(place)
      waysWithTrueCount.weights.push(ways * factorial(trueCount) * factorial(SINGLES_PER_HAND - trueCount))
      return
    }
    const { first, isTrue, most, shift } = cells[cell]!
    const traitRange = singlesRangeByTrait[first]
    const family = Math.floor(first / traitsPerFamily)
    const maxTaken = Math.min(cardsLeft, most, traitRange?.most ?? SINGLES_PER_HAND)
    for (let takenCount = traitRange?.fewest ?? 0; takenCount <= maxTaken; takenCount++) {
      if (isFamilyKnown) heldByFamily[family]! += takenCount
      takeFromCell(
        cell + 1,
        cardsLeft - takenCount,
        isTrue ? trueCount + takenCount : trueCount,
        levels | (((1 << takenCount) - 1) << (3 * cell)),
        place + (takenCount << shift),
        ways / factorial(takenCount),
      )
      if (isFamilyKnown) heldByFamily[family]! -= takenCount
    }
  }
  takeFromCell(0, SINGLES_PER_HAND, 0, 0, 0, 1)
  return waysByTrueCount
}
