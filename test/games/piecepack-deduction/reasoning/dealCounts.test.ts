// Tests the two ways to count deals: both equal brute force, and the cheaper one is chosen.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  type Dice,
} from '../../../../shared/engine/index.ts'
import { storyEvidence } from '../../../../shared/games/piecepack-deduction/reasoning/clues.ts'
import { dealCounterByCovering, coveringCost } from '../../../../shared/games/piecepack-deduction/reasoning/covering.ts'
import {
  possibleHands,
  unseenTiles,
  type UnseenTiles,
} from '../../../../shared/games/piecepack-deduction/reasoning/hands.ts'
import { dealCounterByJoining, joiningCost } from '../../../../shared/games/piecepack-deduction/reasoning/joining.ts'
import { mind } from '../../../../shared/games/piecepack-deduction/mind.ts'
import { piecepack } from '../../../../shared/games/piecepack-deduction/rules.ts'
import type { UnplacedTiles } from '../../../../shared/games/piecepack-deduction/reasoning/dealCounter.ts'
import {
  countDealsByHand,
  countDealsByMissingTile,
} from '../../../../shared/games/piecepack-deduction/reasoning/dealCounts.ts'

const size = (set: number) => set.toString(2).replaceAll('0', '').length

/** A random selection of the hands with `each` tiles. */
function some(chance: Dice, tiles: number, each: number, ofHundred: number): Int32Array {
  const all = Array.from({ length: 1 << tiles }, (_, set) => set).filter(
    set => size(set) === each && chance.below(100) < ofHundred,
  )
  return Int32Array.from(all)
}

/** Counts by brute force the ways in which one hand of each list together makes this set. */
function tried([first, ...rest]: readonly Int32Array[], set: number): number {
  if (first === undefined) return set === 0 ? 1 : 0
  return first.reduce((ways, hand) => ((hand & set) === hand ? ways + tried(rest, set ^ hand) : ways), 0)
}

describe('the number of deals equals that of brute force', () => {
  test.each([
    [2, 9, [4, 4], 100],
    [3, 10, [3, 3, 3], 60],
    [3, 9, [1, 4, 3], 80],
    [4, 10, [2, 3, 2, 2], 50],
    [4, 9, [2, 0, 3, 3], 70],
    [4, 13, [3, 3, 3, 3], 90],
  ])('with %i opponents and %i tiles', (opponents, tiles, sizes, ofHundred) => {
    const chance = diceFromSeed(`ways ${opponents} ${tiles}`)
    const all = (1 << tiles) - 1
    for (let round = 0; round < 4; round++) {
      const lists = sizes.map(each => some(chance, tiles, each, ofHundred))
      const candidates = chance.below(all + 1)
      const loose: UnplacedTiles = {
        tiles: Array.from({ length: tiles }, (_, tile) => tile),
        candidates,
        missing: null,
      }
      const byHand = dealCounterByJoining.byHand(lists, loose)
      const byMissing = dealCounterByJoining.byMissing(lists, loose)
      expect(dealCounterByCovering.byHand(lists, loose)).toEqual(byHand)
      expect(dealCounterByCovering.byMissing(lists, loose)).toEqual(byMissing)
      expect(countDealsByHand(lists, loose)).toEqual(byHand)
      expect(countDealsByMissingTile(lists, loose)).toEqual(byMissing)
      for (const [at, hands] of lists.entries())
        for (const [i, hand] of hands.entries()) {
          if (chance.below(tiles > 10 ? 40 : 4) > 0) continue
          const others = lists.filter((_, other) => other !== at)
          const deals = loose.tiles.map(tile =>
            ((candidates & ~hand) >>> tile) & 1 ? tried(others, all ^ hand ^ (1 << tile)) : 0,
          )
          expect([...byMissing[at]!.subarray(i * tiles, (i + 1) * tiles)]).toEqual(deals)
          expect(byHand[at]![i]).toBe(deals.reduce((sum, count) => sum + count, 0))
        }
    }
  })
  test('also if the missing tile is known', () => {
    const chance = diceFromSeed('missing known')
    const loose: UnplacedTiles = { tiles: Array.from({ length: 9 }, (_, tile) => tile), candidates: 0, missing: 20 }
    for (const sizes of [
      [4, 5],
      [3, 3, 3],
      [2, 3, 2, 2],
    ]) {
      const lists = sizes.map(each => some(chance, 9, each, 70))
      const byHand = dealCounterByJoining.byHand(lists, loose)
      expect(dealCounterByCovering.byHand(lists, loose)).toEqual(byHand)
      for (const [at, hands] of lists.entries())
        for (const [i, hand] of hands.entries())
          expect(byHand[at]![i]).toBe(
            tried(
              lists.filter((_, other) => other !== at),
              511 ^ hand,
            ),
          )
    }
  })
})

