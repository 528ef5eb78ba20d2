// Checks the laws on games in which everything is asked. Random players would name a card too early, so here nobody
// names and nobody speaks out of turn while anything else is possible.
import { expect, test } from 'vitest'
import {
  diceFromSeed,
  fillOfferAtRandom,
  replayRecord,
  type GameRules,
  type Mind,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/missing-persons/mind.ts'
import type { MissingPersons } from '../../../../shared/games/missing-persons/kinds.ts'
import { missingPersons } from '../../../../shared/games/missing-persons/rules.ts'
import { checkGameLaws, randomOptions, compareIndistinguishable } from '../../../kit/gameLaws/index.ts'

const patient: GameRules<MissingPersons> = {
  ...missingPersons,
  moves(view) {
    const offers = missingPersons.toMove(view).includes(view.seat) ? missingPersons.moves(view) : []
    const others = offers.filter(({ type }) => type !== 'name')
    return others.length > 0 ? others : offers
  },
}

const patience: Mind<MissingPersons> = {
  ...mind,
  chooseMove(view, _level, chance) {
    const offers = patient.moves(view)
    return offers.length > 0 ? (fillOfferAtRandom(chance.pick(offers), chance) as MissingPersons['move']) : null
  },
}

const seeds = Array.from({ length: 60 }, (_, i) => `to the end ${i}`)
const optionsOf = (seed: string) => randomOptions(missingPersons, diceFromSeed(seed))

test('every law holds, through last turns, guesses and tie-breakers', () => {
  const said = new Set<string>()
  for (const seed of seeds) {
    const options = optionsOf(seed)
    if (options.questions === 'free') continue // free questions with empty wordings never end
    const record = checkGameLaws({ game: patient, mind: patience }, { seed, seats: 2, options, players: 'strays' })
    for (const { line } of replayRecord(patient, record).story) said.add(line.type)
  }
  for (const type of ['ranOut', 'guessed', 'won', 'refused', 'explained'] as const) expect(said).toContain(type)
})

test('a view never shows more than its story tells, all the way', () => {
  const steps = [null, 0, 1].map(viewer =>
    seeds.reduce(
      (sum, seed) =>
        sum +
        (compareIndistinguishable(
          { game: patient, mind: patience },
          { seed, seats: 2, options: optionsOf(seed), viewer },
          { most: 150 },
        ) ?? 0),
      0,
    ),
  )
  for (const count of steps) expect(count).toBeGreaterThan(300)
})
