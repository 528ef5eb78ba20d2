// @vitest-environment happy-dom
// Answers for: a click is answered first, and what follows from it comes after the frame that shows the answer, in its order.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Sheet from '../../renderer/parts/Sheet.vue'
import { clicksFirst, whenPainted } from '../../renderer/use/painted.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (deed: () => void) => frames.push(deed))
})
afterEach(() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The browser paints, and then goes on. */
function paint(): void {
  for (const deed of frames.splice(0)) deed()
  vi.advanceTimersByTime(0)
}

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
