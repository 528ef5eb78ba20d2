// `npm run bench -- --tension`: measures how long the winner of Precognition stays open, with each number of cards.
// The measure is the share of the row that is laid before its result is settled: before it, each card may still matter.
import {
  applyMoveUnchecked,
  at,
  diceFromSeed,
  seatView,
  SKILL_LEVELS,
  startGame,
  tableView,
} from '../../shared/engine/index.ts'
import { mind } from '../../shared/games/precognition/mind.ts'
import { handSize } from '../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../shared/games/precognition/kinds.ts'
import { precognition } from '../../shared/games/precognition/rules.ts'
import { isDealSettled } from '../../shared/games/precognition/rules/rowGrowth.ts'
import { meanOf } from './statistics.ts'

/** How long the winner stayed open, over many first deals. */
export interface Tension {
  readonly seats: number
  readonly hands: Precognition['options']['hands']
  readonly open: number // share of the row laid before the result was settled, on average, from 0 to 1
  readonly after: number // cards laid after it, on average
  readonly early: number // share of the deals settled in the first half of the row
  readonly missed: number // share of the deals in which nobody's prediction came true
}

/** Plays the first deals of `games` games among computer players of all levels. */
export function measureTension(
  seats: number,
  hands: Precognition['options']['hands'],
  { games, seed }: { readonly games: number; readonly seed: string },
): Tension {
  const deals = Array.from({ length: games }, (_, nth) => firstDeal(seats, hands, `${seed} ${nth}`))
  return {
    seats,
    hands,
    open: meanOf(deals.map(({ settledAt, length }) => settledAt / length)),
    after: meanOf(deals.map(({ settledAt, length }) => length - settledAt)),
    early: meanOf(deals.map(({ settledAt, length }) => Number(settledAt < length / 2))),
    missed: meanOf(deals.map(({ isMissed }) => Number(isMissed))),
  }
}

function firstDeal(
  seats: number,
  hands: Precognition['options']['hands'],
  seed: string,
): { settledAt: number; length: number; isMissed: boolean } {
  const dice = diceFromSeed(seed)
  const options = { hands, rounds: 'one', predictions: 'as decided', ties: 'share' } as const
  const state = startGame(precognition, { seats, options, seed, first: null })
  let settledAt: number | null = null
  while (state.open.phase === 'predict' || state.open.phase === 'play') {
    const seat = dice.pick(precognition.toMove(tableView(state)))
    const move = mind.chooseMove(seatView(state, seat), at(SKILL_LEVELS, (seat + dice.below(3)) % 3), dice)!
    const laid = state.open.row.length
    applyMoveUnchecked(precognition, state, seat, move)
    if (move.type === 'finish') settledAt ??= laid
    else if (state.open.phase === 'play' && state.open.row.length > 0 && isDealSettled(state)) settledAt ??= laid + 1
  }
  const { length } = state.open
  return { settledAt: settledAt ?? length, length, isMissed: state.story.some(({ line }) => line.type === 'missed') }
}

/** The numbers of players and of cards that are compared. */
const COMPARED = [2, 3].flatMap(seats => (['whole deck', 'ten each'] as const).map(hands => ({ seats, hands })))

/** All figures: 200 deals each; `quick`: 20. */
export function compareTension({ quick }: { readonly quick: boolean }): (Tension & { readonly cards: number })[] {
  return COMPARED.map(({ seats, hands }) => ({
    ...measureTension(seats, hands, { games: quick ? 20 : 200, seed: 'tension' }),
    cards: handSize(seats, hands) * seats,
  }))
}
