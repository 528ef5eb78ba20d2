// Tracks which screens are at one table, and whether the owner's is among them.
import type { Connection, DeviceIdentity } from '../channel/connection.ts'
import type { TableChangeEmitter } from './tableChanges.ts'

export class Presence {
  readonly connections = new Set<Connection>()
  /** How long a screen may need to come back, in milliseconds. */
  readonly grace: number
  readonly #changeEmitter: TableChangeEmitter
  readonly #openedAt = performance.now() // when the table was opened here: a device that has had no screen at it since counts as away from then on
  readonly #leftAtByDevice = new Map<string, number>() // when a device's last screen left, by the hash of the device
  #ownerLastSeenAt = 0 // when the owner's screen was last here, by a clock that nobody can set
  graceTimer: NodeJS.Timeout | undefined
  /** The sender of the message being handled, which gets the result first. */
  asker: Connection | null = null

  constructor({ grace, changeEmitter }: { readonly grace: number; readonly changeEmitter: TableChangeEmitter }) {
    this.grace = grace
    this.#changeEmitter = changeEmitter
    this.awaitOwner()
  }

  /** The connections whose screens have said hello, and so who they are. */
  get present(): Connection[] {
    return [...this.connections].filter(({ device }) => device !== null)
  }

  /** True if a display shows the table. */
  get hasDisplay(): boolean {
    return this.#isAnyPresent(({ isDisplay }) => isDisplay)
  }

  /** True if this device has a screen here other than a display. */
  isHere(hash: string): boolean {
    return hash !== '' && this.#isAnyPresent(device => device.hash === hash && !device.isDisplay)
  }

  /** The screens of this device other than displays. */
  screensOf(hash: string): Connection[] {
    if (hash === '') return []
    return this.present.filter(({ device }) => device!.hash === hash && !device!.isDisplay)
  }

  /** Removes a screen that is gone. */
  removeScreen(connection: Connection): void {
    this.connections.delete(connection)
    if (connection.device && !connection.device.isDisplay)
      this.#leftAtByDevice.set(connection.device.hash, performance.now())
  }

  /**
   * Milliseconds until this device has been away for longer than a page or a phone needs to come back. 0: the device
   * has been away for that long already. Null: the device is here.
   */
  waitBeforeLongAway(hash: string): number | null {
    if (this.isHere(hash)) return null
    return Math.max(0, (this.#leftAtByDevice.get(hash) ?? this.#openedAt) + this.grace - performance.now())
  }

  isOwner(hash: string): boolean {
    return this.#isAnyPresent(device => device.isOwner && device.hash === hash)
  }

  get ownerIsHere(): boolean {
    if (this.#isAnyPresent(({ isOwner }) => isOwner)) return true
    return performance.now() < this.#ownerLastSeenAt + this.grace
  }

  #isAnyPresent(matchesDevice: (device: DeviceIdentity) => boolean): boolean {
    for (const { device } of this.connections) if (device && matchesDevice(device)) return true
    return false
  }

  /**
   * Waits for the owner's screen, which may only be reloading. If the screen stays away, guests get the owner's rights.
   */
  awaitOwner(): void {
    this.#ownerLastSeenAt = performance.now()
    clearTimeout(this.graceTimer)
    this.graceTimer = setTimeout(() => this.#changeEmitter.emit('arranged'), this.grace + 50)
    this.graceTimer.unref()
  }

  /** Stops waiting for the owner, who is here, or no longer needed. */
  stopAwaiting(): void {
    clearTimeout(this.graceTimer)
  }
}
