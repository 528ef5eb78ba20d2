// The arena: seating, and mirrored deals that take the luck of the deal out of a score.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { playMatch, mirroredSeatings, type MatchSetup, type ArenaPlayer } from './match.ts'
import { diceFromSeed, endGame, seatView, type GameTypeParams, type GameState } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'

const game = await gameEntry('blank')!.load()
const mind = await gameEntry('blank')!.mind()
const program = fileURLToPath(new URL('../../dist/bench/main.js', import.meta.url))

/** Names the first card on offer. */
const first: ArenaPlayer = view => {
  const [offer] = game.moves(view)
  const { card } = offer as unknown as { card: { values: string[] } }
  return { type: 'name', card: card.values[0] } as GameTypeParams['move']
}
const match = (change: Partial<MatchSetup>): MatchSetup => ({
  game,
  mind,
  a: first,
  b: first,
  seats: 2,
  options: { cards: 'seven' },
  deals: 20,
  seed: 'mirror',
  ...change,
})

describe('seats', () => {
  test('fills every other chair at an even table, then the others; at an odd one each chair once', () => {
    expect(mirroredSeatings({ game, seats: 4 })).toEqual([
      [true, false, true, false],
      [false, true, false, true],
    ])
    expect(mirroredSeatings({ game, seats: 3 })).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
  })
  test('in a cooperative game all sit on one side', () => {
    expect(mirroredSeatings({ game: { ...game, cooperative: true }, seats: 2 })).toEqual([[true, true]])
  })
})

test('in an evening a player knows what each seat chose in secret in the games before', () => {
  const known: unknown[] = []
  const learning: ArenaPlayer = (view, luck, earlier) => (known.push(earlier), first(view, luck))
  const choosing = { ...game, secretChoices: () => [['A'], ['B']] }
  const one = { game: choosing, a: learning, b: learning, deals: 1 }
  expect(playMatch(match({ ...one, evening: 3 })).games).toBe(6)
  const twice = (card: string) => [card, card]
  expect(new Set(known.map(one => JSON.stringify(one)))).toEqual(
    new Set(
      [
        [[], []],
        [['A'], ['B']],
        [twice('A'), twice('B')],
      ].map(one => JSON.stringify(one)),
    ),
  )
})

test('two players that play alike share the points of mirrored deals exactly', () => {
  expect(playMatch(match({}))).toMatchObject({
    games: 40,
    share: 0.5,
    low: 0.5,
    high: 0.5,
    fair: 0.5,
    wins: { a: 20, b: 20 },
  })
  const alone = playMatch(match({ seats: 3 }))
  expect(alone.share).toBeCloseTo(1 / 3, 10)
  expect(alone.fair).toBeCloseTo(1 / 3, 10)
})

test('the better player has more than half, and the interval says how sure that is', () => {
  const last: ArenaPlayer = view => {
    const [offer] = game.moves(view)
    const { card } = offer as unknown as { card: { values: string[] } }
    return { type: 'name', card: card.values.at(-1) } as GameTypeParams['move']
  }
  // The hidden card is always the first of the pack that nobody has: naming from the front finds it at once.
  const front = {
    ...game,
    setup: (deal: Parameters<typeof game.setup>[0]) =>
      game.setup({ ...deal, dice: { ...deal.dice, shuffle: <T>(pack: readonly T[]) => [...pack] } }),
  }
  const score = playMatch(match({ game: front, b: last }))
  expect(score).toMatchObject({ share: 1, low: 1, high: 1, wins: { a: 40, b: 0 } })
})

test('the command prints one object, the same for the same seed', () => {
  const run = () =>
    spawnSync(
      process.execPath,
      [
        program,
        'arena',
        'mind-reader',
        '--a',
        'normal',
        '--b',
        'informative',
        '--deals',
        '6',
        '--seed',
        'x',
        '--option',
        'length=one-hand',
        '--json',
      ],
      { encoding: 'utf8', timeout: 120_000 },
    )
  const { status, stdout } = run()
  expect(status).toBe(0)
  const figures = JSON.parse(stdout) as Record<string, unknown>
  expect(figures).toMatchObject({ game: 'mind-reader', a: 'normal', b: 'informative', seats: 2, deals: 6 })
  for (const name of ['share', 'low', 'high']) expect(figures[name]).toBeTypeOf('number')
  expect(run().stdout).toBe(stdout)
})

test('cooperative games are reported by wins and clues', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'arena', 'communal-deduction', '--a', 'normal', '--seats', '4', '--deals', '3', '--json'],
    { encoding: 'utf8', timeout: 120_000 },
  )
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'communal-deduction',
    a: 'normal',
    seats: 4,
    deals: 3,
    wins: expect.any(Number),
    clues: expect.any(Number),
  })
})

test('the table of results has the rows of every game, or of one', () => {
  const table = (game: string) =>
    spawnSync(process.execPath, [program, 'arena', game, '--all', '--deals', '1'], {
      encoding: 'utf8',
      timeout: 120_000,
    })
  const rows = table('piecepack-deduction')
    .stdout.split('\n')
    .filter(line => line.startsWith('| '))
    .slice(2)
  expect(rows.length).toBeGreaterThan(1)
  for (const row of rows) expect(row).toMatch(/^\| Deduction \(piecepack\) \| 3 \| \w+ \| \w+ \| 1 \|/)
  expect(table('chess').stderr).toContain('There is no game “chess”.')
})

test('an unknown player is refused, with the known names', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, 'arena', 'mind-reader', '--a', 'genius'], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  expect(status).toBe(2)
  expect(stderr).toContain('There is no player “genius”. Choose one of: easy, normal, sharp, informative')
})

test('a game is worth one point, and a win that is shared counts in parts', () => {
  const last: ArenaPlayer = view => {
    const { card } = game.moves(view)[0] as unknown as { card: { values: string[] } }
    return { type: 'name', card: card.values.at(-1) } as GameTypeParams['move']
  }
  /** The player who begins wins alone by naming the first card; with any other card all the others win. */
  const beginnerDecides = {
    ...game,
    play: {
      name(state: GameState<GameTypeParams>, by: number, move: GameTypeParams['move']) {
        const isFirst =
          (move as { card?: string }).card === (first(seatView(state, by), diceFromSeed(1)) as { card?: string }).card
        const winners = [0, 1, 2].filter(seat => (seat === by) === isFirst)
        endGame(state, { winners, points: [0, 1, 2].map(seat => (winners.includes(seat) ? 1 : 0)) })
      },
    },
  }
  const { share, points } = playMatch(match({ game: beginnerDecides, b: last, seats: 3, deals: 4 }))
  expect(points).toEqual({ a: 8, b: 4 }) // each deal: one game won alone, two shared with one other
  expect(share).toBeCloseTo(2 / 3, 10)
})
