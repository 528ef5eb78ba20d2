// Answers for: random legal play, for fuzzing, benches and laws. It asks `moves` like everybody else.
import type { Dice } from './dice.ts'
import type { Game, Kinds, Seat, State } from './game.ts'
import { fill, type Offer } from './offers.ts'
import { Glance, legal, play } from './table.ts'
import type { Entry } from './record.ts'

/**
 * A random legal move of a random seat that has one; null when nobody has.
 * Mostly it is a seat the table waits for: where everybody may speak at any time, games would else end before they began.
 */
export function stray<K extends Kinds>(game: Game<K>, state: State<K>, dice: Dice): Entry<K> | null {
  const { seats } = state
  // `due` looks at what lies open alone, so any seat's glance will do.
  const due = state.outcome || dice.below(10) === 0 ? [] : game.due(new Glance(state, 0))
  const from = due.length > 0 ? due[dice.below(due.length)]! : dice.below(seats)
  for (let i = 0; i < seats; i++) {
    const seat: Seat = (from + i) % seats
    const offers: readonly Offer<K['move']>[] = legal(game, state, seat)
    if (offers.length === 0) continue
    const offer = offers[offers.length === 1 ? 0 : dice.below(offers.length)]!
    return [seat, fill(offer, dice)]
  }
  return null
}

/** Plays at random to the end, or `most` moves; returns the log. The state given is the one played. */
export function strayGame<K extends Kinds>(game: Game<K>, state: State<K>, dice: Dice, most = 100_000): Entry<K>[] {
  const log: Entry<K>[] = []
  while (log.length < most) {
    const entry = stray(game, state, dice)
    if (!entry) break
    play(game, state, entry[0], entry[1])
    log.push(entry)
  }
  return log
}
