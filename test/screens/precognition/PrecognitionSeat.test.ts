// @vitest-environment happy-dom
// Whole games played by clicking: every offered move can be made, and arrives exactly as offered.
import type { VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { describe, expect, test, vi } from 'vitest'
import { diceFromSeed, applyMoveUnchecked, randomMove } from '../../../shared/engine/index.ts'
import {
  begin,
  called,
  game,
  inHand,
  keptScreens,
  labels,
  makeByHand,
  mountSeat,
  seatProps,
  playOffUntil,
  playUntil,
  gameWords,
  write,
  type Game,
  type Move,
} from './kit.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { effort } from '../../kit/effort.ts'

const made = new Set<Move['type']>()

describe('random games, every move made through the screen', () => {
  test.each([2, 4, 13])('%i seats', async seats => {
    const seed = `by hand ${seats}`
    const chance = diceFromSeed(seed)
    const state = begin(seats, {}, seed)
    const screens = keptScreens()
    for (let moves = 0; moves < effort(60, 130) && !state.outcome; moves++) {
      const [seat, move] = randomMove(game, state, chance)!
      if (move.type === 'predict' && move.letters === state.own[seat]!.prediction) continue // it is there already
      if (moves % 3 === 0 || move.type !== 'play') {
        await makeByHand(await screens.show(state, seat), move, moves % 2 === 0 ? 'keys' : 'keyboard')
        expect(screens.moves(seat), `${seed}, move ${moves}`).toEqual([move])
        made.add(move.type)
      }
      applyMoveUnchecked(game, state, seat, move)
    }
  })

  test('the next player deals again after a tie', async () => {
    const state = playOffUntil(13, ({ open }) => open.phase === 'between')
    const screen = mountSeat(state, state.open.turn)
    await makeByHand(screen, { type: 'deal' }, 'keys')
    expect(screen.emitted('move')).toEqual([[{ type: 'deal' }]])
    made.add('deal')
  })

  test('no kind of move was left out', () => {
    expect([...made].sort()).toEqual(Object.keys(gameWords.move).sort())
  })
})

describe('writing a prediction', () => {
  const fresh = () => begin(4)

  test('the strip is written with the keys, and nothing is sent before it is written down', async () => {
    const screen = mountSeat(fresh(), 1)
    expect(screen.find('.write-down').attributes('disabled')).toBeDefined()
    await write(screen, 'UDS', 'keys')
    expect(screen.emitted('move')).toBeUndefined()
    expect(called(screen.find('.write-down'))).toBe('Write up, down, same')
    expect(screen.find('.seal').exists()).toBe(false)
  })

  test('an example shows what a prediction is, until I write one', async () => {
    const screen = mountSeat(fresh(), 1)
    expect(isThere(screen, 'img', '3, 9, 5')).toBe(true)
    await write(screen, 'S', 'keys')
    expect(isThere(screen, 'img', '3, 9, 5')).toBe(false)
    expect(screen.text()).toContain(labels.writeHint)
  })

  test('what usually comes true is said, but not what to write, and nothing in an empty notebook', async () => {
    const blank = mountSeat(fresh(), 1, 'blank')
    const figure = /\d+ arrows came true up to \d+% of the time/g
    const screen = mountSeat(fresh(), 1)
    await vi.waitFor(() => expect(screen.text()).toMatch(figure))
    expect(screen.text().match(figure)).toHaveLength(1)
    expect(screen.text()).not.toMatch(/likeliest|in turn|begin with/)
    expect(gameWords.firstTime!['predict']).not.toMatch(/usually|likeliest|in turn|begin with/)
    expect(blank.text()).not.toMatch(/up to \d/)
  })

  test('how long usually comes true stays on the strip, however much is written', async () => {
    const screen = mountSeat(fresh(), 1)
    await vi.waitFor(() => expect(screen.get('.paper').text()).toMatch(/0 of at most 51 · up to \d+ usually come true/))
    await write(screen, 'UDU', 'keyboard')
    expect(screen.get('.paper').text()).toMatch(/3 of at most 51 · up to \d+ usually come true/)
  })

  test('letters go in at the caret', async () => {
    const screen = mountSeat(fresh(), 1)
    await write(screen, 'UUU', 'keyboard')
    const strip = screen.find('.paper')
    await strip.trigger('keydown', { key: 'ArrowLeft' })
    await strip.trigger('keydown', { key: 'ArrowDown' })
    expect(strip.attributes('aria-label')).toBe(labels.predictionIs('UUDU'))
    await screen.findAll('.letter')[0]!.trigger('click')
    await strip.trigger('keydown', { key: '=' })
    expect(strip.attributes('aria-label')).toBe(labels.predictionIs('USUDU'))
    await strip.trigger('keydown', { key: 'Backspace' })
    await strip.trigger('keydown', { key: 'Delete' })
    expect(strip.attributes('aria-label')).toBe(labels.predictionIs('UDU'))
  })

  describe('the keys ↑ ↓ S and Backspace', () => {
    async function pressed(target: Element, ...keys: string[]) {
      for (const key of keys) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        await nextTick()
      }
    }
    const isWritten = (screen: VueWrapper, letters: string) => isThere(screen, 'group', labels.predictionIs(letters))

    test('write without a click first', async () => {
      const screen = mountSeat(fresh(), 1)
      await pressed(document.body, 'ArrowUp', 'ArrowDown', 's', 'S', 'Backspace')
      expect(isWritten(screen, 'UDS')).toBe(true)
      screen.unmount()
    })

    test('do not reach the strip while somebody types or a dialog is open', async () => {
      const screen = mountSeat(fresh(), 1)
      const notes = document.body.appendChild(document.createElement('textarea'))
      await pressed(notes, 's', 'ArrowUp')
      expect(isWritten(screen, '')).toBe(true)
      const dialog = document.body.appendChild(document.createElement('dialog'))
      dialog.setAttribute('open', '')
      await pressed(document.body, 's', 'ArrowUp')
      expect(isWritten(screen, '')).toBe(true)
      notes.remove()
      dialog.remove()
      await pressed(document.body, 's')
      expect(isWritten(screen, 'S')).toBe(true)
      screen.unmount()
    })

    test('are each counted once on the strip itself, and not while a move is on its way', async () => {
      const screen = mountSeat(fresh(), 1)
      await pressed(byRole(screen, 'group', labels.predictionIs('')).element, 'ArrowUp')
      expect(isWritten(screen, 'U')).toBe(true)
      await screen.setProps({ offers: [] })
      await pressed(document.body, 'ArrowUp')
      expect(isWritten(screen, 'U')).toBe(true)
      screen.unmount()
    })
  })

  test('it cannot grow beyond the changes the row will have', async () => {
    const state = fresh()
    const most = state.open.length - 1
    const screen = mountSeat(state, 0)
    await write(screen, 'U'.repeat(most), 'keyboard')
    expect(
      screen
        .findAll('.key')
        .slice(0, 3)
        .every(key => key.attributes('disabled') !== undefined),
    ).toBe(true)
    await screen.find('.paper').trigger('keydown', { key: 'ArrowUp' })
    expect(screen.findAll('.letter')).toHaveLength(most)
  })

  test('a finished prediction is sealed, and can still be changed before that', async () => {
    const state = fresh()
    applyMoveUnchecked(game, state, 2, { type: 'predict', letters: 'UDUD' })
    const screen = mountSeat(state, 2)
    expect(called(screen.find('.seal'))).toBe('Seal up, down, up, down')
    await screen.find('.paper').trigger('keydown', { key: 'ArrowUp' })
    expect(screen.find('.seal').exists()).toBe(false)
    await screen.find('.write-down').trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'predict', letters: 'UDUDU' }]])
  })

  test('one button at a time leads from writing to sealed, with a last look at the strip', async () => {
    const state = fresh()
    const screen = mountSeat(state, 1)
    const actions = () => allByRole(screen, 'button', /^(Write|Seal)/).map(called)
    await write(screen, 'UD', 'keys')
    expect(actions()).toEqual(['Write up, down'])
    const button = byRole(screen, 'button', /^Write /)
    ;(button.element as HTMLElement).focus()
    await button.trigger('click')
    applyMoveUnchecked(game, state, 1, { type: 'predict', letters: 'UD' })
    await screen.setProps(seatProps(state, 1))
    await nextTick()
    expect(actions()).toEqual(['Seal up, down'])
    expect(document.activeElement?.textContent).toBe(labels.writtenDown)
    await byRole(screen, 'button', /^Seal/).trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'predict', letters: 'UD' }], [{ type: 'seal' }]])
    screen.unmount()
  })

  test('while a move is on its way the strip stays, and nothing can be pressed twice', async () => {
    const screen = mountSeat(fresh(), 1)
    await write(screen, 'UDU', 'keys')
    await screen.setProps({ offers: [] })
    expect(screen.findAll('.letter')).toHaveLength(3)
    expect(screen.findAll('button').filter(button => button.attributes('disabled') === undefined)).toEqual([])
    await screen.find('.paper').trigger('keydown', { key: 'Enter' })
    expect(screen.emitted('move')).toBeUndefined()
  })

  test('sealed, it moves from the strip to the row', () => {
    const state = fresh()
    applyMoveUnchecked(game, state, 2, { type: 'predict', letters: 'UDUD' })
    applyMoveUnchecked(game, state, 2, { type: 'seal' })
    const screen = mountSeat(state, 2)
    expect(screen.find('.paper').exists()).toBe(false)
    expect(screen.findAll('.strip .letter')).toHaveLength(4)
    expect(screen.find('.todo').text()).toBe('Waiting for Dora, Ana and Cleo to seal.')
  })
})

