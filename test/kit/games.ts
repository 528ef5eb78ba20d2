// Loads a game with its English words and its title, for tests that read sentences.
import type { Conclusion, GameRules, GameTypeParams } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { gameTitles as german } from '../../shared/games/titles/de.ts'
import { gameTitles as english } from '../../shared/games/titles/en.ts'
import { gameTitles as spanish } from '../../shared/games/titles/es.ts'
import { gameTitles as french } from '../../shared/games/titles/fr.ts'
import type { GameTitle, GameTitles } from '../../shared/games/titles/title.ts'
import type { Language } from '../../shared/words/language.ts'
import type { GameWords } from '../../shared/words/sentence.ts'

/** A game's rules and words. */
export async function loadInEnglish(
  id: string,
): Promise<{ rules: GameRules<GameTypeParams>; words: GameWords<GameTypeParams, Conclusion> }> {
  const entry = gameEntry(id)!
  const [rules, words] = await Promise.all([entry.load(), entry.words.en()])
  return { rules, words }
}

const TITLES: Readonly<Record<Language, GameTitles>> = { en: english, de: german, fr: french, es: spanish }

/** The titles of all games, without loading the games. */
export function titlesIn(language: Language): Readonly<Record<string, GameTitle>> {
  return TITLES[language]
}

/** The title that stands alone on a page: it tells the game apart from every other. */
export function shownTitleIn(language: Language, id: string): string {
  const { title, short = title } = titlesIn(language)[id]!
  return short
}

/** A game's name in its book. */
export function titleIn(language: Language, id: string): string {
  return titlesIn(language)[id]!.title
}
