// Answers for: the facts in the notebook: what a seat sees and was told, read straight off. What follows from it is left to proofs.
import type { Seat, SeatView } from '../../engine/index.ts'
import { truthOf } from './about.ts'
import { bearings, bears, COMPLETES, FAMILIES, familyOf, MARKS, type Complete, type Mark } from './cards.ts'
import { cardsIn, leftByAll, partsOf, setOf } from './claims.ts'
import { PACK, saidOf, silence, type Between } from './evidence.ts'
import type { About, Communal, Hand } from './kinds.ts'

/** Why something stands in the notebook: one sees it · a player said it · a clue · a claim. */
export type Reason = 'seen' | 'said' | 'clue' | 'claim'

/** A characteristic of the hidden card. */
export interface MarkNote {
  readonly mark: Mark
  readonly is: 'possible' | 'certain' | 'impossible'
  readonly why: Reason | null
}

/** A Complete: whether it may still be the hidden one. */
export interface CardNote {
  readonly card: Complete
  readonly out: boolean
  readonly why: Reason | null
}

/** One of the nine hands. Numbers are from the fewest to the most it may hold as far as was told. */
export interface HandNote {
  readonly no: number
  readonly holder: Seat | null // null: nobody yet
  readonly why: Reason | null // seen, or said, or null when nothing is known of it
  readonly singles: readonly Between[] // by characteristic
  readonly families: readonly Between[]
  readonly completes: readonly Between[] // by characteristic
  readonly has: readonly Complete[]
  readonly hasNot: readonly Complete[]
}

export interface Sheet {
  readonly marks: readonly MarkNote[]
  readonly cards: readonly CardNote[]
  readonly hands: readonly HandNote[]
}

/** All this seat sees and was told. Claims that leave no card, as free ones may, are not believed. */
export function facts({ open, own }: Pick<SeatView<Communal>, 'open' | 'own'>): Sheet {
  const doubting = sheetOf({ ...open, claims: [] }, own)
  const left = setOf(card => doubting.cards.some(note => note.card === card && !note.out)) & leftByAll(open.claims)
  return left === 0 ? doubting : sheetOf(open, own)
}

function sheetOf(open: Communal['open'], own: Communal['own']): Sheet {
  const seen = open.hands.length > 0 ? open.hands : own.hands
  const marks = MARKS.map(mark => markNote(open, mark))
  const hands = open.holders.map((holder, no) => handNote(open, { no, holder, seen: seen.find(hand => hand.no === no) }))
  return { marks, hands, cards: COMPLETES.map(card => cardNote(card, marks, hands, open.hidden)) }
}

function markNote({ turned, claims, hidden }: Communal['open'], mark: Mark): MarkNote {
  if (hidden) return { mark, is: bears(hidden, mark) ? 'certain' : 'impossible', why: 'seen' }
  if (turned.includes(mark)) return { mark, is: 'impossible', why: 'clue' }
  for (const claim of claims) {
    const { given, is, what } = partsOf(claim)
    if (given) continue
    const named = MARKS.includes(what as Mark) ? [what as Mark] : bearings(what as Complete)
    if (named.includes(mark)) return { mark, is: is ? 'certain' : 'impossible', why: 'claim' }
    if (is && named.some(one => familyOf(one) === familyOf(mark))) return { mark, is: 'impossible', why: 'claim' }
  }
  return { mark, is: 'possible', why: null }
}

const NONE: Between = { fewest: 0, most: 0 }

function handNote(open: Communal['open'], { no, holder, seen }: { no: number; holder: Seat | null; seen: Hand | undefined }): HandNote {
  if (seen) {
    const exactly = (about: About): Between => ({ fewest: Number(truthOf(seen, about)), most: Number(truthOf(seen, about)) })
    return {
      no,
      holder,
      why: 'seen',
      singles: MARKS.map(mark => exactly(`singles ${mark}`)),
      families: FAMILIES.map(family => exactly(`singles ${family}`)),
      completes: MARKS.map(mark => exactly(`completes ${mark}`)),
      has: [...seen.completes],
      hasNot: COMPLETES.filter(card => !seen.completes.includes(card)),
    }
  }
  const said = saidOf(open, no)
  const { families, completes, has, hasNot, ...told } = said ?? silence(PACK)
  const singles = told.singles.map((count, i) => (families[FAMILIES.indexOf(familyOf(MARKS[i]!))]!.most === 0 ? NONE : count)) // no colours: no Red, no Green, no Blue
  return { no, holder, why: said ? 'said' : null, singles, families, completes, has: cardsIn(has), hasNot: cardsIn(hasNot) }
}

function cardNote(card: Complete, marks: readonly MarkNote[], hands: readonly HandNote[], hidden: Complete | null): CardNote {
  if (hidden) return { card, out: card !== hidden, why: 'seen' }
  const holder = hands.find(({ has }) => has.includes(card))
  if (holder) return { card, out: true, why: holder.why }
  const against = marks.find(({ mark, is }) => is !== 'possible' && (is === 'certain') !== bears(card, mark))
  return { card, out: against !== undefined, why: against?.why ?? null }
}
