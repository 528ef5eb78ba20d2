// @vitest-environment happy-dom
// What a game's questions were worth, as people read it. An estimate is called one.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import QuestionRatings from '../../../../renderer/pages/review/QuestionRatings.vue'
import { allByRole, byRole, isThere, nameOf } from '../../../kit/roles.ts'
import type { QuestionFinding } from '../../../../shared/engine/index.ts'
import { gameWords } from '../../../../shared/games/blank/words/en.ts'

const question = (estimated: boolean): QuestionFinding => ({
  about: 'question',
  step: 1,
  until: 1,
  seat: 0,
  move: { type: 'name' },
  expected: 1.25,
  told: 2,
  best: { move: { type: 'name' }, expected: 1.5 },
  cut: { riddle: 'card', from: 8, to: 2 },
  estimated,
})
const drawn = (questions: readonly QuestionFinding[]) =>
  mount(QuestionRatings, {
    props: {
      questions,
      told: () => [{ type: 'named', by: 0, card: 'A', right: true }],
      view: () => ({}),
      words: gameWords,
      players: [{ name: 'Ana', avatar: 0 }],
      card: { props: ['id'], template: '<i>{{ id }}</i>' },
      working: false,
    } as never,
  })

test('counted bits are shown as they are', () => {
  const screen = drawn([question(false)])
  expect(screen.findAll('dd').map(figure => figure.text())).toEqual(['1.3', '2.0', '1.5'])
  expect(screen.text()).not.toContain('estimate')
})

test('estimated bits are called so', () => {
  const screen = drawn([question(false), question(true)])
  expect(
    screen
      .findAll('dd')
      .slice(3)
      .map(figure => figure.text()),
  ).toEqual(['about 1.3', 'about 2.0', 'about 1.5'])
  expect(screen.text()).toContain('estimate')
})

test('nothing told is 0.0, from whichever side it was rounded', () => {
  const told = (bits: number) =>
    drawn([{ ...question(false), told: bits }])
      .findAll('dd')[1]!
      .text()
  expect([told(-0.04), told(-0), told(0.04), told(-0.06)]).toEqual(['0.0', '0.0', '0.0', '-0.1'])
})

test('a question reads as it was asked, by whom and of whom, not as on its button', () => {
  expect(isThere(drawn([question(false)]), 'button', 'Ana named the A. Right.')).toBe(true)
})

test('a question is judged in words by what it promised, and its answer by what it ruled out', () => {
  const verdict = (change: Partial<QuestionFinding>) =>
    nameOf(allByRole(byRole(drawn([{ ...question(false), ...change }]), 'listitem'), 'paragraph')[0]!)
  expect(verdict({})).toBe('A good question · the hidden card: 8 → 2 answers possible')
  expect(verdict({ expected: 1.5 })).toMatch(/^The best question · the/)
  expect(verdict({ expected: 1 })).toMatch(/^A fair question · the/)
  expect(verdict({ expected: 0.5, told: 2 })).toMatch(/^A weak question, and luck/)
  expect(verdict({ told: 0, cut: null })).toBe('Its answer told nothing')
  expect(verdict({ expected: 0.5, told: 0, cut: null })).toBe('A weak question · It ruled out nothing.')
  expect(verdict({ expected: 0, told: 0, cut: null, best: { move: { type: 'name' }, expected: 0.01 } })).toBe(
    'Nothing was left to learn',
  )
})

test('a better question is named with what it promised; beside the best there is none', () => {
  const better = (expected: number) =>
    allByRole(drawn([{ ...question(false), expected }]), 'paragraph', /^Better: /).map(nameOf)
  expect(better(1.25)).toEqual([expect.stringContaining('It promised to rule out 65%; the one asked, 58%.')])
  expect(better(1.5)).toEqual([])
})
