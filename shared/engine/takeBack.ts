// Answers for: which move may be taken back: one from which nobody has learnt anything, its maker included. It follows from the views, so that no game needs to know.
import { diceFromSeed } from './dice.ts'
import { cloneState, diffStates, type StateDiff } from './diff.ts'
import type { Game, GameTypeParams, Seat, GameState } from './game.ts'
import { applyMoveUnchecked, legalOffers } from './gameplay.ts'
import { fillOfferAtRandom } from './offers.ts'
import type { LogEntry } from './record.ts'

/** Other choices that are tried: were the choice visible, hardly any of them would look the same. */
const OTHER_CHOICES = 12

/**
 * True when nobody can tell from this move what was chosen, and it showed nobody a fact that was hidden from them.
 * That the seat has moved may be seen. `before` and `after` are the states around the move; both are left as they were.
 */
export function isSecretMove<K extends GameTypeParams>(
  game: Game<K>,
  { before, after }: { readonly before: GameState<K>; readonly after: GameState<K> },
  [seat, move]: LogEntry<K>,
): boolean {
  if (after.outcome || after.chance.drawn !== before.chance.drawn) return false
  const diff = diffStates(before, after)
  if (!saysOnlyWhoMoved(diff, seat) || showsHiddenFact(before, after, { seat, move })) return false
  const seen = seenByOthers(diff, seat)
  return otherChoices(game, before, seat, move).every(other => {
    const instead = cloneState(before)
    applyMoveUnchecked(game, instead, seat, other)
    return seenByOthers(diffStates(before, instead), seat) === seen
  })
}

/** True for a secret move of which everybody sees that it was made: its host is to be bound to it until it is shown. */
export function isSealedMove<K extends GameTypeParams>(
  game: Game<K>,
  states: { readonly before: GameState<K>; readonly after: GameState<K> },
  entry: LogEntry<K>,
): boolean {
  const { open, told } = diffStates(states.before, states.after)
  return (open.length > 0 || told.length > 0) && isSecretMove(game, states, entry)
}

/** Moves of the same kind that the seat could have made instead, drawn by the same dice each time. */
function otherChoices<K extends GameTypeParams>(
  game: Game<K>,
  before: GameState<K>,
  seat: Seat,
  move: K['move'],
): K['move'][] {
  const offers = legalOffers(game, before, seat).filter(({ type }) => type === move.type)
  const luck = diceFromSeed(1)
  const choices = offers.flatMap(offer => Array.from({ length: OTHER_CHOICES }, () => fillOfferAtRandom(offer, luck)))
  const others = new Map(choices.map(choice => [JSON.stringify(choice), choice]))
  others.delete(JSON.stringify(move))
  return [...others.values()]
}

/** True when nobody heard more than that this seat has moved: an answer would be more. */
function saysOnlyWhoMoved<K extends GameTypeParams>({ told }: StateDiff<K>, maker: Seat): boolean {
  return told.every(
    ({ line, to }) =>
      to === undefined &&
      Object.entries<unknown>(line).every(([name, value]) => name === 'type' || (name === 'by' && value === maker)),
  )
}

/** What a move changes before the eyes of everybody but its maker, as text. */
function seenByOthers<K extends GameTypeParams>({ open, own, told, outcome }: StateDiff<K>, maker: Seat): string {
  return JSON.stringify([open, own.filter((_, seat) => seat !== maker), told, outcome])
}

/** True when the maker holds something now that was hidden and that they did not choose: a card drawn, or looked at. */
function showsHiddenFact<K extends GameTypeParams>(
  before: GameState<K>,
  after: GameState<K>,
  { seat, move }: { readonly seat: Seat; readonly move: K['move'] },
): boolean {
  const [held, holds, chosen] = [facts(before.own[seat]), facts(after.own[seat]), facts(move)]
  const hidden = facts([before.sealed, before.own.filter((_, other) => other !== seat)])
  return [...holds].some(fact => hidden.has(fact) && !held.has(fact) && !chosen.has(fact))
}

/** The words and numbers in a value. */
function facts(value: unknown, found = new Set<string | number>()): Set<string | number> {
  if (typeof value === 'string' || typeof value === 'number') found.add(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) facts(inner, found)
  return found
}
