// Gives the longest text that may be written into a move.
import type { Field } from '../../../shared/engine/index.ts'

/** The longest text a field accepts, in characters. */
export function maxTextLength(field: Field<string>): number {
  return field.is === 'text' ? field.most : Math.max(...field.values.map(value => [...value].length))
}
