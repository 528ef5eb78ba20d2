// @vitest-environment happy-dom
// Law: a page says the lines of a view with the words of its own game, also while the table is at another game already.
import { readdirSync, readFileSync } from 'node:fs'
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import Seat from '../../../renderer/pages/Seat.vue'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { titleOfGame } from '../../../renderer/use/game/gameTitles.ts'
import { seatView, tableView } from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'
import { playedTo } from '../../kit/played.ts'
import { until } from '../../kit/until.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'

const offered = games.filter(({ isOffered }) => isOffered).map(({ id }) => id)
/** Each game and the one after it. */
const pairs = offered.map((id, nth) => [id, offered[(nth + 1) % offered.length]!] as const)

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

describe.each([
  ['a seat', Seat, 0],
  ['a display', TableDisplay, null],
] as const)('%s', (_, component: Component, seat) => {
  test.each(pairs)('says the lines of %s with its own words while the table is at %s', async (id, next) => {
    const { state, options, toMove } = await playedTo(id, 0.7)
    const other = await playedTo(next, 0.7)
    const chairs = (count: number) =>
      Array.from({ length: count }, (_, avatar) =>
        chair({ avatar, name: `P${avatar}`, ...(avatar === seat && { device: ME }) }),
      )
    const at = (game: string) => tableMessage(tableOf({ game, options, chairs: chairs(state.seats) }))
    const view = seat === null ? tableView(state) : seatView(state, seat)
    useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32), display: seat === null })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, at(id), { type: 'view', no: 1, n: 0, seat, toMove, view: { ...view }, marks: {} })
    const app = defineComponent({
      setup: () => () => useTableStore().table && h(component, { table: useTableStore().table }),
    })
    page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
    /** Looked up by its attributes: a notebook has thousands of parts, whose roles would take minutes. */
    const isDrawn = (game: string) => page!.find(`[role=region][aria-label="${titleOfGame(game)}"]`).exists()
    await until(() => expect(isDrawn(id)).toBe(true))
    await flushPromises()
    const said = () => page!.findAll('[aria-live]').map(one => one.text())
    const before = said()
    expect(before.join('')).not.toBe('')

    FakeSocket.last.tell(at(next))
    await flushPromises()
    await until(() => expect(useTableStore().table!.game).toBe(next))
    await flushPromises()
    expect(isDrawn(id)).toBe(true)
    expect(said()).toEqual(before)

    const isOwnSeat = seat !== null
    const otherView = isOwnSeat ? seatView(other.state, seat) : tableView(other.state)
    FakeSocket.last.tell(
      tableMessage(tableOf({ game: next, options: other.options, chairs: chairs(other.state.seats) })),
      { type: 'view', no: 2, n: 0, seat, toMove: other.toMove, view: { ...otherView }, marks: {} },
    )
    await until(() => expect(isDrawn(next)).toBe(true))
    expect(isDrawn(id)).toBe(false)
  })
})

test('a page that shows a view takes its words from the game of that view', () => {
  const folder = 'renderer/pages'
  const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.vue'))
    .filter(name => {
      const text = readFileSync(`${folder}/${name}`, 'utf8')
      return /\buseGame\(/.test(text) && /\b(?:shown|drawnView|\.story)\b/.test(text)
    })
  expect(wrong).toEqual([])
})
