// Answers for: what this window asks for the seat whose view is shown: a move, to take one back, a mark in its notebook.
import type { Seat } from '../../shared/engine/index.ts'
import type { ClientMessage } from '../../shared/wire/index.ts'
import type { FollowedView } from './shownView.ts'

/** What a seat is commanded with. */
interface CommandContext {
  readonly view: Pick<FollowedView, 'shown' | 'onItsWay' | 'write'>
  readonly say: (message: ClientMessage) => boolean
  /** Whether the game rests, which is then said. */
  readonly isPaused: () => boolean
  /** A move left: what comes next waits until the frame that shows it is made. */
  readonly moved: () => void
}

export function commandSeat({ view, say, isPaused, moved }: CommandContext) {
  const { shown, onItsWay } = view

  /** The seat whose view is shown, and how many moves it knows of; null where the table looks. */
  function seatShown(): { readonly seat: Seat; readonly step: number } | null {
    const now = shown.value
    return now === null || now.seat === null || !('step' in now.view) ? null : { seat: now.seat, step: now.view.step }
  }

  /** Sends a move. Until the host has answered, nothing else can be done with the seat. */
  function move(chosen: { type: string }): void {
    const from = seatShown()
    if (!from || onItsWay.value || isPaused() || !say({ type: 'move', ...from, move: chosen })) return
    onItsWay.value = from
    moved()
  }

  /** Takes the seat's last move back. */
  function takeBack(): void {
    const from = seatShown()
    if (from && !isPaused()) say({ type: 'take-back', ...from })
  }

  /** Writes into the seat's notebook; an empty mark rubs out. */
  function write(at: string, mark: string): void {
    if (seatShown()) view.write(at, mark)
  }

  return { move, takeBack, write }
}
