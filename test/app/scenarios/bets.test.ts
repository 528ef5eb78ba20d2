// @vitest-environment happy-dom
// A player who is out bets on who will win and who comes next, which everybody reads at the end, and may watch as the table sees it.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { defineComponent, h, type Component } from 'vue'
import { afterEach, beforeEach, expect, test } from 'vitest'
import Seat from '../../../renderer/pages/Seat.vue'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { winnerBetsSentence, nextSeatBetsSentence } from '../../../renderer/use/end/bets.ts'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { grammar } from '../../../renderer/device/words/words.ts'
import { defaultOptions, seatView, startGame, tableView, type SeatView } from '../../../shared/engine/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { TILES } from '../../../shared/games/piecepack-deduction/cards.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { gameWords as mindReaderWords } from '../../../shared/games/mind-reader/words/en.ts'
import { piecepack } from '../../../shared/games/piecepack-deduction/rules.ts'
import { gestureAndPauseWords } from '../../../shared/words/en/gesturesAndPauses.ts'
import { GESTURES, type HostMessage, type TableState } from '../../../shared/wire/index.ts'
import { LANGUAGES } from '../../../shared/words/language.ts'
import { plainText } from '../../../shared/words/sentence.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'

let pinia: Pinia
let page: VueWrapper | null = null
beforeEach(() => {
  pinia = freshPage()
  localStorage.setItem('hunch.explained', 'off')
})
afterEach(() => {
  leavePage(page)
  page = null
})

const chairs = ['Ana', 'Ben', 'Cleo', 'Dora'].map((name, avatar) =>
  chair({ avatar, name, ...(avatar === 0 && { device: ME }) }),
)
const table = (change: Partial<TableState> = {}) =>
  tableMessage(tableOf({ game: 'piecepack-deduction', options: { lastOneIn: 'wins' }, chairs, ...change }))

/** Seat 0's view, or the table's, of a game in which these seats are out. */
function view(seat: number | null, out: readonly number[], change: Partial<SeatView<Piecepack>> = {}): HostMessage {
  const state = startGame(piecepack, { seats: 4, options: { lastOneIn: 'wins' }, seed: 'bets', first: 1 })
  for (const one of out) state.open.out[one] = true
  const seen = { ...(seat === null ? tableView(state) : seatView(state, seat)), ...change }
  return { type: 'view', no: 1, n: 0, seat, toMove: change.outcome ? [] : [1], view: seen, marks: {} }
}

async function open(component: Component, ...told: readonly HostMessage[]): Promise<VueWrapper> {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32), display: component === TableDisplay })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, ...told)
  const app = defineComponent({ setup: () => () => useTableStore().table && h(component, { table: useTableStore().table }) }) // prettier-ignore
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(page!.findAll('main').length).toBe(1))
  await flushPromises()
  return page
}

test('who is out chooses among those who still play, and may change their mind', async () => {
  const seat = await open(Seat, table(), view(0, [0, 3]))
  await until(() => expect(isThere(seat, 'group', 'Your bet: who will win the game?')).toBe(true))
  const asked = byRole(seat, 'group', 'Your bet: who will win the game?')
  expect(asked.findAll('button').map(one => one.text().replace(/\W/g, ''))).toEqual(['Ben', 'Cleo'])
  await byRole(asked, 'button', 'Cleo').trigger('click')
  expect(FakeSocket.last.of('mark')).toEqual([{ type: 'mark', seat: 0, at: 'bet', mark: '2' }])
  expect(byRole(asked, 'button', 'Cleo').attributes('aria-pressed')).toBe('true')
  await byRole(asked, 'button', 'Ben').trigger('click')
  expect(FakeSocket.last.of('mark').at(-1)).toEqual({ type: 'mark', seat: 0, at: 'bet', mark: '1' })
  expect(byRole(asked, 'button', 'Cleo').attributes('aria-pressed')).toBe('false')
})

test('who is out of a hand, and may win a later one, bets only on whose card is named next', async () => {
  const options = { ...defaultOptions(mindReader), length: 'one hand each as dealer' } as const
  const state = startGame(mindReader, { seats: 4, options, seed: 'bets', first: 1 })
  state.open.phase = 'play'
  state.open.out[0] = true
  const seat = await open(Seat, table({ game: 'mind-reader', options }), {
    type: 'view',
    no: 1,
    n: 0,
    seat: 0,
    toMove: [1],
    view: { ...seatView(state, 0) },
    marks: {},
  })
  await until(() => expect(isThere(seat, 'group', mindReaderWords.nextBet)).toBe(true))
  expect(isThere(seat, 'group', 'Your bet: who will win the game?')).toBe(false)
})

test.each([
  ['who still plays', [3]],
  ['who is out while only one other still plays', [0, 2, 3]],
] as const)('%s is not asked', async (_, out) => {
  const seat = await open(Seat, table(), view(0, out))
  expect(isThere(seat, 'group', 'Your bet: who will win the game?')).toBe(false)
})

test('who is out may also bet on who names next, anew after each naming', async () => {
  const seat = await open(Seat, table(), view(0, [0, 3]))
  await until(() => expect(isThere(seat, 'button', 'Who is next?')).toBe(true))
  await byRole(seat, 'button', 'Who is next?').trigger('click')
  const asked = () => byRole(seat, 'group', 'Your bet: who names next?')
  await byRole(asked(), 'button', 'Ben').trigger('click')
  expect(FakeSocket.last.of('mark')).toEqual([{ type: 'mark', seat: 0, at: 'bet 0', mark: '1' }])
  expect(byRole(asked(), 'button', 'Ben').attributes('aria-pressed')).toBe('true')
  FakeSocket.last.tell(view(0, [0, 3], { story: [{ type: 'named', by: 2, tile: TILES[0]!, right: false }] }))
  await until(() => expect(byRole(asked(), 'button', 'Ben').attributes('aria-pressed')).toBe('false'))
  await byRole(asked(), 'button', 'Cleo').trigger('click')
  expect(FakeSocket.last.of('mark').at(-1)).toEqual({ type: 'mark', seat: 0, at: 'bet 1', mark: '2' })
})

