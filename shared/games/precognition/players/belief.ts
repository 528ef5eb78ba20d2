// Estimates what others predicted from what they played: an alternating run of some length, and what they do after it.
import type { VariantOf, Seat, SeatView } from '../../../engine/index.ts'
import { matchAutomaton, type MatchAutomaton } from '../reasoning/avoidable.ts'
import { rankOf } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { changeBetweenCards, type RankChange } from '../rules/row.ts'

/** A way to play that somebody may follow. */
export interface PlayPlan {
  readonly letters: string
  readonly follow: MatchAutomaton // of the letters
  readonly spoils: boolean // breaks alternating runs once its prediction came true or failed; otherwise it continues them
}

/** Plans with their relative weights. */
export interface PlanBelief {
  readonly plans: readonly PlayPlan[]
  readonly weights: Float64Array
  readonly ofLength: readonly Float64Array[] // by length: the weights, and 0 for plans of another length
}

function beliefOf(plans: readonly PlayPlan[], weights: Float64Array): PlanBelief {
  const ofLength = Array.from({ length: LONGEST + 1 }, (_, length) =>
    weights.map((weight, i) => (plans[i]!.letters.length === length ? weight : 0)),
  )
  return { plans, weights, ofLength }
}

/** The longest run considered. */
const LONGEST = 16

/** A run that changes direction at every card. */
export function alternatingRun(first: 'U' | 'D', length: number): string {
  return Array.from({ length }, (_, i) => ((i % 2 === 0) === (first === 'U') ? 'U' : 'D')).join('')
}

/** The share of cards that follow a plan, of those that could. */
const FAITHFUL = 0.9

/** How many times likelier a player's last length is than any other. */
const REPEATED = 8

/** Every plan considered, the shortest first. */
const PLANS: readonly PlayPlan[] = Array.from({ length: LONGEST }, (_, i) =>
  (['U', 'D'] as const).flatMap(first => {
    const letters = alternatingRun(first, i + 1)
    const follow = matchAutomaton(letters)
    return [true, false].map(spoils => ({ letters, follow, spoils }))
  }),
).flat()

type View = Pick<SeatView<Precognition>, 'open' | 'story'>

/** A player's prediction in the last completed deal, and its result; null before that. */
export function lastRevealedPrediction(
  story: View['story'],
  of: Seat,
): VariantOf<Precognition['line'], 'revealed'> | null {
  return (
    (story.findLast(line => line.type === 'revealed' && line.of === of) as
      VariantOf<Precognition['line'], 'revealed'> | undefined) ?? null
  )
}

/** What this seat believes about another. */
export function opponentModel({ open, story }: View, of: Seat): PlanBelief {
  const opened = open.phase === 'play' ? open.predictions[of] : null
  if (opened) return beliefOf([{ letters: opened, follow: matchAutomaton(opened), spoils: true }], Float64Array.of(1))
  const most = Math.min(LONGEST, open.length - 1)
  const plans = PLANS.filter(({ letters: { length } }) => length >= Math.min(2, most) && length <= most)
  const before = lastRevealedPrediction(story, of)?.letters.length
  const weights = Float64Array.from(
    plans,
    ({ letters, spoils }) => (spoils ? 2 : 1) * (letters.length === before ? REPEATED : 1),
  )
  if (open.row.length === 0) return beliefOf(plans, weights)
  const at = open.players.indexOf(open.starter)
  const mine = (place: number) => open.players[(at + place) % open.players.length] === of
  const could = reach(open, open.players.length)
  for (const [i, plan] of plans.entries()) weights[i]! *= likelihood(plan, { open, mine, could })
  return beliefOf(plans, weights)
}

/** For each card of the row and change: the chance that somebody could have made that change instead. */
function reach(
  { row, length }: Pick<Precognition['open'], 'row' | 'length'>,
  players: number,
): (place: number, change: RankChange) => number {
  return (place, change) => {
    const before = rankOf(row[place - 1]!)
    const held = Math.max(1, Math.floor((length - place) / players))
    const part = change === 'S' ? 1 / 17 : change === 'U' ? (13 - before) / 13 : (before - 1) / 13
    return 1 - (1 - part) ** held
  }
}

interface Heard {
  readonly open: Precognition['open']
  readonly mine: (place: number) => boolean
  readonly could: (place: number, change: RankChange) => number
}

/** The chance that somebody with this plan plays as this one did, up to a factor equal for all plans. */
function likelihood({ letters, follow, spoils }: PlayPlan, { open, mine, could }: Heard): number {
  let chance = 1
  let stand = 0
  let last: RankChange | null = null
  for (let place = 1; place < open.row.length; place++) {
    const change = changeBetweenCards(open.row[place - 1]!, open.row[place]!)
    const hopes = stand < letters.length && letters.length - stand <= open.length - place
    if (mine(place) && (hopes || last !== null)) {
      const wants = hopes ? (letters[stand] as RankChange) : (last === 'U') === spoils ? 'U' : 'D'
      const fits = change === wants || (!hopes && spoils && change === 'S')
      const can = could(place, wants)
      chance *= fits ? FAITHFUL * can + 0.02 : 1 - FAITHFUL * can + 0.02
    }
    if (stand < letters.length) stand = follow[stand]![change]
    last = change
  }
  return chance
}

/** The share of tables at which all predict the same length, because they learnt the game together. */
const ALIKE = 0.6

/** A random plan for each of them, by weight. */
export function samplePlans(beliefs: readonly PlanBelief[], together: Float64Array, luck: () => number): PlayPlan[] {
  const length = beliefs.length > 1 && luck() < ALIKE ? at(together, luck) : -1 // no length suits all of them
  return beliefs.map(({ plans, weights, ofLength }) => plans[at(length < 0 ? weights : ofLength[length]!, luck)]!)
}

/** By length: the chance that all of them predicted it. */
export function chancesAllPredictLength(beliefs: readonly PlanBelief[]): Float64Array {
  return Float64Array.from({ length: LONGEST + 1 }, (_, length) =>
    beliefs.reduce((product, { ofLength }) => product * sum(ofLength[length]!), 1),
  )
}

/** A random index, by weight. */
function at(weights: Float64Array, luck: () => number): number {
  let nth = luck() * sum(weights)
  for (let i = 0; i < weights.length; i++) if (weights[i]! > 0 && (nth -= weights[i]!) < 0) return i
  return weights.findLastIndex(weight => weight > 0)
}

function sum(weights: Float64Array): number {
  let all = 0
  for (let i = 0; i < weights.length; i++) all += weights[i]!
  return all
}
