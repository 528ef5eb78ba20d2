// Advises a player who claims: whether the check would refuse a claim that is certain, and which other one it would accept.
import type { SeatView } from '../../../shared/engine/index.ts'
import { familyOfTrait, hasTrait, TRAITS, type Trait } from '../../../shared/games/communal-deduction/cards.ts'
import type { Claim, Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { CommunalDeductions } from '../../../shared/games/communal-deduction/reasoning/proof.ts'
import {
  cardSetWhere,
  cardsMatchingClaim,
  cardsMatchingClaims,
  claimParts,
  isIfThenClaim,
  cardSetSize,
} from '../../../shared/games/communal-deduction/rules/claims.ts'

/**
 * Whether a claim is certain for a seat only because of what others could claim, which the check does not count.
 * False while nothing is proved, and where claims are free.
 */
export function isCertainOnlyByClaims(
  claim: Claim,
  { options }: Pick<SeatView<Communal>, 'options'>,
  proof: CommunalDeductions | null | undefined,
): boolean {
  if (!proof || options.claims === 'free') return false
  const matchingCards = cardsMatchingClaim(claim)
  const isCertain = proof.chanceByCard.every((chance, card) => chance === 0 || (matchingCards & (1 << card)) !== 0)
  return isCertain && (proof.claimable & ~matchingCards) !== 0
}

/**
 * A claim that would be accepted and is news to the table, as close as possible to the one that was refused. Null if
 * nothing follows that the table has not heard. An if–then only if nothing plain does.
 */
export function suggestAcceptedClaim(
  { claims, turned }: Pick<Communal['open'], 'claims' | 'turned'>,
  claimsOnOffer: ReadonlySet<Claim>,
  { claimable }: Pick<CommunalDeductions, 'claimable'>,
  refusedClaim: Claim,
): Claim | null {
  const cardsLeftByClaims =
    cardsMatchingClaims(claims) & cardSetWhere(card => !turned.some(trait => hasTrait(card, trait)))
  const cardsExcludedBy = (claim: Claim) => cardSetSize(cardsLeftByClaims & ~cardsMatchingClaim(claim))
  const cardCount = cardSetSize(cardSetWhere(() => true)) // more than any claim excludes, so that a claim of the refused family comes first
  const refusedFamily = familyOfClaim(refusedClaim)
  const worthOfClaim = (claim: Claim) =>
    cardsExcludedBy(claim) +
    (refusedFamily !== null && familyOfClaim(claim) === refusedFamily ? cardCount : 0) -
    (isIfThenClaim(claim) ? 2 * cardCount : 0)
  return [...claimsOnOffer]
    .filter(claim => (claimable & ~cardsMatchingClaim(claim)) === 0 && cardsExcludedBy(claim) > 0)
    .reduce<Claim | null>(
      (best, claim) => (best === null || worthOfClaim(claim) > worthOfClaim(best) ? claim : best),
      null,
    )
}

/** The family a claim is about: fills, colours or shapes; null for a whole card. */
function familyOfClaim(claim: Claim) {
  const { what } = claimParts(claim)
  return TRAITS.includes(what as Trait) ? familyOfTrait(what as Trait) : null
}
