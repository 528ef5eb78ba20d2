// Answers for: what is tried on every game: all laws, with any seats, options and players.
import { describe, expect, test } from 'vitest'
import { clockwise, defaults, dice, type Game, type Kinds } from '../../shared/engine/index.ts'
import { entryOf } from '../../shared/games/index.ts'
import { laws, oneGame, optionsFrom, seatsFrom, varying, worlds, type Players } from '../../shared/laws/index.ts'

const GAMES = 1000
const AT_ONCE = 100 // games a test, so that a long run is heard of while it goes on

/** Starts drawn by their seeds until every value of every option, every number of seats and all players came up. */
function samples(game: Game<Kinds>) {
  return Array.from({ length: GAMES }, (_, i) => {
    const seed = `law ${i}`
    const chance = dice(`${seed} start`)
    const players = (['strays', 'computers', 'both', 'strays', 'strays'] as const)[i % 5] as Players
    return { seed, seats: seatsFrom(game, chance), options: optionsFrom(game, chance), players }
  })
}

/**
 * Tries all laws on a game.
 * @param reviewed the public paths that vary with the seed right after the deal. Whoever adds one is sure that it says nothing of a hidden card.
 */
export async function obeysEveryLaw(id: string, reviewed: readonly string[]): Promise<void> {
  const entry = entryOf(id)!
  const { game } = await entry.load()
  const subject = { game, mind: await entry.mind() }
  const tried = samples(game)

  describe(id, () => {
    test('every option value and number of seats is tried', () => {
      const [fewest, most] = game.seats
      expect(new Set(tried.map(({ seats }) => seats)).size).toBe(most - fewest + 1)
      for (const [name, values] of Object.entries<readonly unknown[]>(game.options))
        expect(new Set(tried.map(({ options }) => (options as Record<string, unknown>)[name])).size, name).toBe(values.length)
    })

    test.each(Array.from({ length: GAMES / AT_ONCE }, (_, nth) => nth * AT_ONCE))(`obeys every law in ${AT_ONCE} games from law %i on`, { timeout: 120_000 }, from => {
      for (const sample of tried.slice(from, from + AT_ONCE)) laws(subject, sample)
    })

    test('nothing is seen that was not first heard, by the table or any seat', { timeout: 120_000 }, () => {
      const steps = new Map<number | null, number>()
      for (const { seed, seats, options } of tried.slice(0, 50))
        for (const viewer of [null, ...clockwise(seats)])
          steps.set(viewer, (steps.get(viewer) ?? 0) + (worlds(subject, { seed, seats, options, viewer }, 80) ?? 0))
      for (const viewer of [null, ...clockwise(game.seats[1])]) expect(steps.get(viewer), `viewer ${viewer}`).toBeGreaterThan(50)
    })

    test('one game after another is tried by its seed alone', () => {
      for (let i = 0; i < 20; i++) oneGame(subject, `one game ${i}`)
    })

    test('what varies with the seed on the public table right after the deal was reviewed', () => {
      for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
        expect(varying(game, { seats, options: defaults(game) })).toEqual(reviewed)
        for (const { options } of tried.slice(0, 10)) expect(varying(game, { seats, options, deals: 12 })).toEqual(reviewed)
      }
    })
  })
}
