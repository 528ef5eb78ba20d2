// Counts deals by joining: hands are combined in pairs, then the unions of two opponents with those of the others.
import { at } from '../../../engine/index.ts'
import type { TileSet } from './hands.ts'
import type { UnplacedTiles, DealCountingMethod } from './dealCounter.ts'

/** The number of hands sampled to estimate how many pairs are disjoint. */
const SAMPLE_SIZE = 24

/** The cost of joining, in pairs of hands examined: disjoint pairs are examined once to count and again to distribute the deals. */
export function joiningCost(lists: readonly Int32Array[], tileCount: number): number {
  return pairLists(lists).reduce(
    (cost, [few, many]) => cost + 2 * estimateDisjointPairs(few.hands, many.hands),
    2 ** tileCount,
  )
}

function estimateDisjointPairs(shortList: Int32Array, longList: Int32Array): number {
  const step = Math.max(1, shortList.length / SAMPLE_SIZE)
  let [pairCount, sampledCount] = [0, 0]
  for (let place = 0; place < shortList.length; place += step) {
    const hand = at(shortList, Math.floor(place))
    for (const other of longList) if ((hand & other) === 0) pairCount++
    sampledCount++
  }
  return sampledCount === 0 ? 0 : (pairCount * shortList.length) / sampledCount
}

export const dealCounterByJoining: DealCountingMethod = {
  byHand(lists, remaining) {
    const deals = lists.map(hands => new Float64Array(hands.length))
    for (const { few, many, dealsPerWay } of joinPairs(lists, remaining)) {
      const [ofFew, ofMany] = [deals[few.at] ?? new Float64Array(1), deals[many.at] ?? new Float64Array(1)]
      const hands = many.hands
      forEachHandWithDisjoint(few.hands, hands, remaining.tiles.length, (hand, disjointHands, i) => {
        let sum = 0
        for (let word = 0; word < disjointHands.length; word++)
          for (let bits = disjointHands[word]!; bits; bits &= bits - 1) {
            const j = (word << 5) + 31 - Math.clz32(bits & -bits)
            const ways = dealsPerWay[hand | hands[j]!]!
            sum += ways
            ofMany[j]! += ways
          }
        ofFew[i] = sum
      })
    }
    return deals
  },

  byMissing(lists, remaining) {
    const tileCount = remaining.tiles.length
    const allTiles: TileSet = (1 << tileCount) - 1
    const deals = lists.map(hands => new Float64Array(hands.length * tileCount))
    for (const { few, many, dealsPerWay, waysOfOthers } of joinPairs(lists, remaining)) {
      const [ofFew, ofMany] = [
        deals[few.at] ?? new Float64Array(tileCount),
        deals[many.at] ?? new Float64Array(tileCount),
      ]
      const hands = many.hands
      forEachHandWithDisjoint(few.hands, hands, tileCount, (hand, disjointHands, i) => {
        for (let wordIndex = 0; wordIndex < disjointHands.length; wordIndex++)
          for (let bits = disjointHands[wordIndex]!; bits; bits &= bits - 1) {
            const j = (wordIndex << 5) + 31 - Math.clz32(bits & -bits)
            const union = hand | hands[j]!
            if (dealsPerWay[union] === 0) continue
            for (let tilesLeft = allTiles & ~union & remaining.candidates; tilesLeft; tilesLeft &= tilesLeft - 1) {
              const missingTile = tilesLeft & -tilesLeft
              const ways = waysOfOthers[allTiles ^ union ^ missingTile]!
              if (ways === 0) continue
              const tileIndex = 31 - Math.clz32(missingTile)
              ofFew[i * tileCount + tileIndex]! += ways
              ofMany[j * tileCount + tileIndex]! += ways
            }
          }
      })
    }
    return deals
  },
}

/** A list of hands and its index among the lists. */
interface NumberedList {
  readonly at: number
  readonly hands: Int32Array
}

/** Two opponents, the one with fewer hands first. */
type OpponentPair = readonly [few: NumberedList, many: NumberedList]

const EMPTY_CHAIR_HANDS = Int32Array.of(0) // the only hand of an empty chair

/** Two pairs of opponents, chosen so that few hands are combined. Missing opponents are replaced by empty chairs. */
function pairLists(lists: readonly Int32Array[]): readonly [OpponentPair, OpponentPair] {
  const [a, b, c, d] = [0, 1, 2, 3]
    .map((nth): NumberedList => ({ at: nth, hands: lists[nth] ?? EMPTY_CHAIR_HANDS }))
    .sort((list, otherList) => list.hands.length - otherList.hands.length) as [
    NumberedList,
    NumberedList,
    NumberedList,
    NumberedList,
  ]
  return [
    [a, d],
    [b, c],
  ] // fewest with most: no other pairing has fewer pairs in total
}

