// @vitest-environment happy-dom
// Cards that are face down: the face is not in the page, it shows while it is held, and it turns back by itself.
import { mount } from '@vue/test-utils'
import { describe, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { diceFromSeed, applyMoveUnchecked, seatView, tableView } from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/mind-reader/mind.ts'
import CardBack from '../../../../renderer/games/mind-reader/CardBack.vue'
import { begin, game, labels, mountSeat, mountTable, playUntil, gameWords } from '../kit.ts'

const atPlay = (options = {}) => playUntil(begin(4, options, 'hidden'), ({ open }) => open.phase === 'play')

describe('a card that is face down', () => {
  test('every back is the same markup', () => {
    expect(mount(CardBack).html()).toBe(mount(CardBack).html())
  })

  test('no hidden card, and no hand of others, is in anybody’s page through a whole game', () => {
    const state = begin(4, { length: 'one hand', secretCards: 'two' }, 'through')
    const chance = diceFromSeed('through')
    for (let step = 0; !state.outcome && step < 60; step++) {
      if (step % 6 === 0 && state.open.phase !== 'hide')
        for (const viewer of [null, 0, 1, 2, 3]) {
          const screen = viewer === null ? mountTable(state) : mountSeat(state, viewer)
          const page = screen.html()
          for (const [seat, { hand, secrets }] of state.own.entries()) {
            const unseen = [...secrets.filter(card => card !== null), ...(seat === viewer ? [] : hand)]
            for (const card of unseen) {
              const shownSince = state.story.some(({ line, to }) => {
                if (line.type === 'received' || line.type === 'got') return false
                return (!to || (viewer !== null && to.includes(viewer))) && JSON.stringify(line).includes(`"${card}"`)
              })
              if (!shownSince)
                expect(page, `${card} of ${seat} for ${viewer}`).not.toContain(`${gameWords.card(card)}"`)
            }
          }
          screen.unmount()
        }
      const seat = chance.pick(game.toMove(tableView(state)))
      applyMoveUnchecked(game, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
    }
  })

  test('answering by hand, I am told which of my two cards it is about', () => {
    const state = playUntil(
      begin(4, { clues: 'by hand', secretCards: 'two' }),
      ({ open }) => open.phase === 'answer' && open.asked!.place === 1,
    )
    expect(mountSeat(state, state.open.asked!.of).find('.compare').text()).toContain(labels.yourSecret(1))
  })

  test('the table says nothing that depends on a hand', () => {
    const state = atPlay()
    const before = mountTable(state).html()
    const hand = state.own[1]!.hand
    hand[0] = state.sealed.pile[0]!
    state.own[2]!.secrets[0] = state.sealed.pile[1]!
    expect(mountTable(state).html()).toBe(before)
  })
})

describe('one’s own secret', () => {
  const secretIn = (state: ReturnType<typeof atPlay>) => gameWords.card(state.own[0]!.secrets[0]!)

  test('opens while it is held with a finger', async () => {
    const state = atPlay()
    const screen = mountSeat(state, 0)
    const peek = screen.find('.peek')
    expect(peek.html()).not.toContain(secretIn(state))
    expect(peek.attributes('aria-label')).toBe(labels.peekAt(null))
    await peek.trigger('pointerdown')
    expect(peek.html()).toContain(secretIn(state))
    await peek.trigger('pointerup')
    expect(screen.html()).not.toContain(secretIn(state))
  })

  test.each(['pointerleave', 'pointercancel', 'blur'])('turns back on %s', async end => {
    const state = atPlay()
    const peek = mountSeat(state, 0).find('.peek')
    await peek.trigger('pointerdown')
    await peek.trigger(end)
    expect(peek.html()).not.toContain(secretIn(state))
  })

  test('turns back when the window is left', async () => {
    const state = atPlay()
    const peek = mountSeat(state, 0).find('.peek')
    await peek.trigger('pointerdown')
    window.dispatchEvent(new Event('blur'))
    await nextTick()
    expect(peek.html()).not.toContain(secretIn(state))
  })

  test.each(['Enter', ' '])('opens while the key %j is held', async key => {
    const state = atPlay()
    const peek = mountSeat(state, 0).find('.peek')
    await peek.trigger('keydown', { key })
    expect(peek.html()).toContain(secretIn(state))
    await peek.trigger('keyup', { key })
    expect(peek.html()).not.toContain(secretIn(state))
  })

  test('opens for four seconds for those who cannot hold', async () => {
    vi.useFakeTimers()
    const state = atPlay()
    const peek = mountSeat(state, 0).find('.peek')
    await peek.trigger('click', { detail: 0 })
    expect(peek.html()).toContain(secretIn(state))
    vi.advanceTimersByTime(4000)
    await nextTick()
    expect(peek.html()).not.toContain(secretIn(state))
    vi.useRealTimers()
  })

  test('answering by hand shows the played card, and the secret only while it is held', async () => {
    const state = playUntil(begin(3, { clues: 'by hand', play: 'secret' }), ({ open }) => open.phase === 'answer')
    const seat = state.open.asked!.of
    const screen = mountSeat(state, seat)
    const secret = gameWords.card(state.own[seat]!.secrets[0]!)
    expect(screen.find('.compare').html()).toContain(gameWords.card(state.own[seat]!.asked!))
    expect(screen.html()).not.toContain(secret)
    await screen.find('.compare .peek').trigger('pointerdown')
    expect(screen.find('.compare').html()).toContain(secret)
  })
})
