// @vitest-environment happy-dom
// The story beside a seat's game: read, and if the table allows it, asked line by line.
import { flushPromises, mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h } from 'vue'
import Story from '../../../renderer/parts/Story.vue'
import type { RuledOutAnswers } from '../../../shared/engine/index.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'

const words = { riddle: (key: string) => [`the card of ${key}`] } as unknown as GameWords
const card = ({ id }: { readonly id: string }) => h('span', `[${id}]`)
const sentences = [['first'], ['second'], ['third']]
const fallen: readonly RuledOutAnswers[] = [{ riddle: 'Ana', from: 61, to: 32, answers: ['R1', 'R2'] }]

function shown(explain: ((nth: number) => Promise<readonly RuledOutAnswers[]>) | null) {
  return mount(Story, {
    props: { sentences, players: [], reader: 0, card, words, label: 'Story', empty: '', explain },
    attachTo: document.body,
  })
}

test('a line is only text if the table allows no deductions', () => {
  expect(shown(null).findAll('button')).toEqual([])
})

test('a line that is pressed says what it ruled out, pressed again it closes', async () => {
  const asked: number[] = []
  const story = shown(nth => {
    asked.push(nth)
    return Promise.resolve(fallen)
  })
  const [newest] = story.findAll('button')
  await newest!.trigger('click')
  await flushPromises()
  expect(asked).toEqual([2])
  expect(newest!.attributes('aria-expanded')).toBe('true')
  const said = story.get('li [role=status]').text()
  for (const part of ['the card of Ana', seatWords.thinned(61, 32)]) expect(said).toContain(part)
  expect(said).toContain(`${seatWords.noLongerPossible(2)}[R1][R2]`) // the cards are not there without a word
  await newest!.trigger('click')
  expect(story.get('li [role=status]').text()).toBe('')
})

test('a line that ruled nothing out says so', async () => {
  const story = shown(() => Promise.resolve([]))
  await story.get('button').trigger('click')
  await flushPromises()
  expect(story.text()).toContain(seatWords.ruledNothingOut)
})

test('the lines are one stop for the keyboard; arrows go from one to the next', async () => {
  const story = shown(() => Promise.resolve([]))
  const stops = () => story.findAll('button').map(button => button.attributes('tabindex'))
  expect(stops()).toEqual(['0', '-1', '-1'])
  await story.get('ol').trigger('keydown', { key: 'ArrowDown' })
  expect(stops()).toEqual(['-1', '0', '-1'])
  expect(document.activeElement).toBe(story.findAll('button')[1]!.element)
})
