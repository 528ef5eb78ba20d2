// One deal, from the shuffle to the revealed predictions, and who continues from there.
import {
  required,
  at,
  seatsClockwise,
  endGame,
  tell,
  type Dice,
  type Seat,
  type GameState,
} from '../../../engine/index.ts'
import { handSize, PACK, type Card } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { changeBetweenCards, predictionOffset } from './row.ts'

type Table = Pick<GameState<Precognition>, 'seats' | 'open' | 'own' | 'sealed' | 'story'>

/** The number of replays in a row without an elimination after which the win is shared. */
export const MAX_DEALS_WITHOUT_WINNER = 5

/** A table before the first deal. */
export function emptyTable(seats: number): Pick<Table, 'open' | 'own' | 'sealed' | 'story'> {
  const everyone = seatsClockwise(seats)
  return {
    open: {
      phase: 'predict',
      deal: 0,
      starter: 0,
      turn: 0,
      players: everyone,
      next: [],
      still: 0,
      ready: everyone.map(() => false),
      cards: everyone.map(() => 0),
      apart: 0,
      length: 0,
      row: [],
      predictions: everyone.map(() => null),
    },
    own: everyone.map(() => ({ hand: [], prediction: '' })),
    sealed: { apart: [] },
    story: [],
  }
}

/** Shuffles the whole pack, deals to these players, and lets them predict. */
export function beginDeal(
  table: Table,
  { deal, starter, players, dice }: { deal: number; starter: Seat; players: readonly Seat[]; dice: Dice },
): void {
  const { open, own, sealed, seats } = table
  const pack = dice.shuffle(PACK)
  const cards = handSize(players.length)
  const apart = PACK.length - cards * players.length
  tell(table, { type: 'dealt', deal, starter, players: [...players], cards, apart })
  for (const seat of seatsClockwise(seats)) {
    const plays = players.includes(seat)
    const hand = plays ? pack.splice(-cards) : []
    at(own, seat).hand = hand
    at(own, seat).prediction = ''
    open.ready[seat] = false
    open.cards[seat] = hand.length
    open.predictions[seat] = null
    if (plays) tell(table, { type: 'received', by: seat, cards: [...hand] }, [seat])
  }
  sealed.apart = pack
  open.phase = 'predict'
  open.deal = deal
  open.starter = starter
  open.turn = starter
  open.players = [...players]
  open.next = []
  open.apart = apart
  open.length = cards * players.length
  open.row = []
}

/** Seals this player's prediction. Once all are sealed the starter plays. */
export function sealPrediction(state: GameState<Precognition>, by: Seat): void {
  const { open, own } = state
  open.ready[by] = true
  tell(state, { type: 'sealed', by })
  tell(state, { type: 'predicted', by, letters: at(own, by).prediction }, [by])
  if (!open.players.every(seat => open.ready[seat])) return
  open.phase = 'play'
  tell(state, { type: 'began', starter: open.starter })
}

/** Places a card at the right end of the row. After the last one the predictions are revealed. */
export function applyPlay(state: GameState<Precognition>, by: Seat, card: Card): void {
  const { open, own, seats } = state
  const { hand } = at(own, by)
  hand.splice(hand.indexOf(card), 1)
  open.cards[by] = at(open.cards, by) - 1
  const before = open.row.at(-1)
  open.row.push(card)
  tell(state, { type: 'played', by, card, change: before === undefined ? null : changeBetweenCards(before, card) })
  if (open.row.length < open.length) open.turn = nextOf(open.players, by, seats)
  else judge(state)
}

/** The first of these seats, clockwise from a seat. */
function nextOf(players: readonly Seat[], from: Seat, seats: number): Seat {
  const next = seatsClockwise(seats, (from + 1) % seats).find(seat => players.includes(seat))
  return required(next, 'player')
}

/** Reveals every prediction. The longest that counts wins; tied players play off; if nobody's counts all play again. */
function judge(state: GameState<Precognition>): void {
  const { open, own, seats, options } = state
  const lengths = new Map<Seat, number>()
  for (const seat of seatsClockwise(seats, open.starter).filter(one => open.players.includes(one))) {
    const { prediction } = at(own, seat)
    const came = predictionOffset(open.row, prediction)
    open.predictions[seat] = prediction
    tell(state, { type: 'revealed', of: seat, letters: prediction, at: came })
    if (came !== null) lengths.set(seat, prediction.length)
  }
  const longest = lengths.size > 0 ? Math.max(...lengths.values()) : null
  const best = longest === null ? open.players : open.players.filter(seat => lengths.get(seat) === longest)
  if (longest === null) tell(state, { type: 'missed' })
  else if (best.length > 1) tell(state, { type: 'tied', seats: best, letters: longest })
  if (longest !== null && (best.length === 1 || options.ties === 'share'))
    return win(state, { winners: best, letters: longest, why: best.length === 1 ? 'longest' : 'shared' })
  playAgain(state, { best: [...best], longest })
}

function playAgain(state: GameState<Precognition>, { best, longest }: { best: Seat[]; longest: number | null }): void {
  const { open, seats } = state
  const eliminated = open.players.filter(seat => !best.includes(seat))
  if (eliminated.length > 0) {
    tell(state, { type: 'left', seats: eliminated })
    open.still = 0
  } else if (open.deal > 1) open.still++ // the first deal is not a replay
  if (open.still >= MAX_DEALS_WITHOUT_WINNER) return win(state, { winners: best, letters: longest, why: 'still' })
  open.phase = 'between'
  open.next = best
  open.turn = nextOf(best, open.starter, seats)
}

function win(
  state: GameState<Precognition>,
  { winners, letters, why }: { winners: readonly Seat[]; letters: number | null; why: 'longest' | 'shared' | 'still' },
): void {
  tell(state, { type: 'won', winners: [...winners], letters, why })
  state.open.phase = 'over'
  endGame(state, {
    winners: [...winners],
    points: seatsClockwise(state.seats).map(seat => (winners.includes(seat) ? 1 : 0)),
  })
}
