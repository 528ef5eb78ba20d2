// Free claims about characteristics. They are no facts: they are shown as their makers' claims, with contradictions marked.
import type { Seat, SeatView } from '../../../engine/index.ts'
import { traitsOfCompleteCard, familyOfTrait, TRAITS, type CompleteCard, type Trait } from '../cards.ts'
import { cardsMatchingClaims, claimParts } from './claims.ts'
import type { Claim, Communal } from '../kinds.ts'

/** A player's claim that the hidden card bears a characteristic, or does not. */
export interface FreeClaim {
  readonly by: Seat
  readonly is: boolean
}

type StoryWithOptions = Pick<SeatView<Communal>, 'story' | 'options'>

/**
 * Whether a claim says that the hidden card has a characteristic; null if it says nothing about it, like an
 * if–then. A claim of Red also says not Green and not Blue.
 */
export function claimImpliesTrait(claim: Claim, trait: Trait): boolean | null {
  const { given, is, what } = claimParts(claim)
  if (given) return null
  if (TRAITS.includes(what as Trait) && !is) return what === trait ? false : null
  if (!is) return null // “not this card” leaves any of its characteristics possible
  const claimedTraits = TRAITS.includes(what as Trait) ? [what as Trait] : traitsOfCompleteCard(what as CompleteCard)
  return claimedTraits.includes(trait)
    ? true
    : claimedTraits.some(claimedTrait => familyOfTrait(claimedTrait) === familyOfTrait(trait))
      ? false
      : null
}

/** The free claims about a characteristic, oldest first. */
export function freeClaimsAboutTrait({ story, options }: StoryWithOptions, trait: Trait): FreeClaim[] {
  if (options.claims === 'checked') return []
  return story.flatMap((line): FreeClaim[] => {
    if (line.type !== 'claimed' && line.type !== 'joined') return []
    const is = claimImpliesTrait(line.claim, trait)
    return is === null ? [] : [{ by: line.by, is }]
  })
}

/** True if these claims contradict each other or what is known about the characteristic. */
export function isTraitDisputed(
  freeClaims: readonly FreeClaim[],
  traitKnowledge: 'possible' | 'certain' | 'impossible',
): boolean {
  const wasClaimed = (is: boolean) => freeClaims.some(word => word.is === is)
  return (
    (wasClaimed(true) && (wasClaimed(false) || traitKnowledge === 'impossible')) ||
    (wasClaimed(false) && traitKnowledge === 'certain')
  )
}

/** True if free claims exclude all cards that may be hidden: somebody is mistaken. */
export function doFreeClaimsExcludeAll(
  { open, options }: { readonly open: Pick<Communal['open'], 'claims'>; readonly options: Communal['options'] },
  possibleCards: number,
): boolean {
  return options.claims === 'free' && (cardsMatchingClaims(open.claims) & possibleCards) === 0
}
