// Remembers which devices have held which seat during one game, so that nobody ever sees two hands.
import type { Seat } from '../../../shared/engine/index.ts'

export class SeatHolders {
  #atDeal: readonly string[] // devices, by seat; '' for none
  readonly #ever: readonly Set<string>[] // devices, by seat

  /** `devices`: the holder of each seat at the deal; '' for nobody. */
  constructor(devices: readonly string[]) {
    this.#atDeal = devices
    this.#ever = devices.map(device => new Set(device === '' ? [] : [device]))
  }

  /** A device holds this seat from now on, and gets its view. */
  held(seat: Seat, device: string): void {
    if (device !== '') this.#ever[seat]?.add(device)
  }

  /** This device has held a seat in this game. */
  hasHeld(device: string): boolean {
    return this.#ever.some(devices => devices.has(device))
  }

  /** This device has held its seat since the deal, not since somebody left one. */
  satAtDeal(device: string): boolean {
    return this.#atDeal.includes(device)
  }

  /** The seats this device has held in this game. */
  everHeldBy(device: string): Seat[] {
    return this.#ever.flatMap((devices, seat) => (devices.has(device) ? [seat] : []))
  }

  /** A device gets another hash; what it has seen counts for both. */
  renew(device: string, as: string): void {
    this.#atDeal = this.#atDeal.map(one => (one === device ? as : one))
    for (const devices of this.#ever) if (devices.has(device)) devices.add(as)
  }

  /** True if the device has held no other seat in this game, except seats that were all its own at the deal. */
  mayHold(seat: Seat, device: string): boolean {
    return this.#ever.every(
      (devices, other) => other === seat || !devices.has(device) || this.#wereOwnAtDeal([seat, other], device),
    )
  }

  #wereOwnAtDeal(seats: readonly Seat[], device: string): boolean {
    return seats.every(seat => this.#atDeal[seat] === device)
  }
}
