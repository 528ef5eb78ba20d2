// Answers for: what a baseline is: a plain player the arena measures computer players against.
import type { Dice, GameTypeParams, SeatView } from '../../shared/engine/index.ts'

/** Plays by a simple rule, from a seat's view; null to wait. */
export type Baseline<K extends GameTypeParams = GameTypeParams> = (view: SeatView<K>, dice: Dice) => K['move'] | null

/** Forgets the kinds of a game's baselines; the arena hands each the views of its own game. */
export function any<K extends GameTypeParams>(
  baselines: Readonly<Record<string, Baseline<K>>>,
): Readonly<Record<string, Baseline>> {
  return baselines as unknown as Readonly<Record<string, Baseline>>
}
