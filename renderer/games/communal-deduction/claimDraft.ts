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
export type ClaimForm = 'is' | 'not' | 'card' | 'if'
export const CLAIM_SHAPES: readonly ClaimForm[] = ['is', 'not', 'card', 'if']

/** The picks for a claim; missing ones are undefined. */
export interface ClaimDraft {
  readonly form?: ClaimForm
  readonly given?: Trait
  readonly then: 'is' | 'not'
  readonly what?: Trait
  readonly card?: CompleteCard
}

export const EMPTY_CLAIM_DRAFT: ClaimDraft = { form: 'is', then: 'is' }

/** Every claim that may be made. */
export function offeredClaims(offers: readonly Offer<VariantOf<Communal['move'], 'claim'>>[]): ReadonlySet<Claim> {
  return new Set(fieldChoices(offers, 'claim'))
}

/** The claim, once it is complete. */
export function claimFromDraft({ form, given, then, what, card }: ClaimDraft): Claim | null {
  switch (form) {
    case 'is':
      return what ?? null
    case 'not':
      return what ? `not ${what}` : null
    case 'card':
      return card ?? null
    case 'if':
      return given && what ? (then === 'is' ? `if ${given} ${what}` : `if ${given} not ${what}`) : null
  }
  return null
}

const canBecomeOffered = (draft: ClaimDraft, offered: ReadonlySet<Claim>) => {
  const claim = claimFromDraft(draft)
  return claim !== null && offered.has(claim)
}

/** The characteristics that would complete the claim. */
export function choosableTraits(draft: ClaimDraft, offered: ReadonlySet<Claim>): Trait[] {
  return TRAITS.filter(what => canBecomeOffered({ ...draft, what }, offered))
}

/** The cards that may be claimed. */
export function claimableCards(offered: ReadonlySet<Claim>): CompleteCard[] {
  return COMPLETE_CARDS.filter(card => offered.has(card))
}

/** The characteristics that an if–then may begin with. */
export function claimableConditions(offered: ReadonlySet<Claim>): Trait[] {
  return TRAITS.filter(given =>
    TRAITS.some(
      what =>
        canBecomeOffered({ form: 'if', then: 'is', given, what }, offered) ||
        canBecomeOffered({ form: 'if', then: 'not', given, what }, offered),
    ),
  )
}

/** The forms with at least one offer. */
export function claimableForms(offered: ReadonlySet<Claim>): ClaimForm[] {
  return CLAIM_SHAPES.filter(form => {
    if (form === 'card') return claimableCards(offered).length > 0
    if (form === 'if') return claimableConditions(offered).length > 0
    return choosableTraits({ form, then: 'is' }, offered).length > 0
  })
}

/** The draft without picks that are no longer offered. */
export function withoutUnofferedPicks(draft: ClaimDraft, offered: ReadonlySet<Claim>): ClaimDraft {
  const form = draft.form && claimableForms(offered).includes(draft.form) ? draft.form : undefined
  const { given, what, card, then } = draft
  const heldDraft: ClaimDraft = {
    then,
    ...(form && { form }),
    ...(given && claimableConditions(offered).includes(given) && { given }),
  }
  return {
    ...heldDraft,
    ...(what && choosableTraits(heldDraft, offered).includes(what) && { what }),
    ...(card && offered.has(card) && { card }),
  }
}
