// Answers for: putting a claim together. Its form, then its characteristics or its card; only what is offered can be chosen.
import { fieldChoices, type VariantOf, type Offer } from '../../../shared/engine/index.ts'
import {
  COMPLETE_CARDS,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../shared/games/communal-deduction/cards.ts'
import type { Claim, Communal } from '../../../shared/games/communal-deduction/kinds.ts'

/** it is · it is not · it is this card · if it is one, it is or is not another */
export type Form = 'is' | 'not' | 'card' | 'if'
export const FORMS: readonly Form[] = ['is', 'not', 'card', 'if']

/** What was picked of a claim; the rest is still open. */
export interface Draft {
  readonly form?: Form
  readonly given?: Trait
  readonly then: 'is' | 'not'
  readonly what?: Trait
  readonly card?: CompleteCard
}

export const BLANK: Draft = { form: 'is', then: 'is' }

/** Every claim that may be made. */
export function offeredClaims(offers: readonly Offer<VariantOf<Communal['move'], 'claim'>>[]): ReadonlySet<Claim> {
  return new Set(fieldChoices(offers, 'claim'))
}

/** The claim, once it is whole. */
export function claimOf({ form, given, then, what, card }: Draft): Claim | null {
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

const couldBe = (draft: Draft, offered: ReadonlySet<Claim>) => {
  const claim = claimOf(draft)
  return claim !== null && offered.has(claim)
}

/** The characteristics to finish the claim with. */
export function whatsOf(draft: Draft, offered: ReadonlySet<Claim>): Trait[] {
  return TRAITS.filter(what => couldBe({ ...draft, what }, offered))
}

/** The cards to claim. */
export function cardsOf(offered: ReadonlySet<Claim>): CompleteCard[] {
  return COMPLETE_CARDS.filter(card => offered.has(card))
}

/** What an if–then can begin with. */
export function givensOf(offered: ReadonlySet<Claim>): Trait[] {
  return TRAITS.filter(given =>
    TRAITS.some(
      what =>
        couldBe({ form: 'if', then: 'is', given, what }, offered) ||
        couldBe({ form: 'if', then: 'not', given, what }, offered),
    ),
  )
}

/** The forms of which something is offered. */
export function formsOf(offered: ReadonlySet<Claim>): Form[] {
  return FORMS.filter(form => {
    if (form === 'card') return cardsOf(offered).length > 0
    if (form === 'if') return givensOf(offered).length > 0
    return whatsOf({ form, then: 'is' }, offered).length > 0
  })
}

/** The draft without what is no longer offered. */
export function settled(draft: Draft, offered: ReadonlySet<Claim>): Draft {
  const form = draft.form && formsOf(offered).includes(draft.form) ? draft.form : undefined
  const { given, what, card, then } = draft
  const held: Draft = { then, ...(form && { form }), ...(given && givensOf(offered).includes(given) && { given }) }
  return {
    ...held,
    ...(what && whatsOf(held, offered).includes(what) && { what }),
    ...(card && offered.has(card) && { card }),
  }
}
