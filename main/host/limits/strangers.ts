// Limits how many screens without a chair may come: few from one address, and not too many in total.
import { STRANGER_CONNECTION_LIMITS, networkOfAddress } from './budgets.ts'
import type { Connection } from '../channel/connection.ts'

export class StrangerLimits {
  readonly #isSeatedOrOwner: (connection: Connection) => boolean

  /** `belongs`: true if a connection is the owner's, or belongs to somebody who holds a chair at some table. */
  constructor(belongs: (connection: Connection) => boolean) {
    this.#isSeatedOrOwner = belongs
  }

  /** True if one more connection from this address may come and say hello. */
  hasRoomFor(address: string, connections: readonly Connection[]): boolean {
    return this.isWithinLimits(address, connections, { excess: STRANGER_CONNECTION_LIMITS.unknown - 1 })
  }

  /**
   * True if there are not too many connections without a chair, from one address and in total. `excess`: how many
   * beyond the limits are allowed.
   */
  isWithinLimits(
    address: string,
    among: readonly Connection[],
    { excess = 0 }: { readonly excess?: number } = {},
  ): boolean {
    const network = networkOfAddress(address)
    const strangers = among.filter(connection => !this.#isSeatedOrOwner(connection))
    const countOfNetwork = strangers.filter(stranger => networkOfAddress(stranger.address) === network).length
    return (
      strangers.length <= STRANGER_CONNECTION_LIMITS.inAll + excess &&
      countOfNetwork <= STRANGER_CONNECTION_LIMITS.ofOneAddress + excess
    )
  }
}
