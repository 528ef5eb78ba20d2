// @vitest-environment happy-dom
// The row of the other players on a phone: whoever is to move, and whoever was spoken of, is scrolled into sight.
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h } from 'vue'
import { tableView, type GameTypeParams, type Seat, type SeatView } from '../../../shared/engine/index.ts'
import SeatLayout from '../../../renderer/parts/SeatLayout.vue'
import type { GameWords } from '../../../shared/words/sentence.ts'
import { begin, playersOf } from '../mind-reader/kit.ts'
import { byRole } from '../../kit/roles.ts'

const PANEL = 150
const ROW = 320 // two of five are whole

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.parentElement
    const at = row?.getAttribute('aria-label') === 'The other players' ? [...row.children].indexOf(this) : -1
    const left = at < 0 ? 0 : at * PANEL - row!.scrollLeft
    return new DOMRect(left, 0, at < 0 ? ROW : PANEL, 100)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function mountAs(viewer: Seat, toMove: readonly Seat[]) {
  const state = begin(6)
  const view = { ...tableView(state), seat: viewer, own: state.own[viewer] } as unknown as SeatView<GameTypeParams>
  return mount(SeatLayout, {
    props: { view, players: playersOf(6), words: {} as GameWords, card: h('i'), toMove },
    slots: { other: ({ seat }: { seat: Seat }) => `panel of ${seat}` },
    attachTo: document.body,
  })
}

/** The others whose panels are whole in the row. */
function inSight(screen: VueWrapper): string[] {
  const row = byRole(screen, 'group', 'The other players').element
  return [...row.children]
    .filter(panel => {
      const { left, right } = panel.getBoundingClientRect()
      return left >= 0 && right <= ROW
    })
    .map(panel => panel.textContent)
}

test('whoever is to move comes into sight at each turn', async () => {
  const screen = mountAs(0, [1])
  for (const mover of [4, 5, 2, 1, 3]) {
    await screen.setProps({ toMove: [mover] })
    expect(inSight(screen)).toContain(`panel of ${mover}`)
  }
})

test('on my own turn, and while several are to move, the row stays', async () => {
  const screen = mountAs(0, [4])
  const seen = inSight(screen)
  expect(seen).toContain('panel of 4')
  await screen.setProps({ toMove: [0] })
  expect(inSight(screen)).toEqual(seen)
  await screen.setProps({ toMove: [1, 2, 3] })
  expect(inSight(screen)).toEqual(seen)
})
