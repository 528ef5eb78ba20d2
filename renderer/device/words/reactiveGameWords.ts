// Answers for: all that a game's own screens say, in the language spoken on this device.
import { LANGUAGES, type Language, type LoadersByLanguage, type Translation } from '../../../shared/words/language.ts'
import { reactiveWords } from './language.ts'

/** Where the words of one language stand. `Labels` and `RulesPage` are the English ones; every language says the same. */
interface WordFiles<Spoken, Labels, RulesPage> {
  readonly game: () => Promise<Spoken>
  readonly labels: () => Promise<{ readonly labels: Translation<Labels> }>
  readonly rules: () => Promise<{ readonly rulesPageWords: Translation<RulesPage> }>
}

/**
 * The words of a game's screens. They can be read once `wordsLoaded` has come true after this was called.
 * @returns `spoken`: whatever the file of the game's words exports; `gameWords`: of that, its sentences, moves and names;
 * `labels`: the small words of the screens; `rulesPageWords`: what the page of rules says.
 */
export function reactiveGameWords<Spoken extends { readonly gameWords: object }, Labels, RulesPage>(
  files: Readonly<Record<Language, WordFiles<Spoken, Labels, RulesPage>>>,
) {
  type Files = WordFiles<Spoken, Labels, RulesPage>
  const reactive = <W extends object>(load: (files: Files) => Promise<W>): W =>
    reactiveWords(Object.fromEntries(LANGUAGES.map(one => [one, () => load(files[one])])) as LoadersByLanguage<W>)
  return {
    spoken: reactive(({ game }) => game()),
    gameWords: reactive(async ({ game }) => (await game()).gameWords as Spoken['gameWords']),
    labels: reactive(async ({ labels }) => (await labels()).labels as Translation<Labels> & object),
    rulesPageWords: reactive(async ({ rules }) => (await rules()).rulesPageWords as Translation<RulesPage> & object),
  }
}
