// Answers for: the claims one can make about the hidden card, and which cards each of them leaves.
// A set of Completes is a number of 27 bits, in the order of COMPLETES.
import { bears, COMPLETES, familyOf, MARKS, type Complete, type Mark } from './cards.ts'
import type { Claim } from './kinds.ts'

/** A claim taken apart. With `given`: only if the card bears that. */
export interface Parts {
  readonly given: Mark | null
  readonly is: boolean
  readonly what: Mark | Complete
}

/** Every Complete. */
export const ALL = (1 << COMPLETES.length) - 1

/** It is, it is not: nine characteristics. */
export const PLAIN: readonly Claim[] = MARKS.flatMap(mark => [mark, `not ${mark}`] as const)

/** If it is this, then it is, or is not, that; of another family. */
export const IF_THENS: readonly Claim[] = MARKS.flatMap(given =>
  MARKS.filter(mark => familyOf(mark) !== familyOf(given)).flatMap(
    mark => [`if ${given} ${mark}`, `if ${given} not ${mark}`] as const,
  ),
)

/** Every claim: 18 plain ones, 27 cards, 108 if–thens. */
export const CLAIMS: readonly Claim[] = [...PLAIN, ...COMPLETES, ...IF_THENS]

const parts = new Map<Claim, Parts>(CLAIMS.map(claim => [claim, takeApart(claim)]))
const leaves = new Map<Claim, number>(CLAIMS.map(claim => [claim, cardsLeft(partsOf(claim))]))

function takeApart(claim: Claim): Parts {
  const words = claim.split(' ')
  const what = words.pop() as Mark | Complete
  return { given: words[0] === 'if' ? (words[1] as Mark) : null, is: words.at(-1) !== 'not', what }
}

function cardsLeft({ given, is, what }: Parts): number {
  return setOf(card => (given !== null && !bears(card, given)) || (card === what || bears(card, what as Mark)) === is)
}

/** Takes a claim apart. */
export function partsOf(claim: Claim): Parts {
  return parts.get(claim)!
}

/** True for an if–then. */
export function isIfThen(claim: Claim): boolean {
  return partsOf(claim).given !== null
}

/** The cards of which the claim is true. */
export function leftBy(claim: Claim): number {
  return leaves.get(claim)!
}

/** The cards of which all these claims are true. */
export function leftByAll(claims: readonly Claim[]): number {
  return claims.reduce((left, claim) => left & leftBy(claim), ALL)
}

/** The set of Completes for which this holds. */
export function setOf(holds: (card: Complete) => boolean): number {
  return COMPLETES.reduce((set, card, i) => (holds(card) ? set | (1 << i) : set), 0)
}

/** The Completes in a set. */
export function cardsIn(set: number): Complete[] {
  return COMPLETES.filter((_, i) => set & (1 << i))
}

/** How many Completes are in a set. */
export function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
