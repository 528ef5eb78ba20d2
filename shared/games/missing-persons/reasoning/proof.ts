// Proves whom the other can be hiding, and how likely each person is.
//
// It counts the deals that agree with everything the seat knows. Both choose whom to hide, each of the 53 persons equally likely
// except barred ones (with one pack the two choices differ, or are both the joker); then every order of the other 52 cards
// is equally likely. The players' choice of questions is not used as evidence.
//
// With one pack and private line-ups, the other's line-up is evidence too. Everybody sees which of its places an answer
// turns down, and each turned card is an unseen card that fitted the earlier answers but not this one. A person is
// crossed out if the remaining cards could not have been placed as seen; otherwise its weight is the number of ways they could.
import { required, at, entropy, type Deductions, type SeatView } from '../../../engine/index.ts'
import { PERSONS, type Card } from '../cards.ts'
import { collectEvidence, type EvidenceClue, type Evidence, type OpponentQuestion } from './evidence.ts'
import type { MissingPersons } from '../kinds.ts'
import { answersFilter, isTrueOfCard, type Answer } from '../rules/questions.ts'
import { countLineups } from './ways.ts'

type View = SeatView<MissingPersons>

/** The chance of each person to be the missing one; those excluded have none. The sum is 1. */
export type PersonChances = { readonly [C in Card]?: number }

/** What follows for a seat about the other's missing person. */
export interface MissingPersonsDeductions extends Deductions {
  readonly chances: PersonChances
}

/** Everything that follows from what this seat was dealt, shown and told. */
export function prove(view: View): MissingPersonsDeductions {
  return proveFromEvidence(view, collectEvidence(view))
}

/** The same from these clues. If no deal agrees with all of them, only what was seen counts. */
export function proveFromEvidence(
  { open, options }: Pick<View, 'open' | 'options'>,
  found: Evidence,
): MissingPersonsDeductions {
  const all = chancesFromEvidence(found, options)
  const shown = found.clues.filter(clue => clue.is === 'seen' || clue.is === 'mine' || clue.is === 'barred')
  const contradicted = isNobody(all)
  const seen = contradicted ? chancesFromEvidence({ clues: shown, faceUp: 0 }, options) : all
  const chances = isNobody(seen) ? chancesFromEvidence({ clues: [], faceUp: 0 }, options) : seen
  const left = suspectsWithChance(chances)
  const riddle = {
    key: `person:${open.deal}`,
    left: left.length,
    answer: left.length === 1 ? at(left, 0) : null,
    possible: left,
  }
  const shownToAll = found.clues.some(clue => clue.is === 'opened')
  return {
    chances,
    riddles: [shownToAll ? { ...riddle, shown: true } : riddle],
    left: left.length,
    bits: entropy(Object.values(chances)),
    contradicted,
  }
}

/** The persons who may be missing, in pack order. */
export function suspectsWithChance(chances: PersonChances): Card[] {
  return PERSONS.filter(person => person in chances)
}

function isNobody(chances: PersonChances): boolean {
  return Object.keys(chances).length === 0
}

/** The chance of each person from these clues alone; empty if nobody agrees with all of them. Fewer clues never exclude more. */
export function chancesFromEvidence(
  { clues, faceUp }: Evidence,
  { pack }: Pick<MissingPersons['options'], 'pack'>,
  persons: readonly Card[] = PERSONS,
): PersonChances {
  const opened = clues.find(clue => clue.is === 'opened')
  if (opened) return { [opened.card]: 1 }
  const fits = answersFilter(clues.flatMap(clue => (clue.is === 'answer' ? [clue.answer] : [])))
  const barred = clues.flatMap(clue => (clue.is === 'barred' ? [clue.card] : []))
  const candidates = persons.filter(person => fits(person) && !barred.includes(person))
  const weights =
    pack === 'two'
      ? candidates.map(person => [person, 1] as const)
      : dealsByPerson(candidates, unseenBy(clues, persons), { clues, faceUp })
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return Object.fromEntries(
    weights.filter(([, weight]) => weight > 0).map(([person, weight]) => [person, weight / sum]),
  )
}

/** By person: the cards of the one pack whose place is unknown now, and when the other chose. */
interface Unseen {
  readonly now: ReadonlyMap<Card, number>
  readonly atFirst: (card: Card) => number
}

function unseenBy(clues: readonly EvidenceClue[], persons: readonly Card[]): Unseen {
  const mine = clues.find(clue => clue.is === 'mine')?.card
  const atFirst = (card: Card) => (card === 'X' ? 2 : 1) - (card === mine ? 1 : 0)
  const now = new Map(persons.map(person => [person, atFirst(person)]))
  for (const clue of clues)
    if (clue.is === 'seen')
      for (const card of clue.cards) now.set(card, Math.max(0, required(now.get(card), 'person') - 1))
  return { now, atFirst }
}

/** The number of deals for each candidate, up to a common factor. */
function dealsByPerson(
  candidates: readonly Card[],
  { now, atFirst }: Unseen,
  { clues, faceUp }: Evidence,
): [Card, number][] {
  const heard = clues.filter(clue => clue.is === 'heard')
  const known = heard.flatMap(({ answer }) => (answer ? [answer] : []))
  const last = known.length
  const ringOf = (card: Card) => firstMissed(known, card) ?? last
  const rings = lineupOf(heard, last)
  add(rings.from, last, faceUp)
  const cards = new Array<number>(last + 1).fill(0)
  for (const [card, copies] of now) add(cards, ringOf(card), copies)
  const byRing = new Map<number, number>()
  const without = (ring: number) => {
    const left = cards.map((count, i) => (i === ring ? count - 1 : count))
    return countLineups({ ...rings, cards: left })
  }
  return candidates.map(person => {
    const copies = required(now.get(person), 'person')
    if (copies === 0) return [person, 0]
    const ring = ringOf(person)
    const ways = byRing.get(ring) ?? without(ring)
    byRing.set(ring, ways)
    return [person, ways * (copies / atFirst(person))] // after one joker was seen, the other's being the second is half as likely
  })
}

function firstMissed(answers: readonly Answer[], card: Card): number | null {
  const missed = answers.findIndex(({ question, yes }) => isTrueOfCard(question, card) !== yes)
  return missed < 0 ? null : missed
}

function add(counts: number[], ring: number, more: number): void {
  counts[ring] = at(counts, ring) + more
}

/** The counts of the other's line-up cards by ring, as far as the answers are known. */
function lineupOf(
  heard: readonly OpponentQuestion[],
  last: number,
): { within: number[]; upTo: number[]; from: number[] } {
  const none = () => new Array<number>(last + 1).fill(0)
  const [within, upTo, from] = [none(), none(), none()]
  let known = 0
  for (const [i, { nth, answer, turned, misfits }] of heard.entries()) {
    if (answer) add(within, known++, turned)
    else add(from, known, turned) // they fitted what was known before; the answer they miss is unknown
    const allKnown = known === i + 1 && nth === i
    if (allKnown) add(upTo, known - 1, misfits)
  }
  return { within, upTo, from }
}
