// The possible claims about the hidden card, and the cards each of them leaves.
// A set of Completes is a number of 27 bits, in the order of COMPLETE_CARDS.
import { required } from '../../../engine/index.ts'
import { hasTrait, COMPLETE_CARDS, familyOfTrait, TRAITS, type CompleteCard, type Trait } from '../cards.ts'
import type { Claim } from '../kinds.ts'

/** The parts of a claim. With `given`: only if the card bears that. */
export interface ParsedClaim {
  readonly given: Trait | null
  readonly is: boolean
  readonly what: Trait | CompleteCard
}

/** The set of every Complete. */
export const SET_OF_ALL_CARDS = (1 << COMPLETE_CARDS.length) - 1

/** “It is” and “it is not”, for nine characteristics. */
export const TRAIT_CLAIMS: readonly Claim[] = TRAITS.flatMap(trait => [trait, `not ${trait}`] as const)

/** “If the card has this trait, it has (or lacks) that one”, with two traits of different families. */
export const ALL_IF_THEN_CLAIMS: readonly Claim[] = TRAITS.flatMap(condition =>
  TRAITS.filter(trait => familyOfTrait(trait) !== familyOfTrait(condition)).flatMap(
    trait => [`if ${condition} ${trait}`, `if ${condition} not ${trait}`] as const,
  ),
)

/** Every claim: 18 plain ones, 27 cards, 108 if–thens. */
export const ALL_CLAIMS: readonly Claim[] = [...TRAIT_CLAIMS, ...COMPLETE_CARDS, ...ALL_IF_THEN_CLAIMS]

const PARTS_BY_CLAIM = new Map<Claim, ParsedClaim>(ALL_CLAIMS.map(claim => [claim, parseClaim(claim)]))
const CARDS_BY_CLAIM = new Map<Claim, number>(ALL_CLAIMS.map(claim => [claim, computeMatchingCards(claimParts(claim))]))

function parseClaim(claim: Claim): ParsedClaim {
  const claimWords = claim.split(' ')
  const claimedThing = claimWords.pop() as Trait | CompleteCard
  return {
    given: claimWords[0] === 'if' ? (claimWords[1] as Trait) : null,
    is: claimWords.at(-1) !== 'not',
    what: claimedThing,
  }
}

function computeMatchingCards({ given, is, what }: ParsedClaim): number {
  return cardSetWhere(
    card => (given !== null && !hasTrait(card, given)) || (card === what || hasTrait(card, what as Trait)) === is,
  )
}

/** Splits a claim into its parts. */
export function claimParts(claim: Claim): ParsedClaim {
  return required(PARTS_BY_CLAIM.get(claim), 'such claim')
}

/** True for an if–then. */
export function isIfThenClaim(claim: Claim): boolean {
  return claimParts(claim).given !== null
}

/** The cards for which the claim is true. */
export function cardsMatchingClaim(claim: Claim): number {
  return required(CARDS_BY_CLAIM.get(claim), 'such claim')
}

/** The cards for which all these claims are true. */
export function cardsMatchingClaims(claims: readonly Claim[]): number {
  return claims.reduce((left, claim) => left & cardsMatchingClaim(claim), SET_OF_ALL_CARDS)
}

/** The set of Completes with this property. */
export function cardSetWhere(holds: (card: CompleteCard) => boolean): number {
  return COMPLETE_CARDS.reduce((set, card, i) => (holds(card) ? set | (1 << i) : set), 0)
}

/** The Completes in a set. */
export function cardsInSet(cardSet: number): CompleteCard[] {
  return COMPLETE_CARDS.filter((_, i) => cardSet & (1 << i))
}

/** The number of Completes in a set. */
export function cardSetSize(cardSet: number): number {
  let count = 0
  for (let left = cardSet; left !== 0; left &= left - 1) count++
  return count
}
