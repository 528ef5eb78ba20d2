// Chooses the view that each screen gets: the table's, or that of a seat its device holds.
import type { Seat } from '../../../shared/engine/index.ts'
import type { Connection } from '../channel/connection.ts'
import { padPrivateMessage } from '../channel/privatePadding.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Table } from '../table/table.ts'

export class ScreenViews {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  /**
   * Sends a screen its view. A device with one seat sees that seat. A device with several sees the seat it asked for,
   * or else the table.
   */
  show(connection: Connection): void {
    const seatsShown = this.#seatsShownOn(connection)
    const watchedSeat = seatsShown.find(seat => seat === connection.watchedSeat) ?? null
    connection.watchedSeat = seatsShown.length === 1 ? seatsShown[0]! : watchedSeat
    this.#sendView(connection)
  }

  /**
   * Sends the screen the view it asks for: a seat's, or the table's (null). Throws Refusal if its device does not
   * hold the seat.
   */
  watch(connection: Connection, seat: Seat | null): void {
    if (seat !== null && !this.#seatsShownOn(connection).includes(seat)) throw new Refusal('not-yours')
    connection.watchedSeat = seat
    this.#sendView(connection)
  }

  /** The seats whose hands this screen may show: none on a display. */
  #seatsShownOn({ device }: Connection): readonly Seat[] {
    return device!.isDisplay ? [] : this.#table.heldBy(device!.hash)
  }

  #sendView(connection: Connection): void {
    const view = this.#table.view(connection.watchedSeat)
    if (view)
      connection.sendText(connection.watchedSeat === null ? Buffer.from(JSON.stringify(view)) : padPrivateMessage(view))
  }
}
