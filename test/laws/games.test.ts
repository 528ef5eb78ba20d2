// Answers for: every game obeys every law, with any seats, options and players.
import { describe, expect, test } from 'vitest'
import { clockwise, defaults, dice, type Game, type Kinds } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { laws, oneGame, optionsFrom, seatsFrom, varying, worlds, type Players } from '../../shared/laws/index.ts'

const all = await Promise.all(games.map(async ({ id, load, mind }) => ({ id, game: (await load()).game, mind: await mind() })))

/** Starts drawn by their seeds until every value of every option, every number of seats and all players came up. */
function samples(game: Game<Kinds>, count: number) {
  return Array.from({ length: count }, (_, i) => {
    const seed = `law ${i}`
    const chance = dice(`${seed} start`)
    const players = (['strays', 'computers', 'both', 'strays', 'strays'] as const)[i % 5] as Players
    return { seed, seats: seatsFrom(game, chance), options: optionsFrom(game, chance), players }
  })
}

describe.each(all)('$id', ({ id, game, mind }) => {
  const subject = { game, mind }
  const tried = samples(game, 240)

  test('every option value and number of seats is tried', () => {
    const [fewest, most] = game.seats
    expect(new Set(tried.map(({ seats }) => seats)).size).toBe(most - fewest + 1)
    for (const [name, values] of Object.entries<readonly unknown[]>(game.options))
      expect(new Set(tried.map(({ options }) => (options as Record<string, unknown>)[name])).size, name).toBe(values.length)
  })

  test('obeys every law in 240 games', { timeout: 120_000 }, () => {
    for (const sample of tried) laws(subject, sample)
  })

  test('nothing is seen that was not first heard, by the table or any seat', { timeout: 120_000 }, () => {
    const steps = new Map<number | null, number>()
    for (const { seed, seats, options } of tried.slice(0, 50))
      for (const viewer of [null, ...clockwise(seats)])
        steps.set(viewer, (steps.get(viewer) ?? 0) + (worlds(subject, { seed, seats, options, viewer }, 80) ?? 0))
    for (const viewer of [null, ...clockwise(game.seats[1])]) expect(steps.get(viewer), `viewer ${viewer}`).toBeGreaterThan(60)
  })

  test('one game after another is tried by its seed alone', () => {
    for (let i = 0; i < 20; i++) oneGame(subject, `one game ${i}`)
  })

  // A path added here is public from the deal on. Be sure that it says nothing of a hidden card.
  const reviewed: Readonly<Record<string, readonly string[]>> = {
    'mind-reader': ['first', 'open.dealer', 'open.turn', 'story.*.dealer'], // who begins
    'piecepack-deduction': ['first', 'open.coin', 'open.faceUp.*', 'open.turn', 'story.*.by', 'story.*.coin', 'story.*.faceUp.*'], // who begins; the first coin; the tiles face up
    'missing-persons': ['first', 'open.starter', 'open.turn', 'story.*.starter'], // who begins
    precognition: ['first', 'open.starter', 'open.turn', 'story.*.starter'], // who begins
    'communal-deduction': ['first', 'open.turn'], // whom the talk hears out first
    blank: ['first', 'open.turn'], // who begins
  }
  test('what varies with the seed on the public table right after the deal was reviewed', () => {
    for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
      expect(varying(game, { seats, options: defaults(game) })).toEqual(reviewed[id])
      for (const { options } of tried.slice(0, 10)) expect(varying(game, { seats, options, deals: 12 })).toEqual(reviewed[id])
    }
  })
})
