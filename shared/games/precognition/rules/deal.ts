// Runs one deal, from the shuffle to the revealed predictions, and decides who plays on.
import {
  required,
  at,
  seatsClockwise,
  endGame,
  tellLine,
  type Dice,
  type Seat,
  type GameState,
} from '../../../engine/index.ts'
import { handSize, PACK, type Card } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { predictionOffset } from './row.ts'

type TableState = Pick<GameState<Precognition>, 'seats' | 'options' | 'open' | 'own' | 'sealed' | 'story'>

/** The number of replays in a row without an elimination after which the win is shared. */
export const MAX_REPLAYS_WITHOUT_ELIMINATION = 5

/** The number of rounds, if more than one is played. */
const MULTI_ROUND_COUNT = 3

/** All that a game keeps, as it is before the first deal. */
export function stateBeforeDeal(seats: number): Pick<TableState, 'open' | 'own' | 'sealed' | 'story'> {
  const everyone = seatsClockwise(seats)
  return {
    open: {
      phase: 'predict',
      deal: 0,
      starter: 0,
      turn: 0,
      players: everyone,
      next: [],
      round: 1,
      points: everyone.map(() => 0),
      still: 0,
      ready: everyone.map(() => false),
      cards: everyone.map(() => 0),
      apart: 0,
      length: 0,
      row: [],
      predictions: everyone.map(() => null),
      settled: false,
      agreed: everyone.map(() => false),
    },
    own: everyone.map(() => ({ hand: [], prediction: '' })),
    sealed: { apart: [] },
    story: [],
  }
}

/** Shuffles the whole pack, deals to these players, and lets them predict. */
export function beginDeal(
  table: TableState,
  { deal, starter, players, dice }: { deal: number; starter: Seat; players: readonly Seat[]; dice: Dice },
): void {
  const { open, own, sealed, seats, options } = table
  const shuffledPack = dice.shuffle(PACK)
  const cardsPerPlayer = handSize(players.length, options.hands)
  const setAsideCount = PACK.length - cardsPerPlayer * players.length
  tellLine(table, { type: 'dealt', deal, starter, players: [...players], cards: cardsPerPlayer, apart: setAsideCount })
  for (const seat of seatsClockwise(seats)) {
    const isPlaying = players.includes(seat)
    const hand = isPlaying ? shuffledPack.splice(-cardsPerPlayer) : []
    at(own, seat).hand = hand
    at(own, seat).prediction = ''
    open.ready[seat] = false
    open.cards[seat] = hand.length
    open.predictions[seat] = null
    open.agreed[seat] = false
    if (isPlaying) tellLine(table, { type: 'received', by: seat, cards: [...hand] }, [seat])
  }
  sealed.apart = shuffledPack
  open.phase = 'predict'
  open.deal = deal
  open.starter = starter
  open.turn = starter
  open.players = [...players]
  open.next = []
  open.apart = setAsideCount
  open.length = cardsPerPlayer * players.length
  open.row = []
  open.settled = false
}

/** Seals this player's prediction. Once all are sealed the starter plays. */
export function sealPrediction(state: GameState<Precognition>, by: Seat): void {
  const { open, own } = state
  open.ready[by] = true
  tellLine(state, { type: 'sealed', by })
  tellLine(state, { type: 'predicted', by, letters: at(own, by).prediction }, [by])
  if (!open.players.every(seat => open.ready[seat])) return
  open.phase = 'play'
  tellLine(state, { type: 'began', starter: open.starter })
}

/** Moves a card from a hand to the row, and gives the next player the turn. No line is told. */
export function layCard({ open, own, seats }: GameState<Precognition>, by: Seat, card: Card): void {
  const { hand } = at(own, by)
  hand.splice(hand.indexOf(card), 1)
  open.cards[by] = at(open.cards, by) - 1
  open.row.push(card)
  if (open.row.length < open.length) open.turn = nextSeatOf(open.players, by, seats)
}

/** The first of these seats, clockwise from a seat. */
function nextSeatOf(players: readonly Seat[], from: Seat, seats: number): Seat {
  const nextSeat = seatsClockwise(seats, (from + 1) % seats).find(seat => players.includes(seat))
  return required(nextSeat, 'player')
}

/** True if this deal is one of several whose letters are added up. A play-off after them is not. */
export function isScoredDeal({ open, options }: Pick<GameState<Precognition>, 'open' | 'options'>): boolean {
  return options.rounds === 'three' && open.round <= MULTI_ROUND_COUNT
}

