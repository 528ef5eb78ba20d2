// Answers for: what the pages say, in the language spoken on this device.
import * as grammars from '../../shared/words/grammar.ts'
import type { InEveryLanguage } from '../../shared/words/language.ts'
import type { Words } from '../../shared/words/words.ts'
import { liveWords } from './language.ts'

const everything: InEveryLanguage<Words> = {
  en: async () => (await import('../../shared/words/en/index.ts')).words,
  de: async () => (await import('../../shared/words/de/index.ts')).words,
}

function part<Name extends keyof Words>(name: Name): Words[Name] {
  return liveWords({
    en: async () => (await everything.en())[name],
    de: async () => (await everything.de())[name],
  })
}

export const grammar = part('grammar')
export const common = part('common')
export const curtain = part('curtain')
export const display = part('display')
export const hints = part('hints')
export const home = part('home')
export const house = part('house')
export const join = part('join')
export const lobby = part('lobby')
export const lost = part('lost')
export const refusals = part('refusals')
export const requests = part('requests')
export const result = part('result')
export const review = part('review')
export const savedTables = part('savedTables')
export const seat = part('seat')
export const shapes = part('shapes')

/** Names as a list: “Ana, Ben and Cleo”. */
export function listNames(names: readonly string[]): string {
  return grammars.listNames(grammar, names)
}

/** What a table is called, also one that nobody has named. */
export function tableName(name: string): string {
  return name === '' ? common.unnamedTable : name
}
