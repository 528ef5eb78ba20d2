// Tells what the others see of a move: that it was made, and whether they can tell which one it was.
import { diceFromSeed } from './dice.ts'
import { cloneState, diffStates, type StateDiff } from './diff.ts'
import type { GameRules, GameTypeParams, Seat, GameState } from './game.ts'
import { applyMoveUnchecked, legalOffers } from './gameplay.ts'
import { fillOfferAtRandom } from './offers.ts'
import type { LogEntry } from './record.ts'

/** How many alternative moves are drawn from each offer. If the choice were visible, hardly any of them would look the same. */
const TRIED_ALTERNATIVES_PER_OFFER = 12

/** The states around a move, and what it changed, where that is known already. */
export interface MoveStates<K extends GameTypeParams> {
  readonly before: GameState<K>
  readonly after: GameState<K>
  readonly diff?: StateDiff<K>
}

/** What the others see of a move. */
export interface MoveVisibility {
  readonly isSeen: boolean // they see that something has happened
  readonly isChoiceHidden: boolean // it leads to another state than a move that would look the same to them
}

/** What the others see of a move. A pass hides nothing: no other move looks like it. Neither state is changed. */
export function moveVisibility<K extends GameTypeParams>(
  rules: GameRules<K>,
  { before, after, diff = diffStates(before, after) }: MoveStates<K>,
  logEntry: LogEntry<K>,
): MoveVisibility {
  const [seat] = logEntry
  return {
    isSeen: isSeenByOthers(diff, seat),
    isChoiceHidden:
      changesHiddenState({ before, after, diff }, seat) && hasHiddenChoice(rules, { before, after, diff }, logEntry),
  }
}

/** True if everybody sees that something has changed. */
export function isPublicChange<K extends GameTypeParams>({ open, told }: StateDiff<K>): boolean {
  return open.length > 0 || told.length > 0
}

/** A text of everything that the others see of a move. */
export function visibleChangeText<K extends GameTypeParams>(diff: StateDiff<K>, maker: Seat): string {
  const own = diff.own.filter((_, seat) => seat !== maker)
  return JSON.stringify([diff.open, own, linesForOthers(diff, maker), diff.outcome])
}

/** True if the others see that something has happened. */
function isSeenByOthers<K extends GameTypeParams>(diff: StateDiff<K>, maker: Seat): boolean {
  return (
    diff.open.length > 0 ||
    diff.outcome !== null ||
    linesForOthers(diff, maker).length > 0 ||
    diff.own.some((changes, seat) => seat !== maker && changes.length > 0)
  )
}

/** The new lines without those for the player who moved alone. */
function linesForOthers<K extends GameTypeParams>({ told }: StateDiff<K>, maker: Seat): StateDiff<K>['told'] {
  return told.filter(({ to }) => to === undefined || to.some(seat => seat !== maker))
}

/** A few moves on offer, drawn from fixed dice, without the one that was made. */
export function drawAlternativeMoves<K extends GameTypeParams>(
  offers: ReturnType<typeof legalOffers<K>>,
  move: K['move'],
): K['move'][] {
  const luck = diceFromSeed(1)
  const choices = offers.flatMap(offer =>
    Array.from({ length: TRIED_ALTERNATIVES_PER_OFFER }, () => fillOfferAtRandom(offer, luck)),
  )
  const otherMoves = new Map(choices.map(choice => [JSON.stringify(choice), choice]))
  otherMoves.delete(JSON.stringify(move))
  return [...otherMoves.values()]
}

/** True if the move changed the player's own drawer or the sealed one: nowhere else can a hidden choice be kept. */
function changesHiddenState<K extends GameTypeParams>(
  { before, after, diff }: Required<MoveStates<K>>,
  maker: Seat,
): boolean {
  return (diff.own[maker] ?? []).length > 0 || JSON.stringify(before.sealed) !== JSON.stringify(after.sealed)
}

/** True if the seat could have made another move, of any kind, that looks the same to the others and is not. */
function hasHiddenChoice<K extends GameTypeParams>(
  rules: GameRules<K>,
  { before, after, diff }: Required<MoveStates<K>>,
  [seat, move]: LogEntry<K>,
): boolean {
  const visibleChange = visibleChangeText(diff, seat)
  const hiddenState = JSON.stringify([after.own, after.sealed])
  return drawAlternativeMoves<K>(legalOffers(rules, before, seat), move).some(otherMove => {
    const instead = cloneState(before)
    applyMoveUnchecked(rules, instead, seat, otherMove)
    return (
      visibleChangeText(diffStates(before, instead), seat) === visibleChange &&
      JSON.stringify([instead.own, instead.sealed]) !== hiddenState
    )
  })
}
