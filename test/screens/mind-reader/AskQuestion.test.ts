// @vitest-environment happy-dom
// Putting a question together: in any order, only from what is offered, and the button says the whole move.
import { describe, expect, test } from 'vitest'
import { fieldChoices, matchesOffer, legalOffers, offersOfType } from '../../../shared/engine/index.ts'
import { choosableValues, missingFields, withForcedPicks } from '../../../renderer/games/mind-reader/movePicks.ts'
import { moveIfComplete } from '../../../renderer/parts/moveIfComplete.ts'
import {
  begin,
  called,
  cellOf,
  game,
  labels,
  mountSeat,
  openPicker,
  playersOf,
  playUntil,
  press,
  pressStarting,
  gameWords,
} from './kit.ts'

const myTurn = (seats: number, options = {}) =>
  playUntil(begin(seats, options), ({ open }) => open.phase === 'play' && open.turn === 0)

describe('a question put together', () => {
  test('says what is missing, and cannot be pressed before it is whole', async () => {
    const state = myTurn(4)
    const screen = mountSeat(state, 0)
    const deed = () => screen.find('.last > .deed')
    expect(deed().attributes('disabled')).toBeDefined()
    expect(deed().text()).toBe('Choose a card, an opponent and a question')
    await press(screen, 'Ben', '.deeds .choice button')
    expect(deed().text()).toBe('Choose a card and a question')
    await press(screen, labels.question('suit'), '.deeds .choice button')
    expect(deed().text()).toBe('Choose a card')
    expect(screen.emitted('move')).toBeUndefined()
    const card = state.own[0]!.hand[0]!
    await press(screen, gameWords.card(card), '.hand .pick')
    expect(called(deed())).toBe(`Ask Ben about ${gameWords.card(card)} – stronger or weaker?`)
    await deed().trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'ask', card, of: 2, place: 0, question: 'suit' }]])
  })

  test('an opponent can be picked at their place, and is shown as picked in both', async () => {
    const screen = mountSeat(myTurn(4), 0)
    await press(screen, labels.choose('Cleo'), '.opponents button')
    expect(screen.find('.opponents .chosen').attributes('aria-label')).toBe('Cleo')
    expect(screen.find('.whom .chosen').text()).toBe('Cleo')
  })

  test('a mind may be changed', async () => {
    const state = myTurn(4)
    const screen = mountSeat(state, 0)
    const [first, second] = state.own[0]!.hand
    await press(screen, gameWords.card(first!), '.hand .pick')
    await press(screen, gameWords.card(second!), '.hand .pick')
    expect(screen.findAll('.hand [aria-pressed="true"]').map(called)).toEqual([gameWords.card(second!)])
  })

  test('one opponent is not asked for', () => {
    const screen = mountSeat(myTurn(2), 0)
    expect(screen.find('.whom').exists()).toBe(false)
    expect(screen.find('.last > .deed').text()).toBe('Choose a card and a question')
  })

  test('somebody who is not on turn is offered nothing', () => {
    const state = myTurn(4)
    const screen = mountSeat(state, 1)
    expect(screen.findAll('.deed, .opener, .choice button, .hand .pick, .cover')).toEqual([])
    expect(screen.find('.todo').text()).toBe('It is Dora’s turn.')
  })

  test('with offers on their way nothing can be pressed twice', async () => {
    const screen = mountSeat(myTurn(4), 0)
    await screen.setProps({ offers: [] })
    expect(screen.findAll('.deed, .opener, .choice button, .hand .pick, .cover')).toEqual([])
  })
})

describe('nothing that is not offered', () => {
  test('whatever is picked, what is choosable can become an offered move', () => {
    const state = playUntil(
      begin(5, { secretCards: 'two' }),
      ({ open }) => open.phase === 'play' && open.secrets.flat().filter(({ taken }) => taken !== null).length >= 3,
    )
    const offers = offersOfType(legalOffers(game, state, state.open.turn), 'ask')
    for (const of of [undefined, ...fieldChoices(offers, 'of')])
      for (const place of [undefined, 0, 1] as const)
        for (const question of [undefined, 'rank', 'suit'] as const) {
          const picks = withForcedPicks(offers, { of, place, question })
          for (const card of choosableValues(offers, 'card', picks))
            for (const who of choosableValues(offers, 'of', picks)) {
              const next = withForcedPicks(offers, { ...picks, card, of: who })
              const move = moveIfComplete(offers, 'ask', next)
              expect(move !== null).toBe(missingFields(offers, next).length === 0)
              if (move) expect(offers.some(offer => matchesOffer(offer, move))).toBe(true)
            }
        }
  })

  test('a place does not stay picked with an opponent who has lost it', () => {
    const ask = (of: number, place: 0 | 1) => ({
      type: 'ask' as const,
      card: { is: 'oneOf' as const, values: ['R1' as const] },
      of: { is: 'oneOf' as const, values: [of] },
      place: { is: 'oneOf' as const, values: [place] },
      question: { is: 'oneOf' as const, values: ['rank' as const] },
    })
    const offers = [ask(1, 0), ask(1, 1), ask(2, 0)]
    expect(withForcedPicks(offers, { of: 1, place: 1 })).toMatchObject({ of: 1, place: 1 })
    expect(withForcedPicks(offers, { of: 2, place: 1 })).toMatchObject({ of: 2, place: 0 })
    expect(choosableValues(offers, 'of', { of: 1, place: 1 })).toEqual([1, 2])
  })

  test('a card one holds cannot be named', async () => {
    const state = myTurn(3)
    const screen = mountSeat(state, 0)
    await openPicker(screen)
    await pressStarting(screen, playersOf(3)[1]!.name)
    const held = state.own[0]!.hand[0]!
    expect(cellOf(screen, held).attributes('aria-disabled')).toBe('true')
    await cellOf(screen, held).trigger('click')
    expect(cellOf(screen, held).attributes('aria-pressed')).toBe('false')
    expect(screen.find('dialog .deed').attributes('disabled')).toBeDefined()
  })

  test('a card that is ruled out may still be named: it is dark, and the page says so', async () => {
    const state = playUntil(
      begin(2, {}, 'dark'),
      ({ open, story }) =>
        open.phase === 'play' && open.turn === 0 && story.filter(({ line }) => line.type === 'asked').length > 3,
    )
    const screen = mountSeat(state, 0)
    await openPicker(screen)
    const dark = screen.findAll('.grid button:not(.alive)').filter(cell => cell.attributes('aria-disabled') !== 'true')
    expect(dark.length).toBeGreaterThan(0)
    expect(called(dark[0]!)).toContain(labels.ruledOut)
    await dark[0]!.trigger('click')
    expect(screen.find('dialog .deed').attributes('disabled')).toBeUndefined()
  })
})
