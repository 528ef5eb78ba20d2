// Puts a claim together: its form, then its characteristics or its card. Only what is offered can be chosen.
import { fieldChoices, type VariantOf, type Offer } from '../../../shared/engine/index.ts'
import {
  COMPLETE_CARDS,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../shared/games/communal-deduction/cards.ts'
import type { Claim, Communal } from '../../../shared/games/communal-deduction/kinds.ts'

/**
 * The forms of a claim about the hidden card: it is Red · it is not Red · it is this card · if it is Red, it is (or
 * is not) a circle.
 */
export const CLAIM_FORMS = ['is', 'not', 'card', 'if'] as const
export type ClaimForm = (typeof CLAIM_FORMS)[number]

/** The picks for a claim; missing ones are undefined. */
export interface ClaimDraft {
  readonly form?: ClaimForm
  readonly condition?: Trait
  readonly consequence: 'is' | 'not'
  readonly trait?: Trait
  readonly card?: CompleteCard
}

/** A claim of which only the most common form is picked. */
export const NEW_CLAIM_DRAFT: ClaimDraft = { form: 'is', consequence: 'is' }

/** Every claim that may be made. */
export function offeredClaims(offers: readonly Offer<VariantOf<Communal['move'], 'claim'>>[]): ReadonlySet<Claim> {
  return new Set(fieldChoices(offers, 'claim'))
}

/** The claim, once it is complete. */
export function claimFromDraft({ form, condition, consequence, trait, card }: ClaimDraft): Claim | null {
  switch (form) {
    case 'is':
      return trait ?? null
    case 'not':
      return trait ? `not ${trait}` : null
    case 'card':
      return card ?? null
    case 'if':
      return condition && trait
        ? consequence === 'is'
          ? `if ${condition} ${trait}`
          : `if ${condition} not ${trait}`
        : null
  }
  return null
}

const isDraftOffered = (draft: ClaimDraft, claimsOnOffer: ReadonlySet<Claim>) => {
  const claim = claimFromDraft(draft)
  return claim !== null && claimsOnOffer.has(claim)
}

/** The characteristics that would complete the claim. */
export function offeredTraits(draft: ClaimDraft, claimsOnOffer: ReadonlySet<Claim>): Trait[] {
  return TRAITS.filter(trait => isDraftOffered({ ...draft, trait }, claimsOnOffer))
}

/** The cards that may be claimed. */
export function offeredCards(claimsOnOffer: ReadonlySet<Claim>): CompleteCard[] {
  return COMPLETE_CARDS.filter(card => claimsOnOffer.has(card))
}

/** The characteristics that an if–then may begin with. */
export function offeredConditions(claimsOnOffer: ReadonlySet<Claim>): Trait[] {
  return TRAITS.filter(condition =>
    TRAITS.some(
      trait =>
        isDraftOffered({ form: 'if', consequence: 'is', condition, trait }, claimsOnOffer) ||
        isDraftOffered({ form: 'if', consequence: 'not', condition, trait }, claimsOnOffer),
    ),
  )
}

/** The forms with at least one offer. */
export function offeredForms(claimsOnOffer: ReadonlySet<Claim>): ClaimForm[] {
  return CLAIM_FORMS.filter(form => {
    if (form === 'card') return offeredCards(claimsOnOffer).length > 0
    if (form === 'if') return offeredConditions(claimsOnOffer).length > 0
    return offeredTraits({ form, consequence: 'is' }, claimsOnOffer).length > 0
  })
}

/** The draft without picks that are no longer offered. */
export function withoutUnofferedPicks(draft: ClaimDraft, claimsOnOffer: ReadonlySet<Claim>): ClaimDraft {
  const form = draft.form && offeredForms(claimsOnOffer).includes(draft.form) ? draft.form : undefined
  const { condition, trait, card, consequence } = draft
  const offeredDraft: ClaimDraft = {
    consequence,
    ...(form && { form }),
    ...(condition && offeredConditions(claimsOnOffer).includes(condition) && { condition }),
  }
  return {
    ...offeredDraft,
    ...(trait && offeredTraits(offeredDraft, claimsOnOffer).includes(trait) && { trait }),
    ...(card && claimsOnOffer.has(card) && { card }),
  }
}
