// Answers for: who may do what at one table besides playing: arrange it, agree for others, tell the join code, ask for a seat.
import type { Connection } from '../channel/connection.ts'
import type { Presence } from './presence.ts'
import type { RequestKind } from './requests.ts'
import type { Table } from '../table/table.ts'

export class TableRights {
  readonly #table: Table
  readonly #presence: Presence
  readonly #seatedSince = new Map<string, number>() // by device, by a clock that nobody sets
  readonly #mayShowCode = new Set<string>() // devices whose displays were let show the code

  constructor({ table, presence }: { readonly table: Table; readonly presence: Presence }) {
    this.#table = table
    this.#presence = presence
  }

  /** The owner arranges the table. Once no screen of the owner was at it for a while, those who sit do, so that it is never stuck. */
  arranges({ device }: Connection): boolean {
    const { owner, hash, display } = device!
    if (owner) return true
    return !display && !this.#presence.ownerIsHere && this.#table.isHeldBy(hash)
  }

  /** Who sits may say so too, whoever arranges. */
  sitsOrArranges(connection: Connection): boolean {
    return this.#table.isHeldBy(connection.device!.hash) || this.arranges(connection)
  }

  /** The owner agrees for everybody; without one, the people who sit and are here. */
  agrees({ device }: Connection): boolean {
    const { owner, hash, display } = device!
    if (display) return false
    return this.#presence.ownerIsHere ? owner : this.#table.isHeldBy(hash)
  }

  /**
   * Guests may have agreed while the owner was away: once the owner is back only the owner's word counts. Where somebody's chair is at
   * stake, so does only the word of who was dealt this game, or, before one, has sat for a while: a chair that was given away a moment ago has no say in the next.
   */
  decides(device: string, { wish, by }: RequestKind): boolean {
    if (this.#presence.ownerIsHere) return this.#presence.isOwner(device)
    if (!this.#table.isHeldBy(device)) return false
    if (wish === 'code' || device === by) return true
    if (this.#table.phase === 'playing') return this.#table.wasDealtTo(device)
    return wish === 'start' || wish === 'lobby' || this.#hasSatForLong(device)
  }

  /** Who sits is remembered with the time they sat down. */
  noteSeated(): void {
    const held = new Set(this.#table.chairs.map(({ device }) => device))
    for (const device of this.#seatedSince.keys()) if (!held.has(device)) this.#seatedSince.delete(device)
    for (const device of held) if (!this.#seatedSince.has(device)) this.#seatedSince.set(device, performance.now())
  }

  #hasSatForLong(device: string): boolean {
    return performance.now() - (this.#seatedSince.get(device) ?? Infinity) >= this.#presence.grace
  }

  /** A display on this device may show the code from now on. */
  letShowCode(device: string): void {
    this.#mayShowCode.add(device)
  }

  /** This screen has shown to know the table's code, or its link key. */
  cameByInvitation({ proof }: Connection): boolean {
    return (proof?.by === 'code' || proof?.by === 'link') && proof.table === this.#table.id
  }

  /** Who may tell others how to join is told the code: the owner, who sits, the displays on their devices, those that were let, and who greeted by it. */
  knowsCode(connection: Connection): boolean {
    const { owner, hash } = connection.device!
    if (owner || this.#presence.isOwner(hash) || this.cameByInvitation(connection)) return true
    return this.#mayShowCode.has(hash) || this.#table.isHeldBy(hash)
  }

  /** The chairs this device may sit down on now. Who left one during a game may come back to it; to the owner any is open. */
  mayTake({ device }: Connection): number[] {
    const { hash, owner, display } = device!
    if (display) return []
    const { seating } = this.#table
    return owner ? seating.seatsLeft.filter(chair => seating.mayHold(chair, hash)) : seating.mayTake(hash)
  }

  /** The seats that this device could have if others agree. */
  mayRequest({ device }: Connection): number[] {
    const { hash, owner, display } = device!
    if (display) return []
    const chairs = this.#table.chairs.flatMap((_, chair) => (this.mayRequestSeat(chair, hash) ? [chair] : []))
    return owner ? chairs.filter(chair => this.#table.chairs[chair]!.device !== '') : chairs
  }

  /** True where somebody is away, or has left a game under way, or where another device has what was this one's. */
  mayRequestSeat(chair: number, device: string): boolean {
    const { phase, seating, chairs } = this.#table
    const holder = chairs[chair]
    if (holder?.kind !== 'person' || this.#table.isHeldBy(device) || !seating.mayHold(chair, device)) return false
    if (holder.device === '') return phase === 'playing' && !seating.mayTake(device).includes(chair)
    return this.isAway(chair) || this.seatsGivenAway(device).includes(chair)
  }

  /** The seats this device has held in the game under way, which another device holds now. */
  seatsGivenAway(device: string): number[] {
    const { seating, chairs } = this.#table
    return seating.everHeldBy(device).filter(seat => !['', device].includes(chairs[seat]?.device ?? ''))
  }

  /** Somebody holds this chair, and none of their screens is here. */
  isAway(chair: number): boolean {
    const { kind, device } = this.#table.chairs[chair] ?? { kind: 'free', device: '' }
    return kind === 'person' && device !== '' && !this.#presence.isHere(device)
  }
}
