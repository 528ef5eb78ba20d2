// The words of the host's status page, in this device's language.
// A page that imports them waits for them.
import type { HostStatusWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const hostStatusWords = reactiveWords<HostStatusWords>({
  en: async () => (await import('../../../shared/words/en/status.ts')).hostStatusWords,
  de: async () => (await import('../../../shared/words/de/status.ts')).hostStatusWords,
  fr: async () => (await import('../../../shared/words/fr/status.ts')).hostStatusWords,
  es: async () => (await import('../../../shared/words/es/status.ts')).hostStatusWords,
})
