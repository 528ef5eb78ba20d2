// Answers for: what the page on how the host is doing says, in the language spoken on this device. Whoever loads it waits for its words.
import type { StatusWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const statusWords = reactiveWords<StatusWords>({
  en: async () => (await import('../../../shared/words/en/status.ts')).statusWords,
  de: async () => (await import('../../../shared/words/de/status.ts')).statusWords,
})
