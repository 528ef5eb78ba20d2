// Gives a game's title and tagline, in the present language.
import type { GameTitle } from '../../../shared/games/titles/title.ts'
import { reactiveWords } from '../../device/words/language.ts'

const titles: Readonly<Record<string, GameTitle>> = reactiveWords({
  en: async () => (await import('../../../shared/games/titles/en.ts')).gameTitles,
  de: async () => (await import('../../../shared/games/titles/de.ts')).gameTitles,
  fr: async () => (await import('../../../shared/games/titles/fr.ts')).gameTitles,
  es: async () => (await import('../../../shared/games/titles/es.ts')).gameTitles,
})

/** The title and tagline of a game; undefined if this Hunch does not have the game. */
export function titleOfGame(id: string): GameTitle | undefined {
  return Object.hasOwn(titles, id) ? titles[id] : undefined
}
