// Tests that a diff of two states takes few bytes, and that copies share nothing.
import { describe, expect, test } from 'vitest'
import { diffStates, cloneState, type GameTypeParams, type GameState } from '../../shared/engine/index.ts'

interface Loose extends GameTypeParams {
  open: Record<string, unknown>
  own: Record<string, unknown>
  sealed: Record<string, unknown>
}

const state = (open: object, more: object = {}) =>
  ({
    seats: 2,
    options: {},
    first: 0,
    open,
    own: [{}, {}],
    sealed: {},
    steps: [0, 0],
    story: [],
    chance: { seed: 'a', drawn: 0 },
    outcome: null,
    ...more,
  }) as unknown as GameState<Loose>

const open = (before: object, after: object) => diffStates(state(before), state(after)).open
/** Long enough that paths take fewer bytes than the whole value. */
const LONG = { rest: 'x'.repeat(60) }

describe('a change', () => {
  test('is given with its path', () => {
    expect(open({ ...LONG, turn: 0 }, { ...LONG, turn: 1 })).toEqual([{ path: 'turn', value: 1 }])
    expect(open({ ...LONG, turn: null }, { ...LONG, turn: 'x' })).toEqual([{ path: 'turn', value: 'x' }])
  })
  test('in several places is given with each path', () => {
    expect(open({ ...LONG, turn: 0, piles: { left: [1, 2] } }, { ...LONG, turn: 1, piles: { left: [1, 3] } })).toEqual([
      { path: 'turn', value: 1 },
      { path: 'piles/left/1', value: 3 },
    ])
  })
  test('is empty for equal values, even of different objects', () => {
    expect(open({ turn: 0, piles: [[1], { a: null }] }, { turn: 0, piles: [[1], { a: null }] })).toEqual([])
    const same = { turn: 0 }
    expect(open(same, same)).toEqual([])
  })
  test('is what was added to a list or an object', () => {
    expect(open({ ...LONG, called: ['a'] }, { ...LONG, called: ['a', 'b'] })).toEqual([
      { path: 'called/1', value: 'b' },
    ])
    expect(open({ ...LONG }, { ...LONG, asked: { by: 1 } })).toEqual([{ path: 'asked', value: { by: 1 } }])
    expect(open({ ...LONG, called: [] }, { ...LONG, called: ['a'] })).toEqual([{ path: 'called/0', value: 'a' }])
  })
  test('is the whole of what became smaller', () => {
    expect(open({ ...LONG, called: ['a', 'b'] }, { ...LONG, called: ['a'] })).toEqual([
      { path: 'called', value: ['a'] },
    ])
    expect(open({ ...LONG, pile: { a: 1, b: 2 } }, { ...LONG, pile: { a: 1 } })).toEqual([
      { path: 'pile', value: { a: 1 } },
    ])
    expect(open({ ...LONG, pile: { a: 1, b: 2 } }, { ...LONG, pile: { a: 1, c: 2 } })).toEqual([
      { path: 'pile', value: { a: 1, c: 2 } },
    ])
  })
  test('is the whole value where a list became something else, or the reverse', () => {
    expect(open({ ...LONG, pile: [1] }, { ...LONG, pile: { 0: 2 } })).toEqual([{ path: 'pile', value: { 0: 2 } }])
    expect(open({ ...LONG, pile: { 0: 2 } }, { ...LONG, pile: [1] })).toEqual([{ path: 'pile', value: [1] }])
    expect(open({ ...LONG, pile: {} }, { ...LONG, pile: [] })).toEqual([{ path: 'pile', value: [] }])
    expect(open({ ...LONG, pile: [] }, { ...LONG, pile: {} })).toEqual([{ path: 'pile', value: {} }])
  })
  test('is the whole value where it was or is null, a text or a number', () => {
    expect(open({ ...LONG, asked: null }, { ...LONG, asked: { by: 1 } })).toEqual([{ path: 'asked', value: { by: 1 } }])
    expect(open({ ...LONG, asked: { by: 1 } }, { ...LONG, asked: null })).toEqual([{ path: 'asked', value: null }])
    expect(open({ ...LONG, asked: 'ab' }, { ...LONG, asked: ['a'] })).toEqual([{ path: 'asked', value: ['a'] }])
  })
  test('is the whole value where several paths would take more bytes', () => {
    expect(open({ hand: [1, 2, 3] }, { hand: [4, 5, 6] })).toEqual([{ path: 'hand', value: [4, 5, 6] }])
  })
  test('is given by paths only where that takes fewer bytes than the whole value', () => {
    // A path and its comma take 4 bytes and its name; a number 4; a list 2 and one per element; the whole has 4 around it.
    const list = (changed: number, ...rest: unknown[]) => {
      const some = (value: number) => [...Array.from({ length: changed }, () => value), ...rest]
      return open(some(0), some(1)).map(({ path }) => path)
    }
    expect(list(2)).toEqual(['']) // 18 by paths, 16 as a whole
    expect(list(2, '')).toEqual(['0', '1']) // 18 and 19
    expect(list(2, [])).toEqual(['0', '1']) // 18 and 19
    expect(list(3, '', '')).toEqual(['']) // 27 and 27
    expect(list(3, '', 'a')).toEqual(['0', '1', '2']) // 27 and 28
    expect(list(3, [''])).toEqual(['']) // 27 and 27
    expect(list(3, ['a'])).toEqual(['0', '1', '2']) // 27 and 28
    expect(list(4, {}, {}, {})).toEqual(['']) // 36 and 35
    expect(list(4, { a: '' })).toEqual(['']) // 36 and 36
    expect(list(4, { ab: '' })).toEqual(['0', '1', '2', '3']) // 36 and 37
    // A field takes 4 bytes and its name.
    const fields = (value: number) => ({ a: value, b: [], c: value, long: value })
    expect(open(fields(0), fields(1)).map(({ path }) => path)).toEqual(['a', 'c', 'long']) // 30 and 44
  })
})

