// The words of the pages that only the app has, in this device's language.
// A page that imports them waits for them.
import type { DesktopPageWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const desktopPageWords = reactiveWords<DesktopPageWords>({
  en: async () => (await import('../../../shared/words/en/app.ts')).desktopPageWords,
  de: async () => (await import('../../../shared/words/de/app.ts')).desktopPageWords,
  fr: async () => (await import('../../../shared/words/fr/app.ts')).desktopPageWords,
  es: async () => (await import('../../../shared/words/es/app.ts')).desktopPageWords,
})
