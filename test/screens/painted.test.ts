// @vitest-environment happy-dom
// Answers for: a click is answered first, and what follows from it comes after the frame that shows the answer, in its order.
import { mount } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import { nextTick, ref, shallowRef } from 'vue'
import BlankCard from '../../renderer/games/blank/BlankCard.vue'
import LampDeed from '../../renderer/parts/LampDeed.vue'
import Reasons from '../../renderer/parts/Reasons.vue'
import { useRoving } from '../../renderer/parts/roving.ts'
import Sheet from '../../renderer/parts/Sheet.vue'
import { aFrameLater, clicksFirst, whenPainted } from '../../renderer/use/painted.ts'
import { framesByHand, paint, waiting } from './frames.ts'

framesByHand()

test('while no click is being answered, what comes is done at once', () => {
  const done: string[] = []
  const inTurn = clicksFirst()
  inTurn(() => done.push('news'))
  expect(done).toEqual(['news'])
})

test('what comes while a click is being answered waits for the frame, and keeps its order', () => {
  const done: string[] = []
  const inTurn = clicksFirst()
  document.body.click()
  inTurn(() => done.push('first'))
  document.body.click()
  inTurn(() => done.push('second'))
  expect(done).toEqual([])
  paint()
  expect(done).toEqual(['first', 'second'])
  inTurn(() => done.push('third'))
  expect(done).toEqual(['first', 'second', 'third'])
})

test('a page that stops being looked at while a click is answered does not wait for ever', () => {
  const done: string[] = []
  const inTurn = clicksFirst()
  document.body.click()
  inTurn(() => done.push('news'))
  vi.advanceTimersByTime(100)
  expect(done).toEqual(['news'])
  paint()
  expect(done).toEqual(['news'])
})

test('a page that nobody looks at waits for no frame', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  const deed = vi.fn()
  whenPainted(deed)
  expect(deed).toHaveBeenCalledOnce()
})

test('a sheet that is closed is out of sight before it is taken away, once, however often it was pressed', async () => {
  const sheet = mount(Sheet, { props: { title: 'Rules', close: 'Close' }, attachTo: document.body })
  const close = sheet.get('button')
  await close.trigger('click')
  await close.trigger('click')
  await sheet.trigger('keydown', { key: 'Escape' })
  expect(sheet.classes()).toContain('leaving')
  expect(sheet.emitted('done')).toBeUndefined()
  paint()
  expect(sheet.emitted('done')).toHaveLength(1)
  sheet.unmount()
})

test('what waits for one frame is done in its order, and a fault in it keeps nothing else from being done', () => {
  const done: string[] = []
  const fault = vi.fn()
  vi.stubGlobal('reportError', fault)
  whenPainted(() => done.push('first'))
  whenPainted(() => {
    throw new Error('no')
  })
  whenPainted(() => done.push('last'))
  expect(waiting()).toBe(1)
  paint()
  expect(done).toEqual(['first', 'last'])
  expect(fault).toHaveBeenCalledOnce()
  whenPainted(() => done.push('next'))
  paint()
  expect(done).toEqual(['first', 'last', 'next'])
})

test('a key that comes sooner than the frame goes on from what was pressed', () => {
  const { come, move, stop } = useRoving(shallowRef(null), () => [3, 3])
  come(1, 1)
  expect(stop.value).toEqual([0, 0])
  void move(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  expect(stop.value).toEqual([1, 2])
  paint()
  expect(stop.value).toEqual([1, 2])
})

test('what goes with a press is drawn a frame after the press shows', async () => {
  const pressed = ref('singles')
  const laid = aFrameLater(() => pressed.value)
  pressed.value = 'completes'
  await nextTick()
  expect(laid.value).toBe('singles')
  paint()
  expect(laid.value).toBe('completes')
})

test('a deed is told a frame after what was picked, and only a deed that is told can be pressed', async () => {
  const deed = mount(LampDeed, { props: { sentence: null, missing: 'Choose a card', players: [], ear: 0, card: BlankCard } })
  expect(deed.text()).toBe('Choose a card')
  await deed.setProps({ sentence: ['Hide the King'] })
  expect(deed.text()).toBe('Choose a card')
  expect(deed.attributes('disabled')).toBeDefined()
  paint()
  await nextTick()
  expect(deed.text()).toBe('Hide the King')
  await deed.setProps({ sentence: ['Hide the Queen'] })
  await deed.trigger('click')
  expect(deed.emitted('press')).toBeUndefined()
  paint()
  await nextTick()
  expect(deed.text()).toBe('Hide the Queen')
  await deed.trigger('click')
  expect(deed.emitted('press')).toHaveLength(1)
  expect(deed.classes()).toContain('pressed')
  paint()
  await nextTick()
  expect(deed.classes()).not.toContain('pressed')
})

test('the place where reasons are read unfolds a frame after its button is lit, and folds up a frame after', async () => {
  const reasons = mount(Reasons, { props: { label: 'Ask why', hint: 'Press a mark', asking: false, asked: null, because: null, words: {} as never, players: [], ear: 0, card: BlankCard } })
  await reasons.setProps({ asking: true })
  expect(reasons.get('button').attributes('aria-pressed')).toBe('true')
  expect(reasons.get('.reason').text()).toBe('')
  paint()
  await nextTick()
  expect(reasons.get('.reason').text()).toBe('Press a mark')
  await reasons.setProps({ asked: 'Nothing follows yet' })
  expect(reasons.get('.reason').text()).toBe('Nothing follows yet')
  await reasons.setProps({ asking: false, asked: null })
  expect(reasons.get('button').attributes('aria-pressed')).toBe('false')
  expect(reasons.classes()).toContain('unfolded')
  paint()
  await nextTick()
  expect(reasons.classes()).not.toContain('unfolded')
})
