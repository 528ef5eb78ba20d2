// @vitest-environment happy-dom
// Answers for: what a game's questions were worth, as people read it. A figure that is an estimate is called one.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import Questions from '../../renderer/pages/review/Questions.vue'
import type { QuestionFinding } from '../../shared/engine/index.ts'
import { words } from '../../shared/games/blank/words/en.ts'

const asking = (estimated: boolean): QuestionFinding => ({
  about: 'asking',
  step: 1,
  seat: 0,
  move: { type: 'name' },
  expected: 1.25,
  told: 2,
  best: { move: { type: 'name' }, expected: 1.5 },
  estimated,
})
const drawn = (askings: readonly QuestionFinding[]) =>
  mount(Questions, {
    props: {
      askings,
      told: () => [{ type: 'named', by: 0, card: 'A', right: true }],
      view: () => ({}),
      words,
      players: [{ name: 'Ana', avatar: 0 }],
      card: { props: ['id'], template: '<i>{{ id }}</i>' },
      working: false,
    } as never,
  })

test('bits that were counted stand as they are', () => {
  const questions = drawn([asking(false)])
  expect(questions.findAll('dd').map(figure => figure.text())).toEqual(['1.3', '2.0', '1.5'])
  expect(questions.text()).not.toContain('estimate')
})

test('bits that rest on estimates are called so', () => {
  const questions = drawn([asking(false), asking(true)])
  expect(
    questions
      .findAll('dd')
      .slice(3)
      .map(figure => figure.text()),
  ).toEqual(['about 1.3', 'about 2.0', 'about 1.5'])
  expect(questions.text()).toContain('estimate')
})

test('nothing told is 0.0, from whichever side it was rounded', () => {
  const told = (bits: number) =>
    drawn([{ ...asking(false), told: bits }])
      .findAll('dd')[1]!
      .text()
  expect([told(-0.04), told(-0), told(0.04), told(-0.06)]).toEqual(['0.0', '0.0', '0.0', '-0.1'])
})

test('a question is told as it was asked, by whom and of whom, not as the words on its button', () => {
  expect(
    drawn([asking(false)])
      .get('.asked')
      .text(),
  ).toBe('Ana named the A. ✓\u00a0Right.')
})
