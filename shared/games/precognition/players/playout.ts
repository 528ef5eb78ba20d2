// Simulates how a deal may go on, with players who each follow a prediction and then spoil what others may hope for.
import type { Seat } from '../../../engine/index.ts'
import { createMatchAutomaton, type MatchAutomaton } from '../reasoning/avoidable.ts'
import { HIGHEST_RANK, LOWEST_RANK, changeBetweenRanks, type RankStock } from '../reasoning/rowKnowledge.ts'

/** Random numbers from a seed, for speed. */
export type UniformRandom = () => number

/** Makes a generator of random numbers from 0 up to, but without, 1. */
export function createUniformRandom(seed: number): UniformRandom {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** The progress of a prediction. */
export interface PredictionProgress {
  readonly letters: string
  readonly automaton: MatchAutomaton
  matched: number // letters matched now; all of them once it came true
}

/** The progress of a prediction in a row with these changes. */
export function createPredictionProgress(
  letters: string,
  changesSoFar: string,
  automaton: MatchAutomaton = createMatchAutomaton(letters),
): PredictionProgress {
  const progress: PredictionProgress = { letters, automaton, matched: 0 }
  for (const change of changesSoFar) advanceProgress(progress, change as 'U' | 'D' | 'S')
  return progress
}

function advanceProgress(progress: PredictionProgress, change: 'U' | 'D' | 'S'): void {
  if (progress.matched < progress.letters.length) progress.matched = progress.automaton[progress.matched]![change]
}

/** A simulated player. */
export interface SimulatedPlayer {
  readonly seat: Seat
  readonly hand: RankStock
  readonly progress: PredictionProgress
  readonly breaksRunsAfterwards: boolean // once its prediction came true, it breaks alternating runs
}

/** A simulated deal: the players, and the state of the row. Whose turn it is, is passed along with it. */
export interface PlayoutState {
  readonly players: readonly SimulatedPlayer[] // in the order of the seats that still play
  lastRank: number // rank; 0 before the first card
  change: 'U' | 'D' | 'S' | null
  left: number // cards to come
}

/** Plays a card of this player. */
export function playCardInPlayout(playout: PlayoutState, { hand }: SimulatedPlayer, rank: number): void {
  hand[rank]!--
  playout.left--
  if (playout.lastRank > 0) {
    playout.change = changeBetweenRanks(playout.lastRank, rank)
    for (const { progress } of playout.players) advanceProgress(progress, playout.change)
  }
  playout.lastRank = rank
}

/** Plays the deal until it is decided. `turn`: the index in `players` of the first to play. */
export function playOut(playout: PlayoutState, turn: number, luck: UniformRandom): void {
  for (let at = turn; isUndecided(playout); at = (at + 1) % playout.players.length) {
    const player = playout.players[at]!
    playCardInPlayout(playout, player, chooseRank(playout, player, luck))
  }
}

/** True while a prediction as long as the longest that came true may still come true. */
function isUndecided({ players, left }: PlayoutState): boolean {
  let longest = 0
  for (const { progress } of players)
    if (progress.matched === progress.letters.length && progress.matched > longest) longest = progress.matched
  for (const { progress } of players) {
    const missingLetterCount = progress.letters.length - progress.matched
    if (missingLetterCount > 0 && missingLetterCount <= left && progress.letters.length >= longest) return true
  }
  return false
}

/** The card this player would play: usually as far as possible in the direction it needs. */
function chooseRank(
  { lastRank, change, left }: PlayoutState,
  { hand, progress, breaksRunsAfterwards }: SimulatedPlayer,
  luck: UniformRandom,
): number {
  const { letters, matched } = progress
  if (lastRank === 0) return randomRank(hand, LOWEST_RANK, HIGHEST_RANK, luck)
  const mayComeTrue = matched < letters.length && letters.length - matched <= left
  const wantedChange = mayComeTrue
    ? letters[matched]
    : breaksRunsAfterwards && change !== null
      ? change
      : change === 'U'
        ? 'D'
        : 'U'
  const playsFar = luck() < 0.8
  if ((wantedChange === 'S' || (!mayComeTrue && breaksRunsAfterwards)) && hand[lastRank]! > 0) return lastRank
  if (wantedChange === 'U') {
    const rank = playsFar ? highestRank(hand, lastRank + 1) : randomRank(hand, lastRank + 1, HIGHEST_RANK, luck)
    if (rank > 0) return rank
  } else if (wantedChange === 'D') {
    const rank = playsFar ? lowestRank(hand, lastRank - 1) : randomRank(hand, LOWEST_RANK, lastRank - 1, luck)
    if (rank > 0) return rank
  }
  return randomRank(hand, LOWEST_RANK, HIGHEST_RANK, luck)
}

/** A random card within these ranks; 0 if there is none. */
function randomRank(hand: RankStock, low: number, high: number, luck: UniformRandom): number {
  let all = 0
  for (let rank = low; rank <= high; rank++) all += hand[rank]!
  if (all === 0) return 0
  let nth = Math.floor(luck() * all)
  for (let rank = low; ; rank++) if ((nth -= hand[rank]!) < 0) return rank
}

function highestRank(hand: RankStock, low: number): number {
  for (let rank = HIGHEST_RANK as number; rank >= low; rank--) if (hand[rank]! > 0) return rank
  return 0
}

function lowestRank(hand: RankStock, high: number): number {
  for (let rank = LOWEST_RANK as number; rank <= high; rank++) if (hand[rank]! > 0) return rank
  return 0
}
