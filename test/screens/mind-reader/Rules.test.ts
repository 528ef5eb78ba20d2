// @vitest-environment happy-dom
// The rules and the words about the suits, wherever a player needs them.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { BEATS, suitOf } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { labels as german } from '../../../renderer/games/mind-reader/labels/de.ts'
import { labels as english } from '../../../renderer/games/mind-reader/labels/en.ts'
import { labels as spanish } from '../../../renderer/games/mind-reader/labels/es.ts'
import { labels as french } from '../../../renderer/games/mind-reader/labels/fr.ts'
import { rulesPageWords as germanRules } from '../../../renderer/games/mind-reader/rules/de.ts'
import { rulesPageWords as englishRules } from '../../../renderer/games/mind-reader/rules/en.ts'
import { rulesPageWords as spanishRules } from '../../../renderer/games/mind-reader/rules/es.ts'
import { rulesPageWords as frenchRules } from '../../../renderer/games/mind-reader/rules/fr.ts'
import Rules from '../../../renderer/games/mind-reader/Rules.vue'
import { begin, called, labels, mountSeat, playUntil, playersOf, press, gameWords } from './kit.ts'

describe('the rules', () => {
  test('compare with the card of the player who is asked', () => {
    expect(mount(Rules).text()).toContain('higher or lower than their Secret Card?')
  })
  test.each([
    [englishRules, english],
    [germanRules, german],
    [frenchRules, french],
    [spanishRules, spanish],
  ])('turn an answer about the played card round, as the example below them does', (rules, words) => {
    expect(rules.steps[2]).toContain(words.knownByRank('higher', '9'))
  })
  test('tell every way of playing that can be chosen', () => {
    const said = mount(Rules).text()
    for (const about of [
      gameWords.options.jokers,
      gameWords.options.play,
      gameWords.options.secretCards,
      gameWords.options.naming,
      gameWords.options.clues,
    ].map(option => option.about))
      expect(said).toContain(about)
  })
})

describe('which suits a card is stronger than', () => {
  const asking = (options: Partial<MindReader['options']> = {}) => {
    const state = playUntil(begin(3, options), ({ open }) => open.phase === 'play')
    state.own[state.open.turn]!.hand = ['R8', 'W3', 'L3']
    return state
  }

  test('is said once I have picked a card and ask about its suit', async () => {
    const state = asking()
    const screen = mountSeat(state, state.open.turn)
    await press(screen, '8 of Rock', '.hand .pick')
    expect(called(screen.find('.todo'))).toBe('It is your turn. Play a card and ask.')
    await press(screen, labels.question('suit'), '.what button')
    expect(called(screen.find('.todo'))).toBe('Rock is stronger than Lizard, Scissors and lower Rock.')
    await press(screen, labels.question('rank'), '.what button')
    expect(called(screen.find('.todo'))).toBe('It is your turn. Play a card and ask.')
  })
  test('with jokers in the deck, I am told of them too', async () => {
    const state = asking({ jokers: 'yes' })
    const screen = mountSeat(state, state.open.turn)
    await press(screen, '3 of Water', '.hand .pick')
    await press(screen, labels.question('suit'), '.what button')
    expect(called(screen.find('.todo'))).toBe(
      'Water is stronger than Scissors, Rock and lower Water. A joker turns other suits round.',
    )
  })
  test('is said when I answer by hand, of the played card and never of the hidden one', () => {
    for (const question of ['suit', 'rank'] as const) {
      const state = playUntil(
        begin(3, { clues: 'by hand' }),
        ({ open }) => open.phase === 'answer' && open.asked!.question === question,
      )
      const { of, by, card } = state.open.asked!
      state.own[of]!.secrets = [suitOf(card!) === 'L' ? 'W9' : 'L9']
      const beats =
        question === 'suit'
          ? ` ${labels.suit(suitOf(card!))} is stronger than ${BEATS[suitOf(card!)].map(labels.suit).join(', ')} and lower ${labels.suit(suitOf(card!))}.`
          : ''
      expect(called(mountSeat(state, of).find('.todo'))).toBe(
        `${playersOf(3)[by]!.name} waits for your answer. It is about the played card.${beats}`,
      )
    }
  })
})
