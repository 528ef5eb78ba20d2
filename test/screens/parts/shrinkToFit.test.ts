// @vitest-environment happy-dom
// Making room in a half of a seat's screen: a step once taken stays through a turn, on a phone until the player's next one.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineComponent, h, withDirectives } from 'vue'
import { vMakeRoom } from '../../../renderer/parts/shrinkToFit.ts'

const Half = defineComponent({
  props: { toMove: Boolean, makesRoom: { type: String, default: 'phone' } },
  setup: props => () =>
    withDirectives(h('div', { style: `--makes-room: ${props.makesRoom}` }, String(props.toMove)), [
      [vMakeRoom, props.toMove],
    ]),
})

let resized: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A half whose content fits once it has taken as many steps as are needed. */
function mountHalf({ makesRoom = 'phone' } = {}) {
  const content = { stepsNeeded: 0 }
  const stepsOf = (half: Element) => ['tight', 'tightest'].filter(step => half.classList.contains(step)).length
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 + 50 * Math.max(0, content.stepsNeeded - stepsOf(this))
  })
  const half = mount(Half, { props: { toMove: false, makesRoom }, attachTo: document.body })
  const change = (stepsNeeded: number) => {
    content.stepsNeeded = stepsNeeded
    resized()
    vi.advanceTimersByTime(1000)
  }
  return { half, change, steps: () => stepsOf(half.element) }
}

test('on a phone the smallest layout of a turn stays through the turn', async () => {
  const { half, change, steps } = mountHalf()
  await half.setProps({ toMove: true })
  change(1)
  expect(steps()).toBe(1)
  change(0)
  expect(steps()).toBe(1)
  change(2)
  expect(steps()).toBe(2)
  change(1)
  expect(steps()).toBe(2)
})

test('on a laptop it stays through the player’s own turn, and no longer', async () => {
  const { half, change, steps } = mountHalf({ makesRoom: '1' })
  await half.setProps({ toMove: true })
  change(1)
  change(0)
  expect(steps()).toBe(1)
  await half.setProps({ toMove: false })
  change(0)
  expect(steps()).toBe(0)
})

test('with the next turn of the player it is chosen again', async () => {
  const { half, change, steps } = mountHalf()
  await half.setProps({ toMove: true })
  change(2)
  await half.setProps({ toMove: false })
  change(0)
  expect(steps()).toBe(2)
  await half.setProps({ toMove: true })
  expect(steps()).toBe(0)
})

test('what only passes while a screen is drawn is not kept', () => {
  const { change, steps } = mountHalf()
  change(0)
  const passing = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000)
  resized()
  expect(steps()).toBe(2)
  passing.mockReturnValue(100)
  resized()
  expect(steps()).toBe(0)
})
