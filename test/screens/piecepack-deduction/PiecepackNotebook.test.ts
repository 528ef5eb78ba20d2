// @vitest-environment happy-dom
// The notebook at level proof: marks, percentages and reasons follow from what the seat knows; one's own marks stay.
import { describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { seatView } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/piecepack-deduction/mind.ts'
import {
  directNotebookFacts,
  allTilePlaces,
  type TilePlace,
} from '../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { provenPlaceMark } from '../../../shared/games/piecepack-deduction/reasoning/proof.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import { begin, called, labels, mountNotebook, playUntil, type Game } from './kit.ts'
import type { PiecepackConclusion } from '../../../shared/games/piecepack-deduction/reasoning/conclusions.ts'

type Notebook = ReturnType<typeof mountNotebook>

const late = () => playUntil(begin(3), ({ open }) => open.turns === 15 && open.phase === 'ask')
const cellAt = (notebook: Notebook, tile: Tile, place: TilePlace) =>
  notebook.findAll('tbody tr')[TILES.indexOf(tile)]!.findAll('button')[allTilePlaces(3).indexOf(place)]!
const every = TILES.flatMap(tile => allTilePlaces(3).map(place => ({ tile, place })))

/** A place where the proof marks what nobody told. */
function found(state: Game, mark: 'here' | 'not here'): { tile: Tile; place: TilePlace } {
  const view = seatView(state, 0)
  const proof = mind.prove(view)
  const rows = directNotebookFacts(view)
  const told = ({ tile, place }: { tile: Tile; place: TilePlace }) =>
    rows[TILES.indexOf(tile)]!.cells.find(cell => cell.place === place)!.mark
  return every.find(one => provenPlaceMark(proof, one.tile, one.place) === mark && told(one) === null)!
}

/** Gives the notebook the page's answer. */
async function answer(notebook: Notebook, state: Game) {
  const [conclusion] = notebook.emitted('why')!.at(-1) as [PiecepackConclusion]
  const view = seatView(state, 0)
  const lines = mind.supportingLines(view, conclusion).map(line => view.story[line]!)
  await notebook.setProps({ because: { conclusion, lines } })
  return { conclusion, lines }
}

describe('at level proof', () => {
  test('marks are exactly where the proof has them', () => {
    const state = late()
    const proof = mind.prove(seatView(state, 0))
    const notebook = mountNotebook(state, 0, {}, 'proof')
    for (const { tile, place } of every) {
      const cell = cellAt(notebook, tile, place)
      const mark = provenPlaceMark(proof, tile, place)
      expect([cell.classes('known'), cell.attributes('data-may') === undefined]).toEqual([
        mark === 'here',
        mark === 'not here',
      ])
    }
    expect(notebook.find('.count b').text()).toBe(String(proof.left))
  })
  test('and says which of them were not told but follow', () => {
    const state = late()
    const { tile, place } = found(state, 'not here')
    expect(called(cellAt(mountNotebook(state, 0, {}, 'proof'), tile, place))).toContain('not here, it follows')
    expect(called(cellAt(mountNotebook(state, 0), tile, place))).toContain(labels.unknown)
  })
  test('an open place says how likely it is; the chances to be missing add up to a hundred', () => {
    const state = late()
    const { dealCounts, deals } = mind.prove(seatView(state, 0))
    const notebook = mountNotebook(state, 0, {}, 'proof')
    for (const [i, tile] of TILES.entries()) {
      const count = dealCounts[i]!.at(-1)!
      if (count === 0) continue
      expect(cellAt(notebook, tile, 'missing').text()).toBe(labels.odds(count / deals))
      expect(called(cellAt(notebook, tile, 'missing'))).toContain(`${labels.odds(count / deals)} of the deals`)
    }
    expect(notebook.text()).toContain(deals.toLocaleString('en-GB'))
  })
  test('until the proof is worked out, the facts are shown', async () => {
    const state = late()
    const notebook = mountNotebook(state, 0, {}, 'proof')
    await notebook.setProps({ proof: null })
    expect(notebook.findAll('.odds')).toEqual([])
    expect(notebook.find('.why').exists()).toBe(false)
    const { tile, place } = found(state, 'not here')
    expect(cellAt(notebook, tile, place).attributes('data-may')).toBeDefined()
  })
  test('at the other levels nothing is proved, counted or asked', () => {
    for (const level of ['blank', 'facts'] as const) {
      const notebook = mountNotebook(late(), 0, {}, level)
      expect(notebook.findAll('.odds, .why')).toEqual([])
    }
  })
  test('my own contradicting mark stays, and says so', () => {
    const state = late()
    const { tile, place } = found(state, 'not here')
    const marked = cellAt(mountNotebook(state, 0, { [`${tile}.${place}`]: 'yes' }, 'proof'), tile, place)
    expect(marked.classes()).toEqual(expect.arrayContaining(['yes', 'strays']))
    expect(called(marked)).toContain(labels.strays)
    const agreed = cellAt(mountNotebook(state, 0, { [`${tile}.${place}`]: 'no' }, 'proof'), tile, place)
    expect(agreed.classes('strays')).toBe(false)
    expect(agreed.classes('out')).toBe(true)
  })
})

describe('asking why', () => {
  test('by touch: after “Ask why” a press asks, and marks nothing', async () => {
    const state = late()
    const { tile, place } = found(state, 'not here')
    const notebook = mountNotebook(state, 0, {}, 'proof')
    await notebook.find('.why button').trigger('click')
    expect(notebook.find('.why button').attributes('aria-pressed')).toBe('true')
    await cellAt(notebook, tile, place).trigger('click')
    expect(notebook.emitted('mark')).toBeUndefined()
    expect(notebook.emitted('why')).toEqual([[{ type: 'excluded', tile, place }]])
    const { lines } = await answer(notebook, state)
    expect(notebook.findAll('.reason li')).toHaveLength(lines.length)
    expect(notebook.find('.reason').text()).toContain('cannot')
  })
  test('by keyboard: the question mark asks about the focused place', async () => {
    const state = late()
    const { tile, place } = found(state, 'not here')
    const notebook = mountNotebook(state, 0, {}, 'proof')
    const cell = cellAt(notebook, tile, place)
    await cell.trigger('focus')
    await cell.trigger('keydown', { key: '?' })
    expect(notebook.emitted('why')).toEqual([[{ type: 'excluded', tile, place }]])
    await cell.trigger('click')
    expect(notebook.emitted('mark')).toEqual([[`${tile}.${place}`, 'no']])
  })
  test('about an open place nothing follows yet', async () => {
    const state = late()
    const proof = mind.prove(seatView(state, 0))
    const { tile, place } = every.find(one => provenPlaceMark(proof, one.tile, one.place) === null)!
    const notebook = mountNotebook(state, 0, {}, 'proof')
    await notebook.find('.why button').trigger('click')
    await cellAt(notebook, tile, place).trigger('click')
    expect(notebook.emitted('why')).toEqual([[null]])
    expect(notebook.find('.reason').text()).toContain('nothing follows yet')
  })
  test('pressed again it ends, and presses mark as before', async () => {
    const notebook = mountNotebook(late(), 0, {}, 'proof')
    await notebook.find('.why button').trigger('click')
    await notebook.find('.why button').trigger('click')
    expect(notebook.emitted('why')).toEqual([[null]])
    await cellAt(notebook, 'S0', 1).trigger('click')
    await nextTick()
    expect(notebook.emitted('mark')).toEqual([['S0.1', 'no']])
  })
})
