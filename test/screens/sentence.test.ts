// @vitest-environment happy-dom
// Answers for: a sentence drawn. What belongs together stays on one line.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h } from 'vue'
import Sentence from '../../renderer/parts/Sentence.vue'
import type { Sentence as Words } from '../../shared/words/sentence.ts'

const card = ({ id }: { id: string }) => h('i', id)
const drawn = (sentence: Words) => mount(Sentence, { props: { sentence, players: [{ name: 'Ana', look: 0 }], ear: null, card } })

test('a comma or a full stop never begins a line: it is kept beside its card', () => {
  const sentence = drawn([{ seat: 0 }, ' held ', { card: 'S3' }, ', ', { card: 'S4' }, ' and ', { card: 'S5' }, '.'])
  expect(sentence.text()).toBe('Ana held S3, S4 and S5.')
  expect(sentence.findAll('.kept').map(kept => kept.text())).toEqual(['S3,', 'S4', 'S5.'])
})
