// Finds a claim that would be accepted and is news to the table, as close as possible to the one that was refused.
import { familyOfTrait, hasTrait, TRAITS, type Trait } from '../../../shared/games/communal-deduction/cards.ts'
import type { Claim, Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { CommunalDeductions } from '../../../shared/games/communal-deduction/reasoning/proof.ts'
import {
  cardSetWhere,
  cardsMatchingClaim,
  cardsMatchingClaims,
  claimParts,
  isIfThen,
  setSize,
} from '../../../shared/games/communal-deduction/rules/claims.ts'

/** Null if nothing follows that the table has not heard. An if–then only if nothing plain does. */
export function claimThatFollows(
  { claims, turned }: Pick<Communal['open'], 'claims' | 'turned'>,
  offered: ReadonlySet<Claim>,
  { claimable }: Pick<CommunalDeductions, 'claimable'>,
  refused: Claim,
): Claim | null {
  const heard = cardsMatchingClaims(claims) & cardSetWhere(card => !turned.some(mark => hasTrait(card, mark)))
  const news = (claim: Claim) => setSize(heard & ~cardsMatchingClaim(claim))
  const family = familyOf(refused)
  const worth = (claim: Claim) =>
    news(claim) + (family !== null && familyOf(claim) === family ? 27 : 0) - (isIfThen(claim) ? 54 : 0)
  return [...offered]
    .filter(claim => (claimable & ~cardsMatchingClaim(claim)) === 0 && news(claim) > 0)
    .reduce<Claim | null>((best, claim) => (best === null || worth(claim) > worth(best) ? claim : best), null)
}

/** What a claim is about: fills, colours or shapes; null for a whole card. */
function familyOf(claim: Claim) {
  const { what } = claimParts(claim)
  return TRAITS.includes(what as Trait) ? familyOfTrait(what as Trait) : null
}
