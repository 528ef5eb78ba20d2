// Queues the key exchanges of new connections. Between two of them the host reads other messages, so that a connected
// screen never waits for more than one.
import type { AuthenticationMethod } from '../../../shared/sealing/index.ts'
import { TokenBucket, type AddressBudgets } from './budgets.ts'

/**
 * Two budgets: for all exchanges that name no secret, and for all that name one from an address that has proved none.
 * Each exchange takes some milliseconds. Thirty people who come at once, with a display each, do not wait.
 */
const ALL_STRANGERS_BUDGET = { capacity: 60, perSecond: 30 }
const ALL_CLAIMS_BUDGET = { capacity: 60, perSecond: 20 }

interface Greeting {
  readonly by: AuthenticationMethod
  readonly address: string
  readonly answer: () => void
}

/** A greeting, and how many its address had left unconfirmed before it. */
type WaitingGreeting = Greeting & { readonly before: number }

/**
 * A greeting that names a secret (a link, a code or a device's own) goes before those that name none. It does not wait
 * at all if its network has proved a secret before. An address that leaves a few such greetings unconfirmed waits with
 * the strangers. Among equals the address with the fewest unconfirmed greetings comes first. So many addresses with
 * false claims delay a newcomer by one greeting each, and only once.
 */
export class GreetingQueue {
  readonly #addressBudgets: AddressBudgets
  readonly #greetingsFromProvenNetworks = new Set<WaitingGreeting>()
  readonly #greetingsNamingSecrets = new Set<WaitingGreeting>()
  readonly #greetingsFromStrangers = new Set<WaitingGreeting>()
  readonly #claimsBudget = new TokenBucket(ALL_CLAIMS_BUDGET)
  readonly #strangersBudget = new TokenBucket(ALL_STRANGERS_BUDGET)
  #scheduledTurn: NodeJS.Immediate | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(addresses: AddressBudgets) {
    this.#addressBudgets = addresses
  }

  /** Answers a greeting when its turn comes. Returns a function to call when its connection closes before that. */
  enter(greeting: Greeting): () => void {
    const lane = this.#laneOf(greeting)
    const { greetings } = this.#addressBudgets.of(greeting.address)
    const waitingGreeting = { ...greeting, before: greetings.spent }
    greetings.spend(1)
    lane.add(waitingGreeting)
    this.#scheduleTurn()
    return () => void lane.delete(waitingGreeting)
  }

  #laneOf({ by, address }: Greeting): Set<WaitingGreeting> {
    if (by === 'none' || !this.#addressBudgets.of(address).claims.take()) return this.#greetingsFromStrangers
    return this.#addressBudgets.hasProven(address) ? this.#greetingsFromProvenNetworks : this.#greetingsNamingSecrets
  }

  /** Notes that a greeting from this address was confirmed: its sender knew the secret it named. */
  noteConfirmed(address: string): void {
    const { claims, greetings } = this.#addressBudgets.of(address)
    for (const budget of [claims, greetings]) budget.spend(-1)
    this.#addressBudgets.noteProven(address)
  }

  #scheduleTurn(): void {
    clearTimeout(this.#timer)
    this.#scheduledTurn ??= setImmediate(() => this.#answerNext()) // deferred, so that messages of other screens are read first
  }

  #answerNext(): void {
    this.#scheduledTurn = undefined
    const lane = [this.#greetingsFromProvenNetworks, this.#greetingsNamingSecrets, this.#greetingsFromStrangers].find(
      lane => lane.size > 0 && this.#payFor(lane),
    )
    if (lane) {
      const nextGreeting = [...lane].reduce((first, greeting) => (greeting.before < first.before ? greeting : first))
      lane.delete(nextGreeting)
      nextGreeting.answer()
      this.#scheduleTurn()
    } else if (this.#greetingsNamingSecrets.size > 0 || this.#greetingsFromStrangers.size > 0)
      this.#timer = setTimeout(() => this.#answerNext(), this.#strangersBudget.wait).unref()
  }

  /** Pays for the turn of a greeting in this lane. Returns false if its budget is empty. */
  #payFor(lane: Set<WaitingGreeting>): boolean {
    return (
      lane === this.#greetingsFromProvenNetworks ||
      (lane === this.#greetingsNamingSecrets && this.#claimsBudget.take()) ||
      this.#strangersBudget.take()
    )
  }
}
