// Answers for: what a seat knows, in numbers: its hands, what was said of the others, the clues.
// Characteristics and cards are numbered in the order of MARKS and COMPLETES; the pack's measures are named,
// so that small packs, which can be counted out, are reasoned about by the same lines.
import { seatsClockwise, type Seat } from '../../engine/index.ts'
import { topicOf } from './about.ts'
import { COMPLETES, FAMILIES, MARKS } from './cards.ts'
import type { About, Communal, Hand, Truth } from './kinds.ts'

/** The measures of a pack: families of so many characteristics each, Singles of each, and hands. */
export interface Pack {
  readonly families: number
  readonly values: number
  readonly copies: number
  readonly hands: number
}

/** The pack of the game. */
export const PACK: Pack = { families: 3, values: 3, copies: 4, hands: 9 }

/** Singles in a hand, and Completes. */
export const SINGLES = 3
export const PAIR = 2

/** A number that is known to lie between two others. */
export interface Between {
  readonly fewest: number
  readonly most: number
}

/** What was said of one hand that this seat cannot see. */
export interface Said {
  readonly singles: Between[] // by characteristic
  readonly families: Between[]
  readonly completes: Between[] // by characteristic
  has: number // a set of cards
  hasNot: number // a set of cards
}

/** All one seat knows of the deal. */
export interface Evidence {
  readonly pack: Pack
  readonly seen: readonly { readonly singles: readonly number[]; readonly completes: number }[] // hands it can see: Singles by characteristic, a set of cards
  readonly said: readonly Said[] // hands it cannot see and of which something was said
  readonly unseen: number // hands it cannot see, these included
  readonly turned: readonly number[] // clue cards turned, by characteristic
  readonly aside: Between // true Singles set aside
}

/** The characteristics a card bears, by number. */
export function traitsOf({ families, values }: Pack, card: number): number[] {
  const traits: number[] = []
  for (let family = families - 1, rest = card; family >= 0; family--) {
    traits.unshift(family * values + (rest % values))
    rest = Math.floor(rest / values)
  }
  return traits
}

const ANY_SINGLES: Between = { fewest: 0, most: SINGLES }
const ANY_PAIR: Between = { fewest: 0, most: PAIR }

/** Nothing said yet. */
export function silence({ families, values }: Pack): Said {
  const traits = families * values
  return {
    singles: new Array<Between>(traits).fill(ANY_SINGLES),
    families: new Array<Between>(families).fill(ANY_SINGLES),
    completes: new Array<Between>(traits).fill(ANY_PAIR),
    has: 0,
    hasNot: 0,
  }
}

/** What evidence comes from, of what lies open. */
export type Told = Pick<Communal['open'], 'stated' | 'asked' | 'turned' | 'exhausted'>

/** What a player said of their own hand, which has the number of their seat; null when nothing. */
export function saidOf({ stated, asked }: Pick<Told, 'stated' | 'asked'>, no: Seat): Said | null {
  const heard = [stated[no], ...asked.filter(one => one?.of === no)].filter(one => one !== null && one !== undefined)
  if (heard.length === 0) return null
  const said = silence(PACK)
  for (const { about, truth } of heard) note(said, about, truth)
  return said
}

/** By hand: what follows of it from its holder's claims. */
export type Vouched = ReadonlyMap<number, Said>

/** All that is known of a hand one cannot see: what was said, and what its holder vouched for; null when nothing. */
export function knownOf(open: Pick<Told, 'stated' | 'asked'>, no: number, vouched: Vouched = new Map()): Said | null {
  const [said, more] = [saidOf(open, no), vouched.get(no)]
  return said && more ? both(said, more) : (said ?? more ?? null)
}

function both(one: Said, other: Said): Said {
  const meet = (known: readonly Between[], more: readonly Between[]) =>
    known.map(({ fewest, most }, at) => ({
      fewest: Math.max(fewest, more[at]!.fewest),
      most: Math.min(most, more[at]!.most),
    }))
  return {
    singles: meet(one.singles, other.singles),
    families: meet(one.families, other.families),
    completes: meet(one.completes, other.completes),
    has: one.has | other.has,
    hasNot: one.hasNot | other.hasNot,
  }
}

/** The hands a seat cannot see. */
export function unseenOf(hands: readonly Hand[]): number[] {
  return seatsClockwise(PACK.hands).filter(no => !hands.some(hand => hand.no === no))
}

/** What a seat knows from the table and the hands it sees. Without hands: what everybody knows. */
export function evidenceOf(
  open: Told,
  hands: readonly Hand[],
  options: Pick<Communal['options'], 'evidence'>,
  vouched?: Vouched,
): Evidence {
  const deck = PACK.hands - open.turned.length // of the nine cards that all twelve in the hands would leave
  const most = options.evidence === 'coin flips' ? Math.min(3, deck) : 0
  return {
    pack: PACK,
    seen: hands.map(({ singles, completes }) => ({
      singles: MARKS.map(mark => singles.filter(one => one === mark).length),
      completes: completes.reduce((set, card) => set | (1 << COMPLETES.indexOf(card)), 0),
    })),
    said: unseenOf(hands).flatMap(no => knownOf(open, no, vouched) ?? []),
    unseen: PACK.hands - hands.length,
    turned: MARKS.map(mark => open.turned.filter(one => one === mark).length),
    aside: { fewest: open.exhausted ? deck : 0, most },
  }
}

function note(said: Said, about: About, truth: Truth): void {
  const topic = topicOf(about)
  switch (topic.of) {
    case 'singles':
      return narrow(said.singles, MARKS.indexOf(topic.mark), truth)
    case 'completes':
      return narrow(said.completes, MARKS.indexOf(topic.mark), truth)
    case 'family':
      return narrow(said.families, FAMILIES.indexOf(topic.family), truth)
    case 'card': {
      const card = 1 << COMPLETES.indexOf(topic.card)
      if (truth) said.has |= card
      else said.hasNot |= card
    }
  }
}

function narrow(known: Between[], at: number, truth: Truth): void {
  const { fewest, most } = known[at]!
  known[at] = { fewest: Math.max(fewest, Number(truth)), most: truth === true ? most : Math.min(most, Number(truth)) } // yes is one or more
}
