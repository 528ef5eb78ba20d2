// Answers for: the 137 questions, which cards each is true of, and which are still worth asking.
import { colourOf, PERSONS, rankOf, RANKS, suitOf, SUITS, type Card, type Rank, type Suit } from './cards.ts'

/** Ranks on the ring A 2 … K A, first and last included: 'arc:6-10', 'arc:12-4'. It lies between the two ranks beside it. */
export type Arc = `arc:${Rank}-${Rank}`

/** One property of a card: its colour, its suit, being a royal, or lying on an arc of ranks. */
export type Question = 'red' | 'black' | Suit | 'royal' | Arc

/** A question and what was answered to it. */
export interface Answer {
  readonly question: Question
  readonly yes: boolean
}

/** The fewest and the most ranks of an arc. One rank would ask for a single number, which is barred. */
export const ARC = { fewest: 2, most: 11 } as const

/** The rank so many steps up the ring. */
function along(rank: Rank, steps: number): Rank {
  return RANKS[(rank - 1 + steps + RANKS.length) % RANKS.length]!
}

/** The arcs that begin with this rank, shortest first. */
function arcsFrom(first: Rank): Arc[] {
  return RANKS.slice(ARC.fewest - 1, ARC.most).map((_, i) => `arc:${first}-${along(first, ARC.fewest - 1 + i)}` as const)
}

/** The 130 arcs. */
export const ARCS: readonly Arc[] = RANKS.flatMap(arcsFrom)

/** The 137 questions: colours, suits, royal, arcs. */
export const QUESTIONS: readonly Question[] = ['red', 'black', ...SUITS, 'royal', ...ARCS]

/** True when the question is about an arc of ranks. */
export function isArc(question: Question): question is Arc {
  return question.startsWith('arc:')
}

/** The ranks of an arc, in the order of the ring. */
export function ranksOf(arc: Arc): Rank[] {
  const [first, last] = arc.slice(4).split('-').map(Number) as [Rank, Rank]
  const length = ((last - first + RANKS.length) % RANKS.length) + 1
  return Array.from({ length }, (_, i) => along(first, i))
}

/** The two ranks an arc lies between, which do not belong to it. They are one and the same for no arc. */
export function boundsOf(arc: Arc): [Rank, Rank] {
  const ranks = ranksOf(arc)
  return [along(ranks[0]!, -1), along(ranks.at(-1)!, 1)]
}

/** The arcs between two ranks: up the ring from the one to the other, and the other way round. Null for a barred one. */
export function arcsBetween(from: Rank, to: Rank): { inside: Arc | null; outside: Arc | null } {
  const [low, high] = from < to ? [from, to] : [to, from]
  return { inside: arcUp(low, high), outside: arcUp(high, low) }
}

function arcUp(from: Rank, to: Rank): Arc | null {
  const length = (to - from + RANKS.length) % RANKS.length - 1
  return from === to || length < ARC.fewest ? null : `arc:${along(from, 1)}-${along(to, -1)}`
}

/** The true answer to a question about this card. For the joker it is always No. */
export function isTrue(question: Question, card: Card): boolean {
  if (card === 'X') return false
  switch (question) {
    case 'red':
    case 'black':
      return colourOf(card) === question
    case 'royal':
      return rankOf(card)! > 10
    case 'S':
    case 'H':
    case 'D':
    case 'C':
      return suitOf(card) === question
    default:
      return ranksOf(question).includes(rankOf(card)!)
  }
}

/** Some of the 53 persons, a bit each: spades and hearts in the first number, diamonds, clubs and the joker in the second. */
type Crowd = readonly [number, number]

const HALF = 26

function crowdOf(belongs: (person: Card) => boolean): Crowd {
  let low = 0
  let high = 0
  for (const [i, person] of PERSONS.entries())
    if (belongs(person)) {
      if (i < HALF) low |= 1 << i
      else high |= 1 << (i - HALF)
    }
  return [low, high]
}

const everybody = crowdOf(() => true)
const crowds: Readonly<Record<Question, Crowd>> = Object.fromEntries(
  QUESTIONS.map(question => [question, crowdOf(person => isTrue(question, person))]),
) as Record<Question, Crowd>
const places: Readonly<Record<Card, number>> = Object.fromEntries(PERSONS.map((person, i) => [person, i])) as Record<Card, number>

function crowdLeft(answers: readonly Answer[]): Crowd {
  let [low, high] = everybody
  for (const { question, yes } of answers) {
    const [trueLow, trueHigh] = crowds[question]
    low &= yes ? trueLow : ~trueLow
    high &= yes ? trueHigh : ~trueHigh
  }
  return [low, high]
}

function isIn([low, high]: Crowd, person: Card): boolean {
  const i = places[person]
  return i < HALF ? (low & (1 << i)) !== 0 : (high & (1 << (i - HALF))) !== 0
}

/** Tells of any card whether it fits all of these answers. */
export function fitting(answers: readonly Answer[]): (card: Card) => boolean {
  const crowd = crowdLeft(answers)
  return card => isIn(crowd, card)
}

/** The questions to which both answers are still possible after these, all 54 cards counted. None when they leave one person. */
export function openQuestions(answers: readonly Answer[]): Question[] {
  const [low, high] = crowdLeft(answers)
  return QUESTIONS.filter(question => {
    const [trueLow, trueHigh] = crowds[question]
    return ((low & trueLow) | (high & trueHigh)) !== 0 && ((low & ~trueLow) | (high & ~trueHigh)) !== 0
  })
}
