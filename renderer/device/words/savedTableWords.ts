// The words about what is wrong with a saved table, in this device's language.
// A page that imports them waits for them.
import type { SavedTableErrors } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const savedTableErrors = reactiveWords<SavedTableErrors>({
  en: async () => (await import('../../../shared/words/en/savedTables.ts')).savedTableErrors,
  de: async () => (await import('../../../shared/words/de/savedTables.ts')).savedTableErrors,
})
