// What the pages say of what only the app does, in the language of this device. A page that loads it waits for its words.
import type { AppWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const appWords = reactiveWords<AppWords>({
  en: async () => (await import('../../../shared/words/en/app.ts')).appWords,
  de: async () => (await import('../../../shared/words/de/app.ts')).appWords,
})
