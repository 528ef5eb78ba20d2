// Tests which chairs a lobby shows, and which of them can be taken.
import { expect, test } from 'vitest'
import { chairsToShow, chairsToTake } from '../../../../renderer/use/host/shownChairs.ts'

test('a game for two shows two chairs while the table has four, and everybody who sits', () => {
  const chairs = (...kinds: ('free' | 'person' | 'computer')[]) => kinds.map(kind => ({ kind }))
  expect(chairsToShow(chairs('free', 'free', 'free', 'free'), 2)).toEqual([0, 1])
  expect(chairsToShow(chairs('free', 'free', 'person', 'free'), 2)).toEqual([0, 2])
  expect(chairsToShow(chairs('person', 'free', 'person', 'computer'), 2)).toEqual([0, 2, 3])
  expect(chairsToShow(chairs('free', 'person', 'free', 'free'), 9)).toEqual([0, 1, 2, 3])
})

test('a chair can be taken if it is shown and free, or kept for a person who has not come', () => {
  const free = { kind: 'free', device: '' } as const
  const kept = { kind: 'person', device: '' } as const
  const seated = { kind: 'person', device: 'a' } as const
  const computer = { kind: 'computer', device: '' } as const
  expect(chairsToTake([seated, free, kept, computer], 4)).toEqual([1, 2])
  expect(chairsToTake([seated, free, free, free], 2)).toEqual([1])
  expect(chairsToTake([seated, computer, free, free], 2)).toEqual([])
})
