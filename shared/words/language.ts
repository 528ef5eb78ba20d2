// The languages of Hunch, and the choice of one for a device.
import { at } from '../engine/index.ts'

/** Every language, by the first part of its tag (BCP 47). */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
}

/** The language for people who want none of the others. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** True if Hunch has this language. */
export function isLanguage(tag: string | null): tag is Language {
  return (LANGUAGES as readonly (string | null)[]).includes(tag)
}

/** The first of the preferred languages that Hunch has. Tags look like “de-AT”. */
export function pickLanguage(wished: readonly string[]): Language {
  return wished.map(tag => at(tag.toLowerCase().split('-'), 0)).find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** A loader for each language. Leaving a language out does not compile. */
export type LoadersByLanguage<T> = Readonly<Record<Language, () => Promise<T>>>

/** What a game has: English, and any other language. `englishFallback.ts` has the rest read in English. */
export type WithEnglish<T> = Readonly<Partial<Record<Language, T>> & { en: T }>

/** Loaders by language. Only that of English is required. */
export type LoadersWithEnglish<T> = WithEnglish<() => Promise<T>>

/** Loaders of a part of the words. */
export function loadersOfPart<T, Part>(
  loaders: LoadersByLanguage<T>,
  part: (words: T) => Part,
): LoadersByLanguage<Part> {
  return mapLanguages(language => async () => part(await loaders[language]()))
}

/** A value for each language. */
export function mapLanguages<T>(value: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map(language => [language, value(language)])) as Record<Language, T>
}

/** The same words in another language: same keys, same parameters. */
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
