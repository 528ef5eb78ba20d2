// The type of a baseline: a simple player the arena measures computer players against.
import type { Dice, GameTypeParams, SeatView } from '../../shared/engine/index.ts'

/** Plays by a simple rule, from a seat's view; null to wait. */
export type Baseline<K extends GameTypeParams = GameTypeParams> = (view: SeatView<K>, dice: Dice) => K['move'] | null

/** Drops the types of a game's baselines. The arena calls each with views of its own game only. */
export function any<K extends GameTypeParams>(
  baselines: Readonly<Record<string, Baseline<K>>>,
): Readonly<Record<string, Baseline>> {
  return baselines as unknown as Readonly<Record<string, Baseline>>
}
