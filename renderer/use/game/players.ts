// Answers for: chairs as the players every screen shows.
import type { Chair } from '../../../shared/wire/index.ts'
import type { ShownPlayer } from '../../games/screens.ts'
import { shapeNames } from '../../device/words/words.ts'

/** The players, by seat. */
export function playersFromChairs(chairs: readonly Chair[]): readonly ShownPlayer[] {
  return chairs.map(({ name, avatar, kind, here, substituted }) => ({
    name,
    avatar,
    computer: kind === 'computer',
    here,
    substituted,
  }))
}

/** What a shape is called. */
export function avatarName(avatar: number): string {
  return shapeNames[avatar % shapeNames.length]!
}
