// The words about past evenings, in this device's language.
// A page that imports them waits for them.
import type { EveningsWords, PastGamesWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const eveningsWords = reactiveWords<EveningsWords>({
  en: async () => (await import('../../../shared/words/en/evenings.ts')).eveningsWords,
  de: async () => (await import('../../../shared/words/de/evenings.ts')).eveningsWords,
  fr: async () => (await import('../../../shared/words/fr/evenings.ts')).eveningsWords,
  es: async () => (await import('../../../shared/words/es/evenings.ts')).eveningsWords,
})

export const pastGamesWords = reactiveWords<PastGamesWords>({
  en: async () => (await import('../../../shared/words/en/evenings.ts')).pastGamesWords,
  de: async () => (await import('../../../shared/words/de/evenings.ts')).pastGamesWords,
  fr: async () => (await import('../../../shared/words/fr/evenings.ts')).pastGamesWords,
  es: async () => (await import('../../../shared/words/es/evenings.ts')).pastGamesWords,
})
