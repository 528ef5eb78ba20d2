// Says which chairs the pages of a table show, and which of them can be taken, for the game that is chosen.
import { gameEntry } from '../../../shared/games/index.ts'
import { chairsToShow, chairsToTake, MAX_CHAIRS, type TableState } from '../../../shared/wire/index.ts'

/** The most players the chosen game has room for; while none is chosen, the most chairs of a table. */
export const maxSeatsOf = ({ game }: Pick<TableState, 'game'>): number => gameEntry(game)?.seats[1] ?? MAX_CHAIRS

/** The chairs, by number, that the lobby shows. */
export const shownChairsOf = (table: TableState): readonly number[] => chairsToShow(table.chairs, maxSeatsOf(table))

/** The shown chairs, by number, that somebody could take now. */
export const openChairsOf = (table: TableState): readonly number[] => chairsToTake(table.chairs, maxSeatsOf(table))
