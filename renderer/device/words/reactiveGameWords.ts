// Loads all words of a game's own screens, in this device's language.
import { withEnglishFallback } from '../../../shared/words/englishFallback.ts'
import {
  LANGUAGES,
  type LoadersWithEnglish,
  type Translation,
  type WithEnglish,
} from '../../../shared/words/language.ts'
import { reactiveWords } from './language.ts'

/**
 * The word files of one language. `Labels` and `RulesPage` are the English types; every language has the same
 * keys. A language without files is read in English.
 */
interface WordFiles<Spoken, Labels, RulesPage> {
  readonly game: () => Promise<Spoken>
  readonly labels: () => Promise<{ readonly labels: Translation<Labels> }>
  readonly rules: () => Promise<{ readonly rulesPageWords: Translation<RulesPage> }>
}

/**
 * The words of a game's screens. Call this before `whenWordsLoaded`, and read them once that has resolved.
 * @returns `spoken`: all exports of the game's word file; `gameWords`: of those, its sentences, moves and
 * names; `labels`: the labels of its screens; `rulesPageWords`: its page of rules.
 */
export function reactiveGameWords<Spoken extends { readonly gameWords: object }, Labels, RulesPage>(
  files: WithEnglish<WordFiles<Spoken, Labels, RulesPage>>,
) {
  type Files = WordFiles<Spoken, Labels, RulesPage>
  const ownFiles = LANGUAGES.flatMap(language => (files[language] ? [[language, files[language]] as const] : []))
  const reactive = <W extends object>(load: (files: Files) => Promise<W>): W =>
    reactiveWords(
      withEnglishFallback(
        Object.fromEntries(ownFiles.map(([language, its]) => [language, () => load(its)])) as LoadersWithEnglish<W>,
      ),
    )
  return {
    spoken: reactive(({ game }) => game()),
    gameWords: reactive(async ({ game }) => (await game()).gameWords as Spoken['gameWords']),
    labels: reactive(async ({ labels }) => (await labels()).labels as Translation<Labels> & object),
    rulesPageWords: reactive(async ({ rules }) => (await rules()).rulesPageWords as Translation<RulesPage> & object),
  }
}
