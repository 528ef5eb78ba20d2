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

test('a table set for one screen is set as its preset says', async () => {
  const entry = gameEntry('precognition')!
  const game = { rules: await entry.load(), words: await entry.words.en() } as GameWithWords
  const [first] = OPTION_PRESETS
  const isFirst = (options: TableState['options']) =>
    matchesPreset(first!, { game, table: tableOf({ game: 'precognition', options, hints: true, chairs: [free] }) })
  expect(isFirst({ hands: 'whole deck', rounds: 'one' })).toBe(true)
  expect(isFirst({ hands: 'ten each' })).toBe(true)
  expect(isFirst({ hands: 'ten each', rounds: 'three' })).toBe(false)
})
