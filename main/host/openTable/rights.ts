// Decides who may do what at one table besides playing: change it, consent for others, see the code, ask for a seat.
import type { Connection } from '../channel/connection.ts'
import type { Presence } from './presence.ts'
import type { RequestForConsent } from './requests.ts'
import type { Table } from '../table/table.ts'

export class TableRights {
  readonly #table: Table
  readonly #presence: Presence
  readonly #seatedSinceByDevice = new Map<string, number>() // when each device's person sat down, by a clock that nobody can set
  readonly #devicesAllowedToShowCode = new Set<string>() // devices whose displays were allowed to show the code

  constructor({ table, presence }: { readonly table: Table; readonly presence: Presence }) {
    this.#table = table
    this.#presence = presence
  }

  /**
   * The owner changes the table's settings. Once no screen of the owner has been at the table for a
   * while, seated people may change them, so that the table is never stuck.
   */
  mayArrangeTable({ device }: Connection): boolean {
    const { isOwner, hash, isDisplay } = device!
    if (isOwner) return true
    return !isDisplay && !this.#presence.ownerIsHere && this.#table.isHeldBy(hash)
  }

  /** True for people who sit here or may change the table's settings. */
  sitsOrArranges(connection: Connection): boolean {
    return this.#table.isHeldBy(connection.device!.hash) || this.mayArrangeTable(connection)
  }

  /** The owner consents for everybody. If no owner is here, the seated people who are here consent. */
  isAskedToAgree({ device }: Connection): boolean {
    const { isOwner, hash, isDisplay } = device!
    if (isDisplay) return false
    return this.#presence.ownerIsHere ? isOwner : this.#table.isHeldBy(hash)
  }

  /**
   * True if this person's word counts. Guests may have agreed while the owner was away; once the owner is back, only
   * the owner's word counts. Of the guests, the asker counts, and people who were dealt this game or, before a game,
   * have sat for a while. A device that came a moment ago may be the asker's second one.
   */
  decides(device: string, { wish, by }: RequestForConsent): boolean {
    if (this.#presence.ownerIsHere) return this.#presence.isOwner(device)
    if (!this.#table.isHeldBy(device)) return false
    if (wish === 'code' || device === by) return true
    if (this.#table.phase === 'playing') return this.#table.wasDealtTo(device)
    return this.waitBeforeDeciding(device) === 0
  }

  /** Notes when each seated person sat down. */
  noteSeated(): void {
    const seatedDevices = new Set(this.#table.chairs.map(({ device }) => device))
    for (const device of this.#seatedSinceByDevice.keys())
      if (!seatedDevices.has(device)) this.#seatedSinceByDevice.delete(device)
    for (const device of seatedDevices)
      if (!this.#seatedSinceByDevice.has(device)) this.#seatedSinceByDevice.set(device, performance.now())
  }

  /** Milliseconds until this device has sat for long enough to decide with others. Infinity: it does not sit here. */
  waitBeforeDeciding(device: string): number {
    return Math.max(0, (this.#seatedSinceByDevice.get(device) ?? Infinity) + this.#presence.grace - performance.now())
  }

  /** Allows displays on this device to show the code. */
  letShowCode(device: string): void {
    this.#devicesAllowedToShowCode.add(device)
  }

  /** True if this screen has proved to know the table's code or its link key. */
  cameByInvitation({ authentication }: Connection): boolean {
    return (authentication?.by === 'code' || authentication?.by === 'link') && authentication.table === this.#table.id
  }

  /**
   * True if this screen may be shown the code, because its people may tell others how to join: the owner, seated
   * people, displays on their devices, displays that were allowed to, and devices that greeted with the code.
   */
  knowsCode(connection: Connection): boolean {
    const { isOwner, hash } = connection.device!
    if (isOwner || this.#presence.isOwner(hash) || this.cameByInvitation(connection)) return true
    return this.#devicesAllowedToShowCode.has(hash) || this.#table.isHeldBy(hash)
  }

  /**
   * The chairs this device may sit down on now. A person who left one during a game may come back to it; the
   * owner may take any free one.
   */
  mayTake({ device }: Connection): number[] {
    const { hash, isOwner, isDisplay } = device!
    if (isDisplay) return []
    const { seating } = this.#table
    return isOwner ? seating.seatsLeft.filter(chair => seating.mayHold(chair, hash)) : seating.mayTake(hash)
  }

  /** The seats that this device could have if others agree. */
  mayRequest({ device }: Connection): number[] {
    const { hash, isOwner, isDisplay } = device!
    if (isDisplay) return []
    const chairs = this.#table.chairs.flatMap((_, chair) => (this.mayRequestSeat(chair, hash) ? [chair] : []))
    return isOwner ? chairs.filter(chair => this.#table.chairs[chair]!.device !== '') : chairs
  }

  /**
   * True if this device may ask for the chair: the person of the chair is away or has left the running game, or this
   * device held the seat before.
   */
  mayRequestSeat(chair: number, device: string): boolean {
    const { phase, seating, chairs } = this.#table
    const holder = chairs[chair]
    if (holder?.kind !== 'person' || this.#table.isHeldBy(device) || !seating.mayHold(chair, device)) return false
    if (holder.device === '') return phase === 'playing' && !seating.mayTake(device).includes(chair)
    return this.isAway(chair) || this.seatsGivenAway(device).includes(chair)
  }

  /** The seats this device held in the running game that another device holds now. */
  seatsGivenAway(device: string): number[] {
    const { seating, chairs } = this.#table
    return seating.everHeldBy(device).filter(seat => !['', device].includes(chairs[seat]?.device ?? ''))
  }

  /** True if somebody holds this chair and none of their screens is here. */
  isAway(chair: number): boolean {
    const { kind, device } = this.#table.chairs[chair] ?? { kind: 'free', device: '' }
    return kind === 'person' && device !== '' && !this.#presence.isHere(device)
  }
}
