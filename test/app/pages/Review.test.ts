// @vitest-environment happy-dom
// A review that is opened with one's own eyes: on a phone the view of one's own seat, elsewhere all of it.
import { readFileSync } from 'node:fs'
import { mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goToMoment, goToPage } from '../../../renderer/device/page/route.ts'
import { storedOwnGames } from '../../../renderer/device/storage/gameMemory.ts'
import Review from '../../../renderer/pages/Review.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { homeWords } from '../../../shared/words/en/home.ts'
import { reviewWords } from '../../../shared/words/en/review.ts'
import { allByRole, byRole, isThere, nameOf } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, welcome } from '../socket.ts'

const GAME = 'piecepack-deduction'
const RECORD = readFileSync(`test/records/${GAME}/three-players.jsonl`, 'utf8')

let pinia: Pinia
let page: VueWrapper | null = null
beforeEach(() => (pinia = freshPage()))
afterEach(() => {
  leavePage(page)
  page = null
  storedOwnGames.set('[]')
  goToPage('home')
  vi.restoreAllMocks()
})

/** Opens the record on a window this wide, at a device that had this seat. */
async function open({
  width,
  own,
  avatars,
}: {
  width: number
  own: number | null
  avatars?: readonly number[]
}): Promise<VueWrapper> {
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const widest = /max-width: (\d+)px/.exec(query)
    return Object.assign(new EventTarget(), {
      matches: widest !== null && width <= Number(widest[1]),
    }) as MediaQueryList
  })
  if (own !== null)
    storedOwnGames.set(JSON.stringify([{ id: 'a1-1', game: GAME, seats: [{ seat: own, name: '', sharpness: null }] }]))
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(tableOf({ phase: 'lobby' })))
  goToMoment({ game: 'a1-1', step: 1, eyes: 'own' })
  page = mount(Review, { global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(FakeSocket.last.of('record')).toHaveLength(1))
  const [header, ...moves] = RECORD.split('\n')
  const text = [JSON.stringify({ ...JSON.parse(header!), avatars }), ...moves].join('\n')
  FakeSocket.last.tell({ type: 'record', game: 'a1-1', text })
  await until(() => expect(isThere(page!, 'group', reviewWords.eyes)).toBe(true))
  return page
}

test.each([
  ['on a phone it shows what I saw at my own seat', { width: 390, own: 1 }, homeWords.playerName(2)],
  ['on a phone it shows all if I only watched', { width: 390, own: null }, reviewWords.all],
  ['on a laptop it shows all', { width: 1440, own: 1 }, reviewWords.all],
])('%s', async (_, where, chosen) => {
  const review = await open(where)
  const eyes = allByRole(byRole(review, 'group', reviewWords.eyes), 'button')
  expect(eyes.filter(one => one.attributes('aria-pressed') === 'true').map(nameOf)).toEqual([chosen])
})

test('players keep the colours and shapes they had at the table, where a chair was free', async () => {
  const review = await open({ width: 1440, own: null, avatars: [0, 4, 2] })
  const eyes = byRole(review, 'group', reviewWords.eyes)
  expect(eyes.findAll('[data-avatar]').map(badge => badge.attributes('data-avatar'))).toEqual(['0', '4', '2'])
})
