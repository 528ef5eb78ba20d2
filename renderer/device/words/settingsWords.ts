// Answers for: what the settings and the list of keys say, in the language spoken on this device. Whoever loads them waits for their words.
import type { SettingsWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const settingsWords = reactiveWords<SettingsWords>({
  en: async () => (await import('../../../shared/words/en/settings.ts')).settingsWords,
  de: async () => (await import('../../../shared/words/de/settings.ts')).settingsWords,
})
