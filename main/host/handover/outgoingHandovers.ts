// Hands tables over to other hosts, and sends their screens after them.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isLoopback, JOURNAL_PART_BYTES, type HostMessage } from '../../../shared/wire/index.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { HandedOverEvent } from '../table/events.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { readJournalLines } from '../storage/journalLines.ts'
import type { HostEventEmitter } from '../openTable/hostEvents.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { ScreenWhereabouts } from '../openTables/screenWhereabouts.ts'
import { Refusal } from '../errors/refusal.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import type { DepartedTables } from './departedTables.ts'
import { ReceivingHostConnection } from './receivingHostConnection.ts'
import { journalForOtherHost, tableStateDigest } from './movedJournal.ts'

type MovedMessage = Extract<HostMessage, { type: 'moved' }>

/** The pause before the other host is reminded that a table is its own, in milliseconds. */
const REPEAT_PAUSE_MS = 1000

/**
 * After this time without an answer the owner may take the table back, in milliseconds: a host that is only
 * restarting has answered by then.
 */
const RECLAIM_AFTER_MS = 60_000

interface OutgoingHandoversParts {
  readonly id: string // this host's
  readonly savedTables: SavedTables
  readonly departed: DepartedTables
  readonly tables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly hostEvents: HostEventEmitter
  readonly reportFault: ReportFault
}

export class OutgoingHandovers {
  readonly #parts: OutgoingHandoversParts
  readonly #closeAbortController = new AbortController()
  readonly #reclaimerByTable = new WeakMap<OpenTable, Connection>() // by table: the connection of the owner who asked for it back. It is taken back once no answer of the other host can be on its way

  constructor(parts: OutgoingHandoversParts) {
    this.#parts = parts
  }

  /** Continues the handovers that were running when this host stopped. */
  goOn(): void {
    for (const id of this.#closeAbortController.signal.aborted ? [] : this.#parts.savedTables.awayIds) {
      try {
        void this.#repeatOpen(this.#reopen(id), null)
      } catch (error) {
        this.#parts.reportFault(error, { where: 'a table that was handed over' })
      }
    }
  }

