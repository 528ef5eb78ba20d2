// @vitest-environment happy-dom
// A paused game: who says so on which screen, what a press does meanwhile, and where it can be paused.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
// Loaded before a test begins: on a busy machine the page would think the host lost while they load.
import '../../../renderer/house/completeScreens.ts'
import '../../../renderer/pages/Seat.vue'
import '../../../renderer/pages/TableDisplay.vue'
import { followLocation } from '../../../renderer/device/page/route.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { gestureAndPauseWords } from '../../../shared/words/en/gesturesAndPauses.ts'
import { refusalWords } from '../../../shared/words/en/refusals.ts'
import { curtainWords, seatWords } from '../../../shared/words/en/seat.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null
const paused = (by: number) => tableMessage(tableOf({ paused: by }))

beforeEach(() => {
  pinia = freshPage()
  localStorage.setItem('hunch.explained', 'off') // a person who has played before
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
})
afterEach(() => {
  leavePage(page)
  page = null
  document.body.innerHTML = ''
})

async function open(hash: string, seat: number | null): Promise<VueWrapper> {
  location.hash = hash
  await followLocation()
  page = mount(App, { props: { hasArrivedByKey: false }, global: { plugins: [pinia] }, attachTo: document.body })
  await flushPromises()
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(tableOf()), viewOf(seat))
  await until(() => expect(isThere(page!, 'main')).toBe(true))
  return page
}

const card = () => byRole(page!, 'button', 'book')
const hasButton = (name: string) => isThere(page!, 'button', name)
const press = (name: string | RegExp) => byRole(page!, 'button', name).trigger('click')
const said = () => allByRole(page!, 'status').map(one => one.text())
/** The button that makes the move: it names the card. */
const nameBook = /^Name .*book/

test('a seat sees who paused the game, keeps its choices, and can resume the game', async () => {
  await open('#join=KITE', 0)
  await until(() => expect(hasButton('book')).toBe(true))
  await card().trigger('click')
  FakeSocket.last.tell(paused(1))
  await until(() => expect(said().join()).toContain(gestureAndPauseWords.paused('Ben', null)))

  await press(nameBook)
  await flushPromises()
  expect(FakeSocket.last.of('move')).toEqual([])
  expect(said().join()).toContain(refusalWords.paused)
  expect(card().attributes('aria-pressed')).toBe('true')
  useTableStore().takeBack()
  expect(FakeSocket.last.of('take-back')).toEqual([])

  await press(gestureAndPauseWords.goOn)
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'go-on' })
  FakeSocket.last.tell(tableMessage(tableOf()))
  await until(() => expect(hasButton(gestureAndPauseWords.goOn)).toBe(false))
  expect(page!.findAll('[aria-live]').map(one => one.text())).toContain(gestureAndPauseWords.wentOn)
  await press(nameBook)
  expect(FakeSocket.last.of('move')).toHaveLength(1)
})

test('a table display says so too, and has nothing to press about it', async () => {
  await open('#table', null)
  FakeSocket.last.tell(paused(0))
  await until(() => expect(said()).toContain(gestureAndPauseWords.paused('Ana', null)))
  expect(hasButton(gestureAndPauseWords.goOn)).toBe(false)
})

test('the menu pauses the game for the seat shown, and offers it no more while it is paused', async () => {
  await open('#join=KITE', 0)
  const shared = {
    chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben', device: ME })],
  }
  FakeSocket.last.tell(tableMessage(tableOf(shared)), viewOf(null))
  await until(() => expect(hasButton(seatWords.showCards('Ben'))).toBe(true))
  await press(seatWords.showCards('Ben'))
  FakeSocket.last.tell(viewOf(null))
  await flushPromises()
  await press(curtainWords.show('Ben'))
  FakeSocket.last.tell(viewOf(1))
  await until(() => expect(page!.html()).toContain('mask')) // Ben’s card
  const menu = () => press(seatWords.menu)
  await menu()
  await until(() => expect(hasButton(gestureAndPauseWords.pause)).toBe(true))
  await press(gestureAndPauseWords.pause)
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'pause', seat: 1 })
  expect(isThere(page!, 'dialog')).toBe(false)
  FakeSocket.last.tell(tableMessage(tableOf({ ...shared, paused: 1 })))
  await flushPromises()
  await menu()
  await until(() => expect(isThere(page!, 'dialog')).toBe(true))
  expect(hasButton(gestureAndPauseWords.pause)).toBe(false)
})
