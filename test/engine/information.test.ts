// Tests the two calculations every game's reasoning uses: entropy, and minimal sets of facts.
import { describe, expect, test } from 'vitest'
import { minimalSubset, entropy } from '../../shared/engine/index.ts'

describe('bits', () => {
  test('are one for every doubling of equally likely cases', () => {
    expect(entropy([1, 1])).toBe(1)
    expect(entropy([3, 3, 3, 3])).toBe(2)
    expect(entropy([5])).toBe(0)
    expect(entropy([])).toBe(0)
  })
  test('are fewer if one case is likelier, and impossible cases add none', () => {
    expect(entropy([1, 3])).toBeCloseTo(0.811278, 6)
    expect(entropy([1, 3, 0])).toBeCloseTo(0.811278, 6)
    expect(entropy([0.25, 0.75])).toBeCloseTo(0.811278, 6)
  })
})

describe('a sufficient set of facts', () => {
  const facts = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  test.each([[[]], [[0]], [[8]], [[3]], [[2, 3]], [[0, 8]], [[1, 4, 7]], [[0, 1, 2]], [facts]])(
    'are those without which it does not hold, in their order: %j',
    needed => {
      expect(minimalSubset(facts, some => needed.every(one => some.includes(one)))).toEqual(needed)
    },
  )
  test('has none to spare where any of several would do', () => {
    const holds = (some: readonly number[]) => some.some(one => one % 3 === 0) && some.includes(4)
    const found = minimalSubset(facts, holds)
    expect(found).toHaveLength(2)
    expect(holds(found)).toBe(true)
  })
  test('has the newer facts where older ones would do as well', () => {
    expect(minimalSubset(facts, some => some.length > 0)).toEqual([0])
    expect(minimalSubset([1, 2, 3, 4], some => some.some(one => one > 2))).toHaveLength(1)
  })
  test('is found in few tries', () => {
    let tries = 0
    const many = Array.from({ length: 64 }, (_, i) => i)
    minimalSubset(many, some => {
      tries++
      return some.includes(17)
    })
    expect(tries).toBeLessThan(16)
  })
})
