// Gives a game every language: one that it lacks is read in English.
import type { Grammar } from './grammar.ts'
import { mapLanguages, type LoadersWithEnglish, type LoadersByLanguage } from './language.ts'

/** A game's words in every language. Where they are English, players are named as English does, whatever the page speaks. */
export function withEnglishFallback<T extends object>(ownLoaders: LoadersWithEnglish<T>): LoadersByLanguage<T> {
  return mapLanguages(
    language =>
      ownLoaders[language] ??
      (async () => {
        const [words, { initialWords }] = await Promise.all([ownLoaders.en(), import('./en/first.ts')])
        return withGrammar(words, initialWords.grammar)
      }),
  )
}

/** A copy of these words, with this grammar in every piece of a sentence that names a player. */
function withGrammar<T>(words: T, grammar: Grammar): T {
  if (typeof words === 'function')
    return ((...given: unknown[]) => withGrammar((words as (...given: unknown[]) => unknown)(...given), grammar)) as T
  if (Array.isArray(words)) return words.map((word: unknown) => withGrammar(word, grammar)) as T
  if (typeof words !== 'object' || words === null || 'type' in words) return words // a move, line or conclusion has a type
  if ('seat' in words && typeof words.seat === 'number') return { ...words, grammar }
  return Object.fromEntries(
    Object.entries(words).map(([name, part]) => [name, withGrammar(part as unknown, grammar)]),
  ) as T
}
