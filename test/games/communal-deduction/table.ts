// A table of Communal Deduction with chosen hands, its players' moves as methods, and whole games of computer players.
import { expect } from 'vitest'
import {
  applyMoveUnchecked,
  defaultOptions,
  diceFromSeed,
  randomMove,
  seatsClockwise,
  seatView,
  startGame,
  tableView,
  type SkillLevel,
  type Seat,
  type GameState,
} from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/communal-deduction/mind.ts'
import {
  COMPLETE_CARDS,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../shared/games/communal-deduction/cards.ts'
import type {
  HandTopic,
  Claim,
  Communal,
  NumberedHand,
  Motion,
  QuestionKind,
} from '../../../shared/games/communal-deduction/kinds.ts'
import { communal } from '../../../shared/games/communal-deduction/rules.ts'
import { randomOptions } from '../../kit/gameLaws/index.ts'
import { playToEnd } from '../../kit/playing.ts'
import { sit, type Chair, type Sitting, withMore, type Speaking } from '../../kit/table.ts'

/** A player with the game's moves as methods. */
export interface Player extends Chair<Communal> {
  states(about: HandTopic): void
  asks(of: Seat, about: HandTopic, question?: QuestionKind): void
  claims(claim: Claim): void
  isFor(motion: Motion): void
  withdraws(): void
  passes(): void
}

export interface CommunalTable extends Speaking<Communal, Player> {
  /** Everybody shows one Complete and asks for one that was shown; then the talk begins. */
  talks(): CommunalTable
}

/** A hand written as 'red red circle | hollow-red-circle filled-blue-square'. */
export function handOf(written: string, no = 0): NumberedHand {
  const words = written.split(' ')
  return {
    no,
    singles: TRAITS.flatMap(trait => words.filter((word): word is Trait => word === trait)),
    completes: COMPLETE_CARDS.filter(card => words.includes(card)),
  }
}

/** A hidden card and nine hands that could have been dealt. */
export const NINE = {
  hidden: 'hollow-red-circle',
  hands: [
    'red blue square | filled-red-circle filled-red-square',
    'hollow hollow green | filled-red-triangle filled-green-circle',
    'circle filled partial | filled-green-square filled-green-triangle',
    'red red triangle | filled-blue-circle filled-blue-square',
    'hollow square square | filled-blue-triangle partial-red-circle',
    'circle circle green | partial-red-square partial-red-triangle',
    'red filled partial | partial-green-circle partial-green-square',
    'hollow blue triangle | partial-green-triangle partial-blue-circle',
    'circle blue triangle | partial-blue-square partial-blue-triangle',
  ],
  deck: 'filled filled partial partial green green blue square triangle',
} as const

/** The same with three Reds in the first hand; the sixth has two colours and a Circle. */
export const THREE_REDS = [
  'red red red | filled-red-circle filled-red-square',
  'hollow green square | filled-red-triangle filled-green-circle',
  'circle filled partial | filled-green-square filled-green-triangle',
  'red blue triangle | filled-blue-circle filled-blue-square',
  'hollow square square | filled-blue-triangle partial-red-circle',
  'circle green blue | partial-red-square partial-red-triangle',
  'hollow filled partial | partial-green-circle partial-green-square',
  'hollow circle triangle | partial-green-triangle partial-blue-circle',
  'circle blue triangle | partial-blue-square partial-blue-triangle',
] as const

/** Four Reds in two hands: who knows that the first holds three of them knows that the sixth holds none. */
const THREE_REDS_AND_ONE = THREE_REDS.map((hand, no) => (no === 3 ? hand.replace('triangle', 'green') : hand))

/**
 * A talk in which a claim rests on another's claim alone: seat 0 claimed Red, so it holds three; seat 3, with three
 * colours, holds the last. So seat 5 has two wrong colours, and its Circle is true.
 */
export function onlyByVouching(options: Partial<Communal['options']> = {}): CommunalTable {
  const table = dealt({ hands: THREE_REDS_AND_ONE, ...options })
  for (const seat of seatsClockwise(9))
    table
      .seat(seat)
      .states(seat === 3 || seat === 5 ? 'singles colour' : table.state.own[seat]!.hands[0]!.completes[0]!)
  for (const seat of seatsClockwise(9))
    if (seat === 5) table.seat(5).asks(0, 'singles square')
    else table.seat(seat).asks(5, 'singles circle')
  table.seat(0).claims('red')
  return table
}

interface Chosen {
  readonly hidden?: CompleteCard
  readonly hands?: readonly string[] // nine
  readonly deck?: string // the clue deck, the first to be turned first
  readonly seats?: number
  readonly first?: Seat
}

/** Deals these hands: the first ones to the seats in order, the others as spare hands. */
export function dealt({
  hidden = NINE.hidden,
  hands = NINE.hands,
  deck = NINE.deck,
  seats = 9,
  first = 0,
  ...options
}: Chosen & Partial<Communal['options']> = {}): CommunalTable {
  const beginning = { seats, options: { ...defaultOptions<Communal>(communal), ...options }, seed: 'chosen', first }
  const sitting = sit(communal, beginning, mind)
  const { own, sealed, story } = sitting.state
  const chosen = hands.map(handOf)
  sealed.hidden = hidden
  sealed.spare = chosen.slice(seats)
  sealed.clues = deck
    .split(' ')
    .filter((word): word is Trait => TRAITS.includes(word as Trait))
    .reverse()
  for (const [seat, drawer] of own.entries()) drawer.hands = [chosen[seat]!]
  for (const { line } of story)
    if (line.type === 'received')
      Object.assign(line, { singles: [...chosen[line.by]!.singles], completes: [...chosen[line.by]!.completes] })
  const table: CommunalTable = withMore(sitting, {
    seat: (seat: Seat) => player(sitting, seat),
    talks() {
      for (let seat = 0; seat < seats; seat++) table.seat(seat).states(chosen[seat]!.completes[0]!)
      for (let seat = 0; seat < seats; seat++)
        table.seat(seat).asks((seat + 1) % seats, chosen[(seat + 1) % seats]!.completes[0]!, 'any')
      return table
    },
  })
  return table
}

function player(sitting: Sitting<Communal>, seat: Seat): Player {
  const chair = sitting.seat(seat)
  return withMore(chair, {
    states: (about: HandTopic) => chair.does({ type: 'state', about }),
    asks: (of: Seat, about: HandTopic, question: QuestionKind = 'many') =>
      chair.does({ type: 'ask', of, about, question }),
    claims: (claim: Claim) => chair.does({ type: 'claim', claim }),
    isFor: (motion: Motion) => chair.does({ type: 'favour', motion }),
    withdraws: () => chair.does({ type: 'withdraw' }),
    passes: () => chair.does({ type: 'pass' }),
  })
}

/** Computer players of this level play to the end. Their moves must be legal and their claims never refused. */
export function finishByComputers(state: GameState<Communal>, seed: string, level: SkillLevel = 'normal'): void {
  const luck = diceFromSeed(seed)
  playToEnd(communal, state, {
    seed,
    next: () => {
      const seat = luck.pick(communal.toMove(tableView(state)))
      return [seat, mind.chooseMove(seatView(state, seat), level, luck)!]
    },
    most: 1000,
    made: () => expect(state.story.at(-1)!.line.type, seed).not.toBe('doubted'),
  })
}

/** A game after `moves` random moves. */
export function tangled(seats: number, { seed, moves }: { seed: string; moves: number }): GameState<Communal> {
  const luck = diceFromSeed(seed)
  const state = startGame(communal, { seats, options: randomOptions(communal, luck), seed, first: null })
  for (let step = 0; step < moves && !state.outcome; step++)
    applyMoveUnchecked(communal, state, ...randomMove(communal, state, luck)!)
  return state
}
