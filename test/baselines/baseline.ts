// Answers for: what a baseline is: a plain player the arena measures computer players against.
import type { Dice, Kinds, SeatView } from '../../shared/engine/index.ts'

/** Plays by a simple rule, from a seat's view; null to wait. */
export type Baseline<K extends Kinds = Kinds> = (view: SeatView<K>, dice: Dice) => K['move'] | null

/** Forgets the kinds of a game's baselines; the arena hands each the views of its own game. */
export function any<K extends Kinds>(
  baselines: Readonly<Record<string, Baseline<K>>>,
): Readonly<Record<string, Baseline>> {
  return baselines as unknown as Readonly<Record<string, Baseline>>
}
