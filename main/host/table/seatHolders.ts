// Remembers which devices have held which seat during one game, so that nobody ever sees two hands.
import type { Seat } from '../../../shared/engine/index.ts'

export class SeatHolders {
  #devicesAtDeal: readonly string[] // the device of each seat; '' for none
  readonly #allDevicesBySeat: readonly Set<string>[] // all devices that have held each seat
  #lastDevices: readonly string[] // the last person's device of each seat, also once they have left; '' if no person ever held it

  /** `devices`: the holder of each seat at the deal; '' for nobody. */
  constructor(devices: readonly string[]) {
    this.#devicesAtDeal = devices
    this.#lastDevices = devices
    this.#allDevicesBySeat = devices.map(device => new Set(device === '' ? [] : [device]))
  }

  /** Notes that a device holds this seat from now on, and gets its view. */
  noteHolder(seat: Seat, device: string): void {
    if (device === '') return
    this.#allDevicesBySeat[seat]?.add(device)
    this.#lastDevices = this.#lastDevices.map((lastDevice, other) => (other === seat ? device : lastDevice))
  }

  /** The device of the person whose game this seat is: the computer that plays on for who left plays for them. '' for a computer player. */
  deviceOfOwner(seat: Seat): string {
    return this.#lastDevices[seat]!
  }

  /** True if this device has held a seat in this game. */
  hasHeld(device: string): boolean {
    return this.#allDevicesBySeat.some(devices => devices.has(device))
  }

  /** True if this device held a seat at the deal. */
  satAtDeal(device: string): boolean {
    return this.#devicesAtDeal.includes(device)
  }

  /** The seats this device has held in this game. */
  everHeldBy(device: string): Seat[] {
    return this.#allDevicesBySeat.flatMap((devices, seat) => (devices.has(device) ? [seat] : []))
  }

  /** Records that a device has another hash now. What it has seen counts for both. */
  renew(device: string, newHash: string): void {
    const renewed = (devices: readonly string[]) => devices.map(known => (known === device ? newHash : known))
    this.#devicesAtDeal = renewed(this.#devicesAtDeal)
    this.#lastDevices = renewed(this.#lastDevices)
    for (const devices of this.#allDevicesBySeat) if (devices.has(device)) devices.add(newHash)
  }

  /** True if the device has held no other seat in this game, except seats that were all its own at the deal. */
  mayHold(seat: Seat, device: string): boolean {
    return this.#allDevicesBySeat.every(
      (devices, other) => other === seat || !devices.has(device) || this.#heldAllAtDeal([seat, other], device),
    )
  }

  #heldAllAtDeal(seats: readonly Seat[], device: string): boolean {
    return seats.every(seat => this.#devicesAtDeal[seat] === device)
  }
}
