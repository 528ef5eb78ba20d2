// @vitest-environment happy-dom
// A display that lies flat: what all shall read is turned to every side, also before a game and while it is paused.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSetting } from '../../../../renderer/device/page/settings.ts'
import FlatTable from '../../../../renderer/pages/table/FlatTable.vue'
import type { LoadedGame } from '../../../../renderer/use/game/game.ts'
import type { ShownView } from '../../../../renderer/stores/shownView.ts'
import { tableDisplayWords } from '../../../../shared/words/en/display.ts'
import { byRole } from '../../../kit/roles.ts'

beforeEach(() => {
  vi.useFakeTimers()
  setSetting('motion', 'full')
})
afterEach(() => void vi.useRealTimers())

const angleOf = (display: ReturnType<typeof gathering>) =>
  Number(/--angle: ?(\d+)deg/.exec(display.get('h1').element.parentElement!.getAttribute('style') ?? '')?.[1])
const gathering = () =>
  mount(FlatTable, { props: { flatContent: 'gathers', players: [] }, slots: { default: '<h1>Kitchen</h1>' } })

test('the lobby turns to the next side by itself, and by a tap', async () => {
  const display = gathering()
  expect(angleOf(display)).toBe(0)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(angleOf(display)).toBe(90)
  await byRole(display, 'button', tableDisplayWords.turn).trigger('click')
  expect(angleOf(display)).toBe(180)
  display.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('with less motion the lobby turns by a tap alone', async () => {
  setSetting('motion', 'less')
  const display = gathering()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(angleOf(display)).toBe(0)
  await byRole(display, 'button', tableDisplayWords.turn).trigger('click')
  expect(angleOf(display)).toBe(90)
  display.unmount()
})

test('a pause is said towards each side at which somebody sits', () => {
  const players = ['Ana', 'Ben', 'Cleo', 'Dora'].map((name, avatar) => ({ name, avatar }))
  const game = { words: {}, screens: { card: {} } } as unknown as LoadedGame
  const shown = { view: { seats: 4 }, toMove: [0] } as unknown as ShownView
  const pause = 'Ana has paused the game.'
  const display = mount(FlatTable, { props: { flatContent: { game, shown }, players: players as never, pause } })
  expect(display.findAll('li').filter(one => one.text() === pause)).toHaveLength(4)
  display.unmount()
})
