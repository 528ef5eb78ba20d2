// Tracks which screens are at one table, and whether the owner's is among them.
import type { Connection, DeviceIdentity } from '../channel/connection.ts'
import type { TableChanges } from './tableChanges.ts'

export class Presence {
  readonly connections = new Set<Connection>()
  /** How long a screen may need to come back, in milliseconds. */
  readonly grace: number
  readonly #changes: TableChanges
  readonly #openedAt = performance.now() // whose screen was not here since, is away since then
  readonly #leftAtByDevice = new Map<string, number>() // when the last screen of a device went, by its hash
  #ownerLastSeenAt = 0 // when the owner's screen was last here, by a clock that nobody can set
  graceOver: NodeJS.Timeout | undefined
  /** The sender of the message being handled, which gets the result first. */
  asker: Connection | null = null

  constructor({ grace, changes }: { readonly grace: number; readonly changes: TableChanges }) {
    this.grace = grace
    this.#changes = changes
    this.awaitOwner()
  }

  /** Those that have said who they are. */
  get present(): Connection[] {
    return [...this.connections].filter(({ device }) => device !== null)
  }

  /** Some screen of this device is here that is more than a display. */
  isHere(hash: string): boolean {
    return hash !== '' && this.#isAnyPresent(device => device.hash === hash && !device.display)
  }

  /** The screens of this device that are more than displays. */
  screensOf(hash: string): Connection[] {
    if (hash === '') return []
    return this.present.filter(({ device }) => device!.hash === hash && !device!.display)
  }

  /** A screen is gone. */
  leave(connection: Connection): void {
    this.connections.delete(connection)
    if (connection.device && !connection.device.display)
      this.#leftAtByDevice.set(connection.device.hash, performance.now())
  }

  /**
   * Milliseconds until this device has been away for as long as a page or a phone may need to come back; 0: it
   * has; null: it is here.
   */
  waitBeforeLongAway(hash: string): number | null {
    if (this.isHere(hash)) return null
    return Math.max(0, (this.#leftAtByDevice.get(hash) ?? this.#openedAt) + this.grace - performance.now())
  }

  isOwner(hash: string): boolean {
    return this.#isAnyPresent(device => device.owner && device.hash === hash)
  }

  get ownerIsHere(): boolean {
    if (this.#isAnyPresent(({ owner }) => owner)) return true
    return performance.now() < this.#ownerLastSeenAt + this.grace
  }

  #isAnyPresent(is: (device: DeviceIdentity) => boolean): boolean {
    for (const { device } of this.connections) if (device && is(device)) return true
    return false
  }

  /** The owner's screen is gone, maybe only to reload: if it stays away, the guests' rights begin. */
  awaitOwner(): void {
    this.#ownerLastSeenAt = performance.now()
    clearTimeout(this.graceOver)
    this.graceOver = setTimeout(() => this.#changes.emit('arranged'), this.grace + 50)
    this.graceOver.unref()
  }

  /** The owner is here, or it no longer matters. */
  stopAwaiting(): void {
    clearTimeout(this.graceOver)
  }
}
