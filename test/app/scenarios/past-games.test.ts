// @vitest-environment happy-dom
// Past games on the first page and in the standings: grouped by evening, found by name and game, deleted after asking.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { goToScore } from '../../../renderer/device/page/route.ts'
import PastGamesByEvening from '../../../renderer/pages/home/PastGamesByEvening.vue'
import StandingsPage from '../../../renderer/pages/StandingsPage.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { eveningDayOf, gamesInPeriod, pastEvenings, yearsOf } from '../../../renderer/use/history/pastGames.ts'
import type { PastGame } from '../../../shared/wire/index.ts'
import { FakeSocket, freshPage, leavePage, welcome } from '../socket.ts'
import type { Pinia } from 'pinia'
import { allByRole, byRole, isThere, nameOf } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

const at = (text: string) => new Date(text).getTime()
let nth = 0
const DEVICES: Readonly<Record<string, string>> = { Ana: 'a', Ben: 'b', Anatol: 'c', Cleo: 'd' }
const game = (when: string, players: string[], more: Partial<PastGame> = {}): PastGame => ({
  id: `game-${nth++}`,
  game: 'mind-reader',
  players,
  devices: players.map(name => DEVICES[name]!),
  winners: [0],
  when: at(when),
  ...more,
})
const YEAR = [
  game('2026-11-21T01:30', ['Ana', 'Ben']),
  game('2026-11-20T22:00', ['Ben', 'Ana'], { game: 'precognition' }),
  game('2026-11-13T21:00', ['Anatol', 'Ben']),
  game('2026-05-01T21:00', ['Cleo', 'Ana']),
  game('2025-12-31T23:00', ['Ana', 'Cleo']),
]

let page: VueWrapper | null = null
let pinia: Pinia
beforeEach(async () => {
  pinia = freshPage()
  await switchLanguage('en')
})
afterEach(() => {
  leavePage(page)
  page = null
})

const titles: Record<string, string> = { 'mind-reader': 'Mind Reader', precognition: 'Precognition' }
function list(games: readonly PastGame[] = YEAR) {
  const shown = mount(PastGamesByEvening, {
    props: { games, gameTitle: (id: string) => titles[id]! },
    global: { plugins: [pinia] },
    attachTo: document.body,
  })
  page = shown
  return shown
}
const press = (name: string | RegExp) => byRole(document, 'button', name).trigger('click')
/** The evenings are the parts of the list with a button for that evening's winners. */
const evenings = (past: VueWrapper) => allByRole(past, 'region').filter(one => allByRole(one, 'region').length === 0)
const find = (past: VueWrapper, text: string) => byRole(past, 'searchbox').setValue(text)

test('a game past midnight belongs to the same evening, and at five the next one begins', () => {
  expect(eveningDayOf(YEAR[0]!)).toBe('2026-11-20')
  expect(eveningDayOf({ when: at('2026-11-21T04:59') })).toBe('2026-11-20')
  expect(eveningDayOf({ when: at('2026-11-21T05:00') })).toBe('2026-11-21')
  expect(pastEvenings(YEAR).map(({ day, games }) => `${day}: ${games.length}`)).toEqual([
    '2026-11-20: 2',
    '2026-11-13: 1',
    '2026-05-01: 1',
    '2025-12-31: 1',
  ])
  expect(yearsOf(YEAR)).toEqual(['2026', '2025'])
  expect(gamesInPeriod(YEAR, '2026')).toHaveLength(4)
})

test('a time after midnight names its own day below the day before', () => {
  const past = list()
  const [evening] = evenings(past)
  expect(isThere(evening!, 'heading', /^Friday.*20/)).toBe(true)
  const times = allByRole(evening!, 'listitem').map(one => one.find('time').text())
  expect(times[0]).toMatch(/^Sat,? 0?1:30/)
  expect(times[1]).toMatch(/^(22:00|10:00)/)
})

