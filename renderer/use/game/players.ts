// Turns chairs into the players that every screen shows.
import type { Chair } from '../../../shared/wire/index.ts'
import type { ShownPlayer } from '../../games/screens.ts'
import { grammar, playerShapeNames } from '../../device/words/words.ts'

/** The players, by seat. */
export function playersFromChairs(chairs: readonly Chair[]): readonly ShownPlayer[] {
  return chairs.map(({ name, avatar, kind, here, substituted }) => ({
    name,
    avatar,
    isComputer: kind === 'computer',
    isHere: here,
    substituted,
  }))
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
