// Answers for: how many may come who hold no chair at any table: few of one address, and not too many in all.
import { MAX_STRANGER_CONNECTIONS, networkOfAddress } from './budgets.ts'
import type { Connection } from '../channel/connection.ts'

export class StrangerLimits {
  readonly #belongs: (connection: Connection) => boolean

  /** `belongs`: the owner's, or of somebody who holds a chair at some table. */
  constructor(belongs: (connection: Connection) => boolean) {
    this.#belongs = belongs
  }

  /** True while one more from this address may come and say who they are. */
  hasRoomFor(address: string, among: readonly Connection[]): boolean {
    return this.areFew(address, among, { more: MAX_STRANGER_CONNECTIONS.unknown - 1 })
  }

  /** True when not too many hold no chair: of one address, and of all. `more`: so many beyond. */
  areFew(address: string, among: readonly Connection[], { more = 0 }: { readonly more?: number } = {}): boolean {
    const network = networkOfAddress(address)
    const strangers = among.filter(connection => !this.#belongs(connection))
    const here = strangers.filter(one => networkOfAddress(one.address) === network).length
    return (
      strangers.length <= MAX_STRANGER_CONNECTIONS.inAll + more && here <= MAX_STRANGER_CONNECTIONS.ofOneAddress + more
    )
  }
}
