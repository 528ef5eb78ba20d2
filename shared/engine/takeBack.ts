// Decides which moves may be taken back: those from which nobody has learnt anything, the player included.
import { cloneState, diffStates, type StateDiff } from './diff.ts'
import type { GameRules, GameTypeParams, Seat, GameState } from './game.ts'
import { applyMoveUnchecked, legalOffers } from './gameplay.ts'
import { visibleChangeText, drawAlternativeMoves, type MoveStates } from './moveVisibility.ts'
import type { LogEntry } from './record.ts'

/**
 * True if nobody can tell what was chosen, and the move showed nobody a hidden fact.
 * That the seat has moved may be visible. Neither `before` nor `after` is changed.
 */
export function revealsNothing<K extends GameTypeParams>(
  rules: GameRules<K>,
  { before, after, diff = diffStates(before, after) }: MoveStates<K>,
  [seat, move]: LogEntry<K>,
): boolean {
  if (after.outcome || after.chance.drawn !== before.chance.drawn) return false
  if (!saysOnlyWhoMoved(diff, seat) || showsHiddenFact(before, after, { seat, move })) return false
  const visibleChange = visibleChangeText(diff, seat)
  return alternativesOfSameType(rules, before, seat, move).every(otherMove => {
    const instead = cloneState(before)
    applyMoveUnchecked(rules, instead, seat, otherMove)
    return visibleChangeText(diffStates(before, instead), seat) === visibleChange
  })
}

/** Moves of the same kind that the seat could have made instead. */
function alternativesOfSameType<K extends GameTypeParams>(
  rules: GameRules<K>,
  stateBefore: GameState<K>,
  seat: Seat,
  move: K['move'],
): K['move'][] {
  return drawAlternativeMoves<K>(
    legalOffers(rules, stateBefore, seat).filter(({ type }) => type === move.type),
    move,
  )
}

/** True if the new lines say nothing but that this seat has moved. A line with an answer, for example, says more. */
function saysOnlyWhoMoved<K extends GameTypeParams>({ told }: StateDiff<K>, maker: Seat): boolean {
  return told.every(
    ({ line, to }) =>
      to === undefined &&
      Object.entries<unknown>(line).every(([name, value]) => name === 'type' || (name === 'by' && value === maker)),
  )
}

/** True if the player now has something hidden that they did not choose: a card drawn or looked at. */
function showsHiddenFact<K extends GameTypeParams>(
  before: GameState<K>,
  after: GameState<K>,
  { seat, move }: { readonly seat: Seat; readonly move: K['move'] },
): boolean {
  const [scalarsBefore, scalarsAfter, moveScalars] = [
    scalarsIn(before.own[seat]),
    scalarsIn(after.own[seat]),
    scalarsIn(move),
  ]
  const hiddenFacts = scalarsIn([before.sealed, before.own.filter((_, other) => other !== seat)])
  return [...scalarsAfter].some(fact => hiddenFacts.has(fact) && !scalarsBefore.has(fact) && !moveScalars.has(fact))
}

/** All strings and numbers in a value. */
function scalarsIn(value: unknown, scalars = new Set<string | number>()): Set<string | number> {
  if (typeof value === 'string' || typeof value === 'number') scalars.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) scalarsIn(inner, scalars)
  return scalars
}
