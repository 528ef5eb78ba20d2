// The words of the settings and of the list of keys, in this device's language.
// A page that imports them waits for them.
import type { SettingsWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const settingsWords = reactiveWords<SettingsWords>({
  en: async () => (await import('../../../shared/words/en/settings.ts')).settingsWords,
  de: async () => (await import('../../../shared/words/de/settings.ts')).settingsWords,
  fr: async () => (await import('../../../shared/words/fr/settings.ts')).settingsWords,
  es: async () => (await import('../../../shared/words/es/settings.ts')).settingsWords,
})
