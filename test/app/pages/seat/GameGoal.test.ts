// @vitest-environment happy-dom
// Tests the picture that says a game's goal before its first game on a device.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goalDrawingUrl } from '../../../../renderer/use/game/gameGoal.ts'
import { gameTitles } from '../../../../shared/games/titles/en.ts'
import { seatWords } from '../../../../shared/words/en/seat.ts'
import { isThere } from '../../../kit/roles.ts'

/** A seat of a game on the device as it is after a reload. */
async function atFirstGame(game: string): Promise<{ goal: VueWrapper; isUnknown: () => boolean }> {
  vi.resetModules()
  const { whenWordsLoaded } = await import('../../../../renderer/device/words/language.ts')
  const { default: GameGoal } = await import('../../../../renderer/pages/seat/GameGoal.vue')
  const { isGoalTipUnseen } = await import('../../../../renderer/use/seat/firstTimeTips.ts')
  await whenWordsLoaded()
  return {
    goal: mount(GameGoal, { props: { game }, attachTo: document.body }),
    isUnknown: () => isGoalTipUnseen(game),
  }
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('before the first game of its kind its goal is said, and never again after a press', async () => {
  const { goal, isUnknown } = await atFirstGame('mind-reader')
  expect(isUnknown()).toBe(true)
  expect(goal.text()).toContain(gameTitles['mind-reader'].tagline)
  expect(goal.get('dialog').attributes('aria-labelledby')).toBe(goal.get('h2').attributes('id'))
  expect(goal.get('button').attributes('autofocus')).toBeDefined() // the browser gives it the focus
  expect(goal.get('button').text()).toBe(seatWords.firstTime.begin)
  await goal.get('button').trigger('click')
  expect(isUnknown()).toBe(false)
  const after = await atFirstGame('mind-reader')
  expect(after.isUnknown()).toBe(false)
  expect((await atFirstGame('precognition')).isUnknown()).toBe(true)
})

test('the goal is drawn as well as said', async () => {
  const { goal } = await atFirstGame('mind-reader')
  const pictures = goal.findAll('img').map(picture => picture.attributes('src'))
  expect(pictures).toHaveLength(2)
  expect(pictures).toContain(goalDrawingUrl('mind-reader'))
})

test('the goal goes by itself after ten seconds', async () => {
  const { isUnknown } = await atFirstGame('mind-reader')
  vi.advanceTimersByTime(9_900)
  expect(isUnknown()).toBe(true)
  vi.advanceTimersByTime(200)
  expect(isUnknown()).toBe(false)
})

test('whoever has the table as text reads the goal as long as they want', async () => {
  const { goal, isUnknown } = await atFirstGame('mind-reader')
  goal.unmount()
  const { setSetting } = await import('../../../../renderer/device/page/settings.ts')
  setSetting('words', 'on')
  const again = await import('../../../../renderer/pages/seat/GameGoal.vue')
  mount(again.default, { props: { game: 'mind-reader' }, attachTo: document.body })
  await flushPromises()
  vi.advanceTimersByTime(60_000)
  expect(isUnknown()).toBe(true)
})

test('the goal is headed by the title that tells the game apart', async () => {
  const { goal } = await atFirstGame('communal-deduction')
  expect(isThere(goal, 'heading', 'The Hidden Card')).toBe(true)
  expect(goal.text()).not.toContain('Deduction')
})

test('what Singles and Completes are is said under their drawing', async () => {
  const { goal } = await atFirstGame('communal-deduction')
  expect(goal.text()).toContain('Singles show one characteristic, Completes all three.')
  expect((await atFirstGame('mind-reader')).goal.text()).not.toContain('Single')
})
