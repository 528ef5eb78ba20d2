// Sends commands for the seat whose view is shown: a move, a take-back, a mark in its notebook.
import type { Seat } from '../../shared/engine/index.ts'
import type { ClientMessage } from '../../shared/wire/index.ts'
import type { ShownViewStore } from './shownView.ts'

/** The parts of the store that a seat's commands need. */
interface CommandContext {
  readonly view: Pick<ShownViewStore, 'shown' | 'moveOnItsWay' | 'write'>
  readonly send: (message: ClientMessage) => boolean
  /** Whether the game is paused; if so, says it. */
  readonly isPaused: () => boolean
  /** Called when a move was sent: what arrives next waits until the frame that shows it is drawn. */
  readonly onMoveSent: () => void
}

export function createSeatCommands({ view, send, isPaused, onMoveSent }: CommandContext) {
  const { shown, moveOnItsWay } = view

  /** The seat whose view is shown and the number of moves in that view; null for the table's view. */
  function seatShown(): { readonly seat: Seat; readonly step: number } | null {
    const now = shown.value
    return now === null || now.seat === null || !('step' in now.view) ? null : { seat: now.seat, step: now.view.step }
  }

  /** Sends a move. The seat can do nothing else until the host has answered. */
  function move(chosenMove: { type: string }): void {
    const seatOfMove = seatShown()
    if (!seatOfMove || moveOnItsWay.value || isPaused() || !send({ type: 'move', ...seatOfMove, move: chosenMove }))
      return
    moveOnItsWay.value = seatOfMove
    onMoveSent()
  }

  /** Takes back the seat's last move. */
  function takeBack(): void {
    const from = seatShown()
    if (from && !isPaused()) send({ type: 'take-back', ...from })
  }

  /** Writes into the seat's notebook; an empty mark erases. */
  function writeMark(markKey: string, mark: string): void {
    if (seatShown()) view.write(markKey, mark)
  }

  return { move, takeBack, write: writeMark }
}
