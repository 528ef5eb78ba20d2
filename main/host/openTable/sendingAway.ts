// Keeps devices that the owner has sent away from coming back to one table, until the owner allows it.
import type { HostMessage } from '../../../shared/wire/index.ts'
import { deviceTag } from '../../../shared/sealing/index.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Presence } from './presence.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Table } from '../table/table.ts'

export class SendingAway {
  readonly #table: Table
  readonly #presence: Presence
  readonly #reportFault: ReportFault

  constructor({
    table,
    presence,
    reportFault,
  }: {
    readonly table: Table
    readonly presence: Presence
    readonly reportFault: ReportFault
  }) {
    this.#table = table
    this.#presence = presence
    this.#reportFault = reportFault
  }

  /**
   * Sends the device that holds this chair away. Throws Refusal if the asker is not an owner, or the device is an
   * owner's.
   */
  sendAway(chair: number, { device }: Connection): void {
    assertOwner(device!)
    const holder = this.#table.chairs[chair]?.device ?? ''
    if (holder === device!.hash || this.#presence.isOwner(holder)) throw new Refusal('nobody-to-send')
    this.#table.seating.sendAway(chair)
    this.turnAway()
  }

  /** Allows it back. Throws Refusal. */
  welcomeBack(mark: string, { device }: Connection): void {
    assertOwner(device!)
    const sentAway = this.#table.sentAway.filter(sentAwayDevice => deviceTag(sentAwayDevice.device) === mark)
    if (sentAway.length === 0) throw new Refusal('no-such-request')
    for (const sentAwayDevice of sentAway) this.#table.seating.welcomeBack(sentAwayDevice.device)
  }

  /** Disconnects every screen whose device was sent away. */
  turnAway(): void {
    tellEachScreen(this.#presence.present, this.#reportFault, connection => void this.turnsAway(connection))
  }

  /**
   * Disconnects this screen, with the reason, if its device was sent away: from now on nothing it sends is
   * processed, and it receives nothing.
   */
  turnsAway(connection: Connection): boolean {
    const { hash, isOwner } = connection.device!
    if (isOwner || this.#table.sentAway.every(({ device }) => device !== hash)) return false
    connection.device = null
    connection.watchedSeat = null
    connection.turnAway('sent-away')
    return true
  }

  /** The list of devices that were sent away, for the owner's screens. Other screens get none. */
  toldTo({ device }: Connection): Pick<Extract<HostMessage, { type: 'table' }>, 'sentAway'> {
    const { sentAway } = this.#table
    if (!device!.isOwner || sentAway.length === 0) return {}
    return { sentAway: sentAway.map(({ device, names }) => ({ device: deviceTag(device), names: [...names] })) }
  }
}

function assertOwner({ isOwner }: { readonly isOwner: boolean }): void {
  if (!isOwner) throw new Refusal('not-the-host')
}
