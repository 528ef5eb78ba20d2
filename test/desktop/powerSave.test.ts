// What is kept awake, for whom, and no longer than that.
import { beforeEach, expect, test, vi } from 'vitest'
import { createPowerSave } from '../../main/desktop/powerSave.ts'
import { standIn } from './stand-in/electron.ts'

vi.mock('electron', () => import('./stand-in/electron.ts'))

beforeEach(() => standIn.blockers.clear())
const kinds = () => [...standIn.blockers.values()].sort()

test('the screen stays on while a table is shown, the machine awake while it hosts others', () => {
  const power = createPowerSave()
  power.keep('display', 'TV', true)
  expect(kinds()).toEqual(['prevent-display-sleep'])
  power.keep('app', 'guests', true)
  expect(kinds()).toEqual(['prevent-app-suspension', 'prevent-display-sleep'])
  power.keep('display', 'TV', false)
  expect(kinds()).toEqual(['prevent-app-suspension'])
  power.keep('app', 'guests', false)
  expect(kinds()).toEqual([])
})

test('the screen sleeps only when nobody needs it any more, however often each has said so', () => {
  const power = createPowerSave()
  for (const who of ['TV', 'page', 'TV', 'page']) power.keep('display', who, true)
  expect(kinds()).toEqual(['prevent-display-sleep'])
  power.keep('display', 'TV', false)
  power.keep('display', 'TV', false)
  expect(kinds()).toEqual(['prevent-display-sleep'])
  power.keep('display', 'page', false)
  power.keep('display', 'page', false)
  expect(kinds()).toEqual([])
  power.keep('display', 'page', true)
  expect(kinds()).toEqual(['prevent-display-sleep'])
})
