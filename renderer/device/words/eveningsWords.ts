// The words about past evenings, in this device's language.
// A page that imports them waits for them.
import type { EveningsWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const eveningsWords = reactiveWords<EveningsWords>({
  en: async () => (await import('../../../shared/words/en/evenings.ts')).eveningsWords,
  de: async () => (await import('../../../shared/words/de/evenings.ts')).eveningsWords,
  es: async () => (await import('../../../shared/words/es/evenings.ts')).eveningsWords,
})
