// Puts names, lists, numbers and durations into words, by the rules of any language.
import { at } from '../engine/index.ts'

/** A player's name, or “you”, with what a language attaches to it. */
export interface PlayerWord {
  readonly before?: string
  readonly word: string
  readonly after: string
}

/** How one language forms names and lists. A `form` is a word that only this language knows. */
export interface Grammar {
  /** The language's tag, for dates and numbers. */
  readonly locale: string
  /**
   * The word for a player in a sentence: “you” and the like if `name` is null, else the name.
   * `before` and `after` are attached to the word but not part of the name: “d’”, “’s”. Throws for an unknown form.
   */
  readonly player: (name: string | null, form: string | undefined) => PlayerWord
  /** The word for a player without a name. */
  readonly nameless: (seat: number) => string
}

const formats = new Map<string, { list: Intl.ListFormat; number: Intl.NumberFormat }>() // creating one is slow

function formatsOf(locale: string): { list: Intl.ListFormat; number: Intl.NumberFormat } {
  const made = formats.get(locale) ?? { list: new Intl.ListFormat(locale), number: new Intl.NumberFormat(locale) }
  formats.set(locale, made)
  return made
}

/** The list with the language's separators: a, “, ”, b, “ and ”, c. */
export function joinAsList<T>({ locale }: Grammar, things: readonly T[]): readonly (T | string)[] {
  return formatsOf(locale)
    .list.formatToParts(things.map((_, index) => String(index)))
    .map(({ type, value }) => (type === 'element' ? at(things, Number(value)) : value))
}

/**
 * The list of alternatives: a, “, ”, b, “ or ”, c. Not by Intl, which would join the places instead of the things: in Spanish
 * it writes “u” before the place 8.
 */
export function joinAsAlternatives<T>(or: string, things: readonly T[]): readonly (T | string)[] {
  return things.flatMap((thing, nth) => (nth === 0 ? [thing] : [nth === things.length - 1 ? ` ${or} ` : ', ', thing]))
}

/** Names as a list: “Ana, Ben and Cleo”. */
export function listNames({ locale }: Grammar, names: readonly string[]): string {
  return formatsOf(locale).list.format(names)
}

/** A share from 0 to 1 as a percentage: 62%. */
export function formatPercentage({ locale }: Grammar, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
}

/** A chance between none and certain as a percentage, never rounded to either: “<1%”, “38%”, “>99%”. */
export function formatChance(grammar: Grammar, chance: number): string {
  const { sign, hundredths } = roundedChance(chance)
  return sign + formatPercentage(grammar, hundredths / 100).replace('\u00a0', '\u202f')
}

/** The same where a percent sign has no room: “<1”, “38”, “>99”. */
export function formatChanceInHundredths(chance: number): string {
  const { sign, hundredths } = roundedChance(chance)
  return `${sign}${hundredths}`
}

function roundedChance(chance: number): { readonly sign: '<' | '>' | ''; readonly hundredths: number } {
  const hundredths = Math.min(Math.max(Math.round(100 * chance), 1), 99)
  return { sign: chance < 0.01 ? '<' : chance > 0.99 ? '>' : '', hundredths }
}

/** A number with separators: 1,072,071,000. */
export function formatNumber({ locale }: Grammar, count: number): string {
  return formatsOf(locale).number.format(count)
}

/** A duration in words, in minutes if whole: “2 minutes”, “30 seconds”. */
export function formatDuration({ locale }: Grammar, seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** A number below zero with a minus sign, which is as wide as a digit; a hyphen is not. */
export function formatSignedNumber(count: number): string {
  return count < 0 ? `\u2212${-count}` : String(count)
}
