// Has the key exchanges of new connections wait for their turn: one at a time, so that no screen waits for more than one of them.
import type { AuthenticationMethod } from '../../../shared/sealing/index.ts'
import { networkOfAddress, TokenBucket, type AddressBudgets } from './budgets.ts'

/**
 * Exchanges of all who name no secret together, and of all who name one and have not yet shown to know any. Each takes some
 * milliseconds. Thirty people who come at once, with a display each, wait for nothing.
 */
const STRANGERS_IN_ALL = { capacity: 60, perSecond: 30 }
const CLAIMS_IN_ALL = { capacity: 60, perSecond: 20 }

/** Networks of which is remembered that somebody there knew a secret. */
const MAX_PROVEN = 1000

interface Greeting {
  readonly by: AuthenticationMethod
  readonly address: string
  readonly answer: () => void
}

/**
 * Whoever names a secret, be it a link, a code or a device's own, passes by those who name none; and from where somebody has been who knew
 * one, nobody who names one waits. An address that leaves a few such greetings unconfirmed waits with the strangers.
 */
export class GreetingQueue {
  readonly #addresses: AddressBudgets
  readonly #proven = new Set<string>() // networks, the latest last
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

  /** Answers a greeting when its turn comes. Call the answer when its connection is gone before that. */
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
    this.#turn ??= setImmediate(() => this.#takeTurn()) // what other screens say is heard before
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

  /** True once the turn of one in this lane is paid for. */
  #pays(lane: Set<Greeting>): boolean {
    return lane === this.#known || (lane === this.#claiming && this.#claims.take()) || this.#strange.take()
  }
}
