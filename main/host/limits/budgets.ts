// Budgets for how much each screen and each address may ask of the host.
// No person at a table ever meets a limit.

/**
 * A bucket of tokens that refills with time. It may be overdrawn by twice its capacity. Its user then waits until
 * the debt is repaid.
 */
export class TokenBucket {
  readonly #capacity: number
  readonly #perSecond: number
  readonly #now: () => number
  #tokens: number
  #refilledAt: number

  constructor(
    { capacity, perSecond }: { readonly capacity: number; readonly perSecond: number },
    now: () => number = () => performance.now(),
  ) {
    this.#capacity = capacity
    this.#perSecond = perSecond
    this.#now = now
    this.#tokens = capacity
    this.#refilledAt = now()
  }

  /** Milliseconds until there is a token; 0: now. */
  get wait(): number {
    this.#refill()
    return this.#tokens >= 1 ? 0 : Math.ceil(((1 - this.#tokens) / this.#perSecond) * 1000)
  }

  /** How many tokens are missing, rounded up. */
  get spent(): number {
    this.#refill()
    return Math.ceil(this.#capacity - this.#tokens)
  }

  get isFull(): boolean {
    this.#refill()
    return this.#tokens >= this.#capacity
  }

  spend(tokens: number): void {
    this.#refill()
    this.#tokens = Math.max(-2 * this.#capacity, this.#tokens - tokens)
  }

  /** Spends one token, if there is one. */
  take(): boolean {
    if (this.wait > 0) return false
    this.spend(1)
    return true
  }

  #refill(): void {
    const now = this.#now()
    this.#tokens = Math.min(this.#capacity, this.#tokens + ((now - this.#refilledAt) / 1000) * this.#perSecond)
    this.#refilledAt = now
  }
}

/** Per connection: four hundred moves or beats per second, and fewer of what costs more. */
const CONNECTION_BUDGET = { capacity: 400, perSecond: 400 }
/** The budget shared by all connections of one address whose devices hold no chair. */
const STRANGERS_BUDGET = { capacity: 1600, perSecond: 400 }
/** New connections of one address; a page opens six. */
const ARRIVALS_BUDGET = { capacity: 200, perSecond: 50 }
/** New connections of one address that are not charged to ALL_ARRIVALS_BUDGET: a page, and its reloads. */
const FIRST_ARRIVALS_BUDGET = { capacity: 20, perSecond: 0.2 }
/** All other new connections, from networks that have not proved a secret. Each takes about a millisecond. */
const ALL_ARRIVALS_BUDGET = { capacity: 300, perSecond: 100 }
/** Requests of one address. A page sends forty. Every screen asks an absent host twice a second. */
const REQUESTS_BUDGET = { capacity: 1000, perSecond: 100 }

/**
 * How many connections may be open whose devices hold no chair: of one address, and in total. `unknown` more may
 * connect to say who they are.
 */
export const STRANGER_CONNECTION_LIMITS = { ofOneAddress: 100, inAll: 300, unknown: 32 }

/** A budget for one connection. */
export function createConnectionBudget(): TokenBucket {
  return new TokenBucket(CONNECTION_BUDGET)
}

/** Greetings of one address that name a secret, until one is proved. */
const CLAIMS_BUDGET = { capacity: 4, perSecond: 0.1 }
/**
 * Greetings of one address that it has not confirmed. They are only counted: the address with more of them is served
 * later.
 */
const GREETINGS_BUDGET = { capacity: 20, perSecond: 0.1 }

/** The budgets of one address. */
export interface BudgetsOfOneAddress {
  readonly arrivals: TokenBucket
  readonly firstArrivals: TokenBucket
  readonly requests: TokenBucket
  readonly strangers: TokenBucket
  readonly claims: TokenBucket
  readonly greetings: TokenBucket
}

/** At most this many addresses are remembered while they are quiet. */
const MAX_QUIET_ADDRESSES = 1000

