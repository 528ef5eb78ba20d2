// The 137 questions, the cards each is true for, and which are still undecided.
import { at, last, required } from '../../../engine/index.ts'
import { colourOf, PERSONS, rankOf, RANKS, suitOf, SUITS, type Card, type Rank, type Suit } from '../cards.ts'

/** Ranks on the ring A 2 … K A, first and last included: 'arc:6-10', 'arc:12-4'. Its bounds are the two ranks beside it. */
export type Arc = `arc:${Rank}-${Rank}`

/** A property of a card: its colour, its suit, being a royal, or having a rank in an arc. */
export type Question = 'red' | 'black' | Suit | 'royal' | Arc

/** A question and its answer. */
export interface Answer {
  readonly question: Question
  readonly yes: boolean
}

/** The fewest and the most ranks of an arc. An arc of one rank would ask for a single number, which is barred. */
export const ARC_LENGTH_LIMITS = { fewest: 2, most: 11 } as const

/** The rank `steps` further up the ring. */
function rankFurther(rank: Rank, steps: number): Rank {
  return at(RANKS, (rank - 1 + steps + RANKS.length) % RANKS.length)
}

/** The arcs that begin with this rank, shortest first. */
function arcsFrom(firstRank: Rank): Arc[] {
  return RANKS.slice(ARC_LENGTH_LIMITS.fewest - 1, ARC_LENGTH_LIMITS.most).map(
    (_, i) => `arc:${firstRank}-${rankFurther(firstRank, ARC_LENGTH_LIMITS.fewest - 1 + i)}` as const,
  )
}

/** The 130 arcs. */
export const ARCS: readonly Arc[] = RANKS.flatMap(arcsFrom)

/** The 137 questions: colours, suits, royal, arcs. */
export const ALL_QUESTIONS: readonly Question[] = ['red', 'black', ...SUITS, 'royal', ...ARCS]

/** True when the question is about an arc of ranks. */
export function isArcQuestion(question: Question): question is Arc {
  return question.startsWith('arc:')
}

/** The ranks of an arc, in ring order. */
export function ranksOfArc(arc: Arc): Rank[] {
  const [first, end] = arc.slice(4).split('-').map(Number) as [Rank, Rank]
  const length = ((end - first + RANKS.length) % RANKS.length) + 1
  return Array.from({ length }, (_, i) => rankFurther(first, i))
}

/** The two ranks beside an arc, which do not belong to it. They are different for every arc. */
export function arcBounds(arc: Arc): [Rank, Rank] {
  const ranks = ranksOfArc(arc)
  return [rankFurther(at(ranks, 0), -1), rankFurther(last(ranks), 1)]
}

/** The arcs between two ranks: up the ring from one to the other, and the other way round. Null for a barred one. */
export function arcsBetween(from: Rank, to: Rank): { inside: Arc | null; outside: Arc | null } {
  const [low, high] = from < to ? [from, to] : [to, from]
  return { inside: arcUpwards(low, high), outside: arcUpwards(high, low) }
}

function arcUpwards(from: Rank, to: Rank): Arc | null {
  const length = ((to - from + RANKS.length) % RANKS.length) - 1
  return from === to || length < ARC_LENGTH_LIMITS.fewest ? null : `arc:${rankFurther(from, 1)}-${rankFurther(to, -1)}`
}

/** A set of the 53 persons, one bit each: spades and hearts in the first number, diamonds, clubs and the joker in the second. */
type PersonBits = readonly [number, number]

const BITS_PER_NUMBER = 26

const bitsByPerson: Readonly<Record<Card, PersonBits>> = Object.fromEntries(
  PERSONS.map((person, i): [Card, PersonBits] => [
    person,
    i < BITS_PER_NUMBER ? [1 << i, 0] : [0, 1 << (i - BITS_PER_NUMBER)],
  ]),
) as Record<Card, PersonBits>

const allPersonBits = bitsOf(() => true)

/** The persons each question is true for, in the order of the questions. */
const BITS_BY_QUESTION = new Map(ALL_QUESTIONS.map(question => [question, bitsOf(predicateOf(question))]))

function bitsOfQuestion(question: Question): PersonBits {
  return required(BITS_BY_QUESTION.get(question), 'such question')
}

function bitsOf(belongs: (person: Card) => boolean): PersonBits {
  return PERSONS.filter(belongs).reduce<PersonBits>(
    ([low, high], person) => [low | bitsByPerson[person][0], high | bitsByPerson[person][1]],
    [0, 0],
  )
}

/** A predicate for the question. No question is true for the joker. */
function predicateOf(question: Question): (person: Card) => boolean {
  switch (question) {
    case 'red':
    case 'black':
      return person => colourOf(person) === question
    case 'royal':
      return person => (rankOf(person) ?? 0) > 10
    case 'S':
    case 'H':
    case 'D':
    case 'C':
      return person => suitOf(person) === question
    default: {
      const ranks: readonly (Rank | null)[] = ranksOfArc(question)
      return person => ranks.includes(rankOf(person))
    }
  }
}

function remainingPersons(answers: readonly Answer[]): PersonBits {
  let [low, high] = allPersonBits
  for (const { question, yes } of answers) {
    const [trueOfLow, trueOfHigh] = bitsOfQuestion(question)
    low &= yes ? trueOfLow : ~trueOfLow
    high &= yes ? trueOfHigh : ~trueOfHigh
  }
  return [low, high]
}

/** The true answer to a question about this card; always No for the joker. */
export function isTrueOfCard(question: Question, card: Card): boolean {
  const [trueOfLow, trueOfHigh] = bitsOfQuestion(question)
  const [low, high] = bitsByPerson[card]
  return ((trueOfLow & low) | (trueOfHigh & high)) !== 0
}

/** A predicate for cards that fit all of these answers. */
export function fittingCardPredicate(answers: readonly Answer[]): (card: Card) => boolean {
  const [low, high] = remainingPersons(answers)
  return card => ((bitsByPerson[card][0] & low) | (bitsByPerson[card][1] & high)) !== 0
}

/** The questions both of whose answers are possible after these, among all 54 cards. None if one person is left. */
export function undecidedQuestions(answers: readonly Answer[]): Question[] {
  const [low, high] = remainingPersons(answers)
  const openQuestions: Question[] = []
  for (const [question, [trueOfLow, trueOfHigh]] of BITS_BY_QUESTION) {
    const yes = (low & trueOfLow) | (high & trueOfHigh)
    const no = (low & ~trueOfLow) | (high & ~trueOfHigh)
    if (yes !== 0 && no !== 0) openQuestions.push(question)
  }
  return openQuestions
}
