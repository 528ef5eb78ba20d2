// Plays legal moves at random, for fuzzing, benchmarks and laws. It asks `moves` like everybody else.
import { at } from './at.ts'
import type { Dice } from './dice.ts'
import type { GameRules, GameTypeParams, Seat, GameState } from './game.ts'
import { fillOfferAtRandom, type Offer } from './offers.ts'
import { SingleUseSeatView, legalOffers, applyMoveUnchecked } from './gameplay.ts'
import type { LogEntry } from './record.ts'

/**
 * A random legal move of a random seat that has one, or null.
 * Mostly of a seat the table waits for: where everybody may speak at any time, games would otherwise end too early.
 */
export function randomMove<K extends GameTypeParams>(
  rules: GameRules<K>,
  state: GameState<K>,
  dice: Dice,
): LogEntry<K> | null {
  const { seats } = state
  // `toMove` reads public state alone, so any seat's view will do.
  const toMove = state.outcome || dice.below(10) === 0 ? [] : rules.toMove(new SingleUseSeatView(state, 0))
  const movingSeat = toMove.length > 0 ? dice.pick(toMove) : dice.below(seats)
  for (let i = 0; i < seats; i++) {
    const seat: Seat = (movingSeat + i) % seats
    const offers: readonly Offer<K['move']>[] = legalOffers(rules, state, seat)
    if (offers.length === 0) continue
    const offer = offers.length === 1 ? at(offers, 0) : dice.pick(offers)
    return [seat, fillOfferAtRandom(offer, dice)]
  }
  return null
}

/** Plays at random to the end or for `maxMoves` moves, changing the given state. Returns the log. */
export function playRandomGame<K extends GameTypeParams>(
  rules: GameRules<K>,
  state: GameState<K>,
  dice: Dice,
  maxMoves = 100_000,
): LogEntry<K>[] {
  const log: LogEntry<K>[] = []
  while (log.length < maxMoves) {
    const logEntry = randomMove(rules, state, dice)
    if (!logEntry) break
    applyMoveUnchecked(rules, state, logEntry[0], logEntry[1])
    log.push(logEntry)
  }
  return log
}
