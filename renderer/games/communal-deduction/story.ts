// Answers for: what the screens draw from the story and the table: the last thing said, what was heard of a hand, claims by characteristic, hands raised.
import type { VariantOf, Seat } from '../../../shared/engine/index.ts'
import {
  traitsOfCompleteCard,
  familyOfTrait,
  TRAITS,
  type CompleteCard,
  type Trait,
} from '../../../shared/games/communal-deduction/cards.ts'
import { parseClaim } from '../../../shared/games/communal-deduction/rules/claims.ts'
import type {
  QuestionTopic,
  Claim,
  Communal,
  Motion,
  TopicValue,
} from '../../../shared/games/communal-deduction/kinds.ts'

export type Line = Communal['line']

const spoken: readonly Line['type'][] = [
  'dealt',
  'stated',
  'asked',
  'claimed',
  'favoured',
  'withdrew',
  'turned',
  'exhausted',
]

/** The last thing said, and what came after it without being said by anybody: that the talk began, or who had nothing to add. */
export function lastSaid(story: readonly Line[]): { said: Line | undefined; after: Line | undefined } {
  const from = story.findLastIndex(({ type }) => spoken.includes(type))
  return {
    said: story[from],
    after: story.slice(from + 1).findLast(({ type }) => type === 'began' || type === 'passed'),
  }
}

/** The claim that was last handed back to this seat; undefined once it claimed something else, or a clue was turned. */
export function refusedClaim(story: readonly Line[], seat: Seat): VariantOf<Line, 'doubted'> | undefined {
  const last = story.findLast(
    line => line.type === 'turned' || ((line.type === 'claimed' || line.type === 'doubted') && line.by === seat),
  )
  return last?.type === 'doubted' ? last : undefined
}

/** Something everybody heard about a hand. */
export interface HeardAboutHand {
  readonly about: QuestionTopic
  readonly truth: TopicValue
}

/** What was stated of this seat's hand, and what it answered. */
export function heardAboutHand({ stated, asked }: Communal['open'], seat: Seat): HeardAboutHand[] {
  return [stated[seat] ?? null, ...asked.filter(one => one?.of === seat)].filter(one => one !== null)
}

/** What is claimed of a characteristic, or shown by a clue. A claim that it is Red says of Green and Blue that it is not. */
export type TraitStatus = 'is' | 'not' | 'clue' | null

export function traitStatus({ turned, claims }: Pick<Communal['open'], 'turned' | 'claims'>, mark: Trait): TraitStatus {
  const borne = claims.flatMap(borneBy)
  if (turned.includes(mark)) return 'clue'
  if (borne.includes(mark)) return 'is'
  return claims.includes(`not ${mark}`) || borne.some(one => familyOfTrait(one) === familyOfTrait(mark)) ? 'not' : null
}

/** The characteristics that a claim gives the hidden card: one, or all three of a card. */
function borneBy(claim: Claim): readonly Trait[] {
  const { given, is, what } = parseClaim(claim)
  if (given !== null || !is) return []
  return isMark(what) ? [what] : traitsOfCompleteCard(what)
}

function isMark(what: Trait | CompleteCard): what is Trait {
  return TRAITS.includes(what as Trait)
}

/** The claims that are not of one characteristic alone: cards and if–thens, newest first. */
export function cardAndConditionalClaims(claims: readonly Claim[]): Claim[] {
  return claims
    .filter(claim => {
      const { given, what } = parseClaim(claim)
      return given !== null || !isMark(what)
    })
    .reverse()
}

/** What somebody is for, and who: what most are for comes first. */
export interface RaisedHands {
  readonly motion: Motion
  readonly seats: readonly Seat[]
}

export function raisedHands(motions: readonly (Motion | null)[]): RaisedHands[] {
  const kinds = [...new Set(motions.filter(motion => motion !== null))]
  return kinds
    .map(motion => ({ motion, seats: motions.flatMap((one, seat) => (one === motion ? [seat] : [])) }))
    .sort((a, b) => b.seats.length - a.seats.length)
}

/** How many hands it takes: more than half. */
export function handsNeeded(seats: number): number {
  return Math.floor(seats / 2) + 1
}
