// Decides what others at one table must agree to: who asked, whose word counts, how many have agreed, and when it is done.
import type { Connection } from '../channel/connection.ts'
import type { Presence } from './presence.ts'
import { Refusal } from '../errors/refusal.ts'
import { PendingRequests, type PendingRequest, type RequestForConsent } from './requests.ts'
import type { TableRights } from './rights.ts'
import type { Table } from '../table/table.ts'
import type { TableChangeEmitter } from './tableChanges.ts'

/**
 * How many people besides the asker must agree if no owner is here. One person is too few, because the asker may hold
 * two devices.
 */
const MIN_OTHERS_AGREEING = 2

interface AgreementParts {
  readonly table: Table
  readonly presence: Presence
  readonly rights: TableRights
  /**
   * Draws a number that no other request on this host has, so that a late answer is never taken for an answer to
   * another request.
   */
  readonly nextRequest: () => number
  readonly changeEmitter: TableChangeEmitter
}

export class AgreementOnRequests {
  readonly #parts: AgreementParts
  readonly #requests: PendingRequests
  #nextCheckTimer: NodeJS.Timeout | undefined // checks again when an absent person has been away for long enough

  constructor(parts: AgreementParts) {
    this.#parts = parts
    this.#requests = new PendingRequests(parts.nextRequest)
  }

  get pending(): readonly PendingRequest[] {
    return this.#requests.pending
  }

  /** Adds a request; it is granted at once if enough agree already. */
  ask(request: RequestForConsent, agreedDevices: readonly string[]): void {
    this.#decide(this.#requests.add(request, agreedDevices))
  }

  agree(id: number, device: string): void {
    this.#decide(this.#requests.agree(id, device))
  }

  /** Drops a request that its asker withdraws or the owner declines. Guests decline by not answering. */
  decline({ device }: Connection, id: number): void {
    const { request } = this.#requests.find(id)
    if (request.by !== device!.hash && !device!.isOwner) throw new Refusal('not-the-host')
    this.#requests.drop(id)
  }

  /** Drops all requests, because the chairs are renumbered. */
  dropAll(): void {
    this.#requests.dropUnless(() => false)
  }

  /** Drops requests that no longer make sense. */
  dropOutdated(): boolean {
    return this.#requests.dropUnless(request => this.#isStillValid(request))
  }

  /** Stops the timer: no request is decided any more. */
  close(): void {
    clearTimeout(this.#nextCheckTimer)
  }

  /**
   * How many must agree, including the asker if seated here. The owner decides alone. If no owner is here, most of the
   * seated people who are here must agree, and at least two besides the asker. If no hand is at stake and fewer people
   * sit here, all of them are enough. Otherwise two people at a table for two could never play again.
   */
  neededCount({ wish, by }: RequestForConsent): number {
    const { table, presence } = this.#parts
    if (presence.ownerIsHere || wish === 'code') return 1
    const seatedDevices = [...new Set(table.chairs.map(({ device }) => device).filter(device => device !== ''))]
    const majorityOfPresent = Math.floor(seatedDevices.filter(device => presence.isHere(device)).length / 2) + 1
    if (wish === 'seat') return Math.max(MIN_OTHERS_AGREEING, majorityOfPresent)
    const otherDevices = seatedDevices.filter(device => device !== by)
    const notLongAway = otherDevices.filter(device => presence.waitBeforeLongAway(device) !== 0)
    const minAgreeing =
      wish === 'free'
        ? MIN_OTHERS_AGREEING
        : Math.min(MIN_OTHERS_AGREEING, Math.max(notLongAway.length, Math.min(1, otherDevices.length)))
    return Math.max(1 + minAgreeing, majorityOfPresent)
  }

  #decide(pendingRequest: PendingRequest): void {
    const { id, request } = pendingRequest
    if (!this.#isAgreedTo(pendingRequest)) {
      this.#checkAgainWhenMoreMayCount(pendingRequest)
      return void this.#parts.changeEmitter.emit('arranged')
    }
    const msUntilGuestsMayDecide = this.#msUntilGuestsMayDecide(request)
    if (msUntilGuestsMayDecide > 0) {
      this.#checkAgainIn(msUntilGuestsMayDecide)
      return void this.#parts.changeEmitter.emit('arranged')
    }
    this.#requests.drop(id)
    this.#parts.changeEmitter.emit('agreed', request)
  }

  #isAgreedTo({ request, agreedDevices }: PendingRequest): boolean {
    const { rights, table } = this.#parts
    const holder = request.chair === null ? '' : (table.chairs[request.chair]?.device ?? '')
    if (request.wish === 'free' && agreedDevices.has(holder)) return true // the person who sits on the chair may leave it
    return [...agreedDevices].filter(device => rights.decides(device, request)).length >= this.neededCount(request)
  }

  /**
   * Milliseconds until guests may decide about somebody's chair. A page that reloads or a phone that was locked can
   * come back before.
   */
  #msUntilGuestsMayDecide({ wish, chair, by }: RequestForConsent): number {
    const { table, presence } = this.#parts
    if (presence.ownerIsHere || chair === null || (wish === 'seat' && this.#wasHeldBy(chair, by))) return 0
    const holder = table.chairs[chair]?.device ?? ''
    return holder === '' ? 0 : (presence.waitBeforeLongAway(holder) ?? 0)
  }

  /**
   * Decides again at two times: when somebody has been away for long, because then fewer people have to agree; and
   * when somebody who agreed has sat for long, because then their word counts.
   */
  #checkAgainWhenMoreMayCount({ agreedDevices }: PendingRequest): void {
    const { table, presence, rights } = this.#parts
    const untilLongAway = table.chairs.flatMap(({ device }) => (device && presence.waitBeforeLongAway(device)) || [])
    const untilDeciding = [...agreedDevices].map(device => rights.waitBeforeDeciding(device))
    const waits = [...untilLongAway, ...untilDeciding].filter(ms => ms > 0 && ms < Infinity)
    if (waits.length > 0) this.#checkAgainIn(Math.min(...waits))
  }

  #checkAgainIn(ms: number): void {
    clearTimeout(this.#nextCheckTimer)
    this.#nextCheckTimer = setTimeout(() => {
      for (const request of this.pending) this.#decideByTimer(request)
    }, ms + 50)
    this.#nextCheckTimer.unref()
  }

  /** Decides again while no asker waits for an answer. If it is refused, the request stays as it is. */
  #decideByTimer(request: PendingRequest): void {
    try {
      this.#decide(request)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#parts.changeEmitter.emit('arranged')
    }
  }

  /** True while the asker is here, and the request still makes sense. */
  #isStillValid({ request: { wish, chair, by } }: PendingRequest): boolean {
    const { table, presence, rights } = this.#parts
    if (wish === 'code')
      return table.seating.hasPlace && presence.present.some(({ device }) => device!.isDisplay && device!.hash === by)
    if (!presence.isHere(by)) return false
    switch (wish) {
      case 'seat':
        return rights.mayRequestSeat(chair, by)
      case 'free':
        return table.chairs[chair]?.kind === 'person'
      case 'start':
        return table.phase !== 'playing'
      case 'lobby':
        return table.phase !== 'lobby'
    }
  }

  #wasHeldBy(chair: number, device: string): boolean {
    return this.#parts.table.seating.everHeldBy(device).includes(chair)
  }
}
