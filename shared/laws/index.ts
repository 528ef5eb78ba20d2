// The laws' one door: what every game must obey, and how to try one game on all of it.
import { clockwise, dice, type Kinds } from '../engine/index.ts'
import { laws } from './game.ts'
import { optionsFrom, seatsFrom, type Players, type Subject } from './sample.ts'
import { worlds } from './worlds.ts'

export * from './broken.ts'
export * from './game.ts'
export * from './sample.ts'
export * from './varying.ts'
export * from './worlds.ts'

/** Draws seats, options, players and a viewer from the seed, and tries every law on that game. Throws LawBroken. */
export function oneGame<K extends Kinds>(subject: Subject<K>, seed: string): void {
  const { game } = subject
  const chance = dice(`${seed} sample`)
  const seats = seatsFrom(game, chance)
  const options = optionsFrom(game, chance)
  const players = chance.pick<Players>(['strays', 'computers', 'both'])
  const viewer = chance.pick([null, ...clockwise(seats)])
  laws(subject, { seed, seats, options, players })
  worlds(subject, { seed, seats, options, viewer })
}
