// Answers for: the languages Hunch speaks, and in which of them a device is spoken to.
import { at } from '../engine/index.ts'

/** Every language, by the first part of its tag (BCP 47). */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

/** Spoken to whoever wishes for none of the others. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Whether this is a language of Hunch. */
export function isLanguage(tag: string | null): tag is Language {
  return (LANGUAGES as readonly (string | null)[]).includes(tag)
}

/** The first of the wished languages that Hunch speaks; they are tags like “de-AT”, the dearest first. */
export function pickLanguage(wished: readonly string[]): Language {
  return wished.map(tag => at(tag.toLowerCase().split('-'), 0)).find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** Something in every language, fetched when it is wanted. A language left out does not compile. */
export type LoadersByLanguage<T> = Readonly<Record<Language, () => Promise<T>>>

/** The same words in another language: the same names, the same things put into them. */
export type Translation<T> = T extends string
  ? string
  : T extends { readonly mark: string; readonly sign: string; readonly tone: infer Tone }
    ? { readonly mark: string; readonly sign: string; readonly tone: Tone } // a mark keeps its sign
    : T extends (...given: infer Given) => infer Said
      ? (...given: Given) => Translation<Said>
      : T extends readonly [unknown, ...unknown[]]
        ? { readonly [Place in keyof T]: Translation<T[Place]> }
        : T extends readonly (infer One)[]
          ? readonly Translation<One>[]
          : T extends object
            ? { readonly [Name in keyof T]: Translation<T[Name]> }
            : T
