// A table of Missing Persons with a stacked pack, and its players' moves as methods.
import { defaultOptions, type Seat } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/missing-persons/mind.ts'
import { PACK, type Card } from '../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons, LineupPlace } from '../../../shared/games/missing-persons/kinds.ts'
import type { Question } from '../../../shared/games/missing-persons/rules/questions.ts'
import { missingPersons } from '../../../shared/games/missing-persons/rules.ts'
import { visibleLineup } from '../../../shared/games/missing-persons/rules/turn.ts'
import { sit, stacked, type Chair, type Sitting, withMore, type Speaking } from '../../kit/table.ts'

type Options = MissingPersons['options']

/** A player with the game's moves as methods. */
export interface Player extends Chair<MissingPersons> {
  hides(card: Card): void
  asks(question: Question): void
  riddles(question: Question, wording: string): void
  asksFreely(wording: string): void
  answers(yes: boolean): void
  turns(place: LineupPlace): void
  done(): void
  lays(place: LineupPlace): void
  names(card: Card): void
  guesses(card: Card): void
  deals(): void
  /** The questions this seat may ask now. */
  readonly questions: readonly Question[]
  /** The line-up as this seat sees it: '#' for a card that is face down. */
  readonly lineup: string
}

export type PersonsTable = Speaking<MissingPersons, Player>

/** The cards a test needs. The rest comes in some order. */
export interface Wanted extends Partial<Options> {
  first?: Seat
  hides?: string // what both hide; '' leaves that to the test
  lines?: readonly string[] // by seat: ten cards from left to right
  draws?: string // what is drawn first
}

/** Seat 0 begins, hides H3 and has ten hearts; seat 1 hides S3 and has ten spades; the pile begins with diamonds and clubs, and ends with the jokers. */
export const HEARTS = 'H1 H2 H4 H5 H6 H7 H8 H9 H10 H11'
export const SPADES = HEARTS.replaceAll('H', 'S')
const SUITE = Array.from({ length: 13 }, (_, i) => i + 1)
const PILE = [...SUITE.map(rank => `D${rank}`), ...SUITE.map(rank => `C${rank}`), 'S12 S13 H12 H13 X X'].join(' ')

/** Deals, and lets both hide a card. */
export function dealt({
  first = 0,
  hides = 'H3 S3',
  lines = [HEARTS, SPADES],
  draws = PILE,
  ...options
}: Wanted = {}): PersonsTable {
  const ours = lines.map(cardsOf)
  const top = [...cardsOf(draws).reverse(), ...(ours[1 - first] ?? []), ...(ours[first] ?? [])]
  const stack = <T>(_: readonly T[]) => [...without(PACK, top), ...top] as T[]
  const beginning = {
    seats: 2,
    options: { ...defaultOptions<MissingPersons>(missingPersons), ...options },
    seed: 'stacked',
    first,
  }
  const table = personsTable(sit(stacked(missingPersons, stack), beginning, mind))
  for (const [seat, card] of cardsOf(hides).entries()) table.seat(seat).hides(card)
  return table
}

/** Cards from a text with spaces between them. */
export function cardsOf(written: string): Card[] {
  return written.split(' ').filter(Boolean) as Card[]
}

function without(pack: readonly Card[], taken: readonly Card[]): Card[] {
  const rest = [...pack]
  for (const card of taken) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
  return rest
}

/** Four questions about a card of this suit and rank 3, all answered Yes. They empty the pile. */
export function emptiesThePile(player: Player, suit: 'H' | 'S'): void {
  for (const question of [suit, 'arc:1-6', 'arc:2-5', 'arc:3-4'] as const) player.asks(question)
}

/** Plays until both must guess. */
export function toGuessing(table: PersonsTable): void {
  Object.assign(table.state.open, { phase: 'guess', chosen: [false, false] })
}

function personsTable(sitting: Sitting<MissingPersons>): PersonsTable {
  return withMore(sitting, { seat: (seat: Seat) => player(sitting, seat) })
}

function player(sitting: Sitting<MissingPersons>, seat: Seat): Player {
  const chair = sitting.seat(seat)
  return withMore(chair, {
    get questions() {
      return chair.offers.flatMap(offer => ('question' in offer ? offer.question.values : []))
    },
    get lineup() {
      return lineup(sitting, seat)
    },
    hides: (card: Card) => chair.does({ type: 'hide', card }),
    asks: (question: Question) => chair.does({ type: 'ask', question }),
    riddles: (question: Question, wording: string) => chair.does({ type: 'askCryptically', question, wording }),
    asksFreely: (wording: string) => chair.does({ type: 'askFreely', wording }),
    answers: (yes: boolean) => chair.does({ type: 'answer', yes }),
    turns: (place: LineupPlace) => chair.does({ type: 'turn', place }),
    done: () => chair.does({ type: 'done' }),
    lays: (place: LineupPlace) => chair.does({ type: 'lay', place }),
    names: (card: Card) => chair.does({ type: 'name', card }),
    guesses: (card: Card) => chair.does({ type: 'guess', card }),
    deals: () => chair.does({ type: 'deal' }),
  })
}

function lineup(sitting: Sitting<MissingPersons>, seat: Seat): string {
  const down = sitting.state.open.down[seat]!
  return visibleLineup(sitting.seat(seat).view, seat)
    .map((card, place) => (down.includes(place) ? '#' : (card ?? '?')))
    .join(' ')
}
