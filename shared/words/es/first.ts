// All words a device needs before it is at a table, and those of every page, in Spanish.
import type { InitialWords } from '../words.ts'
import { commonWords, connectionLostWords, playerShapeNames } from './common.ts'
import { spanishGrammar } from './grammar.ts'
import { homeWords, joinWords } from './home.ts'
import { refusalWords } from './refusals.ts'

export const initialWords: InitialWords = {
  grammar: spanishGrammar,
  common: commonWords,
  home: homeWords,
  join: joinWords,
  lost: connectionLostWords,
  refusals: refusalWords,
  shapes: playerShapeNames,
}
