// Sends commands for the seat whose view is shown: a move, a take-back, a mark in its notebook.
import type { Seat } from '../../shared/engine/index.ts'
import type { ClientMessage } from '../../shared/wire/index.ts'
import type { ShownViewStore } from './shownView.ts'

/** The parts of the store that a seat's commands need. */
interface CommandContext {
  readonly view: Pick<ShownViewStore, 'shown' | 'onItsWay' | 'write'>
  readonly say: (message: ClientMessage) => boolean
  /** Whether the game is paused; if so, says it. */
  readonly isPaused: () => boolean
  /** Called when a move was sent: what arrives next waits until the frame that shows it is drawn. */
  readonly onMoveSent: () => void
}

export function createSeatCommands({ view, say, isPaused, onMoveSent }: CommandContext) {
  const { shown, onItsWay } = view

  /** The seat whose view is shown and the number of moves in that view; null for the table's view. */
  function seatShown(): { readonly seat: Seat; readonly step: number } | null {
    const now = shown.value
    return now === null || now.seat === null || !('step' in now.view) ? null : { seat: now.seat, step: now.view.step }
  }

  /** Sends a move. The seat can do nothing else until the host has answered. */
  function move(chosen: { type: string }): void {
    const from = seatShown()
    if (!from || onItsWay.value || isPaused() || !say({ type: 'move', ...from, move: chosen })) return
    onItsWay.value = from
    onMoveSent()
  }

  /** Takes back the seat's last move. */
  function takeBack(): void {
    const from = seatShown()
    if (from && !isPaused()) say({ type: 'take-back', ...from })
  }

  /** Writes into the seat's notebook; an empty mark erases. */
  function writeMark(at: string, mark: string): void {
    if (seatShown()) view.write(at, mark)
  }

  return { move, takeBack, write: writeMark }
}
