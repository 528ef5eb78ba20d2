// Carries out what only the owner may ask: opens, puts away, hands over and keeps tables, and reports the host's
// status.
import type { OwnerOnlyClientMessage } from '../openTable/addressees.ts'
import type { Archive } from './archive.ts'
import type { Connection } from '../channel/connection.ts'
import type { Handover } from '../handover/handover.ts'
import type { Health } from './health.ts'
import type { NetworkTester } from '../network/networkTester.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTable/openTables.ts'
import { Refusal } from '../errors/refusal.ts'
import type { ScreenWhereabouts } from './screenWhereabouts.ts'

interface OwnerContext {
  readonly tables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly archive: Archive
  readonly handover: Handover
  readonly health: Health
  readonly network: NetworkTester
  /** Chooses the address for links. False: this machine no longer has it. */
  readonly chooseAddress: (address: string) => boolean
  /** The number of screens that have said who they are. */
  readonly screens: () => number
}

export class OwnerCommands {
  readonly #around: OwnerContext

  constructor(around: OwnerContext) {
    this.#around = around
  }

  /** Handles a message of one of the owner's screens. Throws Refusal. */
  hear(connection: Connection, message: OwnerOnlyClientMessage): void {
    const { tables, whereabouts, archive, handover, network } = this.#around
    switch (message.type) {
      case 'open':
        return void whereabouts.open(message.name, { by: connection, beside: message.beside ?? false })
      case 'resume':
        return void whereabouts.resume(message.table, { by: connection, beside: message.beside ?? false })
      case 'close': {
        const open = this.#tableOf(connection)
        if (open.table.departure.state !== null) throw new Refusal('moving')
        return whereabouts.putAway(open)
      }
      case 'hand-over':
        return handover.give(this.#tableOf(connection), message, connection)
      case 'reclaim':
        return handover.reclaim(this.#tableOf(connection), connection)
      case 'take-over':
        return handover.await(message)
      case 'forget':
        archive.forget(message.table)
        return archive.showTo(connection)
      case 'discard':
        archive.discard(message.game)
        return archive.showTo(connection)
      case 'discard-player':
        archive.discardPlayer(message.name)
        return archive.showTo(connection)
      case 'pause-all':
        tables.pauseAll(message.word)
        return this.#sendStatus(connection)
      case 'go-on-all':
        tables.goOnAll()
        return this.#sendStatus(connection)
      case 'status':
        return this.#sendStatus(connection)
      case 'use-address':
        if (!this.#around.chooseAddress(message.address)) throw new Refusal('no-such-address')
        for (const open of tables.all) open.arranged()
        return
      case 'test-network':
        return void network.tell(connection)
    }
  }

  #tableOf(connection: Connection): OpenTable {
    const open = this.#around.whereabouts.of(connection)
    if (!open) throw new Refusal('no-table')
    return open
  }

  #sendStatus(connection: Connection): void {
    const { tables, health, screens } = this.#around
    connection.send({ type: 'status', status: { ...health.figures, screens: screens(), tables: tables.statuses } })
  }
}
