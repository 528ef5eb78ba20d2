// The notebook's facts: what a seat sees and was told directly. Deductions are left to proofs.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import { trueValueForHand } from '../rules/topics.ts'
import {
  hasTrait,
  COMPLETE_CARDS,
  TRAIT_FAMILIES,
  familyOfTrait,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../cards.ts'
import { cardsInSet, cardsMatchingClaims } from '../rules/claims.ts'
import { PACK_SIZES, knowledgeFromStatements, unknownHandKnowledge, type CountRange } from './evidence.ts'
import type { CountedCardKind, HandTopic, Claim, Communal, NumberedHand } from '../kinds.ts'
import { claimImpliesTrait, freeClaimsAboutTrait, type FreeClaim } from '../rules/freeClaims.ts'

/** The source of a note: seen · said by a player · a clue · a claim. */
export type NoteReason = 'seen' | 'said' | 'clue' | 'claim'

/** The note on a characteristic of the hidden card. */
export interface TraitNote {
  readonly trait: Trait
  readonly is: 'possible' | 'certain' | 'impossible'
  readonly why: NoteReason | null
  readonly words: readonly FreeClaim[] // free claims that it is or is not
}

/** The note on a Complete: whether it may still be hidden. */
export interface CardNote {
  readonly card: CompleteCard
  readonly isExcluded: boolean
  readonly why: NoteReason | null
}

/** The note on one of the nine hands, with the bounds of what it may hold as far as was said. */
export interface HandNote {
  readonly no: number
  readonly holder: Seat | null // null: nobody yet
  readonly why: NoteReason | null // null if nothing is known
  readonly singles: readonly CountRange[] // by characteristic
  readonly families: readonly CountRange[]
  readonly completes: readonly CountRange[] // by characteristic
  readonly has: readonly CompleteCard[]
  readonly hasNot: readonly CompleteCard[]
}

export interface NotebookSheet {
  readonly marks: readonly TraitNote[]
  readonly cards: readonly CardNote[]
  readonly hands: readonly HandNote[]
}

/** The place of a player's own mark on one of the 27 cards, within a notebook. */
export function cardMarkKey(card: CompleteCard): string {
  return `card.${card}`
}

/** The place of a player's own mark on one of the nine characteristics. */
export function traitMarkKey(trait: Trait): string {
  return `mark.${trait}`
}

/** The place of a player's own number for a hand's cards with a characteristic. */
export function handMarkKey(kind: CountedCardKind, hand: number, trait: Trait): string {
  return `${kind}.${hand}.${trait}`
}

/** Everything this seat sees and was told, and which one is left of three. Checked claims count as true. */
export function directNotebookFacts({
  open,
  own,
  options,
  story,
}: Pick<SeatView<Communal>, 'open' | 'own' | 'options' | 'story'>): NotebookSheet {
  const seenHands = open.hands.length > 0 ? open.hands : own.hands
  const believedClaims = options.claims === 'checked' ? open.claims : []
  const marks = withLastOfFamily(TRAITS.map(trait => traitNote(open, believedClaims, trait))).map(note => ({
    ...note,
    words: freeClaimsAboutTrait({ story, options }, note.trait),
  }))
  const hands = open.holders.map((holder, no) =>
    handNote(open, { no, holder, seen: seenHands.find(hand => hand.no === no) }),
  )
  const leftByClaims = cardsInSet(cardsMatchingClaims(believedClaims))
  return { marks, hands, cards: COMPLETE_CARDS.map(card => cardNote(card, { open, marks, hands, leftByClaims })) }
}

function traitNote(
  { turned, hidden }: Communal['open'],
  believedClaims: readonly Claim[],
  trait: Trait,
): Omit<TraitNote, 'words'> {
  if (hidden) return { trait, is: hasTrait(hidden, trait) ? 'certain' : 'impossible', why: 'seen' }
  if (turned.includes(trait)) return { trait, is: 'impossible', why: 'clue' }
  for (const claim of believedClaims) {
    const is = claimImpliesTrait(claim, trait)
    if (is !== null) return { trait, is: is ? 'certain' : 'impossible', why: 'claim' }
  }
  return { trait, is: 'possible', why: null }
}

/** The one characteristic that is left of its family is certain, for the reason for which the last other is not. */
function withLastOfFamily(notes: readonly Omit<TraitNote, 'words'>[]): Omit<TraitNote, 'words'>[] {
  return notes.map(note => {
    const others = notes.filter(
      ({ trait }) => trait !== note.trait && familyOfTrait(trait) === familyOfTrait(note.trait),
    )
    return note.is === 'possible' && others.every(({ is }) => is === 'impossible')
      ? { ...note, is: 'certain', why: (others.find(({ why }) => why === 'claim') ?? at(others, 0)).why }
      : note
  })
}

const ZERO_COUNT: CountRange = { fewest: 0, most: 0 }

function handNote(
  publicState: Communal['open'],
  { no, holder, seen }: { no: number; holder: Seat | null; seen: NumberedHand | undefined },
): HandNote {
  if (seen) {
    const exactCount = (about: HandTopic): CountRange => ({
      fewest: Number(trueValueForHand(seen, about)),
      most: Number(trueValueForHand(seen, about)),
    })
    return {
      no,
      holder,
      why: 'seen',
      singles: TRAITS.map(trait => exactCount(`singles ${trait}`)),
      families: TRAIT_FAMILIES.map(family => exactCount(`singles ${family}`)),
      completes: TRAITS.map(trait => exactCount(`completes ${trait}`)),
      has: [...seen.completes],
      hasNot: COMPLETE_CARDS.filter(card => !seen.completes.includes(card)),
    }
  }
  const saidKnowledge = knowledgeFromStatements(publicState, no)
  const { families, completes, has, hasNot, ...told } = saidKnowledge ?? unknownHandKnowledge(PACK_SIZES)
  const singles = told.singles.map((count, i) =>
    at(families, TRAIT_FAMILIES.indexOf(familyOfTrait(at(TRAITS, i)))).most === 0 ? ZERO_COUNT : count,
  ) // no colours: no Red, no Green, no Blue
  return {
    no,
    holder,
    why: saidKnowledge ? 'said' : null,
    singles,
    families,
    completes,
    has: cardsInSet(has),
    hasNot: cardsInSet(hasNot),
  }
}

function cardNote(
  card: CompleteCard,
  known: {
    readonly open: Communal['open']
    readonly marks: readonly TraitNote[]
    readonly hands: readonly HandNote[]
    readonly leftByClaims: readonly CompleteCard[]
  },
): CardNote {
  const { hidden } = known.open
  if (hidden) return { card, isExcluded: card !== hidden, why: 'seen' }
  const holder = known.hands.find(({ has }) => has.includes(card))
  if (holder) return { card, isExcluded: true, why: holder.why }
  const against = known.marks.find(({ trait, is }) => is !== 'possible' && (is === 'certain') !== hasTrait(card, trait))
  if (against) return { card, isExcluded: true, why: against.why }
  // an if–then gives no characteristic, but rules out cards
  return known.leftByClaims.includes(card)
    ? { card, isExcluded: false, why: null }
    : { card, isExcluded: true, why: 'claim' }
}
