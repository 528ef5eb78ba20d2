// @vitest-environment happy-dom
// An answer in the notebook: what it rules out falls away, the count runs down, and the last card asks to be named.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import Seat from '../../../renderer/pages/Seat.vue'
import SeatNotebook from '../../../renderer/pages/seat/NotebookPanel.vue'
import { cellFallDelaysMs } from '../../../renderer/parts/ruledOutAnimation.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { loadGame } from '../../../renderer/use/game/game.ts'
import {
  defaultOptions,
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
} from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'
import { sent } from '../../kit/screens.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null

beforeEach(() => {
  pinia = freshPage()
})
afterEach(() => {
  leavePage(page)
  page = null
})

/** Ana's seat at a table of Blank. It is her turn, and she holds the coin. */
async function sit(called: readonly string[] = []): Promise<VueWrapper> {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  const open = { turn: 0, called, answer: null }
  const story = called.map(card => ({ type: 'named', by: 1, card, right: false }))
  FakeSocket.last.tell(welcome, tableMessage(tableOf()), viewOf(0, { open, story }))
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(Seat, { table: useTableStore().table! }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(page!.find('.wrapped button').exists()).toBe(true))
  await flushPromises()
  return page
}
/** Ben names these cards, all wrongly. */
async function named(before: readonly string[], ...cards: string[]): Promise<void> {
  const told = cards.map(card => ({ type: 'named', by: 1, card, right: false }))
  FakeSocket.last.tell({ type: 'news', n: 1, set: ['called', [...before, ...cards]], told } as never)
  await flushPromises()
}
const fallen = () => page!.findAll('[data-falls]')
const said = () => page!.get('.part.notebook > .seen-by-ear').text()

describe('what an answer rules out', () => {
  it('falls away in the order a person would cross it out, within 400 ms in all', () => {
    expect(cellFallDelaysMs(4)).toEqual([0, 25, 50, 75])
    expect(cellFallDelaysMs(100).at(-1)).toBeLessThan(400)
    expect(cellFallDelaysMs(100)).toHaveLength(100)
  })

  it('falls from its own sheet, each as the paper it was, and then rests', async () => {
    const seat = await sit()
    vi.useFakeTimers()
    await named([], 'ring', 'book')
    expect(fallen().map(one => one.attributes('aria-label')!.split(',')[0])).toEqual(['book', 'ring'])
    expect(fallen().map(one => (one.element as HTMLElement).style.getPropertyValue('--falls-after'))).toEqual([
      '0ms',
      '25ms',
    ])
    vi.advanceTimersByTime(1000)
    expect(fallen()).toEqual([])
    expect(seat.findAll('.wrapped button:not(.alive)')).toHaveLength(3)
  })

  it('lets the number run down to the new one, which a reader gets at once', async () => {
    const seat = await sit()
    await named([], 'ring', 'book')
    const number = seat.get('.count b')
    expect(number.text()).toBe('4')
    expect(number.attributes('data-runs')).toBe('')
    expect(number.attributes('style')).toContain('--runs-from: 6; --runs-to: 4')
  })

  it('is announced, once', async () => {
    const seat = await sit()
    await named([], 'ring', 'book')
    expect(said()).toBe('From 6 to 4 left')
    expect(
      seat
        .get('.part.notebook')
        .findAll('[aria-live]')
        .map(one => one.text())
        .join()
        .match(/4/g),
    ).toHaveLength(1)
  })

  it('is gone at once with reduced motion, and announced', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const seat = await sit()
    await named([], 'ring', 'book')
    expect(fallen()).toEqual([])
    expect(seat.find('[data-runs]').exists()).toBe(false)
    expect(said()).toBe('From 6 to 4 left')
  })

  it('does not fall for a mark made by hand, nor on coming back to the page', async () => {
    const seat = await sit(['ring'])
    expect(fallen()).toEqual([])
    await seat.get('.wrapped button').trigger('click')
    takeMarks()
    await flushPromises()
    expect(fallen()).toEqual([])
    expect(said()).toBe('')
  })
})

/** The host acknowledges the marks. */
function takeMarks(): void {
  for (const { seat, at, mark } of FakeSocket.last.of('mark')) FakeSocket.last.tell({ type: 'marked', seat, at, mark })
}

describe('the last one left', () => {
  const most = ['bell', 'book', 'lamp', 'mask']

  it('is lit, and asks to be named: a press on it asks to confirm, and then names it', async () => {
    const seat = await sit(most)
    expect(seat.find('[data-last]').exists()).toBe(false)
    await named(most, 'ring')
    const last = seat.get('[data-last]')
    expect(last.attributes('aria-label')).toContain('rope')
    expect(seat.get('.last-left').text()).toContain('The hidden card is the rope')
    await last.trigger('click')
    expect(FakeSocket.last.of('move')).toEqual([])
    expect(FakeSocket.last.of('mark')).toEqual([])
    await until(() => expect(document.querySelector('dialog')?.textContent).toContain('Name it now?'))
    document.querySelector<HTMLElement>('dialog .button.danger')!.click()
    await flushPromises()
    expect(FakeSocket.last.of('move').map(({ move }) => move)).toEqual([{ type: 'name', card: 'rope' }])
  })

  it('is only lit while it may not be named', async () => {
    const seat = await sit(most)
    FakeSocket.last.tell({ type: 'news', n: 1, set: ['turn', 1, 'called', [...most, 'ring']], told: [], toMove: [1] })
    await flushPromises()
    expect(seat.find('[data-last]').exists()).toBe(true)
    expect(seat.find('.last-left').exists()).toBe(false)
    await seat.get('[data-last]').trigger('click')
    expect(FakeSocket.last.of('mark')).toHaveLength(1)
    takeMarks()
  })
})

describe('on the sheets of every game', () => {
  const Notebook: Component = SeatNotebook

  it.each(games.map(entry => [entry.id, entry] as const))('%s: what is ruled out falls', async (_, entry) => {
    const [game, mind] = await Promise.all([loadGame(entry), entry.mind()])
    const [fewest] = entry.seats
    const state = startGame(game.rules, { seats: fewest, options: defaultOptions(game.rules), seed: 'thins', first: 0 })
    const chance = diceFromSeed('thins')
    const players = Array.from({ length: fewest }, (_, avatar) => ({
      name: `P${avatar}`,
      avatar,
      isComputer: false,
      isHere: true,
      substituted: false,
    }))
    const given = () => ({
      game,
      ownView: sent(seatView(state, 0)),
      shownView: { no: 1, seat: 0, marks: {} },
      players,
      offers: [],
      level: 'facts',
      hints: false,
      hint: null,
      proof: null,
      because: null,
      working: false,
      failed: false,
    })
    page = mount(Notebook, { props: given(), attachTo: document.body })
    let fell = 0
    while (!state.outcome && fell === 0) {
      const seat = chance.pick(game.rules.toMove(tableView(state)))
      applyMoveUnchecked(game.rules, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
      await page.setProps(given())
      await flushPromises()
      fell = page.findAll('[data-falls]').length
    }
    expect(fell).toBeGreaterThan(0)
  })
})
