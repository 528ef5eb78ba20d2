// @vitest-environment happy-dom
// Where a gesture is shown: over its player's badge, and never over words.
import { beforeEach, expect, test, vi } from 'vitest'
import { gesturePlaceOver } from '../../../../renderer/pages/gestures/gesturePlace.ts'

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
})

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** How much of a line of words lies under a gesture over a badge, in pixels. */
function hidden(badge: { x: number; y: number; width: number; height: number }, ...words: ReturnType<typeof box>[]) {
  const { x, y, size } = gesturePlaceOver(badge, words)
  expect(size).toBeGreaterThanOrEqual(badge.width)
  return words.map(({ left, right, top, bottom }) => {
    const across = Math.min(right, x + size / 2) - Math.max(left, x - size / 2)
    const down = Math.min(bottom, y + size / 2) - Math.max(top, y - size / 2)
    return Math.max(0, Math.min(across, down))
  })
}

test('a gesture at the edge of a phone is not over the name beside its badge', () => {
  const badge = { x: 16, y: 73, width: 20, height: 20 } // a panel on a low phone
  expect(Math.max(...hidden(badge, box(40, 75, 120, 17)))).toBeLessThanOrEqual(2)
})

test('a gesture is neither over what is said below its badge nor over the headline above it', () => {
  const badge = { x: 30, y: 60, width: 30, height: 30 }
  const below = box(30, 94, 200, 15)
  const above = box(20, 41, 200, 15)
  expect(Math.max(...hidden(badge, below))).toBeLessThanOrEqual(2)
  expect(Math.max(...hidden(badge, above))).toBeLessThanOrEqual(2)
  expect(Math.max(...hidden(badge, above, below))).toBeLessThanOrEqual(2)
})

test('a gesture with words all around is as large as its badge', () => {
  const badge = { x: 30, y: 60, width: 30, height: 30 }
  const around = [box(0, 60, 30, 30), box(60, 60, 30, 30), box(0, 30, 90, 30), box(0, 90, 90, 30)]
  expect(Math.max(...hidden(badge, ...around))).toBeLessThanOrEqual(2)
})

test('a gesture without words around it is larger than its badge and all in sight', () => {
  const { x, y, size } = gesturePlaceOver({ x: 380, y: 4, width: 30, height: 30 }, [])
  expect(size).toBe(44)
  expect([x + size / 2, y - size / 2]).toEqual([390, 0])
})
