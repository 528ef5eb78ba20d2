// Tests dealing, checking and playing moves, and what each viewer may see.
import { describe, expect, test } from 'vitest'
import {
  stateAfter,
  checkOptions,
  seatsClockwise,
  defaultOptions,
  gameDice,
  endGame,
  SingleUseSeatView,
  LazyTableView,
  storyHeardBy,
  isHeardBy,
  checkMove,
  legalOffers,
  IllegalMove,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  tellLine,
  viewOf,
} from '../../shared/engine/index.ts'
import { blank, type Blank, type Card } from '../../shared/games/blank/rules.ts'

const beginning = { seats: 3, options: { cards: 'seven' }, seed: 'table', first: 1 } as const
const dealt = (more: object = {}) => startGame(blank, { ...beginning, ...more })
const hidden = dealt().sealed.hidden
/** A card that seat 1, which begins, may name and that is not the hidden one. */
const wrong = (['bell', 'book', 'coin', 'lamp'] as Card[]).find(
  card => card !== hidden && card !== dealt().own[1]!.card,
)!

describe('a deal', () => {
  test('is refused for too few, too many or half a seat, with the numbers allowed', () => {
    for (const seats of [1, 5, 2.5, NaN])
      expect(() => dealt({ seats, first: 0 })).toThrow(new RangeError(`blank is for 2 to 4 seats, not ${seats}`))
    for (const seats of [2, 4]) expect(dealt({ seats }).own).toHaveLength(seats)
  })
  test('is refused if the first seat does not exist', () => {
    for (const first of [-1, 3, 0.5])
      expect(() => dealt({ first })).toThrow(new RangeError(`seat ${first} is not at this table`))
    for (const first of [0, 2]) expect(dealt({ first }).first).toBe(first)
  })
  test('is refused with options the game does not have', () => {
    expect(() => dealt({ options: {} })).toThrow(
      new RangeError('option cards of blank is one of seven, nine, not undefined'),
    )
    expect(() => dealt({ options: { cards: 'eight' } })).toThrow(RangeError)
    expect(() => dealt({ options: { cards: 'nine', more: 1 } })).toThrow(new RangeError('blank has no option more'))
  })
  test('starts without moves or an outcome, at the given seat', () => {
    const state = dealt()
    expect(state).toMatchObject({ seats: 3, options: { cards: 'seven' }, first: 1, steps: [0, 0, 0], outcome: null })
    expect(state.open.turn).toBe(1)
    expect(state.chance.seed).toBe('table')
  })
  test('without a first seat starts where the dice say, which uses them once', () => {
    const begins = new Set(Array.from({ length: 20 }, (_, i) => dealt({ seed: `s${i}`, first: null }).first))
    expect([...begins].sort()).toEqual([0, 1, 2])
    expect(dealt({ first: null }).chance.drawn).toBe(dealt().chance.drawn + 1)
  })
})

test('the default options are the first value of each, and are accepted', () => {
  expect(defaultOptions(blank)).toEqual({ cards: 'seven' })
  expect(() => checkOptions(blank, defaultOptions(blank))).not.toThrow()
})

