// @vitest-environment happy-dom
// People who sit at the table and are away when cards are to be dealt, and somebody of the same name who comes instead.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import Join from '../../../renderer/pages/Join.vue'
import Lobby from '../../../renderer/pages/Lobby.vue'
import Seat from '../../../renderer/pages/Seat.vue'
import { storedJoinCode, storedPlayerName } from '../../../renderer/device/storage/storage.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { joinWords } from '../../../shared/words/en/home.ts'
import { lobbyWords } from '../../../shared/words/en/lobby.ts'
import { resultWords } from '../../../shared/words/en/seat.ts'
import type { HostMessage, TableState } from '../../../shared/wire/index.ts'
import { allByRole, byRole, isThere, nameOf } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { chair, free, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'

const words = lobbyWords.absent
let pinia: Pinia
let page: VueWrapper | null = null
beforeEach(() => (pinia = freshPage()))
afterEach(() => {
  leavePage(page)
  page = null
})

const ana = chair({ avatar: 0, name: 'Ana', device: ME })
const bo = chair({ avatar: 1, name: 'Bo', here: false })
const cleo = chair({ avatar: 2, name: 'Cleo' })

async function open(component: Component, table: TableState, owner: boolean, ...more: HostMessage[]): Promise<void> {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell({ ...welcome, owner } as HostMessage, tableMessage(table, { host: true }), ...more)
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(component, { table: useTableStore().table }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  await flushPromises()
}
async function press(name: string): Promise<void> {
  await until(() => expect(isThere(page!, 'button', name), name).toBe(true))
  await byRole(page!, 'button', name).trigger('click')
  await flushPromises()
}
const said = () => FakeSocket.last.said.filter(({ type }) => ['free', 'start', 'sit', 'request-seat'].includes(type))
const choices = () => allByRole(byRole(page!, 'dialog'), 'button').map(nameOf).slice(1)

test('nobody who is away is dealt cards before the owner was asked', async () => {
  await open(Lobby, tableOf({ phase: 'lobby', chairs: [ana, bo, cleo] }), true)
  await press(lobbyWords.start)
  expect(isThere(page!, 'heading', words.title(['Bo']))).toBe(true)
  expect(choices()).toEqual([words.wait, words.without(['Bo']), words.withThem(['Bo'])])
  await press(words.wait)
  expect(isThere(page!, 'dialog')).toBe(false)
  expect(said()).toEqual([])
  await press(lobbyWords.start)
  await press(words.without(['Bo']))
  expect(said()).toEqual([{ type: 'free', chair: 1 }, { type: 'start' }])
})

test('the owner may have them dealt in all the same', async () => {
  await open(Lobby, tableOf({ phase: 'lobby', chairs: [ana, bo, cleo] }), true)
  await press(lobbyWords.start)
  await press(words.withThem(['Bo']))
  expect(said()).toEqual([{ type: 'start' }])
})

test('the question is gone when they come back', async () => {
  const table = tableOf({ phase: 'lobby', chairs: [ana, bo, cleo] })
  await open(Lobby, table, true)
  await press(lobbyWords.start)
  FakeSocket.last.tell(tableMessage({ ...table, chairs: [ana, { ...bo, here: true }, cleo] }, { host: true }))
  await flushPromises()
  expect(isThere(page!, 'dialog')).toBe(false)
  await press(lobbyWords.start)
  expect(said()).toEqual([{ type: 'start' }])
})

test.each([
  ['by a guest', [ana, bo, cleo], false],
  ['when too few would be left', [ana, bo, free(2)], true],
] as const)('no game is started without them %s', async (_, chairs, owner) => {
  await open(Lobby, tableOf({ phase: 'lobby', chairs: [...chairs] }), owner)
  await byRole(page!, 'button', /^Start/).trigger('click')
  await flushPromises()
  expect(choices()).toEqual([words.wait, words.withThem(['Bo'])])
})

test('the same is asked before the next game of an evening', async () => {
  const chairs = [ana, bo, cleo]
  const outcome = { winners: [1], points: [0, 1, 0] }
  const players = chairs.map(({ name, avatar, device }) => ({ name, avatar, device }))
  const over = tableOf({ phase: 'over', chairs, evening: [{ id: 'a1-1', game: 'blank', first: 0, outcome, players }] })
  await open(Seat, over, true, viewOf(0, { seats: 3, outcome }))
  await press(resultWords.again)
  expect(said()).toEqual([])
  await press(words.without(['Bo']))
  expect(said()).toEqual([{ type: 'free', chair: 1 }, { type: 'start' }])
})

test('a newcomer with the name of somebody who is away is asked whether that is them', async () => {
  storedJoinCode.set('KITE')
  storedPlayerName.set('bo')
  const table = tableOf({ phase: 'lobby', chairs: [chair({ avatar: 0, name: 'Ana' }), bo, free(2)] })
  await open(Join, table, false)
  FakeSocket.last.tell(tableMessage(table, { mayRequest: [1] }))
  await flushPromises()
  await page!.get('form').trigger('submit')
  expect(said()).toEqual([])
  expect(page!.text()).toContain(joinWords.namesake('Bo'))
  await press(joinWords.request('Bo'))
  expect(said()).toEqual([{ type: 'request-seat', chair: 1, code: 'KITE' }])

  await press(joinWords.another('Bo'))
  expect(said().at(-1)).toEqual({ type: 'sit', chair: null, name: 'bo', code: 'KITE' })
})
