// @vitest-environment happy-dom
// Answers for: a tap is answered before the focus follows it; a mouse, a key and a field are as ever.
import { mount } from '@vue/test-utils'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Sheet from '../../renderer/parts/Sheet.vue'
import { focused, tapsFirst } from '../../renderer/use/focus.ts'
import { framesByHand, paint, waiting } from './frames.ts'

beforeAll(() => {
  vi.stubGlobal('CSS', { supports: () => false })
  tapsFirst()
})

framesByHand()
beforeEach(() => {
  document.body.innerHTML = '<button id="one">One</button><button id="other">Other</button><input id="field">'
})

const one = () => document.querySelector<HTMLElement>('#one')!
const other = () => document.querySelector<HTMLElement>('#other')!
const field = () => document.querySelector<HTMLElement>('#field')!

/** What a browser does with a press: the focus moves unless somebody has asked it not to. */
function press(what: HTMLElement, by: 'touch' | 'mouse'): void {
  what.dispatchEvent(new PointerEvent('pointerdown', { pointerType: by, bubbles: true }))
  if (what.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))) what.focus()
  what.click()
}

test('a tap is answered before the focus follows it', () => {
  let seen: Element | null = null
  one().addEventListener('click', () => (seen = document.activeElement))
  press(one(), 'touch')
  expect(seen).toBe(document.body)
  expect(document.activeElement).toBe(document.body)
  expect(focused()).toBe(one())
  paint()
  expect(document.activeElement).toBe(one())
  expect(focused()).toBe(one())
})

test('a mouse brings the focus with the press', () => {
  press(one(), 'mouse')
  expect(document.activeElement).toBe(one())
  expect(waiting()).toBe(0)
})

test('of two quick taps the focus follows the second', () => {
  press(one(), 'touch')
  press(other(), 'touch')
  paint()
  expect(document.activeElement).toBe(other())
})

test('a field that is being written in loses the focus at once, so that what was written is kept', () => {
  field().focus()
  press(one(), 'touch')
  expect(document.activeElement).toBe(one())
})

test('an answer that moves the focus keeps it where it put it', () => {
  one().addEventListener('click', () => other().focus())
  press(one(), 'touch')
  paint()
  expect(document.activeElement).toBe(other())
})

test('a key after a tap leaves the focus where the key put it', () => {
  press(one(), 'touch')
  paint()
  other().focus()
  other().click()
  paint()
  expect(document.activeElement).toBe(other())
  expect(focused()).toBe(other())
})

test('a sheet that a tap opened gives the focus back to what was tapped', async () => {
  let sheet: ReturnType<typeof mount> | null = null
  one().addEventListener('click', () => (sheet = mount(Sheet, { props: { title: 'Rules', close: 'Close' }, attachTo: document.body })))
  press(one(), 'touch')
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  sheet!.unmount()
  expect(document.activeElement).toBe(one())
})
