// Tests the dice: the same seed always gives the same numbers, because records depend on it, and all are equally likely.
import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { diceFromSeed, resumeDice } from '../../shared/engine/index.ts'

const WORDS = 2 ** 32
const words = (seed: string, count: number) => {
  const drawn = diceFromSeed(seed)
  return Array.from({ length: count }, () => drawn.below(WORDS))
}

test('fast dice give the same numbers as ever', () => {
  expect(words('blank', 5)).toEqual([3036090614, 3238109095, 3588748751, 2172371017, 1632004708])
  expect(words('a', 5)).toEqual([2047173415, 610887093, 2691674784, 2868799237, 2129062241])
  expect(words('', 5)).toEqual([2044768809, 776835472, 3321051264, 1567736158, 1688621567])
})

test('a seed that is not 64 hexadecimal digits gives fast dice', () => {
  expect(words('f'.repeat(63), 3)).toEqual([2857055417, 814399706, 3969223143])
  const strong = words('f'.repeat(64), 3)
  for (const seed of [`${'f'.repeat(64)}f`, `x${'f'.repeat(64)}`, 'F'.repeat(64)])
    expect(words(seed, 3)).not.toEqual(strong)
})

test('a number as a seed equals its digits as text', () => {
  const drawn = diceFromSeed(17)
  expect([drawn.below(WORDS), drawn.below(WORDS)]).toEqual(words('17', 2))
})

test('dice from 256 bits equal another implementation of ChaCha20', () => {
  const seed = '00112233445566778899aabbccddeeff0123456789abcdef0011223344556677'
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16)).update(Buffer.alloc(64 * 4))
  expect(words(seed, 64)).toEqual(Array.from({ length: 64 }, (_, i) => stream.readUInt32LE(4 * i)))
})

test('dice continue at the state of their chance, and count what they use', () => {
  for (const seed of ['blank', 'a1'.repeat(32)]) {
    const all = words(seed, 40)
    const chance = { seed, drawn: 33 }
    const going = resumeDice(chance)
    expect([going.below(WORDS), going.below(WORDS)]).toEqual(all.slice(33, 35))
    expect(chance.drawn).toBe(35)
  }
})

test('words that would make small numbers likelier are drawn again', () => {
  const sides = 2 ** 31 + 1
  const chance = { seed: 'fair', drawn: 0 }
  const drawn = resumeDice(chance)
  const fair = words('fair', 100).filter(word => word < sides)
  expect(Array.from({ length: 20 }, () => drawn.below(sides))).toEqual(fair.slice(0, 20))
  expect(chance.drawn).toBeGreaterThan(25)
})

test('the largest word below the limit is accepted', () => {
  const all = words('blank', 5)
  expect(all[0]).toBeGreaterThan(2 ** 31)
  // With the first word itself as the number of sides, that word is one too many.
  expect(diceFromSeed('blank').below(all[0]!)).toBe(all.slice(1).find(word => word < all[0]!))
  expect(diceFromSeed('blank').below(all[0]! + 1)).toBe(all[0])
})

test('small dice are the remainder of a division', () => {
  const drawn = diceFromSeed('a')
  expect(Array.from({ length: 5 }, () => drawn.below(6))).toEqual(words('a', 5).map(word => word % 6))
  expect(diceFromSeed('a').below(1)).toBe(0)
})

describe('a shuffle', () => {
  test('gives the same order as ever', () => {
    expect(diceFromSeed('blank').shuffle([...'abcdefg'])).toEqual(['a', 'c', 'd', 'g', 'f', 'b', 'e'])
  })
  test('does not change the given list', () => {
    const things = Object.freeze([...'abcdefg'])
    expect(diceFromSeed('blank').shuffle(things).sort()).toEqual(things)
  })
  test('puts each element at each index about equally often', () => {
    const drawn = diceFromSeed('often')
    const counts = Array.from({ length: 9 }, () => 0)
    for (let i = 0; i < 3000; i++)
      drawn.shuffle(['a', 'b', 'c']).forEach((one, place) => counts['abc'.indexOf(one) * 3 + place]!++)
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
  test('of one element or none uses no chance', () => {
    const chance = { seed: 'blank', drawn: 0 }
    expect(resumeDice(chance).shuffle(['a'])).toEqual(['a'])
    expect(resumeDice(chance).shuffle([])).toEqual([])
    expect(chance.drawn).toBe(0)
  })
})

test('a pick is one of the elements, and there must be one', () => {
  expect(diceFromSeed('a').pick([...'abcdef'])).toBe('abcdef'[words('a', 1)[0]! % 6])
  expect(diceFromSeed('a').pick(['only'])).toBe('only')
  expect(() => diceFromSeed('a').pick([])).toThrow(new RangeError('there is nothing to pick from'))
})