test('the last evenings are shown, and the earlier ones on request', async () => {
  const past = list()
  expect(evenings(past)).toHaveLength(3)
  await press('Show one earlier evening')
  expect(evenings(past)).toHaveLength(4)
})

test('games are found by parts of names and titles, with their number', async () => {
  const past = list()
  const found = async (text: string) => {
    await find(past, text)
    return [evenings(past).flatMap(one => allByRole(one, 'listitem')).length, byRole(past, 'status').text()]
  }
  expect(await found('ana')).toEqual([4, '5 games found'])
  expect(await found('ANA precog')).toEqual([1, '1 game found'])
  expect(await found('cleo ben')).toEqual([0, 'No game found.'])
  expect(await found('')).toEqual([4, ''])
})

test('all games of a player are deleted only by whole name, after a question with their number', async () => {
  const past = list()
  await find(past, 'an')
  expect(isThere(past, 'button', /^Delete all/)).toBe(false)
  await find(past, 'ana ')
  await press('Delete all 4 games with Ana')
  expect(past.emitted('discardPlayer')).toBeUndefined()
  expect(document.body.textContent).toContain('Delete all 4 games with Ana?')
  await press('Delete them')
  expect(past.emitted('discardPlayer')).toEqual([['Ana']])
})

test('each game says who won, or that nobody did', () => {
  const [ana, both, nobody] = [[0], [0, 1], []].map(winners => game('2026-11-20T22:00', ['Ana', 'Ben'], { winners }))
  const games = list([ana!, both!, nobody!])
  expect(allByRole(games, 'paragraph', / · .* won$/).map(ending => nameOf(ending).replace(/^.* · /, ''))).toEqual([
    'Ana won',
    'Ana and Ben won',
    'Nobody won',
  ])
})

test('one game is deleted after a question', async () => {
  const past = list()
  await allByRole(past, 'button', /^Delete /)[0]!.trigger('click')
  expect(past.emitted('discard')).toBeUndefined()
  await byRole(byRole(document, 'dialog'), 'button', 'Delete').trigger('click')
  expect(past.emitted('discard')).toEqual([[YEAR[0]]])
})

test('an evening that a computer player led shows it first, labelled as a computer', async () => {
  const store = useTableStore()
  store.connect({ address: 'host:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  const games = ['20:00', '21:00'].map(time =>
    game(`2026-11-20T${time}`, ['Ana', 'Ada'], { devices: ['a', ''], winners: [1] }),
  )
  FakeSocket.last.tell({ ...welcome, owner: true } as never, { type: 'saved-tables', tables: [], games })
  const score = mount(StandingsPage, { global: { plugins: [pinia] } })
  page = score
  const names = () =>
    allByRole(byRole(score, 'region', 'By player'), 'heading').flatMap(one => nameOf(one).replace(/\s+/g, ' '))
  await until(() => expect(names()).toEqual(['By player', 'Ada computer', 'Ana']))
})

test('the evening says who won what, and the year counts people by name and device', async () => {
  const store = useTableStore()
  store.connect({ address: 'host:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell({ ...welcome, owner: true } as never, { type: 'saved-tables', tables: [], games: YEAR })
  const score = mount(StandingsPage, { global: { plugins: [pinia] } })
  page = score
  const people = () => allByRole(byRole(score, 'region', 'By player'), 'listitem')
  await until(() => expect(people()).toHaveLength(2))
  expect(isThere(score, 'heading', /20 November/)).toBe(true)
  expect(people().map(one => one.text().replace(/\s+/g, ' '))).toEqual([
    'Ana1 of 2 wonMind Reader1 of 1Precognition0 of 1',
    'Ben1 of 2 wonMind Reader0 of 1Precognition1 of 1',
  ])
  goToScore('2026')
  await nextTick()
  expect(isThere(score, 'heading', 'The year 2026')).toBe(true)
  expect(people().map(one => byRole(one, 'paragraph').text())).toEqual([
    '1 of 3 won',
    '1 of 3 won',
    '1 of 1 won',
    '1 of 1 won',
  ])
})
