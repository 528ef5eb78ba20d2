// Tells what the others see of a move: that it was made, and what it changed for them.
import { diceFromSeed } from './dice.ts'
import type { StateDiff } from './diff.ts'
import type { GameTypeParams, Seat, GameState } from './game.ts'
import type { legalOffers } from './gameplay.ts'
import { fillOfferAtRandom } from './offers.ts'

/** How many alternative moves are drawn from each offer. If the choice were visible, hardly any of them would look the same. */
const TRIED_ALTERNATIVES_PER_OFFER = 12

/** The states around a move, and what it changed, where that is known already. */
export interface MoveStates<K extends GameTypeParams> {
  readonly before: GameState<K>
  readonly after: GameState<K>
  readonly diff?: StateDiff<K>
}

/** True if the others see that something has happened. */
export function isSeenByOthers<K extends GameTypeParams>(diff: StateDiff<K>, maker: Seat): boolean {
  return (
    diff.open.length > 0 ||
    diff.outcome !== null ||
    linesForOthers(diff, maker).length > 0 ||
    diff.own.some((changes, seat) => seat !== maker && changes.length > 0)
  )
}

/** A text of everything that the others see of a move. */
export function visibleChangeText<K extends GameTypeParams>(diff: StateDiff<K>, maker: Seat): string {
  const own = diff.own.filter((_, seat) => seat !== maker)
  return JSON.stringify([diff.open, own, linesForOthers(diff, maker), diff.outcome])
}

/** The new lines without those for the player who moved alone. */
function linesForOthers<K extends GameTypeParams>({ told }: StateDiff<K>, maker: Seat): StateDiff<K>['told'] {
  return told.filter(({ to }) => to === undefined || to.some(seat => seat !== maker))
}

/** A few moves on offer, drawn from fixed dice, without the one that was made. */
export function drawAlternativeMoves<K extends GameTypeParams>(
  offers: ReturnType<typeof legalOffers<K>>,
  move: K['move'],
  perOffer = TRIED_ALTERNATIVES_PER_OFFER,
): K['move'][] {
  const luck = diceFromSeed(1)
  const choices = offers.flatMap(offer => Array.from({ length: perOffer }, () => fillOfferAtRandom(offer, luck)))
  const otherMoves = new Map(choices.map(choice => [JSON.stringify(choice), choice]))
  otherMoves.delete(JSON.stringify(move))
  return [...otherMoves.values()]
}
