// Turns chairs into the players that every screen shows.
import { computed, type ComputedRef } from 'vue'
import type { Chair } from '../../../shared/wire/index.ts'
import type { ShownPlayer } from '../../games/screens.ts'
import { grammar, playerShapeNames } from '../../device/words/words.ts'

/** The players, by seat. */
function playersFromChairs(chairs: readonly Chair[]): readonly ShownPlayer[] {
  return chairs.map(({ name, avatar, kind, here, substituted }) => ({
    name,
    avatar,
    isComputer: kind === 'computer',
    isHere: here,
    substituted,
  }))
}

/**
 * The players of the game whose view is shown. When the next game is dealt without some of them their chairs go first,
 * and the last view is shown a little longer: it keeps its own players.
 */
export function usePlayersOfView(
  chairs: () => readonly Chair[],
  view: () => { readonly seats: number } | undefined,
): ComputedRef<readonly ShownPlayer[]> {
  return computed<readonly ShownPlayer[]>(before => {
    const players = playersFromChairs(chairs())
    const seats = view()?.seats ?? players.length
    return before && players.length !== seats && before.length === seats ? before : players
  })
}

/** The name of a player's shape. */
export function avatarName(avatar: number): string {
  return playerShapeNames[avatar % playerShapeNames.length]!
}

/** The name of a person who has given none: their shape, written as a name. */
export function nameFromShape(avatar: number): string {
  const shape = avatarName(avatar)
  return shape.charAt(0).toLocaleUpperCase(grammar.locale) + shape.slice(1)
}
