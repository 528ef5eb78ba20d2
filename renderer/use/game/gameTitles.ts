// Gives a game's title and what is said about it, in the present language.
import type { GameTitle } from '../../../shared/games/titles/title.ts'
import { reactiveWords } from '../../device/words/language.ts'

const titles: Readonly<Record<string, GameTitle>> = reactiveWords({
  en: async () => (await import('../../../shared/games/titles/en.ts')).gameTitles,
  de: async () => (await import('../../../shared/games/titles/de.ts')).gameTitles,
  fr: async () => (await import('../../../shared/games/titles/fr.ts')).gameTitles,
  es: async () => (await import('../../../shared/games/titles/es.ts')).gameTitles,
})

const titleEntryOf = (id: string): GameTitle | undefined => (Object.hasOwn(titles, id) ? titles[id] : undefined)

/**
 * What is said about a game; undefined if this Hunch does not have the game. Its names are not part of it: a page
 * takes `titleOfGame` everywhere, so that nobody takes two names for two games.
 */
export const descriptionOfGame: (id: string) => Omit<GameTitle, 'title' | 'short'> | undefined = titleEntryOf

/** The title that tells a game apart from every other, wherever it is named; the id of a game that is not here. */
export const titleOfGame = (id: string): string => titleEntryOf(id)?.short ?? titleEntryOf(id)?.title ?? id

/** A game's name in its book, which stands beside its title on covers and rules; absent where it is the title. */
export const bookTitleOfGame = (id: string): string | undefined =>
  titleEntryOf(id)?.short === undefined ? undefined : titleEntryOf(id)?.title
