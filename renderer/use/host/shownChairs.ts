// Says which chairs the pages of a table show, and which of them can be taken, for the game that is chosen.
import { gameEntry } from '../../../shared/games/index.ts'
import { MAX_CHAIRS, seatedPlayerCount, type TableState } from '../../../shared/wire/index.ts'

/** The most players the chosen game has room for; while none is chosen, the most chairs of a table. */
export const maxSeatsOf = ({ game }: Pick<TableState, 'game'>): number => gameEntry(game)?.seats[1] ?? MAX_CHAIRS

/** The chairs, by number, that the lobby shows. */
export const shownChairsOf = (table: TableState): readonly number[] => chairsToShow(table.chairs, maxSeatsOf(table))

/** The shown chairs, by number, that somebody could take now. */
export const openChairsOf = (table: TableState): readonly number[] => chairsToTake(table.chairs, maxSeatsOf(table))

/** The chairs, by number, that the lobby shows: never more free ones than the game still has seats. */
export function chairsToShow(
  chairs: readonly Pick<TableState['chairs'][number], 'kind'>[],
  maxSeats: number,
): readonly number[] {
  let room = maxSeats - seatedPlayerCount(chairs)
  return chairs.flatMap(({ kind }, chair) => (kind !== 'free' || room-- > 0 ? [chair] : []))
}

/** Of the shown chairs those that somebody could take: free ones, and those kept for a person who has not come yet. */
export function chairsToTake(
  chairs: readonly Pick<TableState['chairs'][number], 'kind' | 'device'>[],
  maxSeats: number,
): readonly number[] {
  const shownChairs = chairsToShow(chairs, maxSeats)
  return chairs.flatMap(({ kind, device }, chair) => {
    const hasRoom = kind === 'free' || (kind === 'person' && device === '')
    return hasRoom && shownChairs.includes(chair) ? [chair] : []
  })
}
