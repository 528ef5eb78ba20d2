// Keeps the pending requests of a table: a seat for another device, or what no guest may decide alone.
import type { Seat } from '../../../shared/engine/index.ts'
import { Refusal } from '../errors/refusal.ts'

/** A request. `by`: the hash of the device that made it. */
export type RequestForConsent =
  | { readonly wish: 'seat'; readonly chair: Seat; readonly by: string; readonly name?: string } // `name`: of a new person who would sit there
  | { readonly wish: 'free'; readonly chair: Seat; readonly by: string }
  | { readonly wish: 'start' | 'lobby' | 'code'; readonly chair: null; readonly by: string }

/** A request with the hashes of the devices that have agreed so far. */
export interface PendingRequest {
  readonly id: number
  readonly request: RequestForConsent
  readonly agreedDevices: ReadonlySet<string>
}

/** The most open requests of one table; the oldest is dropped. */
const MAX_REQUESTS = 6

export class PendingRequests {
  readonly #drawRequestId: () => number
  #pendingRequests: PendingRequest[] = []

  /** `nextRequestNumber`: draws the number of the next request. */
  constructor(nextRequestNumber: () => number = createRequestCounter()) {
    this.#drawRequestId = nextRequestNumber
  }

  get pending(): readonly PendingRequest[] {
    return this.#pendingRequests
  }

  /** Adds a request, or finds the same one, and counts `agreedDevices` among those who agree. */
  add(request: RequestForConsent, agreedDevices: readonly string[]): PendingRequest {
    const sameRequest = this.#pendingRequests.find(pendingRequest => isSameRequest(pendingRequest.request, request))
    const newRequest = {
      id: sameRequest?.id ?? this.#drawRequestId(),
      request: request.wish === 'seat' && request.name !== undefined ? request : (sameRequest?.request ?? request),
      agreedDevices: new Set([...(sameRequest?.agreedDevices ?? []), ...agreedDevices]),
    }
    this.#pendingRequests = [
      ...this.#pendingRequests.filter(pendingRequest => pendingRequest !== sameRequest),
      newRequest,
    ].slice(-MAX_REQUESTS)
    return newRequest
  }

  /** Counts a device among those who agree. Throws Refusal. */
  agree(id: number, device: string): PendingRequest {
    const { request } = this.find(id)
    return this.add(request, [device])
  }

  /** Throws Refusal if there is no such request any more. */
  find(id: number): PendingRequest {
    const request = this.#pendingRequests.find(pendingRequest => pendingRequest.id === id)
    if (!request) throw new Refusal('no-such-request')
    return request
  }

  drop(id: number): void {
    this.#pendingRequests = this.#pendingRequests.filter(request => request.id !== id)
  }

  /** Drops requests that no longer make sense. Returns true if there were any. */
  dropUnless(isStillValid: (request: PendingRequest) => boolean): boolean {
    const requestCountBefore = this.#pendingRequests.length
    this.#pendingRequests = this.#pendingRequests.filter(isStillValid)
    return this.#pendingRequests.length < requestCountBefore
  }
}

/** Counts from 1. */
export function createRequestCounter(): () => number {
  let lastNumber = 0
  return () => ++lastNumber
}

const WISHES_KEPT_PER_DEVICE: ReadonlySet<RequestForConsent['wish']> = new Set(['seat', 'code'])

/**
 * True if both are the same request. Requests for a seat or the code are separate for each device. A request for a
 * decision of the guests is one and the same, whoever made it first.
 */
function isSameRequest(a: RequestForConsent, b: RequestForConsent): boolean {
  return a.wish === b.wish && a.chair === b.chair && (!WISHES_KEPT_PER_DEVICE.has(a.wish) || a.by === b.by)
}
