// Tests that updates bring a view up to date: whole drawers, paths inside them, and paths that do not exist.
import { expect, test } from 'vitest'
import {
  defaultOptions,
  diceFromSeed,
  diffStates,
  randomMove,
  startGame,
  stateAfter,
  viewOf,
  type GameTypeParams,
  type GameState,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { StoryCodec, viewUpdates, applyViewChanges } from '../../shared/wire/index.ts'

const nothing = { open: [], own: [[], []], steps: new Map(), told: [], outcome: null }

test('a replaced drawer is sent whole: a public one to all, a seat’s own to that seat', () => {
  const open = [{ path: '', value: { turn: 1 } }]
  const own = [[], [{ path: '', value: { card: 'lamp' } }]]
  expect([...viewUpdates({ ...nothing, open, own })]).toEqual([
    [null, { changes: ['/open', { turn: 1 }], newLines: [] }],
    [0, { changes: ['/open', { turn: 1 }], newLines: [] }],
    [1, { changes: ['/open', { turn: 1 }, '/own', { card: 'lamp' }], newLines: [] }],
  ])
})

test('everybody gets the end of the game', () => {
  const outcome = { winners: [1], points: [0, 1] }
  expect([...viewUpdates({ ...nothing, outcome }).values()]).toEqual(
    Array.from({ length: 3 }, () => ({ changes: ['/outcome', outcome], newLines: [] })),
  )
})

test('a path starts in `open`, or at the top if it begins with a slash', () => {
  const view = { open: { turn: 0, piles: [[1], [2]] }, own: { card: 'lamp' }, step: 0 }
  expect(applyViewChanges(view, ['piles/1/0', 5, 'turn', 1, '/own/card', 'bell', '/step', 1])).toEqual({
    open: { turn: 1, piles: [[1], [5]] },
    own: { card: 'bell' },
    step: 1,
  })
  expect(applyViewChanges(view, ['/open', { turn: 3 }])).toEqual({ ...view, open: { turn: 3 } })
  expect(view.open.piles).toEqual([[1], [2]])
})

test('unchanged parts are the same objects as before', () => {
  const view = { open: { turn: 0, piles: [[1], [2]] } }
  const next = applyViewChanges(view, ['piles/1/0', 5])
  expect(next.open.piles[0]).toBe(view.open.piles[0])
})

test.each([
  ['below a text', 'turn/card'],
  ['below nothing', 'answer/card'],
  ['below a place that is not there', 'nowhere/card'],
  ['in the makings of things', 'constructor'],
  ['in what all things share', '/own/prototype'],
  ['in what things come from', '__proto__'],
])('there is no place %s: %s', (_, path) => {
  const view = { open: { turn: 'x', answer: null }, own: {} }
  expect(() => applyViewChanges(view, [path, 1])).toThrow(
    new TypeError(`no place ${path.split('/').at(-1)} in this view`),
  )
})

test('a line is sent as an object if only some of its fields are in their known places', () => {
  const lines = new StoryCodec([{ type: 'named', by: 0, card: 'bell', right: false } as { type: string }])
  const line = { type: 'named', by: 0, right: false, card: 'bell' }
  expect(lines.pack(line)).toBe(line)
})

test('a packed line of an unknown type is refused by name', () => {
  expect(() => new StoryCodec([]).unpack(['named', 1])).toThrow('unknown order of fields of line named with 1 fields')
})

/** True if every step but the last exists, and the last exists, is a new field, or is the end of a list. */
function leadsSomewhere(view: object, path: string): boolean {
  const steps = path.startsWith('/') ? path.slice(1).split('/') : ['open', ...path.split('/')]
  let at: unknown = view
  for (const [nth, step] of steps.entries()) {
    if (typeof at !== 'object' || at === null) return false
    if (Array.isArray(at)) {
      if (!/^\d+$/.test(step) || Number(step) > at.length) return false
    } else if (/^\d*$/.test(step)) return false
    if (nth < steps.length - 1 && !(step in at)) return false
    at = (at as Record<string, unknown>)[step]
  }
  return true
}

test.each(games.map(({ id, load }) => [id, load] as const))(
  'in %s a path leads to what is there, a new field or a list’s end, and deletes nothing',
  async (_, load) => {
    const game = await load()
    let changes = 0
    for (const seed of ['1', '2', '3']) {
      let state: GameState<GameTypeParams> = startGame(game, {
        seats: game.seats[0],
        options: defaultOptions(game),
        seed,
        first: 0,
      })
      const luck = diceFromSeed(`paths ${seed}`)
      for (let moves = 0, entry; moves < 60 && (entry = randomMove(game, state, luck)); moves++) {
        const before = state
        state = stateAfter(game, before, entry[0], entry[1])
        for (const [audience, { changes: set }] of viewUpdates(diffStates(before, state))) {
          let view: object = { ...viewOf(before, audience) }
          for (let i = 0; i < set.length; i += 2) {
            expect(leadsSomewhere(view, set[i] as string), String(set[i])).toBe(true)
            expect(set[i + 1], String(set[i])).not.toBeUndefined()
            view = applyViewChanges(view, set.slice(i, i + 2))
            changes++
          }
        }
      }
    }
    expect(changes).toBeGreaterThan(4)
  },
)

test('a path past a list’s end, below a missing field, or by a number into an object is refused', () => {
  const view = { open: { called: ['rope'], turn: 0 }, own: {} }
  expect(leadsSomewhere(view, 'called/1')).toBe(true)
  expect(leadsSomewhere(view, 'answer')).toBe(true)
  for (const path of ['called/2', 'called/length', 'answer/card', '/own/1', 'turn/0', 'called/1/x'])
    expect(leadsSomewhere(view, path), path).toBe(false)
})
