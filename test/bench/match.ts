// Plays computer players against each other on mirrored deals: the same deals with the seats exchanged.
import {
  diceFromSeed,
  applyMoveUnchecked,
  startGame,
  tableView,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type Mind,
  type Outcome,
  type SeatView,
  type SecretChoices,
  type GameState,
} from '../../shared/engine/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { chooseNextMove } from '../../main/cli/chooseNextMove.ts'

/** A computer player of the arena. `earlier`: what each seat chose in secret in earlier games of the evening. */
export type ArenaPlayer = (
  view: SeatView<GameTypeParams>,
  luck: Dice,
  earlier?: SecretChoices,
) => GameTypeParams['move'] | null

export interface MatchSetup {
  readonly game: GameRules<GameTypeParams>
  readonly mind: Mind<GameTypeParams>
  readonly a: ArenaPlayer
  readonly b: ArenaPlayer
  readonly seats: number
  readonly options: GameTypeParams['options']
  readonly deals: number
  readonly evening?: number // games one after the other, at which players see what others do; 1 if absent
  readonly seed: string
}

/** The result of a match. */
export interface MatchReport {
  readonly games: number
  readonly points: { readonly a: number; readonly b: number }
  readonly wins: { readonly a: number; readonly b: number } // games won; a shared win counts for both
  readonly share: number // the share of all points that went to a's seats
  readonly low: number // 95 % interval of that share, over deals
  readonly high: number
  readonly fair: number // the share of a if all played equally well
  readonly tally: Readonly<Record<string, number>> // means, for cooperative games
  readonly thought: { readonly a: number; readonly b: number } // milliseconds per move, 95th percentile
}

/** More moves than any game of computer players has. */
const ENDLESS = 20_000

/**
 * The seats of `a` in a game of a deal. With an even number of seats: every other seat, and then the others;
 * with an odd number: one seat after another, alone; in cooperative games: all.
 */
export function mirroredSeatings({ game, seats }: Pick<MatchSetup, 'game' | 'seats'>): readonly (readonly boolean[])[] {
  const chairs = Array.from({ length: seats }, (_, seat) => seat)
  if (game.cooperative) return [chairs.map(() => true)]
  if (seats % 2 === 0) return [0, 1].map(side => chairs.map(seat => seat % 2 === side))
  return chairs.map(alone => chairs.map(seat => seat === alone))
}

/** Plays a match; `after` is called with the number of finished deals. */
export function playMatch(match: MatchSetup, after: (deals: number) => void = () => {}): MatchReport {
  const { game, mind, seats, deals, evening = 1 } = match
  const sides = mirroredSeatings(match)
  const thoughts = { a: [] as number[], b: [] as number[] }
  const wins = { a: 0, b: 0 }
  const ofDeal: { a: number; all: number }[] = []
  const sums: Record<string, number> = {}
  for (let nth = 0; nth < deals; nth++) {
    let [a, all] = [0, 0]
    for (const { isA, state } of gamesOfDeal(match, { sides, nth, thoughts })) {
      const { winners } = state.outcome!
      if (winners.some(seat => isA[seat])) wins.a++
      if (winners.some(seat => !isA[seat])) wins.b++
      pointsOf(state.outcome!).forEach((gained, seat) => {
        all += gained
        if (isA[seat]) a += gained
      })
      for (const [name, figure] of Object.entries(mind.tally?.(tableView(state)) ?? {}))
        sums[name] = (sums[name] ?? 0) + figure
    }
    ofDeal.push({ a, all })
    after(nth + 1)
  }
  const games = deals * sides.length * evening
  const total = ofDeal.reduce((sum, { all }) => sum + all, 0)
  const ours = ofDeal.reduce((sum, { a }) => sum + a, 0)
  const tally = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / games]))
  const thought = { a: slow(thoughts.a), b: slow(thoughts.b) }
  const fair = sides[0]!.filter(Boolean).length / seats
  if (game.cooperative)
    return {
      games,
      points: { a: ours, b: 0 },
      wins,
      ...intervalOfWins(wins.a, games),
      fair,
      tally,
      thought,
    }
  const share = ours / total
  const spread =
    Math.sqrt((deals / Math.max(1, deals - 1)) * ofDeal.reduce((sum, { a, all }) => sum + (a - share * all) ** 2, 0)) /
    total
  return { games, points: { a: ours, b: total - ours }, wins, ...around(share, spread), fair, tally, thought }
}

/** The points by seat. If only winning counts, a game is worth one point, which several winners share. */
function pointsOf({ winners, points }: Outcome): readonly number[] {
  const isGameAlone = points.every((gained, seat) => gained === (winners.includes(seat) ? 1 : 0))
  return isGameAlone ? points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)) : points
}

/** Wilson's interval: it stays honest where all or none of a few games were won. */
function intervalOfWins(won: number, games: number): Pick<MatchReport, 'share' | 'low' | 'high'> {
  const share = won / games
  const z = SURE ** 2 / games
  const middle = (share + z / 2) / (1 + z)
  const deviation = (SURE * Math.sqrt((share * (1 - share)) / games + z / (4 * games))) / (1 + z)
  return { share, low: Math.max(0, middle - deviation), high: Math.min(1, middle + deviation) }
}

/** So many deviations hold 95 of 100. */
const SURE = 1.96

function around(share: number, deviation: number): Pick<MatchReport, 'share' | 'low' | 'high'> {
  return { share, low: Math.max(0, share - SURE * deviation), high: Math.min(1, share + SURE * deviation) }
}

interface Deal {
  readonly nth: number
  readonly thoughts: { readonly a: number[]; readonly b: number[] }
}

/** The games of a deal, each side's evening from its first game to its last. */
function* gamesOfDeal(
  match: MatchSetup,
  { sides, ...deal }: Deal & { readonly sides: readonly (readonly boolean[])[] },
): Generator<{ readonly isA: readonly boolean[]; readonly state: GameState<GameTypeParams> }> {
  const { game, evening = 1 } = match
  for (const isA of sides) {
    let earlier: SecretChoices = isA.map(() => [])
    for (let played = 0; played < evening; played++) {
      const state = playOne(match, { ...deal, isA, earlier, played })
      const choices = game.secretChoices?.(tableView(state)) ?? []
      earlier = earlier.map((before, seat) => [...before, ...(choices[seat] ?? [])])
      yield { isA, state }
    }
  }
}

function playOne(
  match: MatchSetup,
  {
    isA,
    nth,
    thoughts,
    earlier,
    played,
  }: Deal & { readonly isA: readonly boolean[]; readonly earlier: SecretChoices; readonly played: number },
): GameState<GameTypeParams> {
  const { game, seats, options, seed } = match
  const deal = played === 0 ? `${seed} ${nth}` : `${seed} ${nth} ${played}`
  const state = startGame(game, { seats, options, seed: deal, first: null })
  const luck = diceFromSeed(`${deal} ${isA.join()}`)
  const think = (view: SeatView<GameTypeParams>) => {
    const side = isA[view.seat] ? 'a' : 'b'
    const began = performance.now()
    const move = match[side](view, luck, earlier)
    thoughts[side].push(performance.now() - began)
    return move
  }
  for (let moves = 0; !state.outcome; moves++) {
    if (moves >= ENDLESS) throw new Error(commandLineWords.endless(ENDLESS))
    applyMoveUnchecked(game, state, ...chooseNextMove(game, state, { luck, think }))
  }
  return state
}

function slow(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(0.95 * sorted.length))] ?? 0
}
