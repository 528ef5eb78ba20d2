// Answers for: what the page that tests the network says, in the language spoken on this device. Whoever loads it waits for its words.
import type { NetworkWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

export const networkWords = reactiveWords<NetworkWords>({
  en: async () => (await import('../../../shared/words/en/network.ts')).networkWords,
  de: async () => (await import('../../../shared/words/de/network.ts')).networkWords,
})
