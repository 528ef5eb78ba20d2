// Answers for: what the start button says. Host and button ask the same question; the words are the catalogue's.
import { gameEntry } from '../../shared/games/index.ts'
import { startBlocker, type TableState } from '../../shared/wire/index.ts'
import { lobby } from '../device/tableWords.ts'

/** What is still missing before a game can start, as a sentence; null: nothing. */
export function startBlockerText(table: TableState): string | null {
  const entry = gameEntry(table.game)
  const lacks = entry ? startBlocker(table, entry.seats) : null
  switch (lacks?.type) {
    case undefined:
      return null
    case 'free-chairs':
      return lobby.missing['free-chairs'](lacks.chairs, table.chairs.length > (entry?.seats[0] ?? 0))
    case 'too-few':
      return lobby.missing['too-few'](lacks.fewest)
    case 'too-many':
      return lobby.missing['too-many'](lacks.most)
    case 'people-only':
      return lobby.missing['people-only']
  }
}
