// @vitest-environment happy-dom
// A game that rests: who says so on which screen, what a press does meanwhile, and from where it is stopped.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
import { followLocation } from '../../../renderer/device/route.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { mannersWords } from '../../../shared/words/en/manners.ts'
import { refusalWords } from '../../../shared/words/en/refusals.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null
const paused = (by: number) => tableMessage(tableOf({ paused: by }))

beforeEach(() => {
  pinia = freshPage()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
})
afterEach(() => {
  leavePage(page)
  page = null
  document.body.innerHTML = ''
})

async function open(hash: string, seat: number | null): Promise<VueWrapper> {
  location.hash = hash
  followLocation()
  page = mount(App, { props: { arrivedByKey: false }, global: { plugins: [pinia] }, attachTo: document.body })
  await flushPromises()
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(tableOf()), viewOf(seat))
  await until(() => expect(page!.find('main').exists()).toBe(true))
  return page
}

const card = () => page!.find('[aria-label="book"][aria-pressed]')
const button = (text: string) => page!.findAll('button').find(one => one.text() === text)

test('a seat is told who stopped the game, keeps what it has chosen, and has the game go on', async () => {
  await open('#join=KITE', 0)
  await until(() => expect(card().exists()).toBe(true))
  await card().trigger('click')
  FakeSocket.last.tell(paused(1))
  await until(() => expect(page!.find('.paused').text()).toContain(mannersWords.paused('Ben', null)))
  expect(page!.get('.paused').attributes('role')).toBe('status')

  await page!.get('.deed').trigger('click')
  await flushPromises()
  expect(FakeSocket.last.of('move')).toEqual([])
  expect(page!.get('.toast').text()).toContain(refusalWords.paused)
  expect(card().attributes('aria-pressed')).toBe('true')
  useTableStore().takeBack()
  expect(FakeSocket.last.of('take-back')).toEqual([])

  await button(mannersWords.goOn)!.trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'go-on' })
  FakeSocket.last.tell(tableMessage(tableOf()))
  await until(() => expect(page!.find('.paused').exists()).toBe(false))
  expect(page!.findAll('[aria-live]').map(one => one.text())).toContain(mannersWords.wentOn)
  await page!.get('.deed').trigger('click')
  expect(FakeSocket.last.of('move')).toHaveLength(1)
})

test('a table screen is told too, and has nothing to press about it', async () => {
  await open('#table', null)
  FakeSocket.last.tell(paused(0))
  await until(() => expect(page!.find('.paused').text()).toBe(mannersWords.paused('Ana', null)))
  expect(page!.find('.paused button').exists()).toBe(false)
})

test('the menu pauses the game for the seat shown, and offers it no more while it is paused', async () => {
  await open('#join=KITE', 0)
  const shared = { chairs: [chair({ avatar: 0, name: 'Ana', held: ME }), chair({ avatar: 1, name: 'Ben', held: ME })] }
  FakeSocket.last.tell(tableMessage(tableOf(shared)), viewOf(null))
  await until(() => expect(page!.find('.curtain').exists()).toBe(true))
  await page!.get('.curtain .others button').trigger('click')
  FakeSocket.last.tell(viewOf(null))
  await flushPromises()
  await page!.get('.curtain .lamp').trigger('click')
  FakeSocket.last.tell(viewOf(1))
  await until(() => expect(page!.find('.tray .hand').exists()).toBe(true))
  const menu = () => page!.get(`[aria-label="${seatWords.menu}"]`).trigger('click')
  await menu()
  await until(() => expect(button(mannersWords.pause)).toBeDefined())
  await button(mannersWords.pause)!.trigger('click')
  expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'pause', seat: 1 })
  expect(page!.find('dialog').exists()).toBe(false)
  FakeSocket.last.tell(tableMessage(tableOf({ ...shared, paused: 1 })))
  await flushPromises()
  await menu()
  await until(() => expect(page!.find('dialog').exists()).toBe(true))
  expect(button(mannersWords.pause)).toBeUndefined()
})
