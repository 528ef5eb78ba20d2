// How computer players behave at a table: how long they wait, so that people can follow, and their gestures. None of it changes a move, and none depends on what is secret.
import type { GameTypeParams, Seat, Temperament } from '../../../shared/engine/index.ts'
import { temperamentOf, type Gesture } from '../../../shared/wire/index.ts'
import type { HostChair } from '../table/chairs.ts'
import type { ComputerTurn } from '../table/computerTurns.ts'

/** The manners of one temperament. */
export interface Manners {
  readonly tempo: number // the share of the usual pace at which it plays
  readonly hesitation: number // paces between a gesture and naming a card
  readonly beforeNaming: Gesture | null
  readonly smallTalk: readonly Gesture[] // while it thinks, now and then
  readonly smallTalkShare: number // the share of its moves before which it makes one of those
}

export const MANNERS_BY_TEMPERAMENT: Readonly<Record<Temperament, Manners>> = {
  careful: { tempo: 1.2, hesitation: 3, beforeNaming: 'doubt', smallTalk: ['doubt'], smallTalkShare: 0.05 },
  bold: { tempo: 0.85, hesitation: 1, beforeNaming: 'laugh', smallTalk: ['laugh'], smallTalkShare: 0.03 },
  chatty: {
    tempo: 0.95,
    hesitation: 2,
    beforeNaming: 'gasp',
    smallTalk: ['laugh', 'gasp', 'doubt'],
    smallTalkShare: 0.2,
  },
  calm: { tempo: 1.1, hesitation: 2, beforeNaming: null, smallTalk: [], smallTalkShare: 0 },
  merry: { tempo: 0.9, hesitation: 1.5, beforeNaming: 'laugh', smallTalk: ['laugh', 'gasp'], smallTalkShare: 0.1 },
  wry: { tempo: 1, hesitation: 2, beforeNaming: 'doubt', smallTalk: ['doubt', 'ouch'], smallTalkShare: 0.05 },
}

/** The longest pace that a command line may set, in milliseconds. */
export const MAX_PACE_MS = 60_000

/** The shortest pace, in milliseconds, at which gestures can be followed. At a quicker one nobody makes any. */
export const MIN_PACE_WITH_GESTURES_MS = 300

/** A gesture of one computer player. */
export interface SeatGesture {
  readonly seat: Seat
  readonly gesture: Gesture
}

/**
 * The gesture with which a computer player answers a naming: respect if its card was named, applause if another
 * secret was, a sigh if it was wrong itself. Null: nobody answers, as after the mistake of a person.
 */
export function gestureAfterNaming(
  { by, of, right }: { readonly by: Seat; readonly of: Seat | null; readonly right: boolean },
  chairs: readonly HostChair[],
): SeatGesture | null {
  const isComputer = (seat: Seat) => chairs[seat] !== undefined && temperamentOf(chairs[seat]) !== null
  if (!right) return isComputer(by) ? { seat: by, gesture: 'ouch' } : null
  if (of !== null && of !== by && isComputer(of)) return { seat: of, gesture: 'hat' }
  const applaudingSeat = chairs.findIndex((_, seat) => seat !== by && seat !== of && isComputer(seat))
  return applaudingSeat < 0 ? null : { seat: applaudingSeat, gesture: 'bravo' }
}

/** The paces a computer player waits before a move that clears the result of a deal, so that people can read it. */
export const PACES_TO_READ_RESULT = 20

/** The paces a computer player waits after a card was named: nobody acts during its animation. */
export const PACES_AFTER_NAMING = 4

/** The paces a computer player waits for the person to move before it acts out of turn: about forty seconds. */
export const PACES_BEFORE_INTERRUPTING = 44

/**
 * The paces a sentence stands before the next one: about four seconds for a person who asked for it, three on a
 * display, which all read together; less where people only watch.
 */
export const PACES_TO_READ_SENTENCE = { answer: 4.4, display: 3.4, seats: 2 } as const

/** The usual pace is multiplied by this once all people are out of the deal, unless they watch on a display how the computer players finish it. */
export const PACE_FACTOR_AFTER_PEOPLE_ARE_OUT = 0.4

/** The paces before a move of this seat, from 0.3. `isDisplayed`: a table display shows the table. */
export function pacesBeforeMove(turn: ComputerTurn, { isDisplayed }: { readonly isDisplayed: boolean }): number {
  const {
    temperament,
    isAfterSentence,
    followsPersonsMove,
    isLate,
    isAfterNaming,
    mayClearResult,
    wouldInterruptPeople,
  } = turn
  const readBy = followsPersonsMove ? 'answer' : isDisplayed ? 'display' : 'seats'
  const sentence = isAfterSentence && !isLate ? PACES_TO_READ_SENTENCE[readBy] : 1
  const isHurried = turn.areAllPeopleOut && !isDisplayed
  const tempo = temperament ? MANNERS_BY_TEMPERAMENT[temperament].tempo : 1
  return Math.max(
    sentence * tempo * (isHurried ? PACE_FACTOR_AFTER_PEOPLE_ARE_OUT : 1),
    isAfterNaming ? PACES_AFTER_NAMING : 0,
    mayClearResult ? PACES_TO_READ_RESULT : 0,
    wouldInterruptPeople ? PACES_BEFORE_INTERRUPTING : 0,
  )
}

/** The paces a computer player leaves people before it ends the game for all of them: about fifteen seconds. */
export const PACES_BEFORE_ENDING_FOR_ALL = 16

/** The paces a computer player hesitates before this move, which names a card. */
export function hesitationPaces({ temperament, isLeftToPeople }: ComputerTurn, move: GameTypeParams['move']): number {
  const ownPaces = temperament ? MANNERS_BY_TEMPERAMENT[temperament].hesitation : 0
  return isLeftToPeople(move) ? Math.max(ownPaces, PACES_BEFORE_ENDING_FOR_ALL) : ownPaces
}
