// Says what a table asks of its people, in the language spoken on this device. A page that imports it waits for its words.
import type { RequestWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const requestWords = reactiveWords<RequestWords>({
  en: async () => (await import('../../../shared/words/en/requests.ts')).requestWords,
  de: async () => (await import('../../../shared/words/de/requests.ts')).requestWords,
})
