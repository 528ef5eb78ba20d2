// Laws: who only answers at another's turn is not said to be at their own, and no answer looks like a verdict that it is not.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  defaultOptions,
  diceFromSeed,
  fillOfferAtRandom,
  legalOffers,
  startGame,
  tableView,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { effort } from '../kit/effort.ts'

const subjects = await Promise.all(games.map(async ({ id, load, seats }) => ({ id, game: await load(), seats })))

test('somebody may have to answer in three of the games', () => {
  const answering = subjects.filter(({ game }) => 'turnDuringAnswer' in game)
  expect(answering.map(({ id }) => id).sort()).toEqual(['mind-reader', 'missing-persons', 'piecepack-deduction'])
})

describe.each(subjects.filter(({ game }) => 'turnDuringAnswer' in game))('$id', ({ game, seats }) => {
  test('an answer is awaited from one seat, and the turn it belongs to is another’s', () => {
    const dice = diceFromSeed('answers')
    const everyOption = Object.fromEntries(
      Object.entries<readonly string[]>(game.options).map(([name, values]) => [name, values.at(-1)]),
    )
    let answers = 0
    for (const options of [defaultOptions(game), { ...defaultOptions(game), ...everyOption }])
      for (let deal = 0; deal < effort(3, 30); deal++) {
        const state = startGame(game, { seats: seats[0], options, seed: `answers ${deal}`, first: 0 })
        for (let moves = 0; !state.outcome && moves < 120; moves++) {
          const view = tableView(state)
          const awaited = game.toMove(view)
          const turn = game.turnDuringAnswer!(view)
          if (turn !== null) {
            answers++
            expect(awaited).toHaveLength(1)
            expect(awaited).not.toContain(turn)
          }
          const seat = dice.pick(awaited)
          const offers = legalOffers(game, state, seat)
          applyMoveUnchecked(game, state, seat, fillOfferAtRandom(dice.pick(offers), dice))
        }
      }
    expect(answers).toBeGreaterThan(0)
  })
})

/** What a sign means, so that its colour and its sound mean the same. */
const TONE_OF_SIGN: Readonly<Record<string, string>> = { '✓': 'yes', '✗': 'no', '▲': 'up', '▼': 'down', '=': 'maybe' }

test('only what is marked right or wrong looks and sounds so: a direction is neither', () => {
  const top = fileURLToPath(new URL('../../', import.meta.url))
  const marks = ['shared/games', 'renderer/games'].flatMap(folder =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(ts|vue)$/.test(path))
      .flatMap(path =>
        [...readFileSync(join(top, folder, path), 'utf8').matchAll(/sign: '(.+?)', tone: '(\w+)'/g)].map(
          ([, sign, tone]) => ({ path, sign: sign!, tone: tone! }),
        ),
      ),
  )
  expect(marks.length).toBeGreaterThan(40)
  expect(marks.filter(({ sign, tone }) => tone !== TONE_OF_SIGN[sign])).toEqual([])
})
