// Answers for: whose cards a shared screen shows, and when the curtain falls.
// The curtain falls whenever the person who is to act at this device changes.
import type { Seat } from '../../shared/engine/index.ts'

/** What a device that holds several seats shows. */
export interface Showing {
  readonly seat: Seat | null // whose cards lie open; null: nobody's
  readonly curtain: Seat | null // whom the curtain waits for; null with nobody's cards open: whoever wants to look
  readonly last: Seat | null // whose cards lay open last
  readonly peeking: boolean // the person behind the curtain is not the one to act
}

export const nobody: Showing = { seat: null, curtain: null, last: null, peeking: false }

/** What the table says: the seats this device holds, and those it waits for. */
export interface Waiting {
  readonly mine: readonly Seat[]
  readonly due: readonly Seat[]
}

/** The seat that is next to act here, clockwise after the one whose cards lay open last. */
function next({ mine, due }: Waiting, last: Seat | null): Seat | null {
  const ours = mine.filter(seat => due.includes(seat)).sort((a, b) => a - b)
  return ours.find(seat => last === null || seat > last) ?? ours[0] ?? null
}

/** What to show once the table waits for others than before. */
export function follow(now: Showing, waiting: Waiting): Showing {
  const { mine, due } = waiting
  const seat = now.seat !== null && mine.includes(now.seat) ? now.seat : null
  const wanted = next(waiting, now.last)
  if (seat !== null && (due.includes(seat) || wanted === null)) return { ...now, seat }
  if (wanted === null) return { ...now, seat: null, curtain: null, peeking: false }
  const curtain = now.curtain !== null && due.includes(now.curtain) && mine.includes(now.curtain) ? now.curtain : wanted
  return { ...now, seat: null, curtain, peeking: false }
}

/** Somebody at this device wants to look at their cards: the curtain falls for them. */
export function call(now: Showing, seat: Seat, { due }: Waiting): Showing {
  return { ...now, seat: null, curtain: seat, peeking: !due.includes(seat) }
}

/** The person the curtain waited for is alone with the screen. */
export function lift(now: Showing): Showing {
  return now.curtain === null ? now : { ...now, seat: now.curtain, curtain: null, last: now.curtain }
}

/** The cards are put away; the curtain waits for whoever is to act. */
export function putAway(now: Showing, waiting: Waiting): Showing {
  return follow({ ...now, seat: null, curtain: null, peeking: false }, waiting)
}

/** The lines since this seat's last act. A line says who acted as `by`; in the lines that `befall` nobody acted. */
export function since<L extends { readonly type: string }>(
  story: readonly L[],
  seat: Seat,
  befall: readonly string[] = [],
): readonly L[] {
  const last = story.findLastIndex(line => 'by' in line && line.by === seat && !befall.includes(line.type))
  return story.slice(last + 1)
}
