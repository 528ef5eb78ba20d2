// What a seat may do, as forms: an offer names a move and the values each of its fields may have.
// So five cards, five opponents and two questions are one offer instead of fifty, and free text can be offered too.
import { at } from './at.ts'
import type { Dice } from './dice.ts'

type PlainValue = string | number | boolean | null

/** One of the values listed. */
export interface EnumField<T = PlainValue> {
  readonly is: 'oneOf'
  readonly values: readonly T[]
}

/** A text of `fewest` to `most` characters, from `letters` only if given. Control characters are never accepted. */
export interface TextField {
  readonly is: 'text'
  readonly fewest: number
  readonly most: number
  readonly letters?: string
}

/** A list with one value per field, in order; with `distinct`, all different. */
export interface TupleField<T = unknown> {
  readonly is: 'each'
  readonly fields: readonly Field<T>[]
  readonly distinct?: boolean
}

/** The values a field of a move may have. */
export type Field<T = unknown> = [T] extends [readonly (infer One)[]]
  ? TupleField<One>
  : [T] extends [string]
    ? EnumField<T> | (string extends T ? TextField : never)
    : EnumField<T>

/** A form for a move: its type, and the values each field may have. */
export type Offer<M extends { type: string } = { type: string }> = M extends { type: string }
  ? { readonly type: M['type'] } & { readonly [F in Exclude<keyof M, 'type'>]: Field<M[F]> }
  : never

/** A value of a field. */
type FieldValue<F> =
  F extends EnumField<infer V> ? V : F extends TupleField<infer V> ? V[] : F extends TextField ? string : never

/** The move that comes of a filled form. */
export type MoveOf<O extends { readonly type: string }> = O extends unknown
  ? { type: O['type'] } & { [F in Exclude<keyof O, 'type'>]: FieldValue<O[F]> }
  : never

/** A field that may be any of these. */
export function enumField<const T extends PlainValue>(...values: readonly T[]): EnumField<T> {
  return { is: 'oneOf', values }
}

/** A field that may be any member of the list. */
export function enumFieldFrom<T extends PlainValue>(values: readonly T[]): EnumField<T> {
  return { is: 'oneOf', values }
}

/** Free text. Lengths are in code points, which is what people count as characters. */
export function textField(fewest: number, most: number, letters?: string): TextField {
  return letters === undefined ? { is: 'text', fewest, most } : { is: 'text', fewest, most, letters }
}

/** A list of values, one for each field. */
export function tupleField<T>(fields: readonly Field<T>[], distinct = false): TupleField<T> {
  return distinct ? { is: 'each', fields, distinct } : { is: 'each', fields }
}

type AnyField = EnumField | TextField | { is: 'each'; fields: readonly AnyField[]; distinct?: boolean }
type AnyOffer = { readonly type: string } & { readonly [field: string]: unknown }

const CONTROL_CHARACTERS =
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** True if the message is this offer filled in: every field present, none added, each allowed. */
export function matchesOffer(offer: { readonly type: string }, message: unknown): boolean {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return false
  const anyOffer = offer as AnyOffer
  const filledFields = message as Record<string, unknown>
  if (filledFields['type'] !== anyOffer.type || !Object.hasOwn(filledFields, 'type')) return false
  let fieldCount = 0
  for (const fieldName in anyOffer) {
    fieldCount++
    if (fieldName === 'type') continue
    if (
      !Object.hasOwn(filledFields, fieldName) ||
      !fieldAccepts(anyOffer[fieldName] as AnyField, filledFields[fieldName])
    )
      return false
  }
  return Object.keys(filledFields).length === fieldCount
}

/** True if the field may have this value. */
export function fieldAccepts(field: AnyField | Field<never>, value: unknown): boolean {
  const anyField = field as AnyField
  switch (anyField.is) {
    case 'oneOf':
      return anyField.values.includes(value as PlainValue)
    case 'text': {
      if (typeof value !== 'string' || value.length > 2 * anyField.most || CONTROL_CHARACTERS.test(value)) return false
      const characters = [...value]
      if (characters.length < anyField.fewest || characters.length > anyField.most) return false
      const { letters } = anyField
      if (letters === undefined) return anyField.fewest === 0 || value.trim() !== ''
      return characters.every(letter => letters.includes(letter))
    }
    case 'each':
      return (
        Array.isArray(value) &&
        value.length === anyField.fields.length &&
        anyField.fields.every((placeField, i) => fieldAccepts(placeField, value[i])) &&
        (!anyField.distinct || new Set(value).size === value.length)
      )
  }
}