test('is kept apart by drawer and by seat', () => {
  const before = state({ turn: 0 }, { own: [{ card: 'a' }, { card: 'b' }], sealed: { hidden: 'c' } })
  const after = state({ turn: 0 }, { own: [{ card: 'a' }, { card: 'd' }], sealed: { hidden: 'b' }, steps: [0, 1] })
  const changed = diffStates(before, after)
  expect(changed.open).toEqual([])
  expect(changed.own).toEqual([[], [{ path: 'card', value: 'd' }]])
  expect([...changed.steps]).toEqual([[1, 1]])
  expect(changed.told).toEqual([])
  expect(changed.outcome).toBeNull()
})

test('a diff includes new lines and the outcome; a game that has ended does not end again', () => {
  const line = (type: string) => ({ line: { type } })
  const outcome = { winners: [0], points: [1, 0] }
  const before = state({}, { story: [line('one')] })
  const after = state({}, { story: [line('one'), line('two')], outcome })
  expect(diffStates(before, after)).toMatchObject({ told: [line('two')], outcome })
  expect(diffStates(after, after)).toMatchObject({ told: [], outcome: null })
})

test('a copy is equal and shares nothing but the lines of the story', () => {
  const line = { line: { type: 'one' } }
  const one = state(
    { turn: 0, piles: [[1], { deep: [null] }] },
    { own: [{ hand: ['a'] }, {}], sealed: { pile: ['b'] }, story: [line] },
  )
  const copy = cloneState(one)
  expect(copy).toEqual(one)
  const { piles } = copy.open as { piles: [number[], { deep: unknown[] }] }
  piles[0].push(2)
  piles[1].deep.push(3)
  ;(copy.own[0]!['hand'] as string[]).push('z')
  ;(copy.sealed['pile'] as string[]).push('z')
  copy.own[1]!['more'] = 1
  copy.steps[0] = 9
  copy.story.push(line)
  copy.chance.drawn++
  expect(one).toEqual(
    state(
      { turn: 0, piles: [[1], { deep: [null] }] },
      { own: [{ hand: ['a'] }, {}], sealed: { pile: ['b'] }, story: [line] },
    ),
  )
  expect(copy.story[0]).toBe(line)
  expect(Array.isArray(piles[1].deep)).toBe(true)
})
