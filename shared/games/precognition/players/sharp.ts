// The sharp computer player. It simulates every card it has and every length it might predict, and takes what wins most often.
import { required, at, type Dice, type SeatView } from '../../../engine/index.ts'
import {
  createPredictionProgress,
  playCardInPlayout,
  createUniformRandom,
  playOut,
  type PredictionProgress,
  type UniformRandom,
  type PlayoutState,
  type SimulatedPlayer,
} from './playout.ts'
import type { MatchAutomaton } from '../reasoning/avoidable.ts'
import { PACK, rankOf, type Card, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { stockOfRanks, type RankStock } from '../reasoning/rowKnowledge.ts'
import {
  planBeliefAbout,
  lastRevealedPrediction,
  samplePlans,
  chancesAllPredictLength,
  type PlanBelief,
} from './belief.ts'
import { isShortRow } from './normal.ts'
import { likelyRuns } from './runs.ts'
import { rowChanges } from '../rules/row.ts'

type View = SeatView<Precognition>
type Move = Precognition['move']

/** Its parameters. */
export interface SharpTuning {
  readonly games: number // number of simulated deals for each card
  readonly trials: number // number of simulated deals for each first letter of a prediction
  readonly lengths?: readonly number[] // the lengths to choose from; by default they depend on the number of players
}

export const SHARP_TUNING: SharpTuning = { games: 120, trials: 60 }

/**
 * The lengths of predictions by number of players, chosen at random so that nobody can safely add one letter. Each length was played against
 * tables where everybody else predicts the same length: as this player would, alternating and spoiling, or with one repeat. For equal
 * lengths the replay counts too, since it reveals their predictions. The best mixed strategy for that table of results maximises the result against the worst opponents.
 * With five and more, the others of that table predicted alternating runs only.
 */
const LENGTHS_BY_PLAYER_COUNT: Readonly<Record<2 | 3 | 4 | 5, readonly number[]>> = {
  2: [6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 9, 10],
  3: [3, 3, 3, 4, 5, 5, 5, 5, 5, 5, 6, 7, 7, 7, 7, 7, 7, 7, 8, 8],
  4: [5, 5, 5, 5, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 9, 9, 9, 9],
  5: [2, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9], // and more
}

/** The lengths of predictions in a short row, by number of players: what wins most against the strongest of those tables. */
const LENGTHS_IN_SHORT_ROW: Readonly<Record<2 | 3, readonly number[]>> = {
  2: [4, 5, 6, 6, 6, 7, 7, 7],
  3: [2, 3, 5, 5, 6, 6, 6, 7, 7],
}

/** It assumes that the others repeat their length, and predicts one letter more; except in one of this many replays. */
const DISTRUSTS_ONE_IN = 5

/** A move for this seat; null when the table does not wait for it. */
export function chooseSharpMove(view: View, dice: Dice, tuning: SharpTuning = SHARP_TUNING): Move | null {
  const { open, own, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'predict':
      if (!open.players.includes(seat) || open.ready[seat]) return null
      return own.prediction === ''
        ? { type: 'predict', letters: choosePrediction(view, dice, tuning) }
        : { type: 'seal' }
    case 'play':
      return open.turn === seat ? { type: 'play', card: bestCard(view, dice, tuning) } : null
    case 'between':
      return open.turn === seat ? { type: 'deal' } : null
    case 'over':
      return null
  }
}

/** The run that wins most often, of an unpredictable length. */
function choosePrediction(view: View, dice: Dice, tuning: SharpTuning): string {
  const predictionLength = Math.min(chooseLength(view, dice, tuning), view.open.length - 1)
  const playoutSetup = { seed: dice.below(2 ** 32), games: tuning.trials }
  const viewWithBeliefs = viewWithBeliefsOf(view)
  const candidates = likelyRuns(predictionLength).map(({ letters }) => letters)
  return pickNearBest(
    candidates,
    candidates.map(letters => meanWinShare(viewWithBeliefs, letters, null, playoutSetup)),
    0.02,
    dice,
  )
}

function chooseLength({ open, seat, story }: View, dice: Dice, { lengths }: SharpTuning): number {
  const playersBefore = open.players
    .filter(of => of !== seat)
    .map(of => lastRevealedPrediction(story, of))
    .map(line => (line === null || line.at === null ? 0 : line.letters.length))
  const repeatedLength = Math.max(...playersBefore)
  if (repeatedLength > 0 && dice.below(DISTRUSTS_ONE_IN) > 0) return repeatedLength + 1
  if (lengths) return dice.pick(lengths)
  const { length: players } = open.players
  if (isShortRow(open.length)) return dice.pick(LENGTHS_IN_SHORT_ROW[players === 2 ? 2 : 3])
  return dice.pick(LENGTHS_BY_PLAYER_COUNT[Math.min(players, 5) as 2 | 3 | 4 | 5])
}

/** The card that wins most often. */
function bestCard(view: View, dice: Dice, tuning: SharpTuning): Card {
  const { own } = view
  const handRanks = [...new Set(own.hand.map(rankOf))]
  if (handRanks.length === 1) return dice.pick(own.hand)
  const playoutSetup = { seed: dice.below(2 ** 32), games: tuning.games }
  const viewWithBeliefs = viewWithBeliefsOf(view)
  const worthByRank = handRanks.map(rank => meanWinShare(viewWithBeliefs, own.prediction, rank, playoutSetup))
  const rank = pickNearBest(handRanks, worthByRank, 0.005, dice)
  return dice.pick(own.hand.filter(card => rankOf(card) === rank))
}

function pickNearBest<T>(things: readonly T[], worths: readonly number[], tolerance: number, dice: Dice): T {
  const highestWorth = Math.max(...worths)
  return dice.pick(things.filter((_, i) => at(worths, i) >= highestWorth - tolerance))
}

/** A view with this seat's beliefs, computed once for all attempts. */
interface ViewWithBeliefs {
  readonly view: View
  readonly ownStock: RankStock
  readonly unseen: readonly Rank[]
  readonly beliefs: readonly PlanBelief[]
  readonly sameLengthChances: Float64Array
  readonly progressOf: (letters: string, automaton?: MatchAutomaton) => PredictionProgress // its progress in the row
}

function viewWithBeliefsOf(view: View): ViewWithBeliefs {
  const { open, own, seat } = view
  const seenCards = new Set([...open.row, ...own.hand])
  const changesSoFar = rowChanges(open.row)
  const progressByPlan = new Map<string, PredictionProgress>()
  const progressOf: ViewWithBeliefs['progressOf'] = (letters, automaton) => {
    let knownProgress = progressByPlan.get(letters)
    if (!knownProgress)
      progressByPlan.set(letters, (knownProgress = createPredictionProgress(letters, changesSoFar, automaton)))
    return { ...knownProgress }
  }
  const beliefs = open.players.filter(of => of !== seat).map(of => planBeliefAbout(view, of))
  return {
    view,
    ownStock: stockOfRanks(own.hand.map(rankOf)),
    unseen: PACK.filter(card => !seenCards.has(card)).map(rankOf),
    beliefs,
    sameLengthChances: chancesAllPredictLength(beliefs),
    progressOf,
  }
}

/** The expected share of the win with this prediction and, if one is to be played now, this card. */
function meanWinShare(
  viewWithBeliefs: ViewWithBeliefs,
  letters: string,
  rank: Rank | null,
  { seed, games }: { seed: number; games: number },
): number {
  let sum = 0
  for (let game = 0; game < games; game++) {
    const luck = createUniformRandom(seed + Math.imul(game + 1, 0x9e3779b9)) // every prediction is tried on the same deals and guesses
    luck()
    const { playout, turn } = sampleDeal(viewWithBeliefs, letters, luck)
    if (rank === null) playOut(playout, turn, luck)
    else {
      playCardInPlayout(playout, playout.players[turn]!, rank)
      playOut(playout, (turn + 1) % playout.players.length, luck)
    }
    sum += winShare(playout, viewWithBeliefs.view.seat)
  }
  return sum / games
}

/** A deal that agrees with this seat's view, and predictions others may have made. */
function sampleDeal(
  { view: { open, seat }, ownStock, unseen, beliefs, sameLengthChances, progressOf }: ViewWithBeliefs,
  letters: string,
  luck: UniformRandom,
): { playout: PlayoutState; turn: number } {
  const remainingPile = unseen.slice()
  const takeFromPile = (count: number): RankStock => {
    const takenStock = stockOfRanks([])
    for (let i = 0; i < count; i++) {
      const nth = Math.floor(luck() * remainingPile.length)
      takenStock[remainingPile[nth]!]!++
      remainingPile[nth] = remainingPile.at(-1)!
      remainingPile.pop()
    }
    return takenStock
  }
  const plans = samplePlans(beliefs, sameLengthChances, luck)
  const players = open.players.map((of): SimulatedPlayer => {
    if (of === seat) return { seat, hand: ownStock.slice(), progress: progressOf(letters), breaksRunsAfterwards: true }
    const plan = required(plans.shift(), 'plan')
    return {
      seat: of,
      hand: takeFromPile(at(open.cards, of)),
      progress: progressOf(plan.letters, plan.automaton),
      breaksRunsAfterwards: plan.breaksRunsAfterwards,
    }
  })
  const lastCard = open.row.at(-1)
  const lastChange = rowChanges(open.row.slice(-2))
  const turnIndex = open.players.indexOf(open.phase === 'play' ? open.turn : open.starter)
  return {
    playout: {
      players,
      lastRank: lastCard ? rankOf(lastCard) : 0,
      change: lastChange === '' ? null : (lastChange as 'U' | 'D' | 'S'),
      left: open.length - open.row.length,
    },
    turn: turnIndex,
  }
}

/** This seat's share of the win at the end. */
function winShare({ players }: PlayoutState, seat: number): number {
  const lengths = players.map(({ progress: { letters, matched } }) => (matched === letters.length ? letters.length : 0))
  const longest = Math.max(...lengths)
  const tiedCount = lengths.filter(length => length === longest).length
  return lengths[players.findIndex(player => player.seat === seat)] === longest ? 1 / tiedCount : 0
}
