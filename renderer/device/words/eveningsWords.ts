// Answers for: what is said of past evenings, in the language spoken on this device. Whoever loads it waits for its words.
import type { EveningsWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const eveningsWords = reactiveWords<EveningsWords>({
  en: async () => (await import('../../../shared/words/en/evenings.ts')).eveningsWords,
  de: async () => (await import('../../../shared/words/de/evenings.ts')).eveningsWords,
})
