// The words of the page that tests the network, in this device's language.
// A page that imports them waits for them.
import type { NetworkWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const networkWords = reactiveWords<NetworkWords>({
  en: async () => (await import('../../../shared/words/en/network.ts')).networkWords,
  de: async () => (await import('../../../shared/words/de/network.ts')).networkWords,
  fr: async () => (await import('../../../shared/words/fr/network.ts')).networkWords,
  es: async () => (await import('../../../shared/words/es/network.ts')).networkWords,
})
