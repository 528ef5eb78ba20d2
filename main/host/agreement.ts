// Answers for: what others at one table must agree to: who asked, how many have agreed, and when it is done.
import type { ClientMessage } from '../../shared/wire/index.ts'
import type { Connection } from './connection.ts'
import type { Presence } from './presence.ts'
import { Refusal } from './refusal.ts'
import { PendingRequests, type PendingRequest, type RequestKind } from './requests.ts'
import type { TableRights } from './rights.ts'
import type { Table } from './table.ts'

interface AgreementContext {
  readonly table: Table
  readonly presence: Presence
  readonly rights: TableRights
  /** A number that no other request on this host has: a late answer never meets another one. */
  readonly nextRequest: () => number
  /** Does what enough have agreed to. */
  readonly fulfil: (wish: RequestKind) => void
  /** Everybody is to be shown how far it is. */
  readonly changed: () => void
}

export class RequestAgreement {
  readonly #around: AgreementContext
  readonly #requests: PendingRequests

  constructor(around: AgreementContext) {
    this.#around = around
    this.#requests = new PendingRequests(around.nextRequest)
  }

  get pending(): readonly PendingRequest[] {
    return this.#requests.pending
  }

  /** What no guest may do alone, as a wish of the device's; null for what anybody who arranges may do. Throws Refusal where it cannot be. */
  wishFor(message: ClientMessage, by: string): RequestKind | null {
    const { table } = this.#around
    if (message.type === 'start') table.assertStartable()
    if (message.type === 'start' || message.type === 'lobby') return { wish: message.type, chair: null, by }
    if (message.type !== 'free' || table.chairs[message.chair]?.kind !== 'person') return null
    return { wish: 'free', chair: message.chair, by }
  }

  /** Asks for something; it is done at once where enough agree already. */
  ask(wish: RequestKind, agreed: readonly string[]): void {
    this.#decide(this.#requests.add(wish, agreed))
  }

  agree(id: number, device: string): void {
    this.#decide(this.#requests.agree(id, device))
  }

  /** Whoever asked takes it back, or the owner says no. Among guests, who does not agree need not say so. */
  decline({ device }: Connection, id: number): void {
    const { wish } = this.#requests.find(id)
    if (wish.by !== device!.hash && !device!.owner) throw new Refusal('not-the-host')
    this.#requests.drop(id)
  }

  /** Nothing is asked any more: the chairs are numbered anew. */
  dropAll(): void {
    this.#requests.dropUnless(() => false)
  }

  /** Lets go of what no longer makes sense. */
  dropOutdated(): boolean {
    return this.#requests.dropUnless(request => this.#stands(request))
  }

  /** How many must agree: the owner; or else most of the people who sit and are here, and never one alone where others hold seats. */
  needed({ wish }: RequestKind): number {
    const { table, presence } = this.#around
    if (presence.ownerIsHere) return 1
    const holders = new Set(table.chairs.map(({ device }) => device).filter(device => device !== ''))
    const here = [...holders].filter(device => presence.isHere(device)).length
    const most = Math.floor(here / 2) + 1
    if (wish === 'code') return 1
    return wish === 'seat' || holders.size === 1 ? most : Math.max(2, most)
  }

  #decide({ id, wish, agreed }: PendingRequest): void {
    const { rights, fulfil, changed } = this.#around
    if ([...agreed].filter(device => rights.decides(device)).length < this.needed(wish)) return changed()
    this.#requests.drop(id)
    fulfil(wish)
  }

  /** A request stands while the one who asked is here, and it still makes sense. */
  #stands({ wish: { wish, chair, by } }: PendingRequest): boolean {
    const { table, presence, rights } = this.#around
    if (wish === 'code')
      return table.seating.hasPlace && presence.present.some(({ device }) => device!.display && device!.hash === by)
    if (!presence.isHere(by)) return false
    switch (wish) {
      case 'seat':
        return !table.isHeldBy(by) && rights.isAway(chair) && table.seating.mayHold(chair, by)
      case 'free':
        return table.chairs[chair]?.kind === 'person'
      case 'start':
        return table.phase !== 'playing'
      case 'lobby':
        return table.phase !== 'lobby'
    }
  }
}
