// All words a device needs before it is at a table, and those of every page, in French.
import type { InitialWords } from '../words.ts'
import { commonWords, connectionLostWords, playerShapeNames } from './common.ts'
import { frenchGrammar } from './grammar.ts'
import { homeWords, joinWords } from './home.ts'
import { refusalWords } from './refusals.ts'

export const initialWords: InitialWords = {
  grammar: frenchGrammar,
  common: commonWords,
  home: homeWords,
  join: joinWords,
  lost: connectionLostWords,
  refusals: refusalWords,
  shapes: playerShapeNames,
}
