// The laws every game must obey, and a function that checks all of them on a random game.
import { seatsClockwise, diceFromSeed, type GameTypeParams } from '../../../shared/engine/index.ts'
import { checkGameLaws } from './game.ts'
import { randomOptions, randomSeatCount, type SamplePlayerKind, type GameUnderTest } from './sample.ts'
import { compareIndistinguishable } from './indistinguishable.ts'

export * from './assertLaw.ts'
export * from './game.ts'
export * from './sample.ts'
export * from './varyingPublicPaths.ts'
export * from './indistinguishable.ts'

/** Draws seats, options, players and a viewer from the seed and checks every law on that game. Throws LawBroken. */
export function checkRandomGame<K extends GameTypeParams>(subject: GameUnderTest<K>, seed: string): void {
  const { game } = subject
  const chance = diceFromSeed(`${seed} sample`)
  const seats = randomSeatCount(game, chance)
  const options = randomOptions(game, chance)
  const players = chance.pick<SamplePlayerKind>(['strays', 'computers', 'both'])
  const viewer = chance.pick([null, ...seatsClockwise(seats)])
  checkGameLaws(subject, { seed, seats, options, players })
  compareIndistinguishable(subject, { seed, seats, options, viewer })
}
