// @vitest-environment happy-dom
// No answer is lost on a small screen: what does not fit is one press away, or turns page by page on a TV.
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import AnswersGiven from '../../../renderer/parts/AnswersGiven.vue'

const IN_A_LINE = 2
const LINE = 20

/** Two answers fit in a line; every line is twenty pixels high. */
beforeEach(() => {
  const nth = (item: HTMLElement) => [...item.parentElement!.children].indexOf(item)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor(nth(this) / IN_A_LINE) * LINE
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LINE)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function answers(count: number, props: { turnsPages?: boolean } = {}): Promise<VueWrapper> {
  const evidence = mount(AnswersGiven, {
    props: { label: 'Answers', count, ...props },
    slots: { default: ({ at }: { at: number }) => `answer ${at}` },
    attachTo: document.body,
  })
  await nextTick()
  return evidence
}
const height = (evidence: VueWrapper) => evidence.get('ul').element.style.maxHeight

test('the newest answer comes first, and a screen reader gets all of them', async () => {
  const evidence = await answers(7)
  expect(evidence.findAll('li').map(item => item.text())).toEqual([6, 5, 4, 3, 2, 1, 0].map(at => `answer ${at}`))
  evidence.unmount()
})

test('answers that do not fit are counted on a button, which shows them and puts them away', async () => {
  const evidence = await answers(7)
  const more = evidence.get('button')
  expect(more.text()).toBe('+3')
  expect(more.attributes('aria-label')).toBe('Show 3 earlier answers')
  expect(height(evidence)).toBe('40px')
  await more.trigger('click')
  expect(more.attributes('aria-expanded')).toBe('true')
  expect(height(evidence)).toBe('')
  await more.trigger('click')
  expect(height(evidence)).toBe('40px')
  evidence.unmount()
})

test('one answer more is counted as soon as it is given', async () => {
  const evidence = await answers(4)
  expect(evidence.find('button').exists()).toBe(false)
  await evidence.setProps({ count: 5 })
  await nextTick()
  expect(evidence.get('button').text()).toBe('+1')
  evidence.unmount()
})

test('on a TV the pages turn by themselves, and begin again after the last', async () => {
  vi.useFakeTimers()
  const evidence = await answers(7, { turnsPages: true })
  expect(evidence.find('button').exists()).toBe(false)
  const list = evidence.get('ul').element
  vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(40)
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(80)
  const seen: number[] = []
  for (let page = 0; page < 3; page++) {
    await vi.advanceTimersByTimeAsync(6000)
    seen.push(list.scrollTop)
  }
  expect(seen).toEqual([40, 0, 40])
  evidence.unmount()
})

test('on a TV a page begins with a whole line, also where there is room between two', async () => {
  vi.useFakeTimers()
  const gap = 8
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor([...this.parentElement!.children].indexOf(this) / IN_A_LINE) * (LINE + gap)
  })
  const evidence = await answers(10, { turnsPages: true })
  const list = evidence.get('ul').element
  vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(2 * LINE + gap)
  vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(5 * LINE + 4 * gap)
  const seen: number[] = []
  for (let page = 0; page < 2; page++) {
    await vi.advanceTimersByTimeAsync(6000)
    seen.push(list.scrollTop)
  }
  expect(seen).toEqual([2 * (LINE + gap), 4 * (LINE + gap)]) // the browser itself stops at the end
  evidence.unmount()
})

test('it stops changing when its button takes the room that folding gave', async () => {
  // With the button all lines have room, without it one has not: a scroll bar comes and goes.
  let measured = 0
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    measured++
    const at = [...this.parentElement!.children].indexOf(this)
    const isFolded = this.parentElement!.parentElement!.querySelector('button') !== null
    return Math.floor(at / (isFolded ? 4 : IN_A_LINE)) * LINE
  })
  const evidence = await answers(7)
  for (let frame = 0; frame < 10; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  const then = measured
  for (let frame = 0; frame < 5; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  expect(measured).toBe(then)
  expect(evidence.get('button').text()).toBe('+3')
  evidence.unmount()
})

test('with more room than before, the rest is counted without the button', async () => {
  let [width, isWide] = [200, false]
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  // In a wide list three answers fit in a line, but beside the button two as in a narrow one.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const at = [...this.parentElement!.children].indexOf(this)
    const isFolded = this.parentElement!.parentElement!.querySelector('button') !== null
    return Math.floor(at / (isWide && !isFolded ? 3 : IN_A_LINE)) * LINE
  })
  const evidence = await answers(6)
  expect(evidence.get('button').text()).toBe('+2')
  ;[width, isWide] = [400, true]
  await evidence.setProps({ label: 'All answers' })
  for (let frame = 0; frame < 5; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
  expect(evidence.find('button').exists()).toBe(false)
  evidence.unmount()
})