test('who is out may watch as the table sees it, and come back', async () => {
  const seat = await open(Seat, table(), view(0, [0, 3]))
  await until(() => expect(isThere(seat, 'button', 'Table view')).toBe(true))
  await byRole(seat, 'button', 'Table view').trigger('click')
  expect(FakeSocket.last.of('watch')).toEqual([{ type: 'watch', seat: null }])
  FakeSocket.last.tell(view(null, [0, 3]), table()) // news of the table does not end it
  await until(() => expect(isThere(seat, 'button', 'Back to my cards')).toBe(true))
  expect(isThere(seat, 'group', 'Your bet: who will win the game?')).toBe(false)
  expect(FakeSocket.last.of('watch')).toHaveLength(1)
  await byRole(seat, 'button', 'Back to my cards').trigger('click')
  expect(FakeSocket.last.of('watch').at(-1)).toEqual({ type: 'watch', seat: 0 })
})

test('who watches as the table sees it comes back by itself when the game is over', async () => {
  const seat = await open(Seat, table(), view(0, [0, 3]))
  await until(() => expect(isThere(seat, 'button', 'Table view')).toBe(true))
  await byRole(seat, 'button', 'Table view').trigger('click')
  FakeSocket.last.tell(view(null, [0, 3], { outcome: { winners: [1], points: [0, 1, 0, 0] } }))
  await until(() => expect(FakeSocket.last.of('watch').at(-1)).toEqual({ type: 'watch', seat: 0 }))
})

test('who is out may still make gestures, like everybody at the table', async () => {
  const seat = await open(Seat, table(), view(0, [0, 3]))
  await until(() => expect(isThere(seat, 'button', gestureAndPauseWords.react)).toBe(true))
  await byRole(seat, 'button', gestureAndPauseWords.react).trigger('click')
  const gestures = byRole(seat, 'group', gestureAndPauseWords.react)
  expect(allByRole(gestures, 'button')).toHaveLength(GESTURES.length)
  await byRole(gestures, 'button', gestureAndPauseWords.gestures.bravo).trigger('click')
  expect(FakeSocket.last.of('react')).toEqual([{ type: 'react', seat: 0, gesture: 'bravo' }])
})

test('who still plays may not watch as the table sees it', async () => {
  const seat = await open(Seat, table(), view(0, [3]))
  expect(isThere(seat, 'button', 'Table view')).toBe(false)
})

test.each([
  ['a seat', Seat, 0, 'Bets: you on Ben (right), Dora on Cleo (lost).'],
  ['a TV', TableDisplay, null, 'Bets: Ana on Ben (right), Dora on Cleo (lost).'],
] as const)('%s shows all bets at the end', async (_, component, seat, told) => {
  const outcome = { winners: [1], points: [0, 1, 0, 0] }
  const bets = [
    { seat: 0, on: 1 },
    { seat: 3, on: 2 },
  ]
  const evening = [
    { id: 'a1-1', game: 'piecepack-deduction', first: 1, outcome, players: chairs.map(({ name, avatar, device }) => ({ name, avatar, device })) }, // prettier-ignore
  ]
  const shown = await open(component, table({ phase: 'over', bets, evening }), view(seat, [0, 2, 3], { outcome }))
  await until(() => expect(shown.text()).toContain(told))
})

test('a bet on who comes next is right if that naming was theirs; one never decided is left out', async () => {
  const bets = [
    { seat: 0, nth: 0, on: 1 },
    { seat: 0, nth: 1, on: 1 },
    { seat: 0, nth: 2, on: 1 },
    { seat: 3, nth: 1, on: 2 },
    { seat: 2, nth: 2, on: 1 },
  ]
  for (const [language, told] of [
    ['en', 'Who is next: you right 1 of 2, Dora right 1 of 1.'],
    ['de', 'Getippt, wer als Nächstes drankommt: du 1 von 2 richtig, Dora 1 von 1 richtig.'],
    ['fr', 'Paris sur la suite\u202f: toi juste 1 fois sur 2, Dora juste 1 fois sur 1.'],
    ['es', 'Apuestas sobre quién seguía: tú 1 de 2, Dora 1 de 1.'],
  ] as const) {
    await switchLanguage(language)
    const sentence = nextSeatBetsSentence(bets, { nextSeats: [[1], [2]], reader: 0 })!
    const names = ['Ana', 'Ben', 'Cleo', 'Dora']
    expect(plainText(sentence, { reader: 0, names, card: id => id, grammar }), language).toBe(told)
  }
  await switchLanguage('en')
})

test('the sentence is whole in every language', async () => {
  for (const language of LANGUAGES) {
    await switchLanguage(language)
    const sentence = winnerBetsSentence([{ seat: 1, on: 0 }], { winners: [0], reader: 0 })!
    const said = plainText(sentence, { reader: 0, names: ['Ana', 'Ben'], card: id => id, grammar })
    expect(said, language).toMatch(/^\S.* Ben (on you|auf dich|sur toi|por ti) \(\p{L}+\)\.$/u)
  }
  await switchLanguage('en')
})
