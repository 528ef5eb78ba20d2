// Gives this machine's own browser the host's key through a one-time ticket, because any program here can read its
// command line.
import { randomToken } from '../channel/codes.ts'

/** How long a ticket may wait for the browser to open, in milliseconds. */
const TICKET_VALID_MS = 60_000

/** Tickets for the key. Each can be used once. */
export class HostKeyTickets {
  readonly #hostKey: string
  readonly #issuedAtByTicket = new Map<string, number>()
  readonly #now: () => number

  constructor(hostKey: string, now: () => number = () => performance.now()) {
    this.#hostKey = hostKey
    this.#now = now
  }

  issue(): string {
    const ticket = randomToken()
    this.#issuedAtByTicket.set(ticket, this.#now())
    return ticket
  }

  /** The key, for a ticket that is redeemed for the first time and in time; else null. */
  redeem(ticket: string): string | null {
    const issuedAt = this.#issuedAtByTicket.get(ticket)
    this.#issuedAtByTicket.delete(ticket)
    return issuedAt !== undefined && this.#now() - issuedAt <= TICKET_VALID_MS ? this.#hostKey : null
  }
}
