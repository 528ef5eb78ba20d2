// Sets of persons as bits, for looking ahead through many questions quickly.
import { PERSONS, type Card } from '../cards.ts'
import { isTrueOfCard, ALL_QUESTIONS } from '../rules/questions.ts'

/** The persons of the first half of the pack, as bits, and those of the rest. */
export interface PersonSet {
  readonly low: number
  readonly high: number
}

const BITS_PER_NUMBER = 26

/** The empty set. */
export const EMPTY_PERSON_SET: PersonSet = { low: 0, high: 0 }

/** For each question the persons it is true for, in the order of the questions. */
export const PERSONS_BY_QUESTION: readonly PersonSet[] = ALL_QUESTIONS.map(question =>
  personSet(PERSONS.filter(card => isTrueOfCard(question, card))),
)

/** These persons as a set. */
export function personSet(cards: readonly Card[]): PersonSet {
  let [low, high] = [0, 0]
  for (const card of cards) {
    const at = PERSONS.indexOf(card)
    if (at < BITS_PER_NUMBER) low |= 1 << at
    else high |= 1 << (at - BITS_PER_NUMBER)
  }
  return { low, high }
}

/** The number of persons. */
export function personSetSize({ low, high }: PersonSet): number {
  return countOnes(low) + countOnes(high)
}

/** A unique number for each set. */
export function personSetKey({ low, high }: PersonSet): number {
  return high * 2 ** BITS_PER_NUMBER + low
}

/** The persons in both sets. */
export function intersection(a: PersonSet, b: PersonSet): PersonSet {
  return { low: a.low & b.low, high: a.high & b.high }
}

/** The persons in either set. */
export function union(a: PersonSet, b: PersonSet): PersonSet {
  return { low: a.low | b.low, high: a.high | b.high }
}

/** The persons of the first set who are not in the second. */
export function difference(a: PersonSet, b: PersonSet): PersonSet {
  return { low: a.low & ~b.low, high: a.high & ~b.high }
}

function countOnes(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
