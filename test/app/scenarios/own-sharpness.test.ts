// @vitest-environment happy-dom
// How sharp somebody's questions were: remembered by the device of the seat, measured from the record, shown only
// there.
import { readFileSync } from 'node:fs'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Pinia } from 'pinia'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { storedOwnGames } from '../../../renderer/device/storage/gameMemory.ts'
import SharpnessPage from '../../../renderer/pages/SharpnessPage.vue'
import AfterGamePanel from '../../../renderer/pages/seat/AfterGamePanel.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { figureOfOwnQuestions } from '../../../renderer/use/end/sharpnessFigure.ts'
import { readOwnGames, rememberOwnGames } from '../../../renderer/use/history/ownGames.ts'
import { formatRecord, parseRecord, scoreQuestions } from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { PastGame, TableState } from '../../../shared/wire/index.ts'
import { pastEveningsWords } from '../../../shared/words/en/evenings.ts'
import { reviewWords } from '../../../shared/words/en/review.ts'
import { resultWords } from '../../../shared/words/en/seat.ts'
import { FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

const GAME = 'piecepack-deduction'
const record = parseRecord(readFileSync(`test/records/${GAME}/five-players.jsonl`, 'utf8'))

let page: VueWrapper | null = null
let pinia: Pinia
beforeEach(async () => {
  pinia = freshPage()
  storedOwnGames.set('[]') // it is remembered beyond a page's storage
  await switchLanguage('en')
  useTableStore().connect({ address: 'host:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome)
  rememberOwnGames()
})
afterEach(() => {
  leavePage(page)
  page = null
})

const over = (change: Partial<TableState> = {}, devices = [ME, 'other', '']) =>
  tableMessage(
    tableOf({
      phase: 'over',
      game: GAME,
      evening: [
        {
          id: 'a1-1',
          game: GAME,
          first: 0,
          outcome: { winners: [0], points: [1, 0, 0] },
          players: ['Ana', 'Ben', 'Cleo'].map((name, avatar) => ({ name, avatar, device: devices[avatar]! })),
        },
      ],
      ...change,
    }),
  )
const kept = () => readOwnGames(storedOwnGames.get())
function show() {
  const shown = mount(SharpnessPage, { global: { plugins: [pinia] } })
  page = shown
  return shown
}

/** A person's figure, on its own. */
const PERCENT = /^\d+%$/

test('a device remembers its own seats of a game that ended, and nobody else’s', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  expect(kept()).toEqual([{ id: 'a1-1', game: GAME, seats: [{ seat: 0, name: 'Ana', sharpness: null }] }])
  FakeSocket.last.tell(over())
  await nextTick()
  expect(kept()).toHaveLength(1)
})

test('a device that only watched, or sat down for the next game, remembers nothing', async () => {
  FakeSocket.last.tell(over({}, ['other', 'another', '']))
  await nextTick()
  FakeSocket.last.tell(over({ phase: 'playing' }))
  await nextTick()
  expect(kept()).toEqual([])
})

test('a person who left before the end is not measured by what the computer asked for them', async () => {
  const left = tableOf().chairs.map(seated => ({ ...seated, device: '' }))
  FakeSocket.last.tell(over({ chairs: left }))
  await nextTick()
  expect(kept()).toEqual([])
})

test('the questions are measured from the record, and the figure is kept for the next visit', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  const shown = show()
  await nextTick()
  expect(FakeSocket.last.of('record')).toEqual([{ type: 'record', game: 'a1-1' }])
  FakeSocket.last.tell({ type: 'record', game: 'a1-1', text: formatRecord(record) })
  await until(() => expect(isThere(shown, 'paragraph', PERCENT)).toBe(true))
  const entry = gameEntry(GAME)!
  const asked = [...scoreQuestions(await entry.load(), await entry.mind(), record, [0])]
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const share = sum(asked.map(({ expected }) => expected)) / sum(asked.map(({ best }) => best))
  expect(share).toBeGreaterThan(0)
  expect(byRole(shown, 'paragraph', PERCENT).text()).toBe(`${Math.round(100 * share)}%`)
  expect(shown.text()).toContain(`${asked.filter(({ best }) => best > 0).length} questions in 1 game`)
  shown.unmount()
  expect(byRole(show(), 'paragraph', PERCENT).text()).toBe(`${Math.round(100 * share)}%`)
  expect(FakeSocket.last.of('record')).toHaveLength(1)
})

test.each([
  [1, false],
  [2, false],
  [3, true],
])('after %i questions there is a figure: %s, here as at the end of a game', (questions, isShown) => {
  const sharpness = { questions, expected: questions, best: 2 * questions }
  storedOwnGames.set(JSON.stringify([{ id: 'a1-1', game: GAME, seats: [{ seat: 0, name: 'Ana', sharpness }] }]))
  const shown = show()
  expect(isThere(shown, 'paragraph', PERCENT)).toBe(isShown)
  expect(shown.text().includes(pastEveningsWords.tooFewQuestions)).toBe(!isShown)
  expect(figureOfOwnQuestions(sharpness, { question: null, isSharpest: false }) !== null).toBe(isShown)
})

test('each game is listed, one with too few questions for a figure by their number', () => {
  const seats = (questions: number) => [
    { seat: 0, name: 'Ana', sharpness: { questions, expected: questions, best: 2 * questions } },
  ]
  const played = [
    { id: 'a1-1', game: 'mind-reader', seats: seats(3) },
    { id: 'a1-2', game: 'communal-deduction', seats: seats(1) },
    { id: 'a1-3', game: 'precognition', seats: seats(0) },
  ]
  storedOwnGames.set(JSON.stringify(played))
  const text = show().text()
  expect(text).toContain('4 questions in 2 games')
  expect(text).toMatch(/Mind Reader\s*50%/)
  expect(text).toMatch(/The Hidden Card\s*1 question in 1 game/)
  expect(text).not.toContain('Precognition')
})

test('after a game without questions nobody is led to the figure', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  const isOffered = (game: string) => {
    const after = mount(AfterGamePanel, {
      props: { table: tableOf({ game }), outcome: { winners: [0], points: [1, 0] }, mayArrangeTable: true },
      global: { plugins: [pinia] },
    })
    return isThere(after, 'button', resultWords.sharp)
  }
  expect([GAME, 'precognition'].map(isOffered)).toEqual([true, false])
})

