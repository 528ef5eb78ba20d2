// The words of the pages that only the app has, in this device's language.
// A page that imports them waits for them.
import type { DesktopPageWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const appPageWords = reactiveWords<DesktopPageWords>({
  en: async () => (await import('../../../shared/words/en/app.ts')).appPageWords,
  de: async () => (await import('../../../shared/words/de/app.ts')).appPageWords,
  fr: async () => (await import('../../../shared/words/fr/app.ts')).appPageWords,
  es: async () => (await import('../../../shared/words/es/app.ts')).appPageWords,
})