describe('a move', () => {
  test('that is legal is accepted as it is', () => {
    const move = { type: 'name', card: wrong }
    expect(checkMove(blank, dealt(), 1, move)).toBe(move)
  })
  test('of a seat that does not exist is refused', () => {
    for (const seat of [-1, 3, 0.5, NaN])
      expect(() => checkMove(blank, dealt(), seat, { type: 'name', card: wrong })).toThrow(
        new IllegalMove(`there is no seat ${seat}`),
      )
  })
  test('that is not legal is refused with the beginning of its text', () => {
    expect(() => checkMove(blank, dealt(), 0, { type: 'name', card: wrong })).toThrow(
      new IllegalMove(`seat 0 may not {"type":"name","card":"${wrong}"}]`),
    )
    let said = ''
    try {
      checkMove(blank, dealt(), 1, { type: 'x'.repeat(1000) })
    } catch (error) {
      expect((error as Error).name).toBe('IllegalMove')
      said = (error as Error).message
    }
    expect(said.length).toBeGreaterThan(150)
    expect(said.length).toBeLessThan(250)
  })
  test('changes the table where it is played, and counts for its seat', () => {
    const state = dealt()
    applyMoveUnchecked(blank, state, 1, { type: 'name', card: wrong })
    expect(state.steps).toEqual([0, 1, 0])
    expect(state.open.called).toEqual([wrong])
  })
  test('on a copy leaves the state before unchanged', () => {
    const before = dealt()
    const after = stateAfter(blank, before, 1, { type: 'name', card: wrong })
    expect(before).toEqual(dealt())
    expect(after.open).toMatchObject({ called: [wrong], turn: 2 })
    expect(() => stateAfter(blank, before, 0, { type: 'name', card: wrong })).toThrow(IllegalMove)
  })
  test('is no longer legal once the game is over', () => {
    const state = dealt()
    const before = legalOffers(blank, state, 1)
    expect(before).toHaveLength(1)
    endGame(state, { winners: [0], points: [1, 0, 0] })
    expect(state.outcome).toEqual({ winners: [0], points: [1, 0, 0] })
    expect(legalOffers({ ...blank, moves: () => before }, state, 1)).toEqual([])
  })
})

describe('a view', () => {
  const state = dealt()
  applyMoveUnchecked(blank, state, 1, { type: 'name', card: wrong })
  const { seats, options, first, open, outcome } = state
  const named = { type: 'named', by: 1, card: wrong, right: false }
  const forAll = { seats, options, first, open, outcome, story: [named] }

  test('of the table shows public state and public lines, and nothing else', () => {
    expect({ ...tableView(state) }).toEqual(forAll)
    expect({ ...viewOf(state, null) }).toEqual(forAll)
  })
  test.each([0, 1, 2])('of seat %i shows its own drawer, its count of moves and its lines', seat => {
    const own = state.own[seat]!
    const mine = {
      ...forAll,
      seat,
      own,
      step: seat === 1 ? 1 : 0,
      story: [{ type: 'dealt', to: seat, card: own.card }, named],
    }
    expect({ ...seatView(state, seat) }).toEqual(mine)
    expect({ ...viewOf(state, seat) }).toEqual(mine)
    const { story, ...rest } = mine
    const glance = new SingleUseSeatView<Blank>(state, seat)
    expect({ ...glance }).toEqual(rest)
    expect(glance.story).toEqual(story)
  })
  test('of the table for a single use shows the same', () => {
    const { story, ...rest } = forAll
    const glance = new LazyTableView<Blank>(state)
    expect({ ...glance }).toEqual(rest)
    expect(glance.story).toEqual(story)
  })
})

test('a private line is read by the seats it is for; a public one also at the table', () => {
  const state: Parameters<typeof tellLine<Blank>>[0] = { story: [] }
  const line = { type: 'dealt', to: 0, card: 'bell' } as const
  tellLine<Blank>(state, line)
  tellLine<Blank>(state, line, [0, 2])
  tellLine<Blank>(state, line, [])
  expect(state.story).toEqual([{ line }, { line, to: [0, 2] }, { line, to: [] }])
  expect(state.story.map(told => [null, 0, 1, 2].map(viewer => isHeardBy(told, viewer)))).toEqual([
    [true, true, true, true],
    [false, true, false, true],
    [false, false, false, false],
  ])
  expect(storyHeardBy({ ...dealt(), story: state.story }, 2)).toEqual([line, line])
})

test('the dice of a game continue where its deal left them', () => {
  const state = dealt()
  const drawn = state.chance.drawn
  gameDice(state).below(6)
  expect(state.chance.drawn).toBe(drawn + 1)
})

test('clockwise is once round, from the first seat or from any other', () => {
  expect(seatsClockwise(3)).toEqual([0, 1, 2])
  expect(seatsClockwise(4, 2)).toEqual([2, 3, 0, 1])
})