/** The offers of one type. */
export function offersOfType<O extends { readonly type: string }, T extends O['type']>(
  offers: readonly O[],
  type: T,
): readonly Extract<O, { readonly type: T }>[] {
  return offers.filter((offer): offer is Extract<O, { readonly type: T }> => offer.type === type)
}

/**
 * The values a field may still take after some other fields are chosen: what a screen offers.
 * Works only for fields that are lists of values (`oneOf`).
 */
export function fieldChoices<O extends { readonly type: string }, F extends Exclude<keyof O, 'type'>>(
  offers: readonly O[],
  field: F,
  chosenValues: { readonly [G in keyof O]?: unknown } = {},
): (O[F] extends EnumField<infer V> ? V : never)[] {
  const values = new Set<unknown>()
  for (const offer of offers) {
    const isOfferOpen = Object.entries(chosenValues).every(
      ([name, value]) =>
        name === field || value === undefined || fieldAccepts((offer as AnyOffer)[name] as AnyField, value),
    )
    const form = offer[field] as unknown as AnyField
    if (isOfferOpen && form.is === 'oneOf') for (const value of form.values) values.add(value)
  }
  return [...values] as (O[F] extends EnumField<infer V> ? V : never)[]
}

/** The values chosen in a form so far: whole fields, and the filled places of the list in question. */
export interface PartialChoice {
  readonly fields?: { readonly [field: string]: unknown }
  readonly places?: readonly unknown[]
}

/** The values one place of a list may still take after other fields and other places of the list are chosen. */
export function tuplePlaceChoices(
  offers: readonly { readonly type: string }[],
  field: string,
  index: number,
  { fields = {}, places = [] }: PartialChoice = {},
): PlainValue[] {
  const values = new Set<PlainValue>()
  const isUnfilled = (value: unknown) => value === undefined
  for (const offer of offers as readonly AnyOffer[]) {
    const tupleField = offer[field] as AnyField
    if (tupleField.is !== 'each' || index >= tupleField.fields.length) continue
    const matchesPick = (name: string, value: unknown) =>
      name === field || isUnfilled(value) || fieldAccepts(offer[name] as AnyField, value)
    const otherPlaces = places.map((value, i) => (i === index ? undefined : value))
    if (!Object.entries(fields).every(([name, value]) => matchesPick(name, value))) continue
    if (
      !otherPlaces.every(
        (value, i) =>
          isUnfilled(value) || (i < tupleField.fields.length && fieldAccepts(at(tupleField.fields, i), value)),
      )
    )
      continue
    const placeField = at(tupleField.fields, index)
    if (placeField.is === 'oneOf')
      for (const value of placeField.values) if (!tupleField.distinct || !otherPlaces.includes(value)) values.add(value)
  }
  return [...values]
}

/** Fills in an offer at random. */
export function fillOfferAtRandom(offer: { readonly type: string }, dice: Dice): { type: string } {
  const move: Record<string, unknown> = { type: offer.type }
  for (const name in offer) if (name !== 'type') move[name] = fillField((offer as AnyOffer)[name] as AnyField, dice)
  return move as { type: string }
}

function fillField(field: AnyField, dice: Dice): unknown {
  switch (field.is) {
    case 'oneOf':
      return field.values[dice.below(field.values.length)]
    case 'text': {
      const letters = [...(field.letters ?? 'aeiou nrst? é漢ש<&"')]
      const length = field.fewest + dice.below(Math.min(field.most, field.fewest + 24) - field.fewest + 1)
      const randomText = Array.from({ length }, () => dice.pick(letters)).join('')
      return fieldAccepts(field, randomText) ? randomText : at(letters, 0).repeat(Math.max(1, field.fewest))
    }
    case 'each': {
      if (!field.distinct) return field.fields.map(placeField => fillField(placeField, dice))
      for (;;) {
        const values = field.fields.map(placeField => fillField(placeField, dice))
        if (new Set(values).size === values.length) return values
      }
    }
  }
}
