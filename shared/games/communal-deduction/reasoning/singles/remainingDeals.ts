// Counts the ways to distribute the Singles left after all known hands have three, weighted as the dealing weights them.
import { binomial } from './binomials.ts'
import type { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { SINGLES_PER_HAND } from '../evidence.ts'
import { THREE_TRUE_SINGLES_BIT, type CellBitLayout } from './cells.ts'
import type { SinglesKnowledge } from './triples.ts'

/** The remaining Singles go to unknown hands, to those set aside, and to the clue deck. */
export function countRemainingDeals(
  { current }: DoubleBufferedCounts,
  cells: CellBitLayout,
  { pack, unknownHandCount, setAsideRange }: SinglesKnowledge,
): number {
  const extraTrueSingles = pack.familyCount * pack.copiesPerSingle - pack.handCount // true Singles beyond one for each hand
  let sum = 0
  for (let i = 0; i < current.size; i++) {
    const packedCounts = current.placeAt(i)
    let [trueLeft, falseLeft] = [0, 0]
    for (const { isTrue, shift, mask } of cells) {
      const leftCount = (packedCounts >> shift) & mask
      if (isTrue) trueLeft += leftCount
      else falseLeft += leftCount
    }
    for (let extraCount = 0; extraCount <= extraTrueSingles; extraCount++) {
      const setAsideCount = trueLeft - unknownHandCount - extraCount
      if (
        setAsideCount < setAsideRange.fewest ||
        setAsideCount > setAsideRange.most ||
        falseLeft < (SINGLES_PER_HAND - 1) * unknownHandCount - extraCount
      )
        continue
      const asideWays =
        setAsideRange.most > 0 || setAsideRange.fewest > 0 ? binomial(extraTrueSingles, setAsideCount) : 1
      const hasTripleBit = (packedCounts & THREE_TRUE_SINGLES_BIT) !== 0
      const dealtExtras = extraTrueSingles - setAsideCount
      const waysOneEach = binomial(unknownHandCount, extraCount)
      const waysTwoInOne =
        unknownHandCount > 0 && extraCount >= 2 ? unknownHandCount * binomial(unknownHandCount - 1, extraCount - 2) : 0
      sum +=
        current.waysAt(i) *
        asideWays *
        (waysOneEach * chanceOfExtraTrueSingles(pack.handCount, dealtExtras, hasTripleBit) +
          (hasTripleBit ? 0 : waysTwoInOne * chanceOfExtraTrueSingles(pack.handCount, dealtExtras, true)))
    }
  }
  return sum
}

/**
 * The chance that the dealing gives this many extra true Singles to certain hands. `hasOneTwo`: one of these hands gets
 * two; otherwise none does.
 */
function chanceOfExtraTrueSingles(handCount: number, extraTrueSingles: number, hasOneTwo: boolean): number {
  switch (extraTrueSingles) {
    case 0:
      return hasOneTwo ? 0 : 1
    case 1:
      return hasOneTwo ? 0 : 1 / handCount
    case 2:
      return (hasOneTwo ? 1 : 2) / handCount ** 2
    case 3:
      return hasOneTwo ? 1 / (handCount ** 2 * (handCount - 1)) + 2 / handCount ** 3 : 6 / handCount ** 3 // a full hand takes no third
    default:
      throw new RangeError(`${extraTrueSingles} more true Singles than hands`)
  }
}
