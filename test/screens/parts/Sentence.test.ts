// @vitest-environment happy-dom
// A sentence as it is drawn: it says what was meant, and no comma begins a line.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import Sentence from '../../../renderer/parts/Sentence.vue'
import { frenchGrammar as grammar } from '../../../shared/words/fr/grammar.ts'
import type { Sentence as Words } from '../../../shared/words/sentence.ts'

const card = defineComponent({
  props: { id: { type: String, required: true } },
  setup:
    ({ id }) =>
    () =>
      h('i', id),
})
const drawn = (sentence: Words) =>
  mount(Sentence, { props: { sentence, players: [{ name: 'Ana', avatar: 0 }], reader: null, card } })
/** Each card with what stays on its line. */
const withCards = (sentence: ReturnType<typeof drawn>) =>
  sentence.findAll('i').map(({ element }) => element.parentElement?.textContent)

describe('punctuation right after a card', () => {
  test('stays on the card’s line', () => {
    const sentence = drawn([{ seat: 0 }, ' holds ', { card: 'S8' }, ', ', { card: 'H3' }, ' and ', { card: 'C9' }, '.'])
    expect(withCards(sentence)).toEqual(['S8,', 'H3', 'C9.'])
  })
  test('is read once, and nothing else with it', () => {
    expect(drawn([{ card: 'S8' }, '; ', { seat: 0 }, ' hid ', { card: 'C9' }, '. Right.']).text()).toBe(
      'S8; Ana hid C9. Right.',
    )
    expect(drawn([', ', { card: 'S8' }]).text()).toBe(', S8')
  })
})

describe('punctuation right after an answer', () => {
  const right = { mark: 'Right', sign: '✓', tone: 'yes' } as const
  test('is inside its mark, so that no border comes between', () => {
    const sentence = drawn([{ seat: 0 }, ' named ', { card: 'S8' }, '. ', right, '.'])
    expect(sentence.get('[aria-hidden=true]').element.parentElement?.textContent).toBe('✓\u00a0Right.')
    expect(sentence.text()).toBe('Ana named S8. ✓\u00a0Right.')
  })
  test('and later words are outside', () => {
    const sentence = drawn(['Ana answered ', right, '. Then more.'])
    expect(sentence.get('[aria-hidden=true]').element.parentElement?.textContent).toBe('✓\u00a0Right.')
    expect(sentence.text()).toBe('Ana answered ✓\u00a0Right. Then more.')
  })
})

describe('in French', () => {
  test('the stop after a card stays on its line, with the narrow space before it', () => {
    const sentence = drawn([{ card: 'S8' }, '\u202f: ', { card: 'H3' }, '.\u202f»'])
    expect(withCards(sentence)).toEqual(['S8\u202f:', 'H3.'])
    expect(sentence.text()).toBe('S8\u202f: H3.\u202f»')
  })
  test('what comes before a name is no part of it', () => {
    const sentence = drawn([{ seat: 0, form: 'ta carte|la carte', grammar }, ' est visible.'])
    expect(sentence.text()).toBe('La carte d’Ana est visible.')
    expect(sentence.get('b').text()).toBe('Ana')
  })
})
