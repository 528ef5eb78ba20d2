// @vitest-environment happy-dom
// Sending a device away: the owner is asked first and can undo it, and the device shows it in friendly words.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
// Loaded before a test begins: on a busy machine the page would think the host lost while they load.
import '../../../renderer/house/completeScreens.ts'
import '../../../renderer/pages/Lobby.vue'
import '../../../renderer/pages/Seat.vue'
import '../../../renderer/pages/SendAwayDevice.vue'
import { followLocation } from '../../../renderer/device/page/route.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { commonWords } from '../../../shared/words/en/common.ts'
import { gestureAndPauseWords } from '../../../shared/words/en/gesturesAndPauses.ts'
import { refusalWords } from '../../../shared/words/en/refusals.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { allByRole, byRole, isThere, nameOf } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

const words = gestureAndPauseWords.sendAway
let pinia: Pinia
let page: VueWrapper | null = null

const owner = { ...welcome, owner: true } as typeof welcome
/** Ana at this device, Ben and Cleo at another, Dora at a third. */
const seated = (phase: 'lobby' | 'playing') =>
  tableOf({
    phase,
    chairs: [
      chair({ avatar: 0, name: 'Ana', device: ME }),
      chair({ avatar: 1, name: 'Ben', device: 'd1' }),
      chair({ avatar: 2, name: 'Cleo', device: 'd1' }),
      chair({ avatar: 3, name: 'Dora', device: 'd3' }),
    ],
  })

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

async function open(...told: Parameters<FakeSocket['tell']>): Promise<VueWrapper> {
  location.hash = '#join=KITE'
  await followLocation()
  page = mount(App, { props: { hasArrivedByKey: false }, global: { plugins: [pinia] }, attachTo: document.body })
  await flushPromises()
  FakeSocket.last.open()
  FakeSocket.last.tell(...told)
  await until(() => expect(isThere(page!, 'main')).toBe(true))
  return page
}

const dialog = () => byRole(page!, 'dialog')
const hasButton = (name: string) => isThere(page!, 'button', name)
async function press(name: string): Promise<void> {
  await until(() => expect(hasButton(name), name).toBe(true))
  await byRole(page!, 'button', name).trigger('click')
  await flushPromises()
}

test('in the lobby the owner sends a device away with all its people, after a confirmation', async () => {
  await open(owner, tableMessage(seated('lobby'), { host: true }))
  await press(words.open)
  expect(allByRole(dialog(), 'button').map(nameOf)).toEqual(
    expect.arrayContaining([words.one(['Ben', 'Cleo']), words.one(['Dora'])]),
  )
  expect(allByRole(dialog(), 'button', /Ana/)).toEqual([])
  await press(words.one(['Ben', 'Cleo']))
  expect(isThere(dialog(), 'heading', words.sure(['Ben', 'Cleo']))).toBe(true)
  expect(dialog().text()).toContain(words.chairsFree)
  await byRole(dialog(), 'button', commonWords.cancel).trigger('click')
  await flushPromises()
  expect(FakeSocket.last.of('send-away')).toEqual([])
  await press(words.one(['Ben', 'Cleo']))
  await press(words.one(['Ben', 'Cleo'])) // after the request, it is said once more
  expect(FakeSocket.last.of('send-away')).toEqual([{ type: 'send-away', chair: 1 }])
  await flushPromises()
  expect(isThere(page!, 'dialog')).toBe(false)
})

test('in a game the menu leads there, and says that the computer plays on', async () => {
  await open(owner, tableMessage(seated('playing'), { host: true }), viewOf(0))
  await press(seatWords.menu)
  await press(words.open)
  await press(words.one(['Dora']))
  expect(dialog().text()).toContain(words.computerPlays)
  await press(words.one(['Dora']))
  expect(FakeSocket.last.of('send-away')).toEqual([{ type: 'send-away', chair: 3 }])
})

test('the owner lets a device back in that was sent away', async () => {
  const sentAway = [{ device: 'abcdef01', names: ['Ben', 'Cleo'] }]
  await open(owner, tableMessage(tableOf({ phase: 'lobby' }), { host: true, sentAway }))
  await press(words.open)
  await press(words.back(['Ben', 'Cleo']))
  expect(FakeSocket.last.of('welcome-back')).toEqual([{ type: 'welcome-back', device: 'abcdef01' }])
  FakeSocket.last.tell(tableMessage(tableOf({ phase: 'lobby' }), { host: true }))
  await flushPromises()
  expect(hasButton(words.back(['Ben', 'Cleo']))).toBe(false)
})

test('a guest sends nobody away, not even with rights over the table', async () => {
  await open(welcome, tableMessage(seated('lobby'), { host: true }))
  await until(() => expect(page!.text()).toContain('Dora'))
  expect(hasButton(words.open)).toBe(false)
})

test('a device sent away reads why, keeps nothing of the table, and does not come back by itself', async () => {
  await open(welcome, tableMessage(seated('playing')), viewOf(0))
  await until(() => expect(page!.html()).toContain('coin'))
  const sockets = FakeSocket.made.length
  FakeSocket.last.tell({ type: 'refused', why: 'sent-away' })
  FakeSocket.last.close()
  await until(() => expect(isThere(page!, 'heading', commonWords.goodNight)).toBe(true))
  expect(byRole(page!, 'main').text()).toContain(refusalWords['sent-away'])
  expect(document.documentElement.outerHTML).not.toContain('coin')
  expect([useTableStore().table, useTableStore().shown]).toEqual([null, null])
  expect(hasButton(commonWords.reload)).toBe(true)
  expect(FakeSocket.made).toHaveLength(sockets)
})