/** Reveals every prediction. The longest that counts wins; tied players play off; if nobody's counts all play again. */
export function revealResult(state: GameState<Precognition>): void {
  const { open, own, seats, options } = state
  const lengthsBySeat = new Map<Seat, number>()
  for (const seat of seatsClockwise(seats, open.starter).filter(playingSeat => open.players.includes(playingSeat))) {
    const { prediction } = at(own, seat)
    const came = predictionOffset(open.row, prediction)
    open.predictions[seat] = prediction
    tellLine(state, { type: 'revealed', of: seat, letters: prediction, at: came })
    if (came !== null) lengthsBySeat.set(seat, prediction.length)
  }
  if (isScoredDeal(state)) return scoreRound(state, lengthsBySeat)
  const longestLength = lengthsBySeat.size > 0 ? Math.max(...lengthsBySeat.values()) : null
  const bestSeats =
    longestLength === null ? open.players : open.players.filter(seat => lengthsBySeat.get(seat) === longestLength)
  if (longestLength === null) tellLine(state, { type: 'missed' })
  else if (bestSeats.length > 1) tellLine(state, { type: 'tied', seats: bestSeats, letters: longestLength })
  if (longestLength !== null && (bestSeats.length === 1 || options.ties === 'share'))
    return endWithWinners(state, {
      winners: bestSeats,
      letters: longestLength,
      why: bestSeats.length === 1 ? 'longest' : 'shared',
    })
  playAgain(state, { best: [...bestSeats], longest: longestLength })
}

/**
 * Scores one of several rounds: each prediction that came true scores its letters. After the last round most points
 * win.
 */
function scoreRound(state: GameState<Precognition>, lengthBySeat: ReadonlyMap<Seat, number>): void {
  const { open, seats, options } = state
  const everyone = seatsClockwise(seats)
  const pointsGained = everyone.map(seat => lengthBySeat.get(seat) ?? 0)
  open.points = open.points.map((points, seat) => points + at(pointsGained, seat))
  tellLine(state, { type: 'scored', round: open.round, gained: pointsGained, points: [...open.points] })
  if (open.round < MULTI_ROUND_COUNT) return waitForDeal(state, everyone)
  const mostPoints = Math.max(...open.points)
  const bestSeats = everyone.filter(seat => open.points[seat] === mostPoints)
  if (bestSeats.length === 1 || (options.ties === 'share' && mostPoints > 0))
    return endWithWinners(state, {
      winners: bestSeats,
      letters: mostPoints,
      why: bestSeats.length === 1 ? 'points' : 'shared',
    })
  tellLine(state, { type: 'tied', seats: bestSeats, letters: mostPoints })
  playAgain(state, { best: bestSeats, longest: mostPoints })
}

function playAgain(state: GameState<Precognition>, { best, longest }: { best: Seat[]; longest: number | null }): void {
  const { open, options } = state
  const eliminatedSeats = open.players.filter(seat => !best.includes(seat))
  if (eliminatedSeats.length > 0) {
    tellLine(state, { type: 'left', seats: eliminatedSeats })
    open.still = 0
  } else if (open.round > (options.rounds === 'three' ? MULTI_ROUND_COUNT : 1)) open.still++ // the rounds themselves are no replays
  if (open.still >= MAX_REPLAYS_WITHOUT_ELIMINATION)
    return endWithWinners(state, { winners: best, letters: longest, why: 'still' })
  waitForDeal(state, best)
}

/** Sets which seats play the next deal. The first of them after the present starter deals. */
function waitForDeal({ open, seats }: GameState<Precognition>, awaitedSeats: readonly Seat[]): void {
  open.phase = 'between'
  open.next = [...awaitedSeats]
  open.turn = nextSeatOf(awaitedSeats, open.starter, seats)
}

function endWithWinners(
  state: GameState<Precognition>,
  {
    winners,
    letters,
    why,
  }: { winners: readonly Seat[]; letters: number | null; why: 'longest' | 'points' | 'shared' | 'still' },
): void {
  tellLine(state, { type: 'won', winners: [...winners], letters, why })
  state.open.phase = 'over'
  endGame(state, {
    winners: [...winners],
    points:
      state.options.rounds === 'three'
        ? [...state.open.points]
        : seatsClockwise(state.seats).map(seat => (winners.includes(seat) ? 1 : 0)),
  })
}
