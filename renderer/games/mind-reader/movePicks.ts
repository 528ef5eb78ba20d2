// Puts a move together from picks made in any order. The offers decide everything.
import { fieldChoices, type Seat } from '../../../shared/engine/index.ts'
import type { Card, QuestionKind } from '../../../shared/games/mind-reader/cards.ts'
import type { SecretPlace } from '../../../shared/games/mind-reader/kinds.ts'

/** The picks for a move: a card, an opponent, one of their cards, a question. Missing ones are undefined. */
export interface MovePicks {
  readonly of?: Seat | undefined
  readonly place?: SecretPlace | undefined
  readonly card?: Card | undefined
  readonly question?: QuestionKind | undefined
}
export type PickFieldName = keyof MovePicks

// The position belongs to the opponent: choosing another opponent may drop it, never the other way round.
const fieldOrder = ['of', 'place', 'card', 'question'] as const

interface AnyOffer {
  readonly type: string
  readonly [field: string]: unknown
}

function remainingValues(offers: readonly AnyOffer[], field: PickFieldName, picks: MovePicks): unknown[] {
  return fieldChoices(offers, field, picks as Record<string, unknown>)
}

/** The picks that are still valid, with every field filled in that has only one value left. */
export function withForcedPicks(offers: readonly { readonly type: string }[], picks: MovePicks): MovePicks {
  const forcedPicks: Record<string, unknown> = {}
  const fields = fieldOrder.filter(field => offers.some(offer => field in offer))
  for (const field of fields) {
    const values = remainingValues(offers, field, forcedPicks)
    if (values.includes(picks[field])) forcedPicks[field] = picks[field]
    else if (values.length === 1) forcedPicks[field] = values[0]
  }
  return forcedPicks
}

/** The values that may be picked for a field now. */
export function choosableValues<F extends PickFieldName>(
  offers: readonly { readonly type: string }[],
  field: F,
  picks: MovePicks,
): NonNullable<MovePicks[F]>[] {
  const otherPicks = {
    ...withForcedPicks(offers, picks),
    [field]: undefined,
    ...(field === 'of' ? { place: undefined } : {}),
  }
  return remainingValues(offers, field, otherPicks) as NonNullable<MovePicks[F]>[]
}

/** The fields still to be picked, in the order people say them. */
export function missingFields(offers: readonly { readonly type: string }[], picks: MovePicks): PickFieldName[] {
  const settledPicks = withForcedPicks(offers, picks)
  return (['card', 'of', 'place', 'question'] as const).filter(
    field => settledPicks[field] === undefined && offers.some(offer => field in offer),
  )
}
