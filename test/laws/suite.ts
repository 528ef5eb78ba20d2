// Checks all laws on one game, with varied seats, options and players.
import { describe, expect, test } from 'vitest'
import {
  seatsClockwise,
  defaultOptions,
  diceFromSeed,
  revealsNothing,
  seatView,
  startGame,
  stateAfter,
  type Dice,
  type GameRules,
  type GameTypeParams,
} from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import {
  checkGameLaws,
  checkRandomGame,
  nextSampleMove,
  playSample,
  randomOptions,
  randomSeatCount,
  varyingPublicPaths,
  compareIndistinguishable,
  type SamplePlayerKind,
  type SampleGame,
  type GameUnderTest,
} from '../kit/gameLaws/index.ts'
import { effort } from '../kit/effort.ts'

const GAMES = effort(30, 1000)
const AT_ONCE = effort(30, 100) // games per test, so that a long run shows progress
const TAKING_BACK = 16 // games in which to look for moves that may be taken back
const MOVES_TRIED = 200 // moves of each of those games
const LOOKED_FOR = 120 // games played without laws to find kinds of lines that the first few lack

/** The values in random order, again and again; each comes up once before any repeats. */
function inTurn<T>(values: readonly T[], chance: Dice): () => T {
  let round: T[] = []
  return () => {
    if (round.length === 0) round = chance.shuffle(values)
    return round.pop()!
  }
}

/** `games` samples, in which all numbers of seats, option values and players come up as early as possible. */
function samples(game: GameRules<GameTypeParams>, games: number): Required<Omit<SampleGame<GameTypeParams>, 'most'>>[] {
  const chance = diceFromSeed('samples')
  const [fewest, most] = game.seats
  const seats = inTurn(
    Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i),
    chance,
  )
  const options = Object.entries<readonly unknown[]>(game.options).map(
    ([name, values]) => [name, inTurn(values, chance)] as const,
  )
  const players = inTurn<SamplePlayerKind>(['strays', 'computers', 'both', 'strays', 'strays'], chance)
  return Array.from({ length: games }, (_, i) => ({
    seed: `law ${i}`,
    seats: seats(),
    options: Object.fromEntries(options.map(([name, next]) => [name, next()])),
    players: players(),
  }))
}

/** The first few games, and every later one with a kind of line that no earlier one had. */
function withEveryLine(
  subject: GameUnderTest<GameTypeParams>,
  many: ReturnType<typeof samples>,
  few: number,
): typeof many {
  const heard = new Set<string>()
  return many.filter((sample, i) => {
    if (i >= LOOKED_FOR && i >= few) return false
    const before = heard.size
    for (const { line } of playSample(subject, sample).story) heard.add(line.type)
    return i < few || heard.size > before
  })
}

/**
 * Finds the types of the moves that a player may take back in a few games. After such a move nobody can prove more than before.
 */
function movesTakenBack(subject: GameUnderTest<GameTypeParams>): string[] {
  const { game, mind } = subject
  const found = new Set<string>()
  for (let nth = 0; nth < TAKING_BACK; nth++) {
    const dice = diceFromSeed(`take back ${nth}`)
    const seats = randomSeatCount(game, dice)
    const players: SamplePlayerKind = nth % 2 === 0 ? 'strays' : 'both' // some moves nobody makes by chance
    let before = startGame(game, { seats, options: randomOptions(game, dice), seed: `take back ${nth}`, first: null })
    for (let moves = 0; moves < MOVES_TRIED && !before.outcome; moves++) {
      const [seat, move] = nextSampleMove(subject, before, { players, dice })!
      const after = stateAfter(game, before, seat, move)
      if (revealsNothing(game, { before, after }, [seat, move]) && !found.has(move.type)) {
        found.add(move.type)
        for (const other of seatsClockwise(seats)) {
          const [now, then] = [after, before].map(state => mind.prove(seatView(state, other)).riddles)
          for (const { key, left } of then!)
            expect(now!.find(riddle => riddle.key === key)?.left ?? left, `${move.type}, seat ${other}`).toBe(left)
        }
      }
      before = after
    }
  }
  return [...found].sort()
}

/** Two lists of a game that people have reviewed. */
export interface ReviewedLists {
  readonly variesWithSeed: readonly string[] // the public paths that vary with the seed right after the deal; none says anything about a hidden card
  readonly mayTakeBack: readonly string[] // the moves that may be taken back, always or as long as they start nothing; all others tell somebody something
}

/** Checks all laws on a game. */
export async function obeysEveryLaw(id: string, { variesWithSeed, mayTakeBack }: ReviewedLists): Promise<void> {
  const entry = gameEntry(id)!
  const game = await entry.load()
  const subject = { game, mind: await entry.mind() }
  const many = samples(game, 1000)
  const tried =
    GAMES < many.length ? withEveryLine(subject, many, Math.max(GAMES, game.seats[1] - game.seats[0] + 1)) : many

  describe(id, () => {
    test('every option value and number of seats is tried', () => {
      const [fewest, most] = game.seats
      expect(new Set(tried.map(({ seats }) => seats)).size).toBe(most - fewest + 1)
      for (const [name, values] of Object.entries<readonly unknown[]>(game.options))
        expect(new Set(tried.map(({ options }) => (options as Record<string, unknown>)[name])).size, name).toBe(
          values.length,
        )
    })

    test.each(Array.from({ length: Math.ceil(tried.length / AT_ONCE) }, (_, nth) => nth * AT_ONCE))(
      `obeys every law in ${AT_ONCE} games from game %i on`,
      from => {
        for (const sample of tried.slice(from, from + AT_ONCE)) checkGameLaws(subject, sample)
      },
    )

    test('neither the table nor any seat sees more than its story tells', () => {
      const steps = new Map<number | null, number>()
      for (const { seed, seats, options } of tried.slice(0, effort(Math.max(6, game.seats[1] - game.seats[0] + 1), 50)))
        for (const viewer of [null, ...seatsClockwise(seats)])
          steps.set(
            viewer,
            (steps.get(viewer) ?? 0) +
              (compareIndistinguishable(subject, { seed, seats, options, viewer }, { most: 80 }) ?? 0),
          )
      for (const viewer of [null, ...seatsClockwise(game.seats[1])])
        expect(steps.get(viewer), `viewer ${viewer}`).toBeGreaterThan(effort(5, 50))
    })

    test('each game can be reproduced from its seed alone', () => {
      for (let i = 0; i < effort(4, 20); i++) checkRandomGame(subject, `one game ${i}`)
    })

    test('people have reviewed what varies with the seed on the public table after the deal', () => {
      for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
        expect(varyingPublicPaths(game, { seats, options: defaultOptions(game) })).toEqual(variesWithSeed)
        for (const { options } of tried.slice(0, effort(2, 10)))
          expect(varyingPublicPaths(game, { seats, options, deals: 12 })).toEqual(variesWithSeed)
      }
    })

    test('only moves from which nobody learns anything may be taken back', () => {
      expect(movesTakenBack(subject)).toEqual(mayTakeBack)
    })
  })
}
