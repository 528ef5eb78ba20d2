// Counts the ways to distribute the Singles left after all known hands have three, weighted as the dealing weights them.
import { binomial } from './binomials.ts'
import type { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { SINGLES_PER_HAND } from '../evidence.ts'
import { TRIPLE_BIT, type CellBitLayout } from './cells.ts'
import type { SinglesKnowledge } from './triples.ts'

/** The remaining Singles go to unknown hands, to those set aside, and to the clue deck. */
export function countRemainingDeals(
  { now }: DoubleBufferedCounts,
  cells: CellBitLayout,
  { pack, free, aside }: SinglesKnowledge,
): number {
  const extras = pack.families * pack.copies - pack.hands // true Singles beyond one for each hand
  let sum = 0
  for (let i = 0; i < now.size; i++) {
    const place = now.placeAt(i)
    let [trueLeft, falseLeft] = [0, 0]
    for (const { isTrue, shift, mask } of cells) {
      const rest = (place >> shift) & mask
      if (isTrue) trueLeft += rest
      else falseLeft += rest
    }
    for (let more = 0; more <= extras; more++) {
      const apart = trueLeft - free - more
      if (apart < aside.fewest || apart > aside.most || falseLeft < (SINGLES_PER_HAND - 1) * free - more) continue
      const flips = aside.most > 0 || aside.fewest > 0 ? binomial(extras, apart) : 1
      const flagged = (place & TRIPLE_BIT) !== 0
      const dealt = extras - apart
      const plain = binomial(free, more) // one more each
      const double = free > 0 && more >= 2 ? free * binomial(free - 1, more - 2) : 0 // two more in one of them
      sum +=
        now.waysAt(i) *
        flips *
        (plain * likelihood(pack.hands, dealt, flagged) + (flagged ? 0 : double * likelihood(pack.hands, dealt, true)))
    }
  }
  return sum
}

/** The chance that the dealing gives that many extra true Singles to certain hands, with or without two in one of them. */
function likelihood(hands: number, extras: number, doubled: boolean): number {
  switch (extras) {
    case 0:
      return doubled ? 0 : 1
    case 1:
      return doubled ? 0 : 1 / hands
    case 2:
      return (doubled ? 1 : 2) / hands ** 2
    case 3:
      return doubled ? 1 / (hands ** 2 * (hands - 1)) + 2 / hands ** 3 : 6 / hands ** 3 // a full hand takes no third
    default:
      throw new RangeError(`${extras} more true Singles than hands`)
  }
}
