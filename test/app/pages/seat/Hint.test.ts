// @vitest-environment happy-dom
// The hint at a seat: a conclusion, its reasons, and where nothing new is certain what is still possible.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { h } from 'vue'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import Hint from '../../../../renderer/pages/seat/Hint.vue'
import type { Hint as SeatHint } from '../../../../renderer/use/mind/seatReasoning.ts'
import type { GameTypeParams, Riddle, SeatView } from '../../../../shared/engine/index.ts'

const words = {
  riddle: (key: string) => [`the ${key}`],
  conclusion: { isNot: () => ['It is not the lamp.'] },
  line: { asked: () => ['Ben answered: lower.'], drew: () => ['You drew a card.'] },
  move: { ask: () => ['Ask Ben for a bell'] },
}
const view = { seat: 0, story: [] } as unknown as SeatView<GameTypeParams>
const shown = (hint: SeatHint | null, marks: Readonly<Record<string, string>> = {}) =>
  mount(Hint, { props: { hint, words: words as never, players: [], view, card: () => h('b'), marks } })
const riddle = (key: string, left: number, more: Partial<Riddle> = {}): Riddle => ({ key, left, answer: null, ...more })
const ask = (hint: ReturnType<typeof shown>) => hint.get('button')

beforeEach(async () => {
  await switchLanguage('en')
  await whenWordsLoaded()
})

test('where nothing new is certain, it says how much is still possible, and can be asked again', async () => {
  const open = [riddle('hidden card', 38), riddle('prediction', 2, { chance: 0.25 })]
  const hint = shown({ conclusion: null, open, because: null })
  expect(hint.findAll('li').map(one => one.text())).toEqual(['the hidden card: 38 left', 'the prediction: 25% likely'])
  await ask(hint).trigger('click')
  expect(hint.emitted('ask')).toHaveLength(1)
})

test('where nothing new is certain, it says what was last told and what would be good to ask', () => {
  const told = { riddle: 'hidden card', from: 61, to: 38, answers: [] }
  const hint = shown({
    conclusion: null,
    because: null,
    open: [riddle('hidden card', 38)],
    lastNews: { line: { type: 'asked' }, ruledOut: [told] },
    question: { type: 'ask' },
  })
  expect(hint.text()).toMatch(/Ben answered: lower\..*the hidden card: From 61 to 38 left.*Ask Ben for a bell.*38 left/)
})

test('where nothing can be concluded it is said so', () => {
  expect(shown({ conclusion: null, open: [], because: null }).text()).toContain(
    'There is nothing to conclude here for now.',
  )
})

test('a conclusion is told, and its reason when asked', async () => {
  const hint = shown({ conclusion: { type: 'isNot' }, open: [], because: null })
  expect(hint.text()).toContain('It is not the lamp.')
  expect(ask(hint).text()).toBe('Why this hint?')
})

test('once the reason is told, what could be concluded can be asked again', () => {
  const conclusion = { type: 'isNot' }
  const hint = shown({ conclusion, open: [], because: { conclusion, lines: [{ type: 'drew' }] } })
  expect(hint.text()).toContain('You drew a card.')
  expect(ask(hint).text()).toBe('What could I conclude?')
})

const HINT = { conclusion: { type: 'isNot' }, open: [], because: null, marks: [{ at: 'lamp', mark: 'out' }] }

test('what a hint said is written into the notebook with one press, and rubbed out with another', async () => {
  const hint = shown(HINT)
  const press = (name: string) =>
    hint
      .findAll('button')
      .find(one => one.text() === name)!
      .trigger('click')
  await press('Write it down')
  expect(hint.emitted('mark')).toEqual([['lamp', 'out']])
  await hint.setProps({ marks: { lamp: 'out' } })
  expect(hint.text()).toContain('It is in your notebook.')
  await press('Rub it out')
  expect(hint.emitted('mark')!.at(-1)).toEqual(['lamp', ''])
})

test('once a hint is written down, the next can be asked for', async () => {
  const hint = shown(HINT, { lamp: 'out' })
  expect(ask(hint).text()).toBe('What could I conclude?')
  await ask(hint).trigger('click')
  expect(hint.emitted('ask')).toHaveLength(1)
})

test('where the notebook says what follows itself, there is nothing to write down', () => {
  expect(shown({ ...HINT, marks: [] }).text()).not.toContain('Write it down')
})
