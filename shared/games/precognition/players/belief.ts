// Estimates from the others' cards what they predicted: a run of some length that turns at every card or at every card
// but one, and how they play after it.
import type { VariantOf, Seat, SeatView } from '../../../engine/index.ts'
import { createMatchAutomaton, type MatchAutomaton } from '../reasoning/avoidable.ts'
import { rankOf } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { changeBetweenCards, type RankChange } from '../rules/row.ts'
import { likelyRuns } from './runs.ts'

/** A way to play that somebody may follow. */
export interface OpponentPlan {
  readonly letters: string
  readonly weight: number // how likely it is before any card is played
  readonly automaton: MatchAutomaton // the automaton that matches the letters
  readonly breaksRunsAfterwards: boolean // once its prediction came true or failed, it breaks alternating runs; otherwise it continues them
}

/** Plans with their relative weights. */
export interface PlanBelief {
  readonly plans: readonly OpponentPlan[]
  readonly weights: Float64Array
  readonly ofLength: readonly Float64Array[] // by length: the weights, and 0 for plans of another length
}

function createBelief(plans: readonly OpponentPlan[], weights: Float64Array): PlanBelief {
  const ofLength = Array.from({ length: MAX_RUN_LENGTH + 1 }, (_, length) =>
    weights.map((weight, i) => (plans[i]!.letters.length === length ? weight : 0)),
  )
  return { plans, weights, ofLength }
}

/** The longest run considered. */
const MAX_RUN_LENGTH = 16

/** The share of a player's cards that follow the plan, of those that could follow it. */
const FOLLOW_PLAN_SHARE = 0.9

/** How many times likelier a player's last length is than any other. */
const LENGTH_REPEAT_FACTOR = 8

/** Every plan considered, the shortest first. */
const ALL_PLANS: readonly OpponentPlan[] = Array.from({ length: MAX_RUN_LENGTH }, (_, i) =>
  likelyRuns(i + 1).flatMap(({ letters, share }) => {
    const automaton = createMatchAutomaton(letters)
    return [true, false].map(breaksRunsAfterwards => ({
      letters,
      automaton,
      breaksRunsAfterwards,
      weight: share * (breaksRunsAfterwards ? 2 : 1),
    }))
  }),
).flat()

type View = Pick<SeatView<Precognition>, 'open' | 'story'>

/** A player's prediction in the last completed deal, and its result; null before that. */
export function lastRevealedPrediction(
  story: View['story'],
  player: Seat,
): VariantOf<Precognition['line'], 'revealed'> | null {
  return (
    (story.findLast(line => line.type === 'revealed' && line.of === player) as
      VariantOf<Precognition['line'], 'revealed'> | undefined) ?? null
  )
}

/** The plans that this seat believes another to follow. */
export function planBeliefAbout({ open, story }: View, player: Seat): PlanBelief {
  const openedPrediction = open.phase === 'play' ? open.predictions[player] : null
  if (openedPrediction)
    return createBelief(
      [
        {
          letters: openedPrediction,
          automaton: createMatchAutomaton(openedPrediction),
          breaksRunsAfterwards: true,
          weight: 1,
        },
      ],
      Float64Array.of(1),
    )
  const maxLength = Math.min(MAX_RUN_LENGTH, open.length - 1)
  const plans = ALL_PLANS.filter(({ letters: { length } }) => length >= Math.min(2, maxLength) && length <= maxLength)
  const lastLength = lastRevealedPrediction(story, player)?.letters.length
  const weights = Float64Array.from(
    plans,
    ({ letters, weight }) => weight * (letters.length === lastLength ? LENGTH_REPEAT_FACTOR : 1),
  )
  if (open.row.length === 0) return createBelief(plans, weights)
  const starterIndex = open.players.indexOf(open.starter)
  const isOwnPlace = (place: number) => open.players[(starterIndex + place) % open.players.length] === player
  const reachChances = createChanceOfChange(open, open.players.length)
  for (const [i, plan] of plans.entries())
    weights[i]! *= planLikelihood(plan, { open, isOwnPlay: isOwnPlace, chanceOfChange: reachChances })
  return createBelief(plans, weights)
}

