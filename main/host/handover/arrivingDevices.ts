// Recognizes devices that follow a table to this host, until each has sent a secret that only it and this host know.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import { deviceHash } from '../../../shared/sealing/index.ts'
import type { Connection } from '../channel/connection.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import { Refusal } from '../errors/refusal.ts'

export class ArrivingDevices {
  readonly #openTables: Pick<OpenTables, 'all'>

  constructor(tables: Pick<OpenTables, 'all'>) {
    this.#openTables = tables
  }

  /**
   * The hash for a device that says hello.
   * One that moved here is known at first by a secret the previous host could derive too. Once it sends its own
   * over a channel that nobody can intercept, that one holds its chairs. A device that greeted as any other
   * device stays that one, whatever it says: otherwise it could pose as one that has seen no hand.
   */
  hashOf({ authentication }: Connection, { device, was }: Extract<ClientMessage, { type: 'hello' }>): string {
    const knownHash =
      authentication?.by === 'device'
        ? authentication.hash
        : authentication?.by === 'owner' && was !== undefined
          ? deviceHash(was)
          : null
    if (device === undefined) return knownHash!
    const ownHash = deviceHash(device)
    if (knownHash === null || knownHash === ownHash) return ownHash
    for (const { table } of this.#openTables.all)
      try {
        table.renew(knownHash, ownHash)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error // a device without a new secret keeps the hash by which it was known
      }
    if (this.#openTables.all.some(({ table }) => table.isHeldBy(knownHash))) return knownHash
    return authentication?.by === 'owner' ||
      this.#openTables.all.some(({ table }) => table.wasRenewed(knownHash, ownHash))
      ? ownHash
      : knownHash
  }
}
