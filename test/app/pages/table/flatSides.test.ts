// Tests how seats lie round a flat display, and how its middle turns.
import { expect, test } from 'vitest'
import { DISPLAY_SIDES, seatsBySide, nextRotationTowards } from '../../../../renderer/pages/table/flatSides.ts'

test.each(Array.from({ length: 12 }, (_, one) => one + 2))(
  '%i players sit round the table clockwise, each once',
  seats => {
    const bySide = seatsBySide(seats)
    expect(DISPLAY_SIDES.flatMap(side => bySide[side])).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    const [near, left, far, right] = DISPLAY_SIDES.map(side => bySide[side].length)
    expect(left).toBe(right)
    expect(near! - far!).toBeOneOf([0, 1])
    expect(Math.max(left!, right!)).toBeLessThanOrEqual(near!)
  },
)

test('two sit opposite each other', () => {
  expect(seatsBySide(2)).toEqual({ near: [0], left: [], far: [1], right: [] })
})

test.each([
  ['near', 0, 0],
  ['left', 0, 90],
  ['right', 0, -90],
  ['near', 270, 360],
  ['left', 360, 450],
  ['near', -90, 0],
] as const)('the middle turns to %s from %i degrees by the shorter way, to %i', (side, from, to) => {
  expect(nextRotationTowards(side, from)).toBe(to)
})

test('to the opposite side it turns half round', () => {
  expect(Math.abs(nextRotationTowards('far', 0))).toBe(180)
})
