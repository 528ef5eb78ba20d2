// What is kept awake, for whom, and no longer than that.
import { beforeEach, expect, test, vi } from 'vitest'
import { createSleepBlocker } from '../../main/desktop/sleepBlocker.ts'
import { standIn } from './stand-in/electron.ts'

vi.mock('electron', () => import('./stand-in/electron.ts'))

beforeEach(() => standIn.blockers.clear())
const kinds = () => [...standIn.blockers.values()].sort()

test('the screen stays on while a table is shown, the machine awake while it hosts others', () => {
  const power = createSleepBlocker()
  power.setNeeded('display', 'TV', true)
  expect(kinds()).toEqual(['prevent-display-sleep'])
  power.setNeeded('app', 'guests', true)
  expect(kinds()).toEqual(['prevent-app-suspension', 'prevent-display-sleep'])
  power.setNeeded('display', 'TV', false)
  expect(kinds()).toEqual(['prevent-app-suspension'])
  power.setNeeded('app', 'guests', false)
  expect(kinds()).toEqual([])
})

test('the screen sleeps only when nobody needs it any more, however often each has said so', () => {
  const power = createSleepBlocker()
  for (const who of ['TV', 'page', 'TV', 'page']) power.setNeeded('display', who, true)
  expect(kinds()).toEqual(['prevent-display-sleep'])
  power.setNeeded('display', 'TV', false)
  power.setNeeded('display', 'TV', false)
  expect(kinds()).toEqual(['prevent-display-sleep'])
  power.setNeeded('display', 'page', false)
  power.setNeeded('display', 'page', false)
  expect(kinds()).toEqual([])
  power.setNeeded('display', 'page', true)
  expect(kinds()).toEqual(['prevent-display-sleep'])
})
