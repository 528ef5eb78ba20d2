// @vitest-environment happy-dom
// The letters that the other host's owner reads out are read as people type or paste them.
import { mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import HandOverTable from '../../../renderer/pages/HandOverTable.vue'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { handoverWords } from '../../../shared/words/en/handover.ts'
import { byRole } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, welcome } from '../socket.ts'

const { give } = handoverWords

let page: VueWrapper | null = null
let pinia: Pinia
beforeEach(async () => {
  pinia = freshPage()
  await switchLanguage('en')
})
afterEach(() => {
  leavePage(page)
  page = null
  document.body.innerHTML = ''
})

async function handOver(address: string, code: string): Promise<VueWrapper> {
  const table = tableOf({ phase: 'lobby' })
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(table))
  const sheet = mount(HandOverTable, { props: { table }, global: { plugins: [pinia] }, attachTo: document.body })
  page = sheet
  await until(() => expect(sheet.text()).toContain(give.title))
  await byRole(sheet, 'textbox', give.address).setValue(address)
  const field = byRole(sheet, 'textbox', give.code).element as HTMLInputElement
  await byRole(sheet, 'textbox', give.code).setValue(code.slice(0, field.maxLength)) // as much as a browser lets in
  await byRole(sheet, 'form').trigger('submit')
  return sheet
}

test.each(['JIBE', 'jibe', 'Code: JIBE', 'Code :\u00a0JIBE', 'ＪＩＢＥ', 'j i b e'])(
  '%s are the letters JIBE',
  async code => {
    await handOver('１９２．１６８．０．１３', code)
    expect(FakeSocket.last.of('hand-over')).toEqual([{ type: 'hand-over', to: '192.168.0.13:4680', code: 'JIBE' }])
  },
)

test('where there are no letters, it asks for them', async () => {
  const sheet = await handOver('192.168.0.13', '…')
  expect(byRole(sheet, 'status').text()).toBe(give.badCode)
  expect(FakeSocket.last.of('hand-over')).toEqual([])
})
