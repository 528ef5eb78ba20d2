// The words of the host's status page, in this device's language.
// A page that imports them waits for them.
import type { StatusWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const statusWords = reactiveWords<StatusWords>({
  en: async () => (await import('../../../shared/words/en/status.ts')).statusWords,
  de: async () => (await import('../../../shared/words/de/status.ts')).statusWords,
  fr: async () => (await import('../../../shared/words/fr/status.ts')).statusWords,
  es: async () => (await import('../../../shared/words/es/status.ts')).statusWords,
})
