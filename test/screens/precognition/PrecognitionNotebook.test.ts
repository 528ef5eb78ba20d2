// @vitest-environment happy-dom
// The notebook at level proof: who may hold what, and the chances of one's own prediction. One's own marks stay.
import { describe, expect, test } from 'vitest'
import { seatView } from '../../../shared/engine/index.ts'
import { RANKS } from '../../../shared/games/precognition/cards.ts'
import { mind } from '../../../shared/games/precognition/mind.ts'
import { rowChanges } from '../../../shared/games/precognition/rules/row.ts'
import { begin, called, labels, mountNotebook, playersOf, playOffUntil, playUntil, type Game } from './kit.ts'
import { allByRole, byRole } from '../../kit/roles.ts'
import { defaultScreenWords } from '../../../shared/words/en/seat.ts'
import type { PrecognitionConclusion } from '../../../shared/games/precognition/reasoning/conclusions.ts'

type Notebook = ReturnType<typeof mountNotebook>

const atPlay = (seats: number, cards: number) =>
  playUntil(begin(seats), ({ open }) => open.phase === 'play' && open.row.length >= cards)
const rowOf = (notebook: Notebook, rank: number) =>
  notebook.findAll('.holders tbody tr')[RANKS.length - rank]!.findAll('button')
const asks = (notebook: Notebook) => notebook.emitted('why')?.map(([conclusion]) => conclusion)

/** Gives the notebook the page's answer. */
async function answer(notebook: Notebook, state: Game) {
  const [conclusion] = notebook.emitted('why')!.at(-1) as [PrecognitionConclusion]
  const view = seatView(state, 0)
  const lines = mind.supportingLines(view, conclusion).map(line => view.story[line]!)
  await notebook.setProps({ because: { conclusion, lines } })
  return lines
}

test('the cards still out lie open: nothing says that fewer may be possible', () => {
  const count = mountNotebook(atPlay(3, 9), 0, {}, 'facts').find('.count').text()
  expect(count).not.toContain(defaultScreenWords.byFacts)
  expect(count).toContain(labels.sheetAbout(9))
})

describe('who may hold what', () => {
  test('with two players the other’s whole hand stands there, certain', () => {
    const state = atPlay(2, 11)
    const notebook = mountNotebook(state, 0, {}, 'proof')
    expect(notebook.find('.sole').text()).toContain('Ana')
    for (const rank of RANKS) {
      const [cell] = rowOf(notebook, rank)
      const theirs = state.own[1]!.hand.filter(card => Number(card.slice(1)) === rank).length
      expect(cell!.text()).toBe(String(theirs))
      expect(cell!.classes('faint')).toBe(false)
    }
  })
  test('with more, players with the same number of cards share a column; left-over cards have one', () => {
    const state = atPlay(5, 12) // 10 cards each, 2 left over
    const notebook = mountNotebook(state, 0, {}, 'proof')
    const players = playersOf(5)
    const { holders, ranks } = mind.prove(seatView(state, 0))
    const kinds = new Set(holders.map(({ by, cardCount }) => (by === 'apart' ? 'apart' : cardCount)))
    const columns = allByRole(byRole(notebook, 'grid', labels.whoHolds), 'columnheader').map(column => column.text())
    expect(columns).toHaveLength(kinds.size)
    for (const kind of kinds) {
      const its = holders.filter(({ by, cardCount }) => (by === 'apart' ? 'apart' : cardCount) === kind)
      const column = columns.find(text => text.includes(labels.each(its[0]!.cardCount, its.length > 1)))
      for (const { by } of its) expect(column).toContain(by === 'apart' ? labels.leftOver : players[by]!.name)
    }
    expect(notebook.find('.holders').text()).toContain(labels.leftOver)
    const open = ranks.find(({ holdings }) => holdings[0]!.least === 0 && holdings[0]!.most > 0)!
    const [cell] = rowOf(notebook, open.rank)
    expect(cell!.text()).toBe(labels.odds(1 - open.holdings[0]!.chances[0]!))
    expect(called(cell!)).toContain('of the deals')
  })
  test('until the proof is there, and at the other levels, it is not shown', () => {
    for (const level of ['blank', 'facts'] as const)
      expect(mountNotebook(atPlay(3, 9), 0, {}, level).findAll('.holders, .foretold, .why')).toEqual([])
  })
  test('who watches sees it too, and reads of no prediction', () => {
    const state = playOffUntil(13, ({ open }) => open.deal > 1 && open.phase === 'play' && open.row.length > 3)
    const watcher = state.own.findIndex((_, seat) => !state.open.players.includes(seat))
    const notebook = mountNotebook(state, watcher, {}, 'proof')
    expect(notebook.find('.holders').exists()).toBe(true)
    expect(notebook.find('.foretold').exists()).toBe(false)
  })
})