interface Position {
  readonly lists: readonly Int32Array[]
  readonly whole: UnseenTiles
}

/** Positions of games: computer players ask the best question, random players any. */
function* positions(seats: number, games: number, every: number): Generator<Position> {
  for (let i = 0; i < games; i++) {
    const chance = diceFromSeed(`work ${seats} ${i}`)
    const state = startGame(piecepack, {
      seats,
      options: { lastOneIn: 'must name' },
      seed: `work ${seats} ${i}`,
      first: null,
    })
    for (let step = 0; step < 90 && !state.outcome; step++) {
      if (step % every === 0) {
        const view = seatView(state, i % seats)
        const whole = unseenTiles(
          view,
          storyEvidence(view).flatMap(({ clues }) => clues),
        )
        yield { whole, lists: whole.opponents.map(holding => possibleHands(holding, whole)) }
      }
      const [seat, move] = randomMove(piecepack, state, chance)!
      const meant = i % 2 === 0 ? mind.chooseMove(seatView(state, seat), 'normal', chance)! : move
      applyMoveUnchecked(piecepack, state, seat, meant.type === 'name' ? { type: 'pass' } : meant)
    }
  }
}

/** The pairs that joining examines, counted one by one: the shortest lists meet the longest. */
function counted({ lists, whole }: Position): number {
  const [a, b, c, d] = [...lists, ...Array.from({ length: 4 - lists.length }, () => Int32Array.of(0))].sort(
    (one, other) => one.length - other.length,
  )
  const meeting = (one: Int32Array, other: Int32Array) =>
    one.reduce((pairs, hand) => pairs + other.reduce((met, held) => (hand & held ? met : met + 1), 0), 0)
  return 2 * (meeting(a!, d!) + meeting(b!, c!)) + 2 ** whole.tiles.length
}

describe('no position takes much longer than with the quicker way', () => {
  test.each([3, 4, 5])('counted in steps, with %i players: never twice as much', seats => {
    const taken = new Set<string>()
    for (const position of positions(seats, 8, 9)) {
      const n = position.whole.tiles.length
      const work = { joining: counted(position), covering: coveringCost(position.lists, n) }
      const way = joiningCost(position.lists, n) < work.covering ? 'joining' : 'covering'
      taken.add(way)
      expect(work[way]).toBeLessThanOrEqual(2 * Math.min(work.joining, work.covering))
    }
    expect(taken).toContain('joining')
    if (seats > 3) expect(taken).toContain('covering')
  })
  test('measured in time, over many positions of five players: not twice as long', () => {
    const clock = (work: () => unknown) => {
      const began = performance.now()
      work()
      return performance.now() - began
    }
    let [took, could] = [0, 0]
    for (const { lists, whole } of positions(5, 2, 8)) {
      const least = { taken: Infinity, joining: Infinity, covering: Infinity }
      // In turn, so that other programs slow both alike.
      for (let round = 0; round < 9; round++) {
        least.taken = Math.min(
          least.taken,
          clock(() => countDealsByHand(lists, whole)),
        )
        least.joining = Math.min(
          least.joining,
          clock(() => dealCounterByJoining.byHand(lists, whole)),
        )
        least.covering = Math.min(
          least.covering,
          clock(() => dealCounterByCovering.byHand(lists, whole)),
        )
      }
      took += least.taken
      could += Math.min(least.joining, least.covering)
    }
    expect(took).toBeLessThan(2 * could)
  })
})
