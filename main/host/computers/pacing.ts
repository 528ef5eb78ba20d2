// How long a computer player waits before its move, so that people can follow. It depends on nothing that is secret.
import type { ComputerTurn } from '../table/computerTurns.ts'
import { MANNERS } from './manners.ts'

/** The paces a computer player waits before a move that clears the result of a deal, so that people can read it. */
export const PACES_TO_READ_RESULT = 12

/** The paces a computer player waits after a card was named: nobody acts during its animation. */
export const PACES_AFTER_NAMING = 4

/** The paces a computer player waits for the person to move before it acts out of turn: about twenty seconds. */
export const PACES_BEFORE_INTERRUPTING = 22

/** The paces a sentence stands before the next one: about three seconds on a display, which all read together. */
export const PACES_FOR_SENTENCE = { display: 3.4, seats: 2 } as const

/** The paces before a move of this seat, from 0.5. `isDisplayed`: a table display shows the table. */
export function pacesBefore(
  { temperament, afterSentence, isLate, afterNaming, clears, interrupts }: ComputerTurn,
  { isDisplayed }: { readonly isDisplayed: boolean },
): number {
  const sentence = afterSentence && !isLate ? PACES_FOR_SENTENCE[isDisplayed ? 'display' : 'seats'] : 1
  return Math.max(
    sentence * (temperament ? MANNERS[temperament].tempo : 1),
    afterNaming ? PACES_AFTER_NAMING : 0,
    clears ? PACES_TO_READ_RESULT : 0,
    interrupts ? PACES_BEFORE_INTERRUPTING : 0,
  )
}

/** The paces a computer player hesitates before it names a card. */
export function pacesBeforeNaming({ temperament }: ComputerTurn): number {
  return temperament ? MANNERS[temperament].hesitation : 0
}
