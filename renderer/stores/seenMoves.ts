// Remembers the last moves this device saw at each table.
// They are sent to the host when it is back, because it may have come back without some.
import type { ClientMessage } from '../../shared/wire/index.ts'
import { storedSeenMoves } from '../device/storage/storage.ts'

export function createSeenMoves(send: (message: ClientMessage) => boolean) {
  let comparedTable: string | null = null // the table whose moves were sent on this connection

  /** Makes the moves be sent again on a new connection, because the new connection may lead to a different host. */
  function onConnected(): void {
    comparedTable = null
  }

  /** Sends the host the moves this device saw at a table, once per connection. */
  function tellHost(table: string): void {
    if (comparedTable === table) return
    comparedTable = table
    const acks = storedSeenMoves.get(table)
    if (acks.length > 0) send({ type: 'seen', table, acks: [...acks] })
  }

  /** Notes that this device saw a move at a table. */
  function noteSeen(table: string | undefined, ack: string | undefined): void {
    if (ack === undefined || table === undefined) return
    const acks = storedSeenMoves.get(table)
    if (acks.at(-1) !== ack) storedSeenMoves.set(table, [...acks, ack])
  }

  /** Notes that the table's host lacks these moves, and that this was shown. */
  function noteMissing(table: string | undefined, missingAcks: readonly string[]): void {
    if (table === undefined) return
    storedSeenMoves.set(
      table,
      storedSeenMoves.get(table).filter(ack => !missingAcks.includes(ack)),
    )
  }

  return { onConnected, tellHost, noteSeen, noteMissing }
}
