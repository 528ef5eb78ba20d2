// Answers for: a move put together on the screen. It is whole once the offers take it; nothing else decides.
import { fits, type Field, type Of } from '../../../shared/engine/index.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'

type Move = MissingPersons['move']

/** The move, once it is whole and offered. */
export function whole<T extends Move['type']>(offers: readonly { readonly type: string }[], type: T, fields: object): Of<Move, T> | null {
  const move = { type, ...fields }
  return offers.some(offer => fits(offer, move)) ? (move as Of<Move, T>) : null
}

/** The longest text a field takes, in characters. */
export function longest(field: Field<string>): number {
  return field.is === 'text' ? field.most : Math.max(...field.values.map(value => [...value].length))
}
