// Answers for: whose cards a shared screen shows, and when the curtain falls.
// The curtain falls whenever the person who is to act at this device changes.
import type { Seat } from '../../../shared/engine/index.ts'

/** What a device that holds several seats shows. */
export interface CurtainState {
  readonly seat: Seat | null // whose cards lie open; null: nobody's
  readonly curtain: Seat | null // whom the curtain waits for; null with nobody's cards open: whoever wants to look
  readonly last: Seat | null // whose cards lay open last
  readonly peeking: boolean // the person behind the curtain is not the one to act
}

export const NOBODY_SHOWN: CurtainState = { seat: null, curtain: null, last: null, peeking: false }

/** What the table says: the seats this device holds, and those it waits for. */
export interface SeatsToMove {
  readonly mine: readonly Seat[]
  readonly toMove: readonly Seat[]
}

/** The seat that is next to act here, clockwise after the one whose cards lay open last. */
function next({ mine, toMove }: SeatsToMove, last: Seat | null): Seat | null {
  const ours = mine.filter(seat => toMove.includes(seat)).sort((a, b) => a - b)
  return ours.find(seat => last === null || seat > last) ?? ours[0] ?? null
}

/** What to show once the table waits for others than before. */
export function curtainAfterTurnChange(now: CurtainState, waiting: SeatsToMove): CurtainState {
  const { mine, toMove } = waiting
  const seat = now.seat !== null && mine.includes(now.seat) ? now.seat : null
  const wanted = next(waiting, now.last)
  if (seat !== null && (toMove.includes(seat) || wanted === null)) return { ...now, seat }
  if (wanted === null) return { ...now, seat: null, curtain: null, peeking: false }
  const curtain =
    now.curtain !== null && toMove.includes(now.curtain) && mine.includes(now.curtain) ? now.curtain : wanted
  return { ...now, seat: null, curtain, peeking: false }
}

/** Somebody at this device wants to look at their cards: the curtain falls for them. */
export function lowerCurtainFor(now: CurtainState, seat: Seat, { toMove }: SeatsToMove): CurtainState {
  return { ...now, seat: null, curtain: seat, peeking: !toMove.includes(seat) }
}

/** The person the curtain waited for is alone with the screen. */
export function liftCurtain(now: CurtainState): CurtainState {
  return now.curtain === null ? now : { ...now, seat: now.curtain, curtain: null, last: now.curtain }
}

/** The cards are put away; the curtain waits for whoever is to act. */
export function hideHand(now: CurtainState, waiting: SeatsToMove): CurtainState {
  return curtainAfterTurnChange({ ...now, seat: null, curtain: null, peeking: false }, waiting)
}

/** The lines since this seat's last act. A line says who acted as `by`; in the lines that `happensTo` nobody acted. */
export function linesSinceOwnMove<L extends { readonly type: string }>(
  story: readonly L[],
  seat: Seat,
  happensTo: readonly string[] = [],
): readonly L[] {
  const last = story.findLastIndex(line => 'by' in line && line.by === seat && !happensTo.includes(line.type))
  return story.slice(last + 1)
}
