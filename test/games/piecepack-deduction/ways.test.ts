// Answers for: the two ways to count how hands go together. They agree, and with plain trying.
import { describe, expect, test } from 'vitest'
import { dice } from '../../../shared/engine/index.ts'
import { covers, joined, waysOfOthers } from '../../../shared/games/piecepack-deduction/ways.ts'

const size = (set: number) => set.toString(2).replaceAll('0', '').length

/** Some of the hands of so many tiles, drawn by chance. */
function some(chance: ReturnType<typeof dice>, tiles: number, each: number, ofHundred: number): Int32Array {
  const all = Array.from({ length: 1 << tiles }, (_, set) => set).filter(set => size(set) === each && chance.below(100) < ofHundred)
  return Int32Array.from(all)
}

/** Tries every hand of each list. */
function tried([first, ...rest]: readonly Int32Array[], set: number): number {
  if (first === undefined) return set === 0 ? 1 : 0
  return first.reduce((ways, hand) => ((hand & set) === hand ? ways + tried(rest, set ^ hand) : ways), 0)
}

describe('hands of opponents go together', () => {
  test.each([
    [2, 9, [4, 4], 100],
    [3, 10, [3, 3, 3], 60],
    [3, 9, [1, 4, 3], 80],
    [4, 10, [2, 3, 2, 2], 50],
    [4, 9, [2, 0, 3, 3], 70],
    [4, 13, [3, 3, 3, 3], 90],
  ])('in as many ways as trying finds: %i opponents, %i tiles', (opponents, tiles, sizes, ofHundred) => {
    const chance = dice(`ways ${opponents} ${tiles}`)
    for (let round = 0; round < 4; round++) {
      const lists = sizes.map(each => some(chance, tiles, each, ofHundred))
      const covered = covers(lists, tiles)
      const chosen = waysOfOthers(lists, tiles)
      for (const [at, ways] of covered.entries()) {
        const others = lists.filter((_, other) => other !== at)
        const together = joined(others, tiles)
        const whole = sizes.reduce((sum, each) => sum + each, 0) - sizes[at]!
        for (let set = 0; set < 1 << tiles; set++) {
          if (size(set) !== whole) continue
          if (ways[set] !== together[set] || chosen[at]![set] !== together[set]) expect([ways[set], chosen[at]![set]]).toEqual([together[set], together[set]])
          if (chance.below(tiles > 10 ? 400 : 10) === 0) expect(ways[set]).toBe(tried(others, set))
        }
      }
    }
  })
})
