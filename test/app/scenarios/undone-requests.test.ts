// @vitest-environment happy-dom
// What a page showed before the host answered is visibly undone when the host may never have heard of it.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
import HandOverTable from '../../../renderer/pages/HandOverTable.vue'
import { followLocation } from '../../../renderer/device/page/route.ts'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { handoverWords } from '../../../shared/words/en/handover.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { allByRole, byRole } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { chair, FakeSocket, free, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'

const lobby = (change: Partial<ReturnType<typeof tableOf>> = {}) =>
  tableOf({ phase: 'lobby', chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), free(1), free(2)], ...change })

let page: VueWrapper | null = null
let pinia: Pinia
beforeEach(async () => {
  pinia = freshPage()
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }))
  await switchLanguage('en')
})
afterEach(() => {
  leavePage(page)
  page = null
  document.body.innerHTML = ''
})

async function tell(...messages: HostMessage[]): Promise<void> {
  FakeSocket.last.tell(...messages)
  await flushPromises()
}

/** The connection dies, and a new one is made. */
async function comeBack(...messages: HostMessage[]): Promise<void> {
  const made = FakeSocket.made.length
  FakeSocket.last.close()
  await until(() => expect(FakeSocket.made.length).toBeGreaterThan(made))
  FakeSocket.last.open()
  await tell(welcome, ...messages)
}

test('a name that was lost on a dying connection goes back, though other news came meanwhile', async () => {
  location.hash = '#at'
  await followLocation()
  page = mount(App, { props: { hasArrivedByKey: false }, global: { plugins: [pinia] }, attachTo: document.body })
  const opened = page
  await flushPromises()
  FakeSocket.last.open()
  await tell(welcome, tableMessage(lobby()))
  const names = () => allByRole(opened, 'textbox', /^Name of the/).map(one => (one.element as HTMLInputElement).value)
  await until(() => expect(names()).toEqual(['Ana']))

  await allByRole(opened, 'textbox', /^Name of the/)[0]!.setValue('Annabel')
  expect(FakeSocket.last.of('rename')).toEqual([{ type: 'rename', chair: 0, name: 'Annabel' }])
  await tell(tableMessage(lobby({ notebook: 'proof' }))) // somebody else's, on its way before
  expect(names()).toEqual(['Annabel'])
  await comeBack(tableMessage(lobby({ notebook: 'proof' })))
  expect(names()).toEqual(['Ana'])
})

test('a handing over that may be lost is not “asked” for ever: the owner may ask again', async () => {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  await tell(welcome, tableMessage(lobby()))
  page = mount(HandOverTable, { props: { table: lobby() }, global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(page!.text()).toContain(handoverWords.give.title))
  await byRole(page, 'textbox', handoverWords.give.address).setValue('192.168.0.13:4680')
  await byRole(page, 'textbox', handoverWords.give.code).setValue('JIBE')
  await byRole(page, 'form').trigger('submit')
  expect(byRole(page, 'status').text()).toBe(handoverWords.give.asking)
  await comeBack(tableMessage(lobby()))
  expect(byRole(page, 'status').text()).toBe('')
  await byRole(page, 'form').trigger('submit')
  expect(FakeSocket.last.of('hand-over')).toHaveLength(1)
})
