// Tells whether a claim is certain for a seat only because of what others could claim: the check, which does not count that, refuses it.
import type { SeatView } from '../../../shared/engine/index.ts'
import type { Claim, Communal } from '../../../shared/games/communal-deduction/kinds.ts'
import type { CommunalDeductions } from '../../../shared/games/communal-deduction/reasoning/proof.ts'
import { cardsMatchingClaim } from '../../../shared/games/communal-deduction/rules/claims.ts'

/** False while nothing is proved, and where claims are free. */
export function restsOnVouching(
  claim: Claim,
  { options }: Pick<SeatView<Communal>, 'options'>,
  proof: CommunalDeductions | null | undefined,
): boolean {
  if (!proof || options.claims === 'free') return false
  const right = cardsMatchingClaim(claim)
  const isCertain = proof.cards.every((chance, card) => chance === 0 || (right & (1 << card)) !== 0)
  return isCertain && (proof.claimable & ~right) !== 0
}
