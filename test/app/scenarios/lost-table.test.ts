// @vitest-environment happy-dom
// People who sat at a lost table read what happened, wherever they are led, until they have dismissed it.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import App from '../../../renderer/App.vue'
// Fetched before a test begins: on a busy machine the page would take the host for lost while they come.
import '../../../renderer/pages/Join.vue'
import '../../../renderer/pages/LostTables.vue'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { followLocation } from '../../../renderer/device/page/route.ts'
import { lostTableWords } from '../../../shared/words/en/savedTables.ts'
import { lostTableWords as germanWords } from '../../../shared/words/de/savedTables.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { FakeSocket, free, freshPage, leavePage, tableMessage, tableOf, welcome } from '../socket.ts'
import { allByRole } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

let page: VueWrapper | null = null
afterEach(() => {
  leavePage(page)
  document.body.innerHTML = ''
})

/** News of two tables, of which this browser has not read yet. */
const lostTables = (id: string): HostMessage => ({
  type: 'lost',
  tables: [
    { id: `${id}0`, name: '', what: 'gone' },
    { id: `${id}1`, name: 'Attic', what: 'seat' },
  ],
})
const tables: [string, HostMessage][] = [
  ['no table', { type: 'closed' }],
  ['another table', tableMessage(tableOf({ phase: 'lobby', chairs: [free(0), free(1)] }))],
]

async function open(...told: HostMessage[]): Promise<VueWrapper> {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
  location.hash = '#join=KITE'
  await followLocation()
  const opened = mount(App, { props: { hasArrivedByKey: false }, attachTo: document.body })
  await flushPromises()
  FakeSocket.last.open()
  FakeSocket.last.tell(...told)
  return opened
}

const said = () => allByRole(page!, 'status').map(one => one.text())

test.each(tables)('at %s the page says what was lost, and stops once it was read', async (id, where) => {
  freshPage()
  const lost = lostTables(id.replace(' ', '-'))
  page = await open(welcome, where, lost)
  await until(() => expect(said().join()).toContain(lostTableWords.gone('')))
  expect(said().join()).toContain(lostTableWords.seat('Attic'))
  await allByRole(page, 'button', lostTableWords.dismiss)[0]!.trigger('click')
  expect(said().join()).not.toContain(lostTableWords.gone(''))
  page.unmount()
  page = await open(welcome, where, lost)
  await until(() => expect(said().join()).toContain(lostTableWords.seat('Attic')))
  expect(said().join()).not.toContain(lostTableWords.gone(''))
  FakeSocket.last.tell({ type: 'lost', tables: [] })
  await until(() => expect(said().join()).not.toContain(lostTableWords.seat('Attic')))
})

test('it speaks German too', async () => {
  freshPage()
  await switchLanguage('de')
  page = await open(welcome, { type: 'closed' }, lostTables('german'))
  await until(() => expect(said().join()).toContain(germanWords.seat('Attic')))
  await switchLanguage('en')
})
