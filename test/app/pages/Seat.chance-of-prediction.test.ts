// @vitest-environment happy-dom
// The table's notebook level decides whether a prediction's chance is shown while it is written.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import Seat from '../../../renderer/pages/Seat.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { defaultOptions } from '../../../shared/engine/index.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'
import { begin, game, seatProps, write } from '../../screens/precognition/kit.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { labels } from '../../../renderer/games/precognition/words.ts'
import { until, nothingFor } from '../../kit/until.ts'

const CHANCE = /comes true in .*%/

let pinia: Pinia
let page: VueWrapper | null = null
beforeEach(() => {
  pinia = freshPage()
})
afterEach(() => {
  leavePage(page)
  page = null
})

/** The seat of somebody who writes “up, down” at a table with notebooks of this level. */
async function writing(notebook: 'blank' | 'facts' | 'proof'): Promise<VueWrapper> {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  const { view, toMove } = seatProps(begin(2), 0)
  const chairs = ['Ana', 'Ben'].map((name, avatar) => chair({ avatar, name, ...(avatar === 0 ? { device: ME } : {}) }))
  const table = tableOf({ game: game.id, options: defaultOptions(game), notebook, chairs })
  FakeSocket.last.tell(welcome, tableMessage(table), {
    type: 'view',
    no: 1,
    n: 0,
    seat: 0,
    toMove: [...toMove],
    view: view as never,
    marks: {},
  })
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(Seat, { table: useTableStore().table! }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(isThere(page!, 'group', labels.predictionIs(''))).toBe(true))
  await write(page, 'UD', 'keys')
  await flushPromises()
  return page
}

test('where notebooks prove, the chance of the written prediction is shown', async () => {
  const seat = await writing('proof')
  await until(() => expect(isThere(seat, 'status', CHANCE)).toBe(true))
})

test.each(['blank', 'facts'] as const)('where notebooks are %s, no chance is shown', async level => {
  const seat = await writing(level)
  await nothingFor(300)
  expect(allByRole(byRole(seat, 'group', labels.predictionIs('UD')), 'button')).toHaveLength(2)
  expect(isThere(seat, 'status', CHANCE)).toBe(false)
})
