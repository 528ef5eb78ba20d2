// Fills in a move's form step by step: its fields, the values they may still have, and the complete move.
import {
  fieldChoices,
  tuplePlaceChoices,
  matchesOffer,
  type GameTypeParams,
  type Offer,
  type Seat,
  type SeatView,
} from '../../shared/engine/index.ts'
import { plainText, type GameWords, type Sentence } from '../../shared/words/sentence.ts'
import type { ShownPlayer } from '../games/screens.ts'
import { grammar } from '../device/words/words.ts'

export type FieldValue = string | number | boolean | null

/** The field of a form, as an offer describes it. */
export type FormField =
  | { readonly is: 'oneOf'; readonly values: readonly FieldValue[] }
  | { readonly is: 'text'; readonly fewest: number; readonly most: number; readonly letters?: string }
  | { readonly is: 'each'; readonly fields: readonly FormField[]; readonly distinct?: boolean }

/** The values picked for the fields of one move; for a list, the places that are filled. */
export type FieldPicks = Readonly<Record<string, unknown>>

/** A value to pick, with its name. */
export interface FieldChoice {
  readonly value: FieldValue
  readonly sentence: Sentence
  readonly cardId: string | null // the card, if the value is one
  readonly seat: Seat | null // the player, if the value is one
  readonly name: string
}

type OfferWithFields = Offer & { readonly [field: string]: unknown }

/** The offers of one type of move, and the names of its fields. */
export interface OfferForm {
  readonly type: string
  readonly offers: readonly OfferWithFields[]
  readonly fields: readonly string[]
}

/** The forms for these offers, in the order of the offers. */
export function offerForms(offers: readonly Offer[]): readonly OfferForm[] {
  const byType = new Map<string, OfferWithFields[]>()
  for (const offer of offers as readonly OfferWithFields[])
    byType.set(offer.type, [...(byType.get(offer.type) ?? []), offer])
  return [...byType].map(([type, offersOfType]) => ({
    type,
    offers: offersOfType,
    fields: Object.keys(offersOfType[0]!).filter(name => name !== 'type'),
  }))
}

/** The field as it is in the first offer that agrees with the other picks. */
export function formField({ offers }: OfferForm, fieldName: string, picks: FieldPicks): FormField {
  const agreeing = offers.filter(offer => agreesWithPicks(offer, picks, fieldName))
  return (agreeing[0] ?? offers[0]!)[fieldName] as FormField
}

function agreesWithPicks(offer: OfferWithFields, picks: FieldPicks, exceptField: string): boolean {
  return Object.entries(picks).every(([fieldName, value]) => {
    const field = offer[fieldName] as FormField
    return (
      fieldName === exceptField ||
      value === undefined ||
      field.is !== 'oneOf' ||
      field.values.includes(value as FieldValue)
    )
  })
}

/** The values a field may have, whatever else is picked. */
export function fieldValues({ offers }: OfferForm, name: string): readonly FieldValue[] {
  return fieldChoices(offers, name as never)
}

/** The values that a place of a list may still have. */
export function valuesForListPlace(
  { offers }: OfferForm,
  fieldName: string,
  place: number,
  places: readonly unknown[],
): readonly FieldValue[] {
  return tuplePlaceChoices(offers, fieldName, place, { places })
}

/** The picks with one more. Picks that conflict with it are dropped. */
export function withPick({ offers }: OfferForm, picks: FieldPicks, fieldName: string, value: unknown): FieldPicks {
  let keptPicks: FieldPicks = { [fieldName]: value }
  for (const [otherField, earlierValue] of Object.entries(picks)) {
    if (otherField === fieldName) continue
    const with_ = { ...keptPicks, [otherField]: earlierValue }
    if (offers.some(offer => agreesWithPicks(offer, with_, ''))) keptPicks = with_
  }
  return keptPicks
}

/** The picks, completed by fields that have only one value left. */
export function withForcedPicks(form: OfferForm, picks: FieldPicks): FieldPicks {
  let allPicks = picks
  for (const fieldName of form.fields) {
    if (allPicks[fieldName] !== undefined) continue
    const field = formField(form, fieldName, allPicks)
    if (field.is === 'text' && field.fewest === 0) allPicks = { ...allPicks, [fieldName]: '' } // an empty text is not a choice
    if (field.is !== 'oneOf') continue
    const forcedPicks = Object.fromEntries(
      Object.entries(allPicks).filter(
        ([other, value]) => value !== undefined && formField(form, other, allPicks).is === 'oneOf',
      ),
    )
    const remainingValues = fieldChoices(form.offers, fieldName as never, forcedPicks)
    if (remainingValues.length === 1) allPicks = { ...allPicks, [fieldName]: remainingValues[0] }
  }
  return allPicks
}

/** The fields to be picked: one with a single value is not a question. */
export function fieldNamesToPick(form: OfferForm): readonly string[] {
  return form.fields.filter(name => formField(form, name, {}).is !== 'oneOf' || fieldValues(form, name).length > 1)
}

/** The move, once it is complete and offered. */
export function moveFromPicks(form: OfferForm, picks: FieldPicks): GameTypeParams['move'] | null {
  const allPicks = withForcedPicks(form, picks)
  const move = { type: form.type, ...Object.fromEntries(form.fields.map(name => [name, allPicks[name]])) }
  return form.offers.some(offer => matchesOffer(offer, move)) ? move : null
}

/** The fields that are not complete yet. */
export function missingFields(form: OfferForm, picks: FieldPicks): readonly string[] {
  const allPicks = withForcedPicks(form, picks)
  return fieldNamesToPick(form).filter(
    name =>
      allPicks[name] === undefined ||
      !form.offers.some(offer =>
        matchesOffer({ type: '', it: offer[name] } as never, { type: '', it: allPicks[name] }),
      ),
  )
}

/** The words of one move's form. If a game has none, a field is called as in the rules. */
export interface FormLabels {
  readonly title: string
  readonly label: (field: string) => string
  readonly place: (field: string, at: number) => string | null
  readonly choice: (field: string, value: FieldValue) => FieldChoice
}

interface FieldWords {
  readonly label: string
  readonly value?: (value: FieldValue, view: SeatView<GameTypeParams>) => Sentence
  readonly place?: (at: number) => string
}

export function formLabels(
  words: GameWords,
  type: string,
  { view, players }: { readonly view: SeatView<GameTypeParams>; readonly players: readonly ShownPlayer[] },
): FormLabels {
  const formTexts = (
    words.form as Readonly<Record<string, { title: string; fields: Record<string, FieldWords> }>> | undefined
  )?.[type]
  const textContext = { reader: view.seat, names: players.map(({ name }) => name), card: words.card, grammar }
  return {
    title: formTexts?.title ?? type,
    label: field => formTexts?.fields[field]?.label ?? field,
    place: (field, at) => formTexts?.fields[field]?.place?.(at) ?? null,
    choice(field, value) {
      const sentence = formTexts?.fields[field]?.value?.(value, view) ?? [String(value)]
      const [onlyPart] = sentence.length === 1 ? sentence : []
      const isPiece = typeof onlyPart === 'object'
      return {
        value,
        sentence,
        cardId: isPiece && 'card' in onlyPart ? onlyPart.card : null,
        seat: isPiece && 'seat' in onlyPart ? onlyPart.seat : null,
        name: plainText(sentence, textContext),
      }
    },
  }
}