/** For each card of the row and change: the chance that somebody could have made that change instead. */
function createChanceOfChange(
  { row, length }: Pick<Precognition['open'], 'row' | 'length'>,
  players: number,
): (place: number, change: RankChange) => number {
  return (place, change) => {
    const rankBefore = rankOf(row[place - 1]!)
    const cardsPerPlayer = Math.max(1, Math.floor((length - place) / players))
    const share = change === 'S' ? 1 / 17 : change === 'U' ? (13 - rankBefore) / 13 : (rankBefore - 1) / 13
    return 1 - (1 - share) ** cardsPerPlayer
  }
}

interface ObservedPlay {
  readonly open: Precognition['open']
  readonly isOwnPlay: (place: number) => boolean
  readonly chanceOfChange: (place: number, change: RankChange) => number
}

/** The chance that somebody with this plan plays as this one did, up to a factor equal for all plans. */
function planLikelihood(
  { letters, automaton, breaksRunsAfterwards }: OpponentPlan,
  { open, isOwnPlay, chanceOfChange }: ObservedPlay,
): number {
  let chance = 1
  let matchedCount = 0
  let lastChange: RankChange | null = null
  for (let place = 1; place < open.row.length; place++) {
    const change = changeBetweenCards(open.row[place - 1]!, open.row[place]!)
    const mayComeTrue = matchedCount < letters.length && letters.length - matchedCount <= open.length - place
    if (isOwnPlay(place) && (mayComeTrue || lastChange !== null)) {
      const wantedChange = mayComeTrue
        ? (letters[matchedCount] as RankChange)
        : (lastChange === 'U') === breaksRunsAfterwards
          ? 'U'
          : 'D'
      const fitsPlan = change === wantedChange || (!mayComeTrue && breaksRunsAfterwards && change === 'S')
      const changeChance = chanceOfChange(place, wantedChange)
      chance *= fitsPlan ? FOLLOW_PLAN_SHARE * changeChance + 0.02 : 1 - FOLLOW_PLAN_SHARE * changeChance + 0.02
    }
    if (matchedCount < letters.length) matchedCount = automaton[matchedCount]![change]
    lastChange = change
  }
  return chance
}

/** The share of tables at which all predict the same length, because they learnt the game together. */
const SAME_LENGTH_SHARE = 0.6

/** A random plan for each of them, by weight. */
export function samplePlans(
  beliefs: readonly PlanBelief[],
  sameLengthChances: Float64Array,
  random: () => number,
): OpponentPlan[] {
  const length = beliefs.length > 1 && random() < SAME_LENGTH_SHARE ? weightedIndex(sameLengthChances, random) : -1 // no length suits all of them
  return beliefs.map(
    ({ plans, weights, ofLength }) => plans[weightedIndex(length < 0 ? weights : ofLength[length]!, random)]!,
  )
}

/** By length: the chance that all of them predicted it. */
export function chancesAllPredictLength(beliefs: readonly PlanBelief[]): Float64Array {
  return Float64Array.from({ length: MAX_RUN_LENGTH + 1 }, (_, length) =>
    beliefs.reduce((product, { ofLength }) => product * sum(ofLength[length]!), 1),
  )
}

/** A random index, by weight. */
function weightedIndex(weights: Float64Array, luck: () => number): number {
  let nth = luck() * sum(weights)
  for (let i = 0; i < weights.length; i++) if (weights[i]! > 0 && (nth -= weights[i]!) < 0) return i
  return weights.findLastIndex(weight => weight > 0)
}

function sum(weights: Float64Array): number {
  let all = 0
  for (let i = 0; i < weights.length; i++) all += weights[i]!
  return all
}
