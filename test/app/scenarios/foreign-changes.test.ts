// @vitest-environment happy-dom
// A page whose texts were changed from outside repairs itself, or is redrawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createApp,
  createElementBlock,
  createElementVNode,
  createTextVNode,
  defineComponent,
  Fragment,
  h,
  nextTick,
  openBlock,
  ref,
  renderList,
  type App,
  type VNode,
} from 'vue'
import { repairForeignChanges } from '../../../renderer/device/page/foreignChanges.ts'

const answer = ref('Higher')
const isLong = ref(false)
/** A text between elements, like an answer in a sentence, and one that comes and goes. */
const Page = defineComponent({
  render: () => h('p', [h('b', '▲'), 'Your card is ', answer.value, h('i', '!'), isLong.value ? ' And more.' : null]),
})

let app: App
let endWatch: () => void
const drawAnew = vi.fn()

function mount(): void {
  document.body.innerHTML = '<div id="page"></div>'
  app = createApp(Page)
  app.mount('#page')
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(document, 'hidden', { configurable: true, value: false })
  answer.value = 'Higher'
  isLong.value = false
  mount()
  drawAnew.mockReset().mockImplementation(() => {
    app.unmount()
    mount()
  })
  endWatch = repairForeignChanges(drawAnew)
})
afterEach(() => {
  endWatch()
  app.unmount()
  vi.useRealTimers()
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

/** Does what some translators do: writes over the answer, or over what an element says. */
const overwrite = (words: string) => {
  const text = [...page().querySelector('p')!.childNodes].find(({ nodeValue }) => nodeValue === answer.value)!
  text.nodeValue = words
}
const shown = () => page().textContent

test('a page that was translated before the watch began shows the truth', async () => {
  endWatch()
  translate()
  answer.value = 'Lower'
  await seen()
  expect(shown(), 'what makes it lie').toBe('▲Your card is Higher!')
  endWatch = repairForeignChanges(drawAnew)
  expect(shown()).toBe('▲Your card is Lower!')
  expect(drawAnew).toHaveBeenCalledTimes(1)
  answer.value = 'Same'
  await seen()
  expect(shown()).toBe('▲Your card is Same!')
})

test('a late translation that overwrites a text is undone each time, without a redraw', async () => {
  for (const [nth, now] of ['Lower', 'Same', 'Higher', 'Lower', 'Same', 'Higher', 'Lower'].entries()) {
    answer.value = now
    await seen()
    overwrite(`an older answer, ${nth}`)
    page().querySelector('b')!.textContent = '▼'
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).toBe(`▲Your card is ${now}!`)
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(drawAnew).not.toHaveBeenCalled()
})

test('a translator that never gives up is met a few times a minute only, and does not win', async () => {
  const text = [...page().querySelector('p')!.childNodes].find(({ nodeValue }) => nodeValue === 'Higher') as Text
  let timesRestored = 0
  const translator = new MutationObserver(() => {
    if (text.data === 'translated') return
    timesRestored++
    text.data = 'translated'
  })
  translator.observe(text, { characterData: true })
  text.data = 'translated'
  await vi.advanceTimersByTimeAsync(600_000)
  translator.disconnect()
  expect(timesRestored).toBeLessThanOrEqual(32)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown()).toBe('▲Your card is Higher!')
})

test('a page where something always moves is compared all the same', async () => {
  const clock = document.body.appendChild(document.createElement('time'))
  const ticking = setInterval(() => (clock.textContent = `${performance.now()}`), 100)
  overwrite('Lower')
  await vi.advanceTimersByTimeAsync(4000)
  clearInterval(ticking)
  expect(shown()).toBe('▲Your card is Higher!')
})

test('the page is redrawn after something removed a part of it, also a fourth time', async () => {
  for (let nth = 1; nth <= 3; nth++) {
    page().querySelector('i')!.remove()
    await vi.advanceTimersByTimeAsync(1000)
    expect(drawAnew).toHaveBeenCalledTimes(nth)
  }
  page().querySelector('i')!.remove()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drawAnew, 'not again at once').toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(drawAnew).toHaveBeenCalledTimes(4)
  expect(shown()).toBe('▲Your card is Higher!')
})

test('an untouched page is never redrawn', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  expect(drawAnew).not.toHaveBeenCalled()
})

test('a list whose rows come and go is not redrawn for the space that all rows share', async () => {
  const names = ref(['Ana', 'Ben'])
  let space: VNode | undefined
  // as Vue compiles <li v-for="name in names" :key="name"><b>{{ name }}</b> <i>{{ name }}</i></li>
  const row = (name: string) => (
    openBlock(),
    createElementBlock('li', { key: name }, [
      createElementVNode('b', null, name, 1),
      (space ??= createTextVNode()),
      createElementVNode('i', null, name, 1),
    ])
  )
  const rows = () => (openBlock(true), createElementBlock(Fragment, null, renderList(names.value, row), 128))
  app.unmount()
  app = createApp(() => (openBlock(), createElementBlock('ul', null, [rows()])))
  app.mount('#page')
  for (const now of [['Ben', 'Ana'], ['Ana', 'Cleo'], ['Cleo'], ['Cleo', 'Dora'], ['Dora', 'Cleo'], ['Cleo']]) {
    names.value = now
    await vi.advanceTimersByTimeAsync(4000)
    expect(shown()).toBe(now.map(name => `${name} ${name}`).join(''))
  }
  expect((space!.el as Node).isConnected, 'the shared space is of a row that is gone').toBe(false)
  expect(drawAnew).not.toHaveBeenCalled()
})
