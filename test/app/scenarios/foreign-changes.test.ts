// @vitest-environment happy-dom
// A page whose texts were changed from outside repairs itself, or is redrawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp, defineComponent, h, nextTick, ref, type App } from 'vue'
import { watchForeignChanges } from '../../../renderer/device/page/foreignChanges.ts'

const answer = ref('Higher')
const isLong = ref(false)
/** A text between elements, like an answer in a sentence, and one that comes and goes. */
const Page = defineComponent({
  render: () => h('p', [h('b', '▲'), 'Your card is ', answer.value, h('i', '!'), isLong.value ? ' And more.' : null]),
})

let app: App
const drawAnew = vi.fn()
watchForeignChanges(drawAnew)

beforeEach(() => {
  answer.value = 'Higher'
  isLong.value = false
  document.body.innerHTML = '<div id="page"></div>'
  app = createApp(Page)
  app.mount('#page')
  drawAnew.mockReset()
})
afterEach(() => {
  app.unmount()
})

const page = () => document.getElementById('page')!
/** Microtasks: the page's observer has seen what happened. */
const seen = async () => {
  for (let nth = 0; nth < 5; nth++) await Promise.resolve()
  await nextTick()
}

/** Does what a translator does to every text: replaces it by another text in two elements. */
function translate(): void {
  const walker = document.createTreeWalker(page(), NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement!.tagName === 'FONT') continue
    const [outer, inner] = [document.createElement('font' as string), document.createElement('font' as string)]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

test('a changed answer is shown, though a translator replaced the one before', async () => {
  for (const [nth, now] of ['Lower', 'Same', 'Higher', 'Lower', 'Same'].entries()) {
    translate()
    await seen()
    answer.value = now
    isLong.value = nth % 2 === 0
    await seen()
    expect(page().textContent).toBe(`▲Your card is ${now}!${nth % 2 === 0 ? ' And more.' : ''}`)
  }
  expect(drawAnew).not.toHaveBeenCalled()
})

test('the page is redrawn after something removed or overwrote a part of it', async () => {
  vi.useFakeTimers()
  try {
    page().querySelector('i')!.remove()
    await vi.advanceTimersByTimeAsync(1000)
    expect(drawAnew).toHaveBeenCalledTimes(1)
    page().querySelector('b')!.textContent = '▼'
    await vi.advanceTimersByTimeAsync(1000)
    expect(drawAnew).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
