// Answers for: what a language does with names, lists and numbers, whatever is said.
import { at } from '../engine/index.ts'

/** How one language puts together what is handed to it. A `form` is a word that only this language knows. */
export interface Grammar {
  /** The language's tag, for dates and numbers. */
  readonly locale: string
  /**
   * What calls a player in a sentence: the word for whoever reads it where `name` is null, else the name.
   * `after` belongs to the word but is no part of the name: “’s”. Throws for a form it does not know.
   */
  readonly player: (name: string | null, form: string | undefined) => { readonly word: string; readonly after: string }
  /** What a player is called who has no name. */
  readonly nameless: (seat: number) => string
}

const formats = new Map<string, { list: Intl.ListFormat; number: Intl.NumberFormat }>() // making one takes long

function formatsOf(locale: string): { list: Intl.ListFormat; number: Intl.NumberFormat } {
  const made = formats.get(locale) ?? { list: new Intl.ListFormat(locale), number: new Intl.NumberFormat(locale) }
  formats.set(locale, made)
  return made
}

/** Things with what the language puts between them: a, “, ”, b, “ and ”, c. */
export function joinAsList<T>({ locale }: Grammar, things: readonly T[]): readonly (T | string)[] {
  return formatsOf(locale)
    .list.formatToParts(things.map((_, at) => String(at)))
    .map(({ type, value }) => (type === 'element' ? at(things, Number(value)) : value))
}

/** Names as a list: “Ana, Ben and Cleo”. */
export function listNames({ locale }: Grammar, names: readonly string[]): string {
  return formatsOf(locale).list.format(names)
}

/** A part of a whole, from 0 to 1, as people write it: 62%. */
export function formatPercentage({ locale }: Grammar, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
}

/** A number as people write it: 1,072,071,000. */
export function formatNumber({ locale }: Grammar, count: number): string {
  return formatsOf(locale).number.format(count)
}

/** A span of time in words, in whole minutes where it has them: “2 minutes”, “30 seconds”. */
export function formatDuration({ locale }: Grammar, seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
