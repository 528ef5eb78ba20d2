// Answers for: what players gave their word for. A free claim is no fact: it is shown as its maker's word, and where words do not agree.
import type { Seat, SeatView } from '../../../engine/index.ts'
import { traitsOfCompleteCard, familyOfTrait, TRAITS, type CompleteCard, type Trait } from '../cards.ts'
import { cardsMatchingClaims, parseClaim } from './claims.ts'
import type { Claim, Communal } from '../kinds.ts'

/** A player's word that the hidden card bears a characteristic, or does not. */
export interface FreeClaim {
  readonly by: Seat
  readonly is: boolean
}

type Talk = Pick<SeatView<Communal>, 'story' | 'options'>

/** What a claim says of a characteristic; null: nothing, as an if–then does. That it is Red says of Green and Blue that it is not. */
export function claimImpliesTrait(claim: Claim, mark: Trait): boolean | null {
  const { given, is, what } = parseClaim(claim)
  if (given) return null
  if (TRAITS.includes(what as Trait) && !is) return what === mark ? false : null
  if (!is) return null // it is not this card: any of its characteristics may be
  const named = TRAITS.includes(what as Trait) ? [what as Trait] : traitsOfCompleteCard(what as CompleteCard)
  return named.includes(mark) ? true : named.some(one => familyOfTrait(one) === familyOfTrait(mark)) ? false : null
}

/** The words given on a characteristic, oldest first, where claims are free. */
export function freeClaimsAboutTrait({ story, options }: Talk, mark: Trait): FreeClaim[] {
  if (options.claims === 'checked') return []
  return story.flatMap((line): FreeClaim[] => {
    const is = line.type === 'claimed' ? claimImpliesTrait(line.claim, mark) : null
    return is === null || line.type !== 'claimed' ? [] : [{ by: line.by, is }]
  })
}

/** True when these words do not agree with each other, or with what is known of the characteristic. */
export function isTraitDisputed(words: readonly FreeClaim[], known: 'possible' | 'certain' | 'impossible'): boolean {
  const said = (is: boolean) => words.some(word => word.is === is)
  return (said(true) && (said(false) || known === 'impossible')) || (said(false) && known === 'certain')
}

/** True when free claims leave none of the cards that may be hidden: somebody is mistaken. */
export function freeClaimsContradict(
  { open, options }: { readonly open: Pick<Communal['open'], 'claims'>; readonly options: Communal['options'] },
  may: number,
): boolean {
  return options.claims === 'free' && (cardsMatchingClaims(open.claims) & may) === 0
}
