// The names of computer players, and the temperament that goes with each, so that people get to know them.
import type { Temperament } from '../engine/temperament.ts'

/** The temperament of each computer player: as many as there can be chairs, in the order in which a table seats them. */
export const TEMPERAMENT_BY_COMPUTER_NAME = {
  Ada: 'careful',
  Bruno: 'bold',
  Cleo: 'chatty',
  Dorian: 'calm',
  Edith: 'wry',
  Felix: 'merry',
  Greta: 'bold',
  Hugo: 'careful',
  Iris: 'calm',
  Jonas: 'chatty',
  Klara: 'merry',
  Leo: 'wry',
  Mina: 'careful',
} as const satisfies Readonly<Record<string, Temperament>>

/** The temperament of the computer player on this chair; null for people, also while a computer plays for them. */
export function temperamentOf({ kind, name }: { readonly kind: string; readonly name: string }): Temperament | null {
  return kind === 'computer' && Object.hasOwn(TEMPERAMENT_BY_COMPUTER_NAME, name)
    ? TEMPERAMENT_BY_COMPUTER_NAME[name as keyof typeof TEMPERAMENT_BY_COMPUTER_NAME]
    : null
}
