// Answers for: what the screens of Precognition say, in the language spoken on this device.
import type * as English from '../../../shared/games/precognition/words/en.ts'
import type { Translation } from '../../../shared/words/language.ts'
import { reactiveWords } from '../../device/language.ts'
import type { labels as englishLabels } from './labels/en.ts'
import type { rulesPageWords as englishRules } from './rules/en.ts'

/** The game's own words: its sentences, moves and names. */
export const gameWords = reactiveWords<typeof English.gameWords>({
  en: async () => (await import('../../../shared/games/precognition/words/en.ts')).gameWords,
  de: async () => (await import('../../../shared/games/precognition/words/de.ts')).gameWords,
})

/** The small words of these screens. */
export const labels = reactiveWords<Translation<typeof englishLabels>>({
  en: async () => (await import('./labels/en.ts')).labels,
  de: async () => (await import('./labels/de.ts')).labels,
})

/** What the page of rules says. */
export const rulesPageWords = reactiveWords<Translation<typeof englishRules>>({
  en: async () => (await import('./rules/en.ts')).rulesPageWords,
  de: async () => (await import('./rules/de.ts')).rulesPageWords,
})
