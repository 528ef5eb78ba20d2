// Builds pairs of games that differ only in secrets, and checks that they look the same to a viewer, byte for byte.
import { diceFromSeed, seatsClockwise } from '../../shared/engine/index.ts'
import type { GameEntry } from '../../shared/games/index.ts'
import { compareIndistinguishable, LawBroken, randomOptions, randomSeatCount } from '../kit/gameLaws/index.ts'

export interface IndistinguishableGameCounts {
  readonly pairs: number
  readonly moves: number // moves made in both of a pair after they differed
  readonly told: number // pairs that could be told apart
}

/** Moves per pair; random players could go on for thousands. */
const MAX_MOVES = 80

/** Builds pairs for `games` games, with any seats and options, for the table and every seat. */
export async function countIndistinguishableGames(
  { load, mind }: Pick<GameEntry, 'load' | 'mind'>,
  { games, seed }: { readonly games: number; readonly seed: string },
): Promise<IndistinguishableGameCounts> {
  const subject = { game: await load(), mind: await mind() }
  const luck = diceFromSeed(`twins ${subject.game.id} ${seed}`)
  const count = { pairs: 0, moves: 0, told: 0 }
  for (let nth = 0; nth < games; nth++) {
    const [seats, options] = [randomSeatCount(subject.game, luck), randomOptions(subject.game, luck)]
    for (const viewer of [null, ...seatsClockwise(seats)])
      try {
        const moves = compareIndistinguishable(
          subject,
          { seed: `${seed} ${nth}`, seats, options, viewer },
          { most: MAX_MOVES },
        )
        if (moves === null) continue
        count.pairs++
        count.moves += moves
      } catch (error) {
        if (!(error instanceof LawBroken)) throw error
        count.pairs++
        count.told++
      }
  }
  return count
}
