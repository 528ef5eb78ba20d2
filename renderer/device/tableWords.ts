// Answers for: what the pages of a table say, in the language spoken on this device. Whoever loads such a page waits for its words.
import type { InEveryLanguage } from '../../shared/words/language.ts'
import type { TableWords } from '../../shared/words/words.ts'
import { liveWords } from './language.ts'

const everything: InEveryLanguage<TableWords> = {
  en: async () => (await import('../../shared/words/en/table.ts')).words,
  de: async () => (await import('../../shared/words/de/table.ts')).words,
}

function part<Name extends keyof TableWords>(name: Name): TableWords[Name] {
  return liveWords({
    en: async () => (await everything.en())[name],
    de: async () => (await everything.de())[name],
  })
}

export const curtain = part('curtain')
export const display = part('display')
export const hints = part('hints')
export const house = part('house')
export const lobby = part('lobby')
export const result = part('result')
export const review = part('review')
export const seat = part('seat')
