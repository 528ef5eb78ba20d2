// Says what is wrong with a table that is kept, in the language spoken on this device. A page that imports it waits for its words.
import type { LostTableWords, SavedTableErrors } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const savedTableErrors = reactiveWords<SavedTableErrors>({
  en: async () => (await import('../../../shared/words/en/savedTables.ts')).savedTableErrors,
  de: async () => (await import('../../../shared/words/de/savedTables.ts')).savedTableErrors,
})

export const lostTableWords = reactiveWords<LostTableWords>({
  en: async () => (await import('../../../shared/words/en/savedTables.ts')).lostTableWords,
  de: async () => (await import('../../../shared/words/de/savedTables.ts')).lostTableWords,
})
