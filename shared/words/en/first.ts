// All words a device needs before it is at a table, and those of every page, in English.
import { commonWords, connectionLostWords, playerShapeNames } from './common.ts'
import { englishGrammar } from './grammar.ts'
import { homeWords, joinWords } from './home.ts'
import { refusalWords } from './refusals.ts'

export const initialWords = {
  grammar: englishGrammar,
  common: commonWords,
  home: homeWords,
  join: joinWords,
  lost: connectionLostWords,
  refusals: refusalWords,
  shapes: playerShapeNames,
}
