// @vitest-environment happy-dom
// A line of the story can be asked what it ruled out where the table allows deductions, and nowhere else.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { defineComponent, h } from 'vue'
import { afterEach, beforeEach, expect, test } from 'vitest'
import Seat from '../../../../renderer/pages/Seat.vue'
import { useTableStore } from '../../../../renderer/stores/table.ts'
import { seatView, startGame } from '../../../../shared/engine/index.ts'
import { piecepack } from '../../../../shared/games/piecepack-deduction/rules.ts'
import type { TableState } from '../../../../shared/wire/index.ts'
import { seatWords } from '../../../../shared/words/en/seat.ts'
import { allByRole, byRole, isThere } from '../../../kit/roles.ts'
import { until } from '../../../kit/until.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../../socket.ts'

let pinia: Pinia
let page: VueWrapper | null = null
beforeEach(() => {
  pinia = freshPage()
  localStorage.setItem('hunch.explained', 'off')
})
afterEach(() => {
  leavePage(page)
  page = null
})

const chairs = ['Ana', 'Ben', 'Cleo'].map((name, avatar) =>
  chair({ avatar, name, ...(avatar === 0 && { device: ME }) }),
)
const state = startGame(piecepack, { seats: 3, options: { lastOneIn: 'wins' }, seed: 'lines', first: 1 })

/** The story beside Ana's seat at a table that allows this. */
async function storyAt(allowed: Pick<TableState, 'notebook' | 'hints'>) {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(
    welcome,
    tableMessage(tableOf({ game: 'piecepack-deduction', options: { lastOneIn: 'wins' }, chairs, ...allowed })),
    { type: 'view', no: 1, n: 0, seat: 0, toMove: [1], view: { ...seatView(state, 0) }, marks: {} },
  )
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(Seat, { table: useTableStore().table! }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(isThere(page!, 'log', seatWords.story)).toBe(true))
  await flushPromises()
  return byRole(page, 'log', seatWords.story)
}

test.each([
  ['blank', false, false],
  ['facts', false, false],
  ['facts', true, true],
  ['proof', false, true],
] as const)('with a notebook of %s and hints %s the lines are buttons: %s', async (notebook, hints, asks) => {
  const story = await storyAt({ notebook, hints })
  const lines = allByRole(story, 'listitem')
  expect(lines.length).toBeGreaterThan(0)
  expect(allByRole(story, 'button')).toHaveLength(asks ? lines.length : 0)
})