describe('playing a card', () => {
  const mine = () => playUntil(begin(3), ({ open }) => open.phase === 'play' && open.turn === 0 && open.row.length > 5)

  test('each card of the hand says what it would add', () => {
    const state = mine()
    const screen = mountSeat(state, 0)
    const last = Number(state.open.row.at(-1)!.slice(1))
    for (const card of state.own[0]!.hand) {
      const rank = Number(card.slice(1))
      const adds = rank > last ? 'up' : rank < last ? 'down' : 'same'
      expect(called(inHand(screen, card)).split(', ')[1]).toBe(adds)
    }
  })

  test('a card is held over the row before it is played, and may be changed', async () => {
    const state = mine()
    const screen = mountSeat(state, 0)
    const [first, second] = state.own[0]!.hand
    expect(screen.find('.tray .deed').attributes('disabled')).toBeDefined()
    await inHand(screen, first!).trigger('click')
    await inHand(screen, second!).trigger('click')
    expect(screen.findAll('.lot.held').map(lot => called(lot).split(',')[0])).toEqual([gameWords.card(second!)])
    expect(called(screen.find('.tray .deed'))).toBe(`Play ${gameWords.card(second!)}`)
    expect(screen.emitted('move')).toBeUndefined()
  })

  test('the last card of a hand is held over the row without a choice', () => {
    const hasOneCard = ({ open, own }: Game) => open.phase === 'play' && open.turn === 0 && own[0]!.hand.length === 1
    // most rows are finished by agreement before that
    const seed = Array.from({ length: 99 }, (_, nth) => `last ${nth}`).find(seed =>
      hasOneCard(playUntil(begin(3, { hands: 'ten each' }, seed), hasOneCard)),
    )
    const state = playUntil(begin(3, { hands: 'ten each' }, seed), hasOneCard)
    const [last] = state.own[0]!.hand
    const screen = mountSeat(state, 0)
    expect(called(screen.find('.lot.held')).split(',')[0]).toBe(gameWords.card(last!))
    expect(called(screen.find('.tray .deed'))).toBe(`Play ${gameWords.card(last!)}`)
    expect(screen.find('.tray .deed').attributes('disabled')).toBeUndefined()
  })

  test('there is one stop for the whole hand, and the arrow keys go from there', async () => {
    const screen = mountSeat(mine(), 0)
    const stops = () => screen.findAll('.hand [tabindex="0"]').map(called)
    const slips = screen.findAll('.hand .slip').map(called)
    expect(stops()).toEqual([slips[0]])
    await screen.find('.hand').trigger('keydown', { key: 'ArrowRight' })
    expect(stops()).toEqual([slips[1]])
    await screen.find('.hand').trigger('keydown', { key: 'End' })
    expect(stops()).toEqual([slips.at(-1)])
  })

  test('somebody who is not on turn has nothing to press', () => {
    const screen = mountSeat(mine(), 1)
    expect(screen.findAll('button')).toEqual([])
    expect(screen.find('.todo').text()).toBe('It is Dora’s turn.')
  })
})
