// Answers for: chairs as the players every screen shows.
import { shapes } from '../../shared/words/en.ts'
import type { Chair } from '../../shared/wire/index.ts'
import type { Player } from '../games/screens.ts'

/** The players, by seat. */
export function playersOf(chairs: readonly Chair[]): readonly Player[] {
  return chairs.map(({ name, look, kind, here, relieved }) => ({
    name,
    look,
    computer: kind === 'computer',
    here,
    relieved,
  }))
}

/** What a shape is called. */
export function shapeName(look: number): string {
  return shapes[look % shapes.length]!
}
