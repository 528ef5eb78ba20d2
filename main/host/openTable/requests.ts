// Answers for: what waits until enough of those it concerns agree: a seat for another device, or what no guest may decide alone.
import type { Seat } from '../../../shared/engine/index.ts'
import { Refusal } from '../errors/refusal.ts'

/** What is wished for. `by` is the hash of the device that wishes it. */
export type RequestKind =
  | { readonly wish: 'seat'; readonly chair: Seat; readonly by: string; readonly name?: string } // `name`: of somebody new, who would sit there
  | { readonly wish: 'free'; readonly chair: Seat; readonly by: string }
  | { readonly wish: 'start' | 'lobby' | 'code'; readonly chair: null; readonly by: string }

/** A wish with those who have agreed so far, by the hashes of their devices. */
export interface PendingRequest {
  readonly id: number
  readonly wish: RequestKind
  readonly agreed: ReadonlySet<string>
}

/** How many open requests one table has at most; the oldest gives way. */
const MAX_REQUESTS = 6

export class PendingRequests {
  readonly #next: () => number
  #pending: PendingRequest[] = []

  /** `next`: the number of the next request. */
  constructor(next: () => number = createCounter()) {
    this.#next = next
  }

  get pending(): readonly PendingRequest[] {
    return this.#pending
  }

  /** Adds a wish, or finds the same wish again, with `agreed` among those who agree. */
  add(wish: RequestKind, agreed: readonly string[]): PendingRequest {
    const known = this.#pending.find(one => isSameWish(one.wish, wish))
    const request = {
      id: known?.id ?? this.#next(),
      wish: wish.wish === 'seat' && wish.name !== undefined ? wish : (known?.wish ?? wish),
      agreed: new Set([...(known?.agreed ?? []), ...agreed]),
    }
    this.#pending = [...this.#pending.filter(one => one !== known), request].slice(-MAX_REQUESTS)
    return request
  }

  /** Counts a device among those who agree. Throws Refusal. */
  agree(id: number, device: string): PendingRequest {
    const { wish } = this.find(id)
    return this.add(wish, [device])
  }

  /** Throws Refusal when there is no such request any more. */
  find(id: number): PendingRequest {
    const found = this.#pending.find(one => one.id === id)
    if (!found) throw new Refusal('no-such-request')
    return found
  }

  drop(id: number): void {
    this.#pending = this.#pending.filter(one => one.id !== id)
  }

  /** Lets go of what no longer makes sense. True when something went. */
  dropUnless(stands: (request: PendingRequest) => boolean): boolean {
    const before = this.#pending.length
    this.#pending = this.#pending.filter(stands)
    return this.#pending.length < before
  }
}

/** Counts from 1. */
export function createCounter(): () => number {
  let last = 0
  return () => ++last
}

const OF_ONE_DEVICE: ReadonlySet<RequestKind['wish']> = new Set(['seat', 'code'])

/** A seat, or the code, is asked for by each device apart; what guests decide together is one wish, whoever had it first. */
function isSameWish(a: RequestKind, b: RequestKind): boolean {
  return a.wish === b.wish && a.chair === b.chair && (!OF_ONE_DEVICE.has(a.wish) || a.by === b.by)
}