/** The most networks remembered as having proved a secret. */
const MAX_PROVEN_NETWORKS = 1000

/** The budgets of addresses. An IPv6 network counts as one address. */
export class AddressBudgets {
  readonly #budgetsByNetwork = new Map<string, BudgetsOfOneAddress>()
  readonly #provenNetworks = new Set<string>() // latest last
  readonly #allArrivalsBudget = new TokenBucket(ALL_ARRIVALS_BUDGET)

  of(address: string): BudgetsOfOneAddress {
    const network = networkOfAddress(address)
    const existing = this.#budgetsByNetwork.get(network)
    if (existing) return existing
    if (this.#budgetsByNetwork.size >= MAX_QUIET_ADDRESSES) this.#forgetQuietAddresses()
    const budget = {
      arrivals: new TokenBucket(ARRIVALS_BUDGET),
      firstArrivals: new TokenBucket(FIRST_ARRIVALS_BUDGET),
      requests: new TokenBucket(REQUESTS_BUDGET),
      strangers: new TokenBucket(STRANGERS_BUDGET),
      claims: new TokenBucket(CLAIMS_BUDGET),
      greetings: new TokenBucket(GREETINGS_BUDGET),
    }
    this.#budgetsByNetwork.set(network, budget)
    return budget
  }

  /**
   * The budgets that a new connection from this address spends from. The addresses of many strangers share one budget.
   * The first page of an address does not need that budget, nor does an address that has proved a secret.
   */
  ofArrival(address: string): readonly TokenBucket[] {
    const { arrivals, firstArrivals } = this.of(address)
    return this.hasProven(address) || firstArrivals.take() ? [arrivals] : [arrivals, this.#allArrivalsBudget]
  }

  /** Notes that somebody at this address proved to know a secret: a link, a code or their device's own. */
  noteProven(address: string): void {
    const network = networkOfAddress(address)
    this.#provenNetworks.delete(network)
    this.#provenNetworks.add(network)
    if (this.#provenNetworks.size > MAX_PROVEN_NETWORKS)
      this.#provenNetworks.delete(this.#provenNetworks.values().next().value!)
  }

  hasProven(address: string): boolean {
    return this.#provenNetworks.has(networkOfAddress(address))
  }

  #forgetQuietAddresses(): void {
    for (const [network, budgets] of this.#budgetsByNetwork)
      if (Object.values(budgets).every((budget: TokenBucket) => budget.isFull)) this.#budgetsByNetwork.delete(network)
  }
}

/** One budget per device, remembered only while it has recently been spent from. */
export class DeviceBudgets {
  readonly #budgetPerDevice: { readonly capacity: number; readonly perSecond: number }
  readonly #bucketsByDevice = new Map<string, TokenBucket>()

  constructor(perDevice: { readonly capacity: number; readonly perSecond: number }) {
    this.#budgetPerDevice = perDevice
  }

  of(device: string): TokenBucket {
    for (const [known, budget] of this.#bucketsByDevice)
      if (known !== device && budget.isFull) this.#bucketsByDevice.delete(known)
    const budget = this.#bucketsByDevice.get(device) ?? new TokenBucket(this.#budgetPerDevice)
    this.#bucketsByDevice.set(device, budget)
    return budget
  }
}

/** The address itself; for IPv6 its first half, which belongs to one household. */
export function networkOfAddress(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [firstGroups = '', lastGroups] = address.replace(/%.*$/, '').split('::')
  const groups = firstGroups === '' ? [] : firstGroups.split(':')
  const lastParts = lastGroups === undefined || lastGroups === '' ? [] : lastGroups.split(':')
  const missingGroupCount = lastGroups === undefined ? 0 : 8 - groups.length - lastParts.length
  return [...groups, ...Array.from({ length: missingGroupCount }, () => '0'), ...lastParts].slice(0, 4).join(':')
}
