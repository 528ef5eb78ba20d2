// The words for owners while a table moves to another host, in this device's language.
// A page that imports them waits for them.
import type { HandoverWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const handoverWords = reactiveWords<HandoverWords>({
  en: async () => (await import('../../../shared/words/en/handover.ts')).handoverWords,
  de: async () => (await import('../../../shared/words/de/handover.ts')).handoverWords,
  fr: async () => (await import('../../../shared/words/fr/handover.ts')).handoverWords,
  es: async () => (await import('../../../shared/words/es/handover.ts')).handoverWords,
})
