// All that the pages say in any game, in German.
import type { Words } from '../words.ts'
import { common, display, lost, shapes } from './common.ts'
import { german } from './grammar.ts'
import { home, join } from './home.ts'
import { lobby, requests } from './lobby.ts'
import { refusals, savedTables } from './refusals.ts'
import { review } from './review.ts'
import { curtain, hints, house, result, seat } from './seat.ts'

export const words: Words = {
  grammar: german,
  common,
  curtain,
  display,
  hints,
  home,
  house,
  join,
  lobby,
  lost,
  refusals,
  requests,
  result,
  review,
  savedTables,
  seat,
  shapes,
}
