// Derives from the story what the screens draw: the last sentence, statements by hand, claims by characteristic,
// raised hands.
import type { VariantOf, Seat, TableView } from '../../../shared/engine/index.ts'
import {
  traitsOfCompleteCard,
  familyOfTrait,
  hasTrait,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../shared/games/communal-deduction/cards.ts'
import {
  cardSetWhere,
  cardsInSet,
  cardsMatchingClaim,
  cardsMatchingClaims,
  claimParts,
} from '../../../shared/games/communal-deduction/rules/claims.ts'
import type { HandTopic, Claim, Communal, Motion, AnswerValue } from '../../../shared/games/communal-deduction/kinds.ts'

export type Line = Communal['line']

const openingLineTypes: readonly Line['type'][] = [
  'dealt',
  'stated',
  'asked',
  'claimed',
  'joined',
  'favoured',
  'withdrew',
  'turned',
  'exhausted',
]

/**
 * The last thing somebody said, and one line that belongs to it: whom a vote overruled, who was given spare hands, or
 * who had nothing to add. That the talk began is the news, and the question before it is over.
 */
export function lastMoveLines(story: readonly Line[]): {
  before: Line | undefined
  said: Line | undefined
  after: Line | undefined
} {
  const spokenIndex = story.findLastIndex(({ type }) => openingLineTypes.includes(type))
  const since = story.slice(spokenIndex + 1)
  const began = since.find(({ type }) => type === 'began')
  const passed = since.findLast(({ type }) => type === 'passed')
  if (began)
    return { before: story[spokenIndex], said: began, after: passed ?? since.find(({ type }) => type === 'shared') }
  const outvoted = story.slice(Math.max(0, spokenIndex - 1), spokenIndex).find(({ type }) => type === 'outvoted')
  return { before: undefined, said: story[spokenIndex], after: passed ?? outvoted }
}

/** True from when the spare hands were dealt out until this seat has spoken or passed in the talk. */
export function areSpareHandsNew(story: readonly Line[], seat: Seat): boolean {
  const since = story.slice(story.findLastIndex(({ type }) => type === 'shared') + 1)
  return (
    since.length < story.length && !since.some(line => line.type !== 'received' && 'by' in line && line.by === seat)
  )
}

/** The claim that this seat was refused last; undefined once it claimed something else, or a clue was revealed. */
export function lastRefusedClaimLine(story: readonly Line[], seat: Seat): VariantOf<Line, 'doubted'> | undefined {
  const lastLine = story.findLast(
    line => line.type === 'turned' || ((line.type === 'claimed' || line.type === 'doubted') && line.by === seat),
  )
  return lastLine?.type === 'doubted' ? lastLine : undefined
}

/** The number of this seat's claims that were refused: a story tells only of its own seat's. */
export function countRefusedClaims(story: readonly Line[]): number {
  return story.filter(({ type }) => type === 'doubted').length
}

/** A public statement about a hand. */
export interface TopicStatement {
  readonly about: HandTopic
  readonly truth: AnswerValue
}

/** Everything this seat has said about its own hand: its statement and its answers. */
export function statementsAboutOwnHand({ stated, asked }: Communal['open'], seat: Seat): TopicStatement[] {
  return [stated[seat] ?? null, ...asked.filter(statement => statement?.of === seat)].filter(
    statement => statement !== null,
  )
}

/**
 * Whether a characteristic was claimed, denied or shown by a clue. A claim of Red also says that it is not Green or
 * Blue.
 */
export type ClaimedTraitStatus = 'is' | 'not' | 'clue' | null

/**
 * What clues and claims say of a characteristic of the hidden card, or leave for the whole table: the last one of its
 * family; null if nothing.
 */
export function claimedTraitStatus(
  view: Pick<TableView<Communal>, 'open' | 'options'>,
  trait: Trait,
): ClaimedTraitStatus {
  const { turned, claims } = view.open
  const borne = claims.flatMap(traitsGivenBy)
  if (turned.includes(trait)) return 'clue'
  if (borne.includes(trait)) return 'is'
  if (claims.includes(`not ${trait}`) || borne.some(borneTrait => familyOfTrait(borneTrait) === familyOfTrait(trait)))
    return 'not'
  const cards = cardsInSet(cardsPossibleForTable(view))
  if (cards.every(card => hasTrait(card, trait))) return 'is'
  return cards.some(card => hasTrait(card, trait)) ? null : 'not'
}

/**
 * The cards that clues, and claims where they are checked, leave: what the whole table may rely on. A free claim is
 * its maker's word and proves nothing.
 */
export function cardsPossibleForTable({ open, options }: Pick<TableView<Communal>, 'open' | 'options'>): number {
  const leftByClues = cardSetWhere(card => !open.turned.some(trait => hasTrait(card, trait)))
  return options.claims === 'checked' ? leftByClues & cardsMatchingClaims(open.claims) : leftByClues
}

/** The one card that is left for the whole table; null while there are several. */
export function onlyCardLeftForTable(view: Pick<TableView<Communal>, 'open' | 'options'>): CompleteCard | null {
  const cards = cardsInSet(cardsPossibleForTable(view))
  return cards.length === 1 ? cards[0]! : null
}

/** The characteristics that a claim gives the hidden card: one, or all three of a card. */
function traitsGivenBy(claim: Claim): readonly Trait[] {
  const { given, is, what } = claimParts(claim)
  if (given !== null || !is) return []
  return isTrait(what) ? [what] : traitsOfCompleteCard(what)
}

function isTrait(subject: Trait | CompleteCard): subject is Trait {
  return TRAITS.includes(subject as Trait)
}

/**
 * The claims about more than one characteristic, each once: cards and if–thens, newest first. Where claims are checked,
 * one that says nothing more than the clues and the claims about single characteristics is left out.
 */
export function cardAndConditionalClaims({ open, options }: Pick<TableView<Communal>, 'open' | 'options'>): Claim[] {
  const isAboutOneTrait = (claim: Claim) => {
    const { given, what } = claimParts(claim)
    return given === null && isTrait(what)
  }
  const cardsLeft = cardsPossibleForTable({ open: { ...open, claims: open.claims.filter(isAboutOneTrait) }, options })
  return [...new Set(open.claims)]
    .filter(claim => !isAboutOneTrait(claim) && (cardsLeft & ~cardsMatchingClaim(claim)) !== 0)
    .reverse()
}

/** A motion that players raise their hands for, and the seats of those players. */
export interface MotionVotes {
  readonly motion: Motion
  readonly seats: readonly Seat[]
}

/** The motions that players raise their hands for, those with most hands first. */
export function votesByMotion(motions: readonly (Motion | null)[]): MotionVotes[] {
  const kinds = [...new Set(motions.filter(motion => motion !== null))]
  return kinds
    .map(motion => ({ motion, seats: motions.flatMap((votedMotion, seat) => (votedMotion === motion ? [seat] : [])) }))
    .sort((a, b) => b.seats.length - a.seats.length)
}

/** The number of raised hands that carry a motion: more than half of the players. */
export function raisedHandsNeeded(seats: number): number {
  return Math.floor(seats / 2) + 1
}
