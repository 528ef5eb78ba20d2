// Decides whose cards a shared screen shows and when the curtain falls: whenever another person at this device is
// to act.
import type { Seat } from '../../../shared/engine/index.ts'

/** The state of a device that holds several seats. */
export interface CurtainState {
  readonly seat: Seat | null // the seat whose cards are open; null: nobody's
  readonly curtain: Seat | null // the seat that is to lift the curtain; null while no cards are open: anybody here
  readonly lastShownSeat: Seat | null // the seat whose cards were open last
  readonly isPeeking: boolean // true if the person behind the curtain only wants to look, and is not the one to act
}

export const NOBODY_SHOWN: CurtainState = { seat: null, curtain: null, lastShownSeat: null, isPeeking: false }

/** The seats that this device holds, and those that are to move. */
export interface CurtainSeats {
  readonly ownSeats: readonly Seat[]
  readonly toMove: readonly Seat[]
  readonly isBetweenRounds?: boolean // a result lies open, which everybody may see
}

/** The next seat to act here, clockwise after the one whose cards were open last. */
function nextSeatHere({ ownSeats, toMove }: CurtainSeats, lastShownSeat: Seat | null): Seat | null {
  const ours = ownSeats.filter(seat => toMove.includes(seat)).sort((a, b) => a - b)
  return ours.find(seat => lastShownSeat === null || seat > lastShownSeat) ?? ours[0] ?? null
}

/** The state after the players to move have changed. */
export function curtainAfterTurnChange(now: CurtainState, seatsToMove: CurtainSeats): CurtainState {
  const { ownSeats, toMove, isBetweenRounds } = seatsToMove
  const seat = now.seat !== null && ownSeats.includes(now.seat) ? now.seat : null
  const wantedSeat = nextSeatHere(seatsToMove, now.lastShownSeat)
  // Whoever begins the next round presses in front of everybody: nobody's cards are opened.
  if (isBetweenRounds === true) return { ...NOBODY_SHOWN, seat: wantedSeat }
  if (seat !== null && (toMove.includes(seat) || wantedSeat === null)) return { ...now, seat }
  if (wantedSeat === null) return { ...now, seat: null, curtain: null, isPeeking: false }
  const curtainSeat =
    now.curtain !== null && toMove.includes(now.curtain) && ownSeats.includes(now.curtain) ? now.curtain : wantedSeat
  return { ...now, seat: null, curtain: curtainSeat, isPeeking: false }
}

/** Lowers the curtain for somebody at this device who wants to look at their cards. */
export function lowerCurtainFor(now: CurtainState, seat: Seat, { toMove }: CurtainSeats): CurtainState {
  return { ...now, seat: null, curtain: seat, isPeeking: !toMove.includes(seat) }
}

/** Lifts the curtain, because the expected person is alone with the screen. */
export function liftCurtain(now: CurtainState): CurtainState {
  return now.curtain === null ? now : { ...now, seat: now.curtain, curtain: null, lastShownSeat: now.curtain }
}

/** Hides the cards; the curtain waits for the player to act. */
export function hideHand(now: CurtainState, waiting: CurtainSeats): CurtainState {
  return curtainAfterTurnChange({ ...now, seat: null, curtain: null, isPeeking: false }, waiting)
}

/** This seat's last action as a line; null before it has acted. */
export function lastOwnAction<L extends { readonly type: string }>(
  story: readonly L[],
  seat: Seat,
  happensTo: readonly string[] = [],
): L | null {
  return story.findLast(line => 'by' in line && line.by === seat && !happensTo.includes(line.type)) ?? null
}

/**
 * The lines since this seat's last action. The field "by" of a line says who acted. In
 * lines of the types `happensTo` nobody acted.
 */
export function linesSinceOwnMove<L extends { readonly type: string }>(
  story: readonly L[],
  seat: Seat,
  happensTo: readonly string[] = [],
): readonly L[] {
  const lastAction = lastOwnAction(story, seat, happensTo)
  return lastAction === null ? story : story.slice(story.lastIndexOf(lastAction) + 1)
}
