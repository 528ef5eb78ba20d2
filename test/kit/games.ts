// Answers for: a game with its words in English, for tests that read what is said.
import type { Conclusion, Game, Kinds } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import type { GameWords } from '../../shared/words/sentence.ts'

/** The rules of a game, and its words. */
export async function loadInEnglish(id: string): Promise<{ game: Game<Kinds>; words: GameWords<Kinds, Conclusion> }> {
  const entry = gameEntry(id)!
  const [game, words] = await Promise.all([entry.load(), entry.words.en()])
  return { game, words }
}
