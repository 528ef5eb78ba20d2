// The words about past evenings, in this device's language.
// A page that imports them waits for them.
import type { PastEveningsWords, PastGamesWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const pastEveningsWords = reactiveWords<PastEveningsWords>({
  en: async () => (await import('../../../shared/words/en/evenings.ts')).pastEveningsWords,
  de: async () => (await import('../../../shared/words/de/evenings.ts')).pastEveningsWords,
  fr: async () => (await import('../../../shared/words/fr/evenings.ts')).pastEveningsWords,
  es: async () => (await import('../../../shared/words/es/evenings.ts')).pastEveningsWords,
})

export const pastGamesWords = reactiveWords<PastGamesWords>({
  en: async () => (await import('../../../shared/words/en/evenings.ts')).pastGamesWords,
  de: async () => (await import('../../../shared/words/de/evenings.ts')).pastGamesWords,
  fr: async () => (await import('../../../shared/words/fr/evenings.ts')).pastGamesWords,
  es: async () => (await import('../../../shared/words/es/evenings.ts')).pastGamesWords,
})