test('after a game one can look back at it; before the host has its record nobody is led there', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  const after = (table: TableState) =>
    mount(AfterGamePanel, {
      props: { table, outcome: { winners: [0], points: [1, 0] }, mayArrangeTable: true },
      global: { plugins: [pinia] },
    })
  expect(isThere(after(tableOf({ game: GAME })), 'button', reviewWords.look)).toBe(false)
  const panel = after(useTableStore().table!)
  await byRole(panel, 'button', reviewWords.look).trigger('click')
  expect(panel.emitted('review')).toEqual([['a1-1']])
})

test('an unreadable record is skipped, and the next game is measured', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  storedOwnGames.set(JSON.stringify([{ ...kept()[0]!, id: 'a1-0' }, ...kept()]))
  const players = ['Ana', 'Ben', 'Cleo']
  const damaged: PastGame = { id: 'a1-0', game: GAME, when: 1, players, devices: [ME, 'other', ''], winners: [0] }
  useTableStore().games = [damaged]
  const shown = show()
  await nextTick()
  FakeSocket.last.tell({ type: 'record', game: 'a1-0', text: 'nothing that can be read' })
  await until(() => expect(FakeSocket.last.of('record')).toHaveLength(2))
  FakeSocket.last.tell({ type: 'record', game: 'a1-1', text: formatRecord(record) })
  await until(() => expect(isThere(shown, 'paragraph', PERCENT)).toBe(true))
  await until(() => expect(shown.text()).not.toContain('Measuring game'))
  expect(kept().map(({ seats }) => seats[0]!.sharpness === null)).toEqual([true, false])
})

test('measuring can be stopped and resumed', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  const shown = show()
  await nextTick()
  expect(byRole(shown, 'status').text()).toBe('Measuring game 1 of 1…')
  await byRole(shown, 'button', 'Stop').trigger('click')
  FakeSocket.last.tell({ type: 'record', game: 'a1-1', text: formatRecord(record) })
  await flushPromises()
  expect(kept()[0]!.seats[0]!.sharpness).toBeNull()
  expect(shown.text()).toContain('Measure the game that is left')
})

test('two people who share a device each open their own', () => {
  const sharpness = { questions: 2, expected: 1, best: 2 }
  const seats = ['Ana', 'Ben'].map((name, seat) => ({ seat, name, sharpness }))
  storedOwnGames.set(JSON.stringify([{ id: 'x', game: GAME, seats }]))
  const shown = show()
  expect(allByRole(shown, 'group').map(one => one.attributes('open'))).toEqual([undefined, undefined])
})

test('none of it is sent to the host', async () => {
  FakeSocket.last.tell(over())
  await nextTick()
  show()
  await nextTick()
  const said = JSON.stringify(FakeSocket.last.said)
  expect(said).not.toMatch(/sharp|expected|best/)
})

test('it is deleted after a confirmation', async () => {
  FakeSocket.last.tell(over({}, [ME, '', '']))
  await nextTick()
  const shown = show()
  await byRole(shown, 'button', pastEveningsWords.forget).trigger('click')
  expect(kept()).toHaveLength(1)
  await byRole(byRole(shown, 'dialog'), 'button', pastEveningsWords.forget).trigger('click')
  expect(kept()).toEqual([])
})

test('an unreadable stored game is left out, and harms nothing', () => {
  expect(readOwnGames('nonsense')).toEqual([])
  expect(readOwnGames('[{"id":"x"},7,{"id":"y","game":"g","seats":[]}]')).toEqual([{ id: 'y', game: 'g', seats: [] }])
})
