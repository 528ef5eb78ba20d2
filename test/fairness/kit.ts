// Sets up devices and deal terms for tests of fair deals.
import { defaultOptions, type DealTerms, type GameRules, type GameTypeParams } from '../../shared/engine/index.ts'
import { SimulatedDevice } from '../bench/fairness.ts'

export const threeDevices = () => ['ana', 'bo', 'cleo'].map((name, seat) => new SimulatedDevice(name, [seat]))

/** The terms of a deal of this game for `seats` players, with default options. */
export function termsOf(game: GameRules<GameTypeParams>, seats: number): DealTerms {
  const options = defaultOptions(game) as DealTerms['options']
  return { game: game.id, rules: game.version, seats, options, first: null }
}
