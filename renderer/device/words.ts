// Answers for: what every page says, in the language spoken on this device.
import * as grammars from '../../shared/words/grammar.ts'
import type { InEveryLanguage } from '../../shared/words/language.ts'
import type { FirstWords } from '../../shared/words/words.ts'
import { liveWords } from './language.ts'

const everything: InEveryLanguage<FirstWords> = {
  en: async () => (await import('../../shared/words/en/first.ts')).words,
  de: async () => (await import('../../shared/words/de/first.ts')).words,
}

function part<Name extends keyof FirstWords>(name: Name): FirstWords[Name] {
  return liveWords({
    en: async () => (await everything.en())[name],
    de: async () => (await everything.de())[name],
  })
}

export const grammar = part('grammar')
export const common = part('common')
export const home = part('home')
export const join = part('join')
export const lost = part('lost')
export const pastGames = part('pastGames')
export const refusals = part('refusals')
export const requests = part('requests')
export const savedTables = part('savedTables')
export const shapes = part('shapes')

/** Names as a list: “Ana, Ben and Cleo”. */
export function listNames(names: readonly string[]): string {
  return grammars.listNames(grammar, names)
}

/** What a table is called, also one that nobody has named. */
export function tableName(name: string): string {
  return name === '' ? common.unnamedTable : name
}
