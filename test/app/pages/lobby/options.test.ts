// Tests how the options of a game and the level of its computer players go together in the lobby.
import { expect, test } from 'vitest'
import { levelOfNextComputer, matchesPreset, OPTION_PRESETS } from '../../../../renderer/pages/lobby/options.ts'
import type { GameWithWords } from '../../../../renderer/use/game/game.ts'
import { gameEntry } from '../../../../shared/games/index.ts'
import type { TableState } from '../../../../shared/wire/index.ts'
import { tableOf } from '../../socket.ts'

const free = tableOf().chairs[0]!
const computer = (level: 'easy' | 'normal' | 'sharp') => ({ ...free, kind: 'computer' as const, level })

test('after “First game” the first computer player is an easy one, and so with every preset', () => {
  for (const { notebook, hints, level } of OPTION_PRESETS)
    expect(levelOfNextComputer(tableOf({ notebook, hints, chairs: [free] }))).toBe(level)
})

test('a computer player plays like those at the table, if they all play alike', () => {
  const { notebook, hints } = OPTION_PRESETS[0]!
  const next = (...levels: ('easy' | 'normal' | 'sharp')[]) =>
    levelOfNextComputer(tableOf({ notebook, hints, chairs: levels.map(computer) }))
  expect([next('sharp'), next('sharp', 'sharp'), next('sharp', 'easy')]).toEqual(['sharp', 'sharp', 'normal'])
})

test('without a preset it is a normal one', () => {
  expect(levelOfNextComputer(tableOf({ notebook: 'proof', hints: true, chairs: [free] }))).toBe('normal')
})

/** Whether a table of this game, set like this, counts as set by the nth preset. */
async function matches(id: string, nth: number, options: TableState['options']) {
  const entry = gameEntry(id)!
  const game = { rules: await entry.load(), words: await entry.words.en() } as GameWithWords
  const preset = OPTION_PRESETS[nth]!
  return matchesPreset(preset, { game, table: tableOf({ ...preset, game: id, options, chairs: [free] }) })
}

test('a table set for one screen is set as its preset says', async () => {
  expect(await matches('precognition', 1, { hands: 'whole deck', rounds: 'one' })).toBe(true)
  expect(await matches('precognition', 1, { hands: 'ten each' })).toBe(true)
  expect(await matches('precognition', 1, { hands: 'ten each', rounds: 'three' })).toBe(false)
})

test('“First game” means a short one, where the game has one', async () => {
  expect(await matches('mind-reader', 0, { length: 'one hand' })).toBe(true)
  expect(await matches('mind-reader', 0, {})).toBe(false)
  expect(await matches('mind-reader', 1, {})).toBe(true)
  expect(await matches('precognition', 0, { hands: 'ten each' })).toBe(true)
  expect(await matches('missing-persons', 0, {})).toBe(true)
})
