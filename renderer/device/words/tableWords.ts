// The words of a table's pages, in this device's language.
// A page that imports them waits for them.
import { loadersOfPart, type LoadersByLanguage } from '../../../shared/words/language.ts'
import type { TableWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

const loaders: LoadersByLanguage<TableWords> = {
  en: async () => (await import('../../../shared/words/en/table.ts')).tableWords,
  de: async () => (await import('../../../shared/words/de/table.ts')).tableWords,
  fr: async () => (await import('../../../shared/words/fr/table.ts')).tableWords,
  es: async () => (await import('../../../shared/words/es/table.ts')).tableWords,
}

function part<Name extends keyof TableWords>(name: Name): TableWords[Name] {
  return reactiveWords(loadersOfPart(loaders, words => words[name]))
}

export const curtainWords = part('curtain')
export const tableDisplayWords = part('display')
export const fairnessWords = part('fairness')
export const hintWords = part('hints')
export const defaultScreenWords = part('house')
export const coachWords = part('learn')
export const lobbyWords = part('lobby')
export const gestureAndPauseWords = part('manners')
export const resultWords = part('result')
export const reviewWords = part('review')
export const seatWords = part('seat')
export const timeControlWords = part('time')
export const thinkingTimeWords = part('waiting')
