// The words of requests for consent at a table, in this device's language.
// A page that imports them waits for them.
import type { RequestWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const requestWords = reactiveWords<RequestWords>({
  en: async () => (await import('../../../shared/words/en/requests.ts')).requestWords,
  de: async () => (await import('../../../shared/words/de/requests.ts')).requestWords,
  fr: async () => (await import('../../../shared/words/fr/requests.ts')).requestWords,
  es: async () => (await import('../../../shared/words/es/requests.ts')).requestWords,
})
