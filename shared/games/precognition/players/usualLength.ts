// Simulates deals to find how long a prediction may be and still usually comes true. It knows nobody's cards.
import { at } from '../../../engine/index.ts'
import { stockOfRanks } from '../reasoning/rowKnowledge.ts'
import { PACK, rankOf, type Rank } from '../cards.ts'
import { makeAlternatingRun } from './runs.ts'
import { createPredictionProgress, createUniformRandom, playOut, type UniformRandom } from './playout.ts'

/** A prediction that turns at every card, and the share of simulated deals in which it came true. */
export interface UsualLength {
  readonly letters: number
  readonly chance: number
}

/** The share of the deals in which a usual prediction comes true. */
const USUAL_SHARE = 0.8
const SIMULATED_DEAL_COUNT = 150 // for each length
const MAX_LENGTH = 16 // of anybody's prediction
const SEED = 52

/**
 * The longest prediction that usually comes true for somebody who plays towards it. The others write runs of any length,
 * play towards them, and spoil once theirs came true. `cards`: in the row when it is full.
 */
export function usualPredictionLength(players: number, cards: number): UsualLength {
  const luck = createUniformRandom(SEED)
  let usual: UsualLength = { letters: 1, chance: 1 }
  for (let letters = 1; letters <= Math.min(MAX_LENGTH, cards - 1); letters++) {
    let cameTrue = 0
    for (let deal = 0; deal < SIMULATED_DEAL_COUNT; deal++)
      if (doesPredictionComeTrue({ players, cards, letters }, luck)) cameTrue++
    const chance = cameTrue / SIMULATED_DEAL_COUNT
    if (chance < USUAL_SHARE) break
    usual = { letters, chance }
  }
  return usual
}

/** Plays one deal, in which the first player predicts this many letters. */
function doesPredictionComeTrue(
  { players, cards, letters }: { readonly players: number; readonly cards: number; readonly letters: number },
  luck: UniformRandom,
): boolean {
  const pack = shuffledRanks(luck)
  const cardsEach = cards / players
  const longest = Math.min(MAX_LENGTH, cards - 1)
  const everybody = Array.from({ length: players }, (_, seat) => {
    const length = seat === 0 ? letters : 1 + Math.floor(luck() * longest)
    const prediction = makeAlternatingRun(luck() < 0.5 ? 'U' : 'D', length)
    return {
      seat,
      hand: stockOfRanks(pack.slice(seat * cardsEach, (seat + 1) * cardsEach)),
      progress: createPredictionProgress(prediction, ''),
      breaksRunsAfterwards: true,
    }
  })
  playOut({ players: everybody, lastRank: 0, change: null, left: cards }, Math.floor(luck() * players), luck)
  return at(everybody, 0).progress.matched === letters
}

function shuffledRanks(luck: UniformRandom): Rank[] {
  const ranks = PACK.map(rankOf)
  for (let i = ranks.length - 1; i > 0; i--) {
    const other = Math.floor(luck() * (i + 1))
    ;[ranks[i], ranks[other]] = [at(ranks, other), at(ranks, i)]
  }
  return ranks
}
