// Answers for: what is said to owners while a table is handed over, in the language spoken on this device. Whoever loads it waits for its words.
import type { HandoverWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const handoverWords = reactiveWords<HandoverWords>({
  en: async () => (await import('../../../shared/words/en/handover.ts')).handoverWords,
  de: async () => (await import('../../../shared/words/de/handover.ts')).handoverWords,
})
