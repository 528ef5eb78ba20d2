// Answers for: the claims one can make about the hidden card, and which cards each of them leaves.
// A set of Completes is a number of 27 bits, in the order of COMPLETES.
import { required } from '../../engine/index.ts'
import { hasMark, COMPLETES, familyOf, MARKS, type Complete, type Mark } from './cards.ts'
import type { Claim } from './kinds.ts'

/** A claim taken apart. With `given`: only if the card bears that. */
export interface ClaimParts {
  readonly given: Mark | null
  readonly is: boolean
  readonly what: Mark | Complete
}

/** Every Complete. */
export const ALL_COMPLETES = (1 << COMPLETES.length) - 1

/** It is, it is not: nine characteristics. */
export const PLAIN_CLAIMS: readonly Claim[] = MARKS.flatMap(mark => [mark, `not ${mark}`] as const)

/** If it is this, then it is, or is not, that; of another family. */
export const IF_THEN_CLAIMS: readonly Claim[] = MARKS.flatMap(given =>
  MARKS.filter(mark => familyOf(mark) !== familyOf(given)).flatMap(
    mark => [`if ${given} ${mark}`, `if ${given} not ${mark}`] as const,
  ),
)

/** Every claim: 18 plain ones, 27 cards, 108 if–thens. */
export const CLAIMS: readonly Claim[] = [...PLAIN_CLAIMS, ...COMPLETES, ...IF_THEN_CLAIMS]

const parts = new Map<Claim, ClaimParts>(CLAIMS.map(claim => [claim, takeApart(claim)]))
const leaves = new Map<Claim, number>(CLAIMS.map(claim => [claim, cardsLeft(parseClaim(claim))]))

function takeApart(claim: Claim): ClaimParts {
  const words = claim.split(' ')
  const what = words.pop() as Mark | Complete
  return { given: words[0] === 'if' ? (words[1] as Mark) : null, is: words.at(-1) !== 'not', what }
}

function cardsLeft({ given, is, what }: ClaimParts): number {
  return completesWhere(
    card => (given !== null && !hasMark(card, given)) || (card === what || hasMark(card, what as Mark)) === is,
  )
}

/** Takes a claim apart. */
export function parseClaim(claim: Claim): ClaimParts {
  return required(parts.get(claim), 'such claim')
}

/** True for an if–then. */
export function isIfThen(claim: Claim): boolean {
  return parseClaim(claim).given !== null
}

/** The cards of which the claim is true. */
export function cardsMatchingClaim(claim: Claim): number {
  return required(leaves.get(claim), 'such claim')
}

/** The cards of which all these claims are true. */
export function cardsMatchingClaims(claims: readonly Claim[]): number {
  return claims.reduce((left, claim) => left & cardsMatchingClaim(claim), ALL_COMPLETES)
}

/** The set of Completes for which this holds. */
export function completesWhere(holds: (card: Complete) => boolean): number {
  return COMPLETES.reduce((set, card, i) => (holds(card) ? set | (1 << i) : set), 0)
}

/** The Completes in a set. */
export function completesInSet(set: number): Complete[] {
  return COMPLETES.filter((_, i) => set & (1 << i))
}

/** How many Completes are in a set. */
export function setSize(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
