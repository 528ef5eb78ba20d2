// The words about what is wrong with a saved table, in this device's language.
// A page that imports them waits for them.
import type { LostTableWords, SavedTableErrors } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const savedTableErrors = reactiveWords<SavedTableErrors>({
  en: async () => (await import('../../../shared/words/en/savedTables.ts')).savedTableErrors,
  de: async () => (await import('../../../shared/words/de/savedTables.ts')).savedTableErrors,
  fr: async () => (await import('../../../shared/words/fr/savedTables.ts')).savedTableErrors,
  es: async () => (await import('../../../shared/words/es/savedTables.ts')).savedTableErrors,
})

export const lostTableWords = reactiveWords<LostTableWords>({
  en: async () => (await import('../../../shared/words/en/savedTables.ts')).lostTableWords,
  de: async () => (await import('../../../shared/words/de/savedTables.ts')).lostTableWords,
  fr: async () => (await import('../../../shared/words/fr/savedTables.ts')).lostTableWords,
  es: async () => (await import('../../../shared/words/es/savedTables.ts')).lostTableWords,
})