describe('the own prediction', () => {
  const wrote = (letters: string, state = atPlay(2, 4)) => {
    state.own[0]!.prediction = letters
    for (const told of state.story)
      if (told.line.type === 'predicted' && told.line.by === 0) told.line.letters = letters
    return state
  }
  test('open: the chance is called an estimate', () => {
    const notebook = mountNotebook(wrote('UDUDUDUDUDUDUD'), 0, {}, 'proof')
    expect(notebook.find('.foretold.open').text()).toContain('estimate')
    expect(notebook.find('.foretold button').exists()).toBe(false)
  })
  test('a prediction already in the row is not predicted again', () => {
    const state = atPlay(2, 4)
    const [change] = rowChanges(state.open.row)
    expect(mountNotebook(wrote(change!), 0, {}, 'proof').find('.foretold.comes').text()).toContain(labels.lies.comes)
    const full = playUntil(begin(2), ({ open }) => open.row.length === open.length)
    expect(mountNotebook(wrote('SSSS', full), 0, {}, 'proof').find('.foretold.fails').text()).toContain(
      labels.lies.fails,
    )
  })
  test('lost: it says so, and why', async () => {
    const state = wrote('SSSS')
    const notebook = mountNotebook(state, 0, {}, 'proof')
    expect(notebook.find('.foretold.fails').text()).toContain(labels.foretold.fails)
    await notebook.find('.foretold button').trigger('click')
    expect(asks(notebook)).toEqual([{ type: 'fails' }])
    const lines = await answer(notebook, state)
    expect(notebook.findAll('.reason li')).toHaveLength(lines.length)
    expect(lines.map(({ type }) => type)).toEqual(['predicted'])
  })
})

describe('asking why', () => {
  test('a press on a number asks, by touch or by key, and names the lines', async () => {
    const state = atPlay(2, 20)
    const notebook = mountNotebook(state, 0, {}, 'proof')
    const { rank, unseenCount } = mind.prove(seatView(state, 0)).ranks.find(one => one.unseenCount > 0)!
    const [cell] = rowOf(notebook, rank)
    await cell!.trigger('click')
    await cell!.trigger('focus')
    await cell!.trigger('keydown', { key: '?' })
    const asked = { type: 'holds', by: 1, rank, least: unseenCount }
    expect(asks(notebook)).toEqual([asked, asked])
    const lines = await answer(notebook, state)
    expect(notebook.findAll('.reason li')).toHaveLength(lines.length)
    expect(lines.map(({ type }) => type)).toContain('received')
  })
  test('if nothing follows, it says so', async () => {
    const state = playUntil(begin(5), ({ open }) => open.phase === 'play')
    const notebook = mountNotebook(state, 0, {}, 'proof')
    const free = mind.prove(seatView(state, 0)).ranks.find(({ holdings }) => holdings[0]!.most === 4)!
    await rowOf(notebook, free.rank)[0]!.trigger('click')
    expect(asks(notebook)).toEqual([null])
    expect(notebook.find('.reason').text()).toBe(labels.nothingFollows)
  })
})

test('my own cross stays on a card that can only be in the other’s hand, and says so', () => {
  const state = atPlay(2, 8)
  const card = state.own[1]!.hand[0]!
  const notebook = mountNotebook(state, 0, { [`d1:${card}`]: 'out' }, 'proof')
  const marked = notebook.findAll('.sheet button').filter(cell => cell.classes('strays'))
  expect(marked).toHaveLength(1)
  expect(called(marked[0]!)).toContain(labels.strays)
  expect(marked[0]!.classes('out')).toBe(true)
})
