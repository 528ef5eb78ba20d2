// @vitest-environment happy-dom
// The notebook at level proof: deductions, how likely the rest is, reasons, and one's own marks.
import { describe, expect, test } from 'vitest'
import { diceFromSeed, applyMoveUnchecked, seatView, tableView } from '../../../shared/engine/index.ts'
import { COMPLETE_CARDS, TRAITS } from '../../../shared/games/communal-deduction/cards.ts'
import { mind } from '../../../shared/games/communal-deduction/mind.ts'
import { defaultScreenWords } from '../../../shared/words/en/seat.ts'
import { byRole } from '../../kit/roles.ts'
import { allFound } from '../../kit/screens.ts'
import {
  begin,
  called,
  game,
  labels,
  mountNotebook,
  playUntil,
  press,
  sent,
  talking,
  gameWords,
  type Game,
} from './kit.ts'

/** A table that has talked, so that something follows. */
const late = (): Game =>
  playUntil(talking(4), ({ story }) => story.filter(({ line }) => line.type === 'passed').length > 3)
const proofOf = (state: Game) => mind.prove(seatView(state, 0))

describe('at level proof', () => {
  test('the remaining answers are listed, and nothing is said if nothing is known', () => {
    const state = talking(4)
    const note = () => mountNotebook(state, 0, {}, 'proof').find('.left-out').exists()
    expect(note()).toBe(false)
    while (proofOf(state).isComplete && !state.outcome) {
      const seat = game.toMove(tableView(state))[0]!
      applyMoveUnchecked(game, state, seat, mind.chooseMove(seatView(state, seat), 'normal', diceFromSeed('left out'))!)
    }
    expect(state.outcome).toBeNull()
    expect(note()).toBe(true)
  })
  test('a card is ruled out exactly when it cannot be, and the others show how likely they are', () => {
    const state = late()
    const { chanceByCard, left } = proofOf(state)
    const book = mountNotebook(state, 0, {}, 'proof')
    for (const button of allFound(book, '.cube button')) {
      const name = called(button)
      const chance = chanceByCard[COMPLETE_CARDS.findIndex(card => name.startsWith(gameWords.card(card)))]!
      expect(button.classes('alive'), name).toBe(chance > 0)
      if (chance > 0) expect(name).toContain(labels.percent(chance))
    }
    expect(book.text()).toContain(labels.cardsTitle(left))
  })
  test('the characteristics, and the numbers each hand may hold', async () => {
    const state = late()
    const { marks, hands } = proofOf(state)
    const book = mountNotebook(state, 0, {}, 'proof')
    await press(book, labels.kind('singles'))
    for (const [i, button] of allFound(book, '.nine button').entries()) expect(button.classes()).toContain(marks[i]!.is)
    const spots = book.findAll('.hand-grid button')
    expect(spots).toHaveLength(81)
    for (const [i, spot] of spots.entries()) {
      const counts = hands[Math.floor(i / TRAITS.length)]!.singles[i % TRAITS.length]!
      expect(spot.text()).toBe(labels.counts(counts, 3))
      expect(called(spot)).toContain(labels.countsFull(counts, 3))
    }
  })
  test('only the facts are shown until the proof is there', () => {
    const state = begin(3)
    const book = mountNotebook(state, 0, {}, 'proof')
    const facts = mountNotebook(state, 0, {}, 'facts')
    return book.setProps({ proof: null }).then(() => {
      expect(book.findAll('.cube button').map(called)).toEqual(facts.findAll('.cube button').map(called))
      expect(book.find('.why').exists()).toBe(false)
    })
  })
  test('a contradicting mark by hand stays, gently marked', () => {
    const state = late()
    const { chanceByCard } = proofOf(state)
    const dead = COMPLETE_CARDS[chanceByCard.indexOf(0)]!
    const book = mountNotebook(state, 0, { [`card.${dead}`]: 'maybe' }, 'proof')
    const cell = book.findAll('.cube button').find(button => called(button).startsWith(gameWords.card(dead)))!
    expect(cell.classes()).toEqual(expect.arrayContaining(['maybe', 'strays']))
    expect(called(cell)).toContain(labels.strays)
  })
  test('in question mode a press asks and does not mark', async () => {
    const state = late()
    const { chanceByCard } = proofOf(state)
    const dead = COMPLETE_CARDS[chanceByCard.indexOf(0)]!
    const open = COMPLETE_CARDS[chanceByCard.findIndex(chance => chance > 0 && chance < 1)]!
    const book = mountNotebook(state, 0, {}, 'proof')
    await press(book, defaultScreenWords.why)
    expect(book.text()).toContain(labels.whyHint)
    await press(book, gameWords.card(dead), '.cube button')
    expect(book.emitted('why')!.at(-1)).toEqual([{ type: 'excluded', card: dead }])
    await press(book, gameWords.card(open), '.cube button')
    expect(book.emitted('why')!.at(-1)).toEqual([null])
    expect(book.text()).toContain(labels.nothingFollows)
    expect(book.emitted('mark')).toBeUndefined()
    await press(book, defaultScreenWords.why)
    await press(book, gameWords.card(open), '.cube button')
    expect(book.emitted('mark')).toHaveLength(1)
  })
  test('its reasons read as in the story', async () => {
    const state = begin(3)
    applyMoveUnchecked(game, state, 1, { type: 'state', about: 'singles red' })
    const view = seatView(state, 0)
    const dead = COMPLETE_CARDS[proofOf(state).chanceByCard.indexOf(0)]!
    const conclusion = { type: 'excluded', card: dead } as const
    const lines = mind.supportingLines(view, conclusion).map(line => view.story[line]!)
    expect(lines.length).toBeGreaterThan(0)
    const book = mountNotebook(state, 0, {}, 'proof')
    await book.setProps({ because: sent({ conclusion, lines }) })
    expect(book.findAll('.reason li')).toHaveLength(lines.length)
    expect(book.find('.reason').text()).toContain('It is not')
  })
  test('one asks about a number in a hand, too', async () => {
    const state = late()
    const { hands } = proofOf(state)
    const book = mountNotebook(state, 0, {}, 'proof')
    await press(book, labels.kind('singles'))
    await press(book, defaultScreenWords.why)
    const at = hands.findIndex((hand, no) => no > 0 && hand.singles.some(counts => counts.length < 4))
    const trait = hands[at]!.singles.findIndex(counts => counts.length < 4)
    await book.findAll('.hand-grid button')[at * TRAITS.length + trait]!.trigger('click')
    expect(book.emitted('why')!.at(-1)).toEqual([
      {
        type: 'holds',
        hand: at,
        seat: null, // in the talk each has looked at a spare hand, too
        what: 'singles',
        trait: TRAITS[trait],
        counts: hands[at]!.singles[trait],
      },
    ])
  })
})

test('the nine hands turn to the cards that were just spoken of', async () => {
  const state = begin(3)
  const book = mountNotebook(state, 0)
  const shown = () =>
    (['singles', 'completes'] as const).filter(
      kind => byRole(book, 'button', labels.kind(kind)).attributes('aria-pressed') === 'true',
    )
  const hear = (seat: number, about: 'completes square' | 'singles red' | 'filled-red-circle') => {
    applyMoveUnchecked(game, state, seat, { type: 'state', about })
    return book.setProps({ view: sent(seatView(state, 0)) })
  }
  await hear(1, 'completes square')
  expect(shown()).toEqual(['completes'])
  await press(book, labels.kind('singles'))
  expect(shown(), 'a player may turn it').toEqual(['singles'])
  await hear(2, 'filled-red-circle')
  expect(shown()).toEqual(['completes'])
  await hear(0, 'singles red')
  expect(shown()).toEqual(['singles'])
})
