// Queues the key exchanges of new connections, one at a time, so that no screen waits for more than one of them.
import type { AuthenticationMethod } from '../../../shared/sealing/index.ts'
import { networkOfAddress, TokenBucket, type AddressBudgets } from './budgets.ts'

/**
 * The budgets of all exchanges without a named secret, and of all that name one without having proved any. Each
 * takes some milliseconds. Thirty people who come at once, with a display each, do not wait.
 */
const STRANGERS_IN_ALL = { capacity: 60, perSecond: 30 }
const CLAIMS_IN_ALL = { capacity: 60, perSecond: 20 }

/** The most networks remembered as having proved a secret. */
const MAX_PROVEN = 1000

interface Greeting {
  readonly by: AuthenticationMethod
  readonly address: string
  readonly answer: () => void
}

/**
 * A greeting that names a secret (a link, a code or a device's own) goes before those without one. From a
 * network that has proved one before, it does not wait at all. An address that leaves a few such greetings
 * unconfirmed waits with the strangers.
 */
export class GreetingQueue {
  readonly #addresses: AddressBudgets
  readonly #proven = new Set<string>() // networks, latest last
  readonly #known = new Set<Greeting>()
  readonly #claiming = new Set<Greeting>()
  readonly #strangers = new Set<Greeting>()
  readonly #claims = new TokenBucket(CLAIMS_IN_ALL)
  readonly #strange = new TokenBucket(STRANGERS_IN_ALL)
  #turn: NodeJS.Immediate | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(addresses: AddressBudgets) {
    this.#addresses = addresses
  }

  /** Answers a greeting when its turn comes. Returns a function to call when its connection closes before that. */
  enter(greeting: Greeting): () => void {
    const lane = this.#laneOf(greeting)
    lane.add(greeting)
    this.#wake()
    return () => void lane.delete(greeting)
  }

  #laneOf({ by, address }: Greeting): Set<Greeting> {
    if (by === 'none' || !this.#addresses.of(address).claims.take()) return this.#strangers
    return this.#proven.has(networkOfAddress(address)) ? this.#known : this.#claiming
  }

  /** A greeting from this address was confirmed: it knew the secret it named. */
  confirmed(address: string): void {
    this.#addresses.of(address).claims.spend(-1)
    const network = networkOfAddress(address)
    this.#proven.delete(network)
    this.#proven.add(network)
    if (this.#proven.size > MAX_PROVEN) this.#proven.delete(this.#proven.values().next().value!)
  }

  #wake(): void {
    clearTimeout(this.#timer)
    this.#turn ??= setImmediate(() => this.#takeTurn()) // first reads what other screens have sent
  }

  #takeTurn(): void {
    this.#turn = undefined
    const lane = [this.#known, this.#claiming, this.#strangers].find(lane => lane.size > 0 && this.#pays(lane))
    if (lane) {
      const [next] = lane
      lane.delete(next!)
      next!.answer()
      this.#wake()
    } else if (this.#claiming.size > 0 || this.#strangers.size > 0)
      this.#timer = setTimeout(() => this.#takeTurn(), this.#strange.wait).unref()
  }

  /** True once the turn of a greeting in this lane is paid for. */
  #pays(lane: Set<Greeting>): boolean {
    return lane === this.#known || (lane === this.#claiming && this.#claims.take()) || this.#strange.take()
  }
}
