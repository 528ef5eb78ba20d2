// The words that every page may need, in this device's language.
import * as grammars from '../../../shared/words/grammar.ts'
import { loadersOfPart, type LoadersByLanguage } from '../../../shared/words/language.ts'
import { readableTableName } from '../../../shared/wire/index.ts'
import type { InitialWords } from '../../../shared/words/words.ts'
import { reactiveWords } from './language.ts'

const loaders: LoadersByLanguage<InitialWords> = {
  en: async () => (await import('../../../shared/words/en/first.ts')).initialWords,
  de: async () => (await import('../../../shared/words/de/first.ts')).initialWords,
  fr: async () => (await import('../../../shared/words/fr/first.ts')).initialWords,
  es: async () => (await import('../../../shared/words/es/first.ts')).initialWords,
}

function part<Name extends keyof InitialWords>(name: Name): InitialWords[Name] {
  return reactiveWords(loadersOfPart(loaders, words => words[name]))
}

export const grammar = part('grammar')
export const commonWords = part('common')
export const homeWords = part('home')
export const joinWords = part('join')
export const connectionLostWords = part('lost')
export const refusalWords = part('refusals')
export const playerShapeNames = part('shapes')

/** Names as a list: “Ana, Ben and Cleo”. */
export function listNames(names: readonly string[]): string {
  return grammars.listNames(grammar, names)
}

/** A table's name, also for one that nobody named: further ones of a host are numbered. */
export function tableName(name: string): string {
  return readableTableName(name, commonWords.unnamedTable)
}
