// The names of computer players, and the temperament that goes with each, so that people get to know them.
import type { Temperament } from '../engine/temperament.ts'

/** As many as there can be chairs. A table seats them in this order. */
export const COMPUTER_NAMES = {
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
  return kind === 'computer' && Object.hasOwn(COMPUTER_NAMES, name)
    ? COMPUTER_NAMES[name as keyof typeof COMPUTER_NAMES]
    : null
}
