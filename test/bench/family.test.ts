// Tests which settings of a game are tried against the family of rivals, and that the arena knows each of them.
import { expect, test } from 'vitest'
import { defaultOptions, SKILL_LEVELS } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { families } from '../baselines/family.ts'
import { baselines } from '../baselines/index.ts'
import { everyOption } from './family.ts'

test.each(families)('every option of $game is tried by itself, the usual ones first', async ({ game: id }) => {
  const game = await gameEntry(id)!.load()
  const [usual, ...others] = everyOption(game)
  expect(usual).toEqual({ changed: null, options: defaultOptions(game) })
  for (const [name, values] of Object.entries<readonly unknown[]>(game.options))
    for (const value of values.slice(1))
      expect(others).toContainEqual({
        changed: `${name}: ${String(value)}`,
        options: { ...defaultOptions(game), [name]: value },
      })
})

test('every rival is a level or a baseline of its game', () => {
  for (const { game, rivals } of families)
    for (const rival of rivals)
      expect([...SKILL_LEVELS, ...Object.keys(baselines[game] ?? {})], `${game}, ${rival}`).toContain(rival)
})