  /** Opens a table that was leaving when this host stopped. Throws Refusal. */
  #reopen(id: string): OpenTable {
    const { tables, whereabouts } = this.#parts
    whereabouts.resume(id, { beside: true })
    return tables.at(id)!
  }

  /** Makes a table go on here after all: finders are told, and its computer players may move. */
  #announceStay(openTable: OpenTable): void {
    const { hostEvents } = this.#parts
    this.#pauseIfAsked(openTable)
    hostEvents.emit('announced')
    hostEvents.emit('moved', openTable.table)
  }

  #pauseIfAsked(openTable: OpenTable): void {
    try {
      openTable.pauseIfAsked()
    } catch (error) {
      this.#parts.reportFault(error, { where: 'a table was paused while it was sent' })
    }
  }

  close(): void {
    this.#closeAbortController.abort()
  }

  /**
   * Hands a table over to the host at `to` that shows `code`. Throws Refusal, or refuses `connection` later: the table
   * stays.
   */
  handOver(
    openTable: OpenTable,
    { to: address, code }: { readonly to: string; readonly code: string },
    connection: Connection,
  ): void {
    openTable.assertMayLeave()
    openTable.table.freeze()
    void this.#transferJournal(openTable, { address, code }).catch((error: unknown) => {
      if (openTable.table.departure.event) return this.#parts.reportFault(error, { where: 'a table was handed over' })
      openTable.table.thaw()
      this.#announceStay(openTable)
      if (error instanceof Refusal) return connection.refuse(error.why)
      this.#parts.reportFault(error, { where: 'a table is handed over' })
      connection.refuse('fault')
    })
  }

  /**
   * Takes a table back because its owner says that the other host is gone. That host is asked once more; if it does
   * not answer, the table stays. Throws Refusal while it may still answer.
   */
  reclaim(openTable: OpenTable, connection: Connection): void {
    if (!openTable.table.departure.isUnanswered) throw new Refusal('moving')
    this.#reclaimerByTable.set(openTable, connection)
  }

  async #transferJournal(
    openTable: OpenTable,
    { address, code }: { readonly address: string; readonly code: string },
  ): Promise<void> {
    const { id: givingHost, savedTables } = this.#parts
    const hostConnection = await ReceivingHostConnection.open(address, { secret: code })
    try {
      if (hostConnection.hostId === givingHost) throw new Refusal('same-host')
      const { bytes, sum } = journalForOtherHost(openTable.journal, {
        givingHost,
        receivingHost: hostConnection.hostId,
      })
      const [transfer, handoverKey] = [randomBytes(8).toString('hex'), randomBytes(32).toString('hex')]
      await hostConnection.ask(
        { type: 'offer', table: openTable.table.id, from: givingHost, transfer, key: handoverKey, bytes: bytes.length },
        'ready',
      )
      for (let at = 0; at < bytes.length; at += JOURNAL_PART_BYTES)
        hostConnection.say({ type: 'part', bytes: bytes.subarray(at, at + JOURNAL_PART_BYTES).toString('base64') })
      const state = tableStateDigest(savedTables.play(readJournalLines(bytes).lines))
      const heldReply = await hostConnection.ask({ type: 'whole', sum, state }, 'held')
      if (heldReply.sum !== sum) throw new Refusal('unlike-there')
      this.#commitHandover(openTable, hostConnection, {
        to: hostConnection.hostId,
        addresses: [...new Set([address, ...heldReply.addresses])],
        transfer,
        key: handoverKey,
      })
    } catch (error) {
      hostConnection.close()
      throw error
    }
    this.#pauseIfAsked(openTable)
    await this.#repeatOpen(openTable, hostConnection)
  }

  /**
   * Writes down that the table is the other host's from now on. If the disk does not accept that, the table stays
   * here, and the other host may forget it.
   */
  #commitHandover(
    openTable: OpenTable,
    hostConnection: ReceivingHostConnection,
    event: Omit<HandedOverEvent, 'type' | 'when'>,
  ): void {
    try {
      openTable.table.handOver({ ...event, when: Date.now() })
    } catch (error) {
      hostConnection.say({ type: 'drop' })
      throw error
    }
  }

  /** Tells the other host that the table is its own, until it says that it is open there. */
  async #repeatOpen(openTable: OpenTable, firstConnection: ReceivingHostConnection | null): Promise<void> {
    const { addresses, transfer, key: handoverKey, to: receivingHost } = openTable.table.departure.event!
    const { signal } = this.#closeAbortController
    const beganAt = performance.now()
    for (let hostConnection = firstConnection, attempt = 0; !signal.aborted; hostConnection = null, attempt++) {
      let wasOpenAsked = false
      try {
        hostConnection ??= await ReceivingHostConnection.open(addresses[attempt % addresses.length]!, {
          secret: handoverKey,
          tag: transfer,
        })
        if (hostConnection.hostId !== receivingHost) throw new Refusal('no-answer')
        wasOpenAsked = true
        await hostConnection.ask({ type: 'open' }, 'opened')
        if (this.#completeDeparture(openTable)) hostConnection.say({ type: 'known' })
        return hostConnection.close()
      } catch (error) {
        hostConnection?.close()
        if (!(error instanceof Refusal)) this.#parts.reportFault(error, { where: 'a table was handed over' })
        const mayBeOpen = wasOpenAsked && !(error instanceof Refusal && error.why !== 'no-answer') // the other host may have opened the table, and only its answer was lost
        if (!mayBeOpen && this.#handleNoAnswer(openTable, performance.now() - beganAt)) return
        await pause(REPEAT_PAUSE_MS, null, { signal }).catch(() => {})
      }
    }
  }

  /**
   * Handles that the other host has not answered for `waitedMs` milliseconds. Returns true if the table is this
   * host's again.
   */
  #handleNoAnswer(openTable: OpenTable, waitedMs: number): boolean {
    const { isUnanswered } = openTable.table.departure
    const reclaimer = this.#reclaimerByTable.get(openTable)
    if (reclaimer) {
      this.#reclaimerByTable.delete(openTable)
      return this.#takeTableBack(openTable, reclaimer)
    }
    if (!isUnanswered && waitedMs > RECLAIM_AFTER_MS) openTable.table.markDepartureUnanswered()
    return false
  }

  #takeTableBack(openTable: OpenTable, connection: Connection): boolean {
    try {
      openTable.table.reclaim()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      connection.refuse(error.why)
      return false
    }
    this.#announceStay(openTable)
    return true
  }

  /**
   * Sends everybody to the other host, which has the table open. Returns false if the departure could not be stored. In
   * that case the other host is asked once more after the next start.
   */
  #completeDeparture(openTable: OpenTable): boolean {
    const { id, departure } = openTable.table
    tellEachScreen(openTable.presence.present, this.#parts.reportFault, connection =>
      connection.send(movedMessage(id, departure.event!, connection)),
    )
    try {
      this.#parts.whereabouts.close(openTable)
      this.#parts.departed.depart(id)
      this.#parts.savedTables.seated.forget(id)
      return true
    } catch (error) {
      this.#parts.reportFault(error, { where: 'a table has left' })
      return false
    }
  }

  /**
   * The message that says where the table is that a screen looks for. Null if it looks for none that has moved.
   * `at`: the table to which the screen would go here.
   */
  movedFor(
    connection: Connection,
    { named, at }: { readonly named: string | undefined; readonly at: OpenTable | null },
  ): MovedMessage | null {
    const { departed } = this.#parts
    const { hash, isOwner } = connection.device!
    if (named !== undefined) {
      const departedTable = departed.at(named)
      return departedTable && movedMessage(departedTable.id, departedTable.event, connection)
    }
    if (at && (at.table.isHeldBy(hash) || isOwner)) return null
    const departedTable = departed.last(hash) ?? (at || isOwner ? null : departed.last(null))
    return departedTable && movedMessage(departedTable.id, departedTable.event, connection)
  }
}

/** A screen on this machine may be sent to an address that no other machine reaches; no other screen is. */
function movedMessage(
  tableId: string,
  { to: receivingHost, addresses }: HandedOverEvent,
  { address }: Connection,
): MovedMessage {
  const near = isLoopback(address) ? addresses : addresses.filter(otherAddress => !isLoopback(otherAddress))
  return { type: 'moved', table: tableId, host: receivingHost, addresses: [...(near.length > 0 ? near : addresses)] }
}