/** Two opponents, and their deals once combined with the two others. */
interface JoinedPair {
  readonly few: NumberedList
  readonly many: NumberedList
  readonly waysOfOthers: Int32Array // by set of tiles: the ways the two others hold it together
  readonly dealsPerWay: Int32Array // by set of tiles: the number of deals for each way in which these two hold it
}

function joinPairs(lists: readonly Int32Array[], { tiles, candidates, missing }: UnplacedTiles): JoinedPair[] {
  const tileCount = tiles.length
  const allTiles: TileSet = (1 << tileCount) - 1
  const [pair, pairOfOthers] = pairLists(lists)
  const [firstUnions, secondUnions] = [unionsOf(pair, tileCount), unionsOf(pairOfOthers, tileCount)]
  const [ofLeft, ofRight] = [new Int32Array(1 << tileCount), new Int32Array(1 << tileCount)]
  for (const union of firstUnions.sets) {
    const tilesLeft = allTiles ^ union
    const ways = firstUnions.ways[union]!
    for (let bits = missing === null ? tilesLeft & candidates : 1; bits; bits &= bits - 1) {
      const others = missing === null ? tilesLeft ^ (bits & -bits) : tilesLeft
      const met = secondUnions.ways[others]!
      if (met === 0) continue
      ofLeft[union]! += met
      ofRight[others]! += ways
    }
  }
  return [
    { few: pair[0], many: pair[1], waysOfOthers: secondUnions.ways, dealsPerWay: ofLeft },
    { few: pairOfOthers[0], many: pairOfOthers[1], waysOfOthers: firstUnions.ways, dealsPerWay: ofRight },
  ]
}

/** The unions two opponents may hold, with the number of ways for each. */
function unionsOf(
  [few, many]: OpponentPair,
  tileCount: number,
): { readonly sets: readonly TileSet[]; readonly ways: Int32Array } {
  const waysByUnion = new Int32Array(1 << tileCount)
  const sets: TileSet[] = []
  const hands = many.hands
  forEachHandWithDisjoint(few.hands, hands, tileCount, (hand, disjointHands) => {
    for (let word = 0; word < disjointHands.length; word++)
      for (let bits = disjointHands[word]!; bits; bits &= bits - 1) {
        const unionOfHands = hand | hands[(word << 5) + 31 - Math.clz32(bits & -bits)]!
        if (waysByUnion[unionOfHands]!++ === 0) sets.push(unionOfHands)
      }
  })
  return { sets, ways: waysByUnion }
}

/** For each hand of one list, the disjoint hands of another: a set of indexes, 32 to a number. */
function forEachHandWithDisjoint(
  shortList: Int32Array,
  longList: Int32Array,
  tileCount: number,
  visit: (hand: TileSet, disjointHands: Int32Array, i: number) => void,
): void {
  const disjointHands = new Int32Array((longList.length + 31) >>> 5)
  const findDisjoint =
    shortList.length < tileCount
      ? createPairwiseSearch(longList, disjointHands)
      : createSearchByTile(longList, disjointHands, tileCount)
  for (const [i, hand] of shortList.entries()) {
    findDisjoint(hand)
    visit(hand, disjointHands, i)
  }
}

/** Compares a hand with every hand of the list: fast for few hands. */
function createPairwiseSearch(many: Int32Array, disjointHands: Int32Array): (hand: TileSet) => void {
  return hand => {
    disjointHands.fill(0)
    for (let place = 0; place < many.length; place++)
      if ((many[place]! & hand) === 0) disjointHands[place >>> 5]! |= 1 << place
  }
}

/** Combines, for the tiles of a hand, the lists of hands without each tile: fast for many hands. */
function createSearchByTile(
  longList: Int32Array,
  disjointHands: Int32Array,
  tileCount: number,
): (hand: TileSet) => void {
  const allHands = new Int32Array(disjointHands.length)
  createPairwiseSearch(longList, allHands)(0)
  const handsWithoutTile = Array.from({ length: tileCount }, (_, tile) => {
    const row = new Int32Array(disjointHands.length)
    createPairwiseSearch(longList, row)(1 << tile)
    return row
  })
  return hand => {
    disjointHands.set(allHands)
    for (let bits = hand; bits; bits &= bits - 1) {
      const row = handsWithoutTile[31 - Math.clz32(bits & -bits)]!
      for (let word = 0; word < row.length; word++) disjointHands[word]! &= row[word]!
    }
  }
}
