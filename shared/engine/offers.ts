// What a seat may do, as forms: an offer names a move and the values each of its fields may have.
// So five cards, five opponents and two questions are one offer instead of fifty, and free text can be offered too.
import { at } from './at.ts'
import type { Dice } from './dice.ts'

type Plain = string | number | boolean | null

/** One of the values listed. */
export interface EnumField<T = Plain> {
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

/** A field that may be any of these. */
export function enumField<const T extends Plain>(...values: readonly T[]): EnumField<T> {
  return { is: 'oneOf', values }
}

/** A field that may be any member of the list. */
export function enumFieldFrom<T extends Plain>(values: readonly T[]): EnumField<T> {
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
  const form = offer as AnyOffer
  const filled = message as Record<string, unknown>
  if (filled['type'] !== form.type || !Object.hasOwn(filled, 'type')) return false
  let fields = 0
  for (const name in form) {
    fields++
    if (name === 'type') continue
    if (!Object.hasOwn(filled, name) || !fieldAccepts(form[name] as AnyField, filled[name])) return false
  }
  return Object.keys(filled).length === fields
}

/** True if the field may have this value. */
export function fieldAccepts(field: AnyField | Field<never>, value: unknown): boolean {
  const form = field as AnyField
  switch (form.is) {
    case 'oneOf':
      return form.values.includes(value as Plain)
    case 'text': {
      if (typeof value !== 'string' || value.length > 2 * form.most || CONTROL_CHARACTERS.test(value)) return false
      const characters = [...value]
      if (characters.length < form.fewest || characters.length > form.most) return false
      const { letters } = form
      if (letters === undefined) return form.fewest === 0 || value.trim() !== ''
      return characters.every(letter => letters.includes(letter))
    }
    case 'each':
      return (
        Array.isArray(value) &&
        value.length === form.fields.length &&
        form.fields.every((one, i) => fieldAccepts(one, value[i])) &&
        (!form.distinct || new Set(value).size === value.length)
      )
  }
}

/** The offers of one type. */
export function offersOfType<M extends { type: string }, T extends M['type']>(
  offers: readonly Offer<M>[],
  type: T,
): readonly Offer<Extract<M, { type: T }>>[] {
  return offers.filter(offer => offer.type === type) as unknown as readonly Offer<Extract<M, { type: T }>>[]
}

/**
 * The values a field may still take after some other fields are chosen: what a screen offers.
 * Works only for fields that are lists of values (`oneOf`).
 */
export function fieldChoices<O extends { readonly type: string }, F extends Exclude<keyof O, 'type'>>(
  offers: readonly O[],
  field: F,
  chosen: { readonly [G in keyof O]?: unknown } = {},
): (O[F] extends EnumField<infer V> ? V : never)[] {
  const values = new Set<unknown>()
  for (const offer of offers) {
    const open = Object.entries(chosen).every(
      ([name, value]) =>
        name === field || value === undefined || fieldAccepts((offer as AnyOffer)[name] as AnyField, value),
    )
    const form = offer[field] as unknown as AnyField
    if (open && form.is === 'oneOf') for (const value of form.values) values.add(value)
  }
  return [...values] as (O[F] extends EnumField<infer V> ? V : never)[]
}

/** What is chosen of a form so far: whole fields, and the filled places of the list in question. */
export interface PartialChoice {
  readonly fields?: { readonly [field: string]: unknown }
  readonly places?: readonly unknown[]
}

/** The values one place of a list may still take after other fields and other places of the list are chosen. */
export function tuplePlaceChoices(
  offers: readonly { readonly type: string }[],
  field: string,
  nth: number,
  { fields = {}, places = [] }: PartialChoice = {},
): Plain[] {
  const values = new Set<Plain>()
  const isOpen = (value: unknown) => value === undefined
  for (const offer of offers as readonly AnyOffer[]) {
    const form = offer[field] as AnyField
    if (form.is !== 'each' || nth >= form.fields.length) continue
    const agrees = (name: string, value: unknown) =>
      name === field || isOpen(value) || fieldAccepts(offer[name] as AnyField, value)
    const others = places.map((value, i) => (i === nth ? undefined : value))
    if (!Object.entries(fields).every(([name, value]) => agrees(name, value))) continue
    if (
      !others.every((value, i) => isOpen(value) || (i < form.fields.length && fieldAccepts(at(form.fields, i), value)))
    )
      continue
    const place = at(form.fields, nth)
    if (place.is === 'oneOf')
      for (const value of place.values) if (!form.distinct || !others.includes(value)) values.add(value)
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
      const written = Array.from({ length }, () => dice.pick(letters)).join('')
      return fieldAccepts(field, written) ? written : at(letters, 0).repeat(Math.max(1, field.fewest))
    }
    case 'each': {
      if (!field.distinct) return field.fields.map(one => fillField(one, dice))
      for (;;) {
        const values = field.fields.map(one => fillField(one, dice))
        if (new Set(values).size === values.length) return values
      }
    }
  }
}
