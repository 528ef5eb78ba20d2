// Answers for: what a game is called, and what it is about, in the language spoken here.
import type { GameTitle } from '../../../shared/games/titles/title.ts'
import { reactiveWords } from '../../device/words/language.ts'

const spoken: Readonly<Record<string, GameTitle>> = reactiveWords({
  en: async () => (await import('../../../shared/games/titles/en.ts')).gameTitles,
  de: async () => (await import('../../../shared/games/titles/de.ts')).gameTitles,
})

/** What is said of a game; undefined for a game this Hunch does not have. */
export function titleOfGame(id: string): GameTitle | undefined {
  return Object.hasOwn(spoken, id) ? spoken[id] : undefined
}
