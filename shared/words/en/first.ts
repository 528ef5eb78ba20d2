// All that a device is told before it is at a table, and on every page, in English.
import { common, lost, shapes } from './common.ts'
import { english } from './grammar.ts'
import { home, join, pastGames } from './home.ts'
import { refusals, savedTables } from './refusals.ts'
import { requests } from './requests.ts'

export const words = {
  grammar: english,
  common,
  home,
  join,
  lost,
  pastGames,
  refusals,
  requests,
  savedTables,
  shapes,
}
