// Answers for: devices that come after a table which was handed over to this host: each is known by what only it and this host know from then on.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import { deviceHash } from '../../../shared/sealing/index.ts'
import type { Connection } from '../channel/connection.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import { Refusal } from '../errors/refusal.ts'

export class ArrivingDevices {
  readonly #tables: Pick<OpenTables, 'all'>

  constructor(tables: Pick<OpenTables, 'all'>) {
    this.#tables = tables
  }

  /**
   * By what a device is known that says hello. One that came along is known at first by a secret the host before could find too; once
   * it tells one of its own, on a channel that nobody stands in, that one holds its chairs. Who greeted as any other device stays that
   * one, whatever it says: it would be one that has seen no hand.
   */
  hashOf({ proof }: Connection, { device, was }: Extract<ClientMessage, { type: 'hello' }>): string {
    const known =
      proof?.by === 'device' ? proof.hash : proof?.by === 'owner' && was !== undefined ? deviceHash(was) : null
    if (device === undefined) return known!
    const own = deviceHash(device)
    if (known === null || known === own) return own
    for (const { table } of this.#tables.all)
      try {
        table.renew(known, own)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error // else it goes by what it was known by
      }
    if (this.#tables.all.some(({ table }) => table.isHeldBy(known))) return known
    return proof?.by === 'owner' || this.#tables.all.some(({ table }) => table.wasRenewed(known, own)) ? own : known
  }
}
