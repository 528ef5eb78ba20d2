// Decides which moves may be taken back: those from which nobody has learnt anything, the player included.
import { diceFromSeed } from './dice.ts'
import { cloneState, diffStates, type StateDiff } from './diff.ts'
import type { GameRules, GameTypeParams, Seat, GameState } from './game.ts'
import { applyMoveUnchecked, legalOffers } from './gameplay.ts'
import { fillOfferAtRandom } from './offers.ts'
import type { LogEntry } from './record.ts'

/** Alternatives that are tried. If the choice were visible, hardly any of them would look the same. */
const OTHER_CHOICES = 12

/** The states around a move, and what it changed, where that is known already. */
interface MoveStates<K extends GameTypeParams> {
  readonly before: GameState<K>
  readonly after: GameState<K>
  readonly diff?: StateDiff<K>
}

/**
 * True if nobody can tell what was chosen, and the move showed nobody a hidden fact.
 * That the seat has moved may be visible. Neither `before` nor `after` is changed.
 */
export function isSecretMove<K extends GameTypeParams>(
  rules: GameRules<K>,
  { before, after, diff = diffStates(before, after) }: MoveStates<K>,
  [seat, move]: LogEntry<K>,
): boolean {
  if (after.outcome || after.chance.drawn !== before.chance.drawn) return false
  if (!saysOnlyWhoMoved(diff, seat) || showsHiddenFact(before, after, { seat, move })) return false
  const visibleChange = changeSeenByOthers(diff, seat)
  return otherChoices(rules, before, seat, move).every(otherMove => {
    const instead = cloneState(before)
    applyMoveUnchecked(rules, instead, seat, otherMove)
    return changeSeenByOthers(diffStates(before, instead), seat) === visibleChange
  })
}

/**
 * True for a secret move of which everybody sees that it was made, but not which one it was. The host must commit to it
 * until it is revealed. A pass hides nothing: no other move looks like it.
 */
export function isHiddenMove<K extends GameTypeParams>(
  rules: GameRules<K>,
  { before, after, diff = diffStates(before, after) }: MoveStates<K>,
  logEntry: LogEntry<K>,
): boolean {
  return (
    isPublicChange(diff) &&
    isSecretMove(rules, { before, after, diff }, logEntry) &&
    looksLikeAnotherMove(rules, { before, diff }, logEntry)
  )
}

/** True if everybody sees that something has changed. */
export function isPublicChange<K extends GameTypeParams>({ open, told }: StateDiff<K>): boolean {
  return open.length > 0 || told.length > 0
}

/** True if the seat could have made another move, of any kind, of which the others would see the same. */
function looksLikeAnotherMove<K extends GameTypeParams>(
  rules: GameRules<K>,
  { before, diff }: { readonly before: GameState<K>; readonly diff: StateDiff<K> },
  [seat, move]: LogEntry<K>,
): boolean {
  const visibleChange = changeSeenByOthers(diff, seat)
  const offers = legalOffers(rules, before, seat)
  return choicesInstead<K>(offers, move).some(otherMove => {
    const instead = cloneState(before)
    applyMoveUnchecked(rules, instead, seat, otherMove)
    return changeSeenByOthers(diffStates(before, instead), seat) === visibleChange
  })
}

/** Moves of the same kind that the seat could have made instead. */
function otherChoices<K extends GameTypeParams>(
  rules: GameRules<K>,
  stateBefore: GameState<K>,
  seat: Seat,
  move: K['move'],
): K['move'][] {
  return choicesInstead<K>(
    legalOffers(rules, stateBefore, seat).filter(({ type }) => type === move.type),
    move,
  )
}

/** A few moves on offer, drawn from fixed dice, without the one that was made. */
function choicesInstead<K extends GameTypeParams>(
  offers: ReturnType<typeof legalOffers<K>>,
  move: K['move'],
): K['move'][] {
  const luck = diceFromSeed(1)
  const choices = offers.flatMap(offer => Array.from({ length: OTHER_CHOICES }, () => fillOfferAtRandom(offer, luck)))
  const otherMoves = new Map(choices.map(choice => [JSON.stringify(choice), choice]))
  otherMoves.delete(JSON.stringify(move))
  return [...otherMoves.values()]
}

/** True if the new lines say nothing but that this seat has moved. A line with an answer, for example, says more. */
function saysOnlyWhoMoved<K extends GameTypeParams>({ told }: StateDiff<K>, maker: Seat): boolean {
  return told.every(
    ({ line, to }) =>
      to === undefined &&
      Object.entries<unknown>(line).every(([name, value]) => name === 'type' || (name === 'by' && value === maker)),
  )
}

/** A text of everything that the others see of a move. */
function changeSeenByOthers<K extends GameTypeParams>({ open, own, told, outcome }: StateDiff<K>, maker: Seat): string {
  return JSON.stringify([open, own.filter((_, seat) => seat !== maker), told, outcome])
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
