// The words of the pages that only the app has, in this device's language.
// A page that imports them waits for them.
import type { AppWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const appWords = reactiveWords<AppWords>({
  en: async () => (await import('../../../shared/words/en/app.ts')).appWords,
  de: async () => (await import('../../../shared/words/de/app.ts')).appWords,
  fr: async () => (await import('../../../shared/words/fr/app.ts')).appWords,
  es: async () => (await import('../../../shared/words/es/app.ts')).appWords,
})
