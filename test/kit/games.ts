// Answers for: a game with its words in English, and what it is called, for tests that read what is said.
import type { Conclusion, Game, GameTypeParams } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { gameTitles as german } from '../../shared/games/titles/de.ts'
import { gameTitles as english } from '../../shared/games/titles/en.ts'
import type { GameTitle } from '../../shared/games/titles/title.ts'
import type { Language } from '../../shared/words/language.ts'
import type { GameWords } from '../../shared/words/sentence.ts'

/** The rules of a game, and its words. */
export async function loadInEnglish(
  id: string,
): Promise<{ game: Game<GameTypeParams>; words: GameWords<GameTypeParams, Conclusion> }> {
  const entry = gameEntry(id)!
  const [game, words] = await Promise.all([entry.load(), entry.words.en()])
  return { game, words }
}

/** What is said of a game before it is loaded. */
export function titlesIn(language: Language): Readonly<Record<string, GameTitle>> {
  return { en: english, de: german }[language]
}

/** What a game is called. */
export function titleIn(language: Language, id: string): string {
  return titlesIn(language)[id]!.title
}
