// Measures how long proofs, sharp players and claim checks take, in positions from computer games at the largest table.
import {
  stateAfter,
  defaultOptions,
  diceFromSeed,
  fillOfferAtRandom,
  legalOffers,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type Mind,
  type Seat,
  type GameState,
} from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { chooseNextMove } from '../../main/cli/chooseNextMove.ts'
import { cpuMilliseconds, fixedLoopCpuSeconds, meanOf, quantile, roundToThousandth } from './statistics.ts'

export interface Percentiles {
  readonly p50: number // milliseconds
  readonly p99: number
}

export interface ReasoningFigures {
  readonly loop: number // CPU seconds of the fixed loop, measured before, between and after
  readonly proof: Readonly<Record<string, Percentiles>>
  readonly sharp: Readonly<Record<string, number>>
}

/** The times of proofs and of sharp players, and of the loop that they are compared with. */
export async function benchReasoning(amounts: {
  readonly proofs: number
  readonly moves: number
}): Promise<ReasoningFigures> {
  const loops = [fixedLoopCpuSeconds()]
  const proof = await benchProof(amounts.proofs)
  loops.push(fixedLoopCpuSeconds())
  const sharp = await benchSharpPlayer(amounts.moves)
  loops.push(fixedLoopCpuSeconds())
  return { loop: meanOf(loops), proof, sharp }
}

/** The options for which proving is hardest, if not the default ones. */
const HARDEST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mind-reader': { jokers: 'yes', secretCards: 'two' },
}

/** The milliseconds of a proof by game: of every seat at the deal, then of one seat after each move. */
export async function benchProof(proofs: number): Promise<Record<string, Percentiles>> {
  const spreads: Record<string, Percentiles> = {}
  for (const { id } of games) {
    const { game, mind } = await subject(id)
    const times: number[] = []
    const luck = diceFromSeed('proof')
    const look = (state: GameState<GameTypeParams>, seats: readonly Seat[]) => {
      for (const seat of seats) {
        const view = seatView(state, seat)
        times.push(cpuMilliseconds(() => mind.prove(view)))
      }
    }
    playUntil(
      () => times.length >= proofs,
      { game, mind, luck, options: { ...defaultOptions(game), ...HARDEST[id] } },
      (state, move) => {
        const seats = state.own.map((_, seat) => seat)
        look(state, move === 0 ? seats : [luck.pick(seats)])
      },
    )
    spreads[id] = spread(times)
  }
  return spreads
}

/** The milliseconds within which a sharp player decides 95 of 100 moves, by game. */
export async function benchSharpPlayer(moves: number): Promise<Record<string, number>> {
  const slow: Record<string, number> = {}
  for (const { id } of games) {
    const { game, mind } = await subject(id)
    const times: number[] = []
    const luck = diceFromSeed('sharp')
    playUntil(
      () => times.length >= moves,
      { game, mind, luck, options: defaultOptions(game) },
      state => {
        for (const seat of state.outcome ? [] : luck.shuffle(game.toMove(tableView(state))).slice(0, 1)) {
          const view = seatView(state, seat)
          times.push(cpuMilliseconds(() => mind.chooseMove(view, 'sharp', luck)))
        }
      },
    )
    slow[id] = roundToThousandth(quantile(times, 0.95))
  }
  return slow
}

/**
 * The milliseconds to judge a claim, and announce or refuse it, in Communal Deduction at nine seats: any claim,
 * whether it follows or not.
 */
export async function benchClaimJudging(claims: number): Promise<Percentiles> {
  const { game, mind } = await subject('communal-deduction')
  const times: number[] = []
  const luck = diceFromSeed('claim')
  playUntil(
    () => times.length >= claims,
    { game, mind, luck, options: defaultOptions(game) },
    state => {
      const seat = luck.below(state.seats)
      const offers = legalOffers(game, state, seat).filter(({ type }) => type === 'claim')
      if (offers.length === 0) return
      const move = fillOfferAtRandom(luck.pick(offers), luck)
      times.push(cpuMilliseconds(() => stateAfter(game, state, seat, move)))
    },
  )
  return spread(times)
}

async function subject(id: string): Promise<{ game: GameRules<GameTypeParams>; mind: Mind<GameTypeParams> }> {
  const entry = gameEntry(id)!
  return { game: await entry.load(), mind: await entry.mind() }
}

interface Played {
  readonly game: GameRules<GameTypeParams>
  readonly mind: Mind<GameTypeParams>
  readonly luck: Dice
  readonly options: GameTypeParams['options']
}

/**
 * Lets computers play game after game at the largest table; calls `look` with each position and the number of
 * moves made.
 */
function playUntil(
  enough: () => boolean,
  { game, mind, luck, options }: Played,
  look: (state: GameState<GameTypeParams>, moves: number) => void,
): void {
  for (let nth = 0; !enough(); nth++) {
    const state = startGame(game, { seats: game.seats[1], options, seed: `bench ${nth}`, first: null })
    for (let moves = 0; !enough(); moves++) {
      look(state, moves)
      if (state.outcome) break
      applyMoveUnchecked(
        game,
        state,
        ...chooseNextMove(game, state, { luck, think: view => mind.chooseMove(view, 'normal', luck) }),
      )
    }
  }
}

function spread(times: readonly number[]): Percentiles {
  return { p50: roundToThousandth(quantile(times, 0.5)), p99: roundToThousandth(quantile(times, 0.99)) }
}
