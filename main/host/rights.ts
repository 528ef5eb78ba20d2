// Answers for: who may do what at one table besides playing: arrange it, agree for others, tell the join code, ask for a seat.
import type { Connection } from './connection.ts'
import type { Presence } from './presence.ts'
import type { Table } from './table.ts'

export class TableRights {
  readonly #table: Table
  readonly #presence: Presence
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

  /** Guests may have agreed while the owner was away: once the owner is back only the owner's word counts. */
  decides(device: string): boolean {
    return this.#presence.ownerIsHere ? this.#presence.isOwner(device) : this.#table.isHeldBy(device)
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

  /** The seats of people who are away, which this device could take over from theirs. */
  mayRequest({ device }: Connection): number[] {
    const { hash, display } = device!
    const table = this.#table
    if (display || table.isHeldBy(hash)) return []
    return table.chairs.flatMap((_, chair) => (this.isAway(chair) && table.seating.mayHold(chair, hash) ? [chair] : []))
  }

  /** Somebody holds this chair, and none of their screens is here. */
  isAway(chair: number): boolean {
    const { kind, device } = this.#table.chairs[chair] ?? { kind: 'free', device: '' }
    return kind === 'person' && device !== '' && !this.#presence.isHere(device)
  }
}
