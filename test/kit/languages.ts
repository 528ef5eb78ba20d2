// The house's words in each language, and the languages in which layouts are tried.
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import type { InitialWords, TableWords } from '../../shared/words/words.ts'
import { effort } from './effort.ts'

/** Every layout is tried in these two: the first language, and the one with the longest words. */
export const LAYOUT_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[]

/** The other languages: a few of the hardest pictures, and everything at length. */
export const FURTHER_LANGUAGES = LANGUAGES.filter(one => !(LAYOUT_LANGUAGES as readonly Language[]).includes(one))

/** The languages that tests in a browser go through. */
export const LANGUAGES_IN_BROWSERS: readonly Language[] = effort<readonly Language[]>(LAYOUT_LANGUAGES, LANGUAGES)

/** All words of the house in a language. */
export async function houseWords(language: Language): Promise<InitialWords & TableWords> {
  const [{ initialWords }, { tableWords }] = await Promise.all([
    import(`../../shared/words/${language}/first.ts`) as Promise<{ initialWords: InitialWords }>,
    import(`../../shared/words/${language}/table.ts`) as Promise<{ tableWords: TableWords }>,
  ])
  return { ...initialWords, ...tableWords }
}
