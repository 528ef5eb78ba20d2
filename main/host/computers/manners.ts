// How each temperament behaves at a table: how fast it moves, how long it hesitates, and its gestures. None of it changes a move.
import type { Seat, Temperament } from '../../../shared/engine/index.ts'
import { temperamentOf, type Gesture } from '../../../shared/wire/index.ts'
import type { HostChair } from '../table/chairs.ts'

/** The manners of one temperament. */
export interface Manners {
  readonly tempo: number // its share of the usual pace
  readonly hesitation: number // paces between a gesture and naming a card
  readonly beforeNaming: Gesture | null
  readonly small: readonly Gesture[] // while it thinks, now and then
  readonly talks: number // the share of its moves before which it makes one of those
}

export const MANNERS: Readonly<Record<Temperament, Manners>> = {
  careful: { tempo: 1.2, hesitation: 3, beforeNaming: 'doubt', small: ['doubt'], talks: 0.05 },
  bold: { tempo: 0.85, hesitation: 1, beforeNaming: 'laugh', small: ['laugh'], talks: 0.03 },
  chatty: { tempo: 0.95, hesitation: 2, beforeNaming: 'gasp', small: ['laugh', 'gasp', 'doubt'], talks: 0.2 },
  calm: { tempo: 1.1, hesitation: 2, beforeNaming: null, small: [], talks: 0 },
  merry: { tempo: 0.9, hesitation: 1.5, beforeNaming: 'laugh', small: ['laugh', 'gasp'], talks: 0.1 },
  wry: { tempo: 1, hesitation: 2, beforeNaming: 'doubt', small: ['doubt', 'ouch'], talks: 0.05 },
}

/** The shortest pace, in milliseconds, at which gestures can be followed. At a quicker one nobody makes any. */
export const QUICKEST_WITH_GESTURES = 300

/** A gesture of one computer player. */
export interface SeatGesture {
  readonly seat: Seat
  readonly gesture: Gesture
}

/**
 * What a computer player says to a naming: respect if its card was named, applause if another secret was, and a
 * sigh if it was wrong itself. Null: nobody says anything, as after the mistake of a person.
 */
export function answerToNaming(
  { by, of, right }: { readonly by: Seat; readonly of: Seat | null; readonly right: boolean },
  chairs: readonly HostChair[],
): SeatGesture | null {
  const isComputer = (seat: Seat) => chairs[seat] !== undefined && temperamentOf(chairs[seat]) !== null
  if (!right) return isComputer(by) ? { seat: by, gesture: 'ouch' } : null
  if (of !== null && of !== by && isComputer(of)) return { seat: of, gesture: 'hat' }
  const applauding = chairs.findIndex((_, seat) => seat !== by && seat !== of && isComputer(seat))
  return applauding < 0 ? null : { seat: applauding, gesture: 'bravo' }
}
