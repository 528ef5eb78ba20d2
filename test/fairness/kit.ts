// Answers for: what tests of deals begin with.
import { defaultOptions, type DealTerms, type Game, type GameTypeParams } from '../../shared/engine/index.ts'
import { SimulatedDevice } from '../bench/fairness.ts'

export const threeDevices = () => ['ana', 'bo', 'cleo'].map((name, seat) => new SimulatedDevice(name, [seat]))

/** What is dealt of a game to so many. */
export function termsOf(game: Game<GameTypeParams>, seats: number): DealTerms {
  const options = defaultOptions(game) as DealTerms['options']
  return { game: game.id, rules: game.rules, seats, options, first: null }
}
