// Takes tables over from other hosts: shows a code for one, receives it, and opens it here at the right moment.
import {
  HANDOVER_DECLINE_REASONS,
  isHex,
  JOURNAL_PART_BYTES,
  readGivingHostMessage,
  type GivingHostMessage,
  type HostMessage,
  type ReceivingHostMessage,
} from '../../../shared/wire/index.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'
import type { ConnectedScreens } from '../channel/connectedScreens.ts'
import type { Connection } from '../channel/connection.ts'
import type { DepartedTables } from './departedTables.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { ScreenWhereabouts } from '../openTables/screenWhereabouts.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Authentication } from '../channel/hostChannel.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import { Refusal } from '../errors/refusal.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import { IncomingTableFiles, type HandoverIdentity } from './incomingTableFiles.ts'
import { tableStateDigest } from './movedJournal.ts'

type HandoverAuthentication = Extract<Authentication, { by: 'hand-over' }>
type TakeOverStage = Extract<HostMessage, { type: 'taking' }>['stage']

/** How long a code is valid, in milliseconds. */
const CODE_VALID_MS = 10 * 60_000

/** The wrong guesses that end a code's validity. */
const MAX_WRONG_HANDOVER_CODES = 5

interface IncomingHandoversParts {
  readonly savedTables: SavedTables
  readonly devices: KnownDevices
  readonly guesses: WrongCodeLimiter
  readonly tables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly departed: DepartedTables
  readonly connectedScreens: ConnectedScreens
  readonly drawCode: () => string
  readonly addresses: () => readonly string[]
  readonly reportFault: ReportFault
}

/** A table that another host is sending over one connection. */
interface IncomingTransfer {
  readonly offer: Extract<GivingHostMessage, { type: 'offer' }>
  readonly parts: Buffer[]
  received: number
  isHeld: boolean
}

export class IncomingHandovers {
  readonly #parts: IncomingHandoversParts
  readonly #incomingTableFiles: IncomingTableFiles
  readonly #transfersByConnection = new Map<Connection, IncomingTransfer>()
  #shownCode: { readonly letters: string; wrong: number } | null = null
  #codeTimer: NodeJS.Timeout | undefined

  constructor(parts: IncomingHandoversParts) {
    this.#parts = parts
    this.#incomingTableFiles = new IncomingTableFiles(parts.savedTables.folder)
  }

  // Requests of the owner

  /** Shows a code that lets one table come. */
  showCode(): void {
    this.#shownCode = { letters: this.#parts.drawCode(), wrong: 0 }
    clearTimeout(this.#codeTimer)
    this.#codeTimer = setTimeout(() => this.hideCode(), CODE_VALID_MS)
    this.#codeTimer.unref()
    this.#sendStage('waiting')
  }

  /** Stops waiting for a table. */
  hideCode(stage: 'stopped' | 'guessed' = 'stopped'): void {
    const wasAwaited = this.#shownCode !== null
    this.#useUpCode()
    if (wasAwaited) this.#sendStage(stage)
  }

  /** Stops the timer of the code, because the host stops. */
  close(): void {
    clearTimeout(this.#codeTimer)
  }

  #useUpCode(): void {
    this.#shownCode = null
    clearTimeout(this.#codeTimer)
  }

  // Who may come

  /**
   * The secret of another host's greeting: the code starts a handover, and that handover's key continues it. A
   * guess counts as wrong until it proves right.
   */
  secretFor(transfer: string | undefined, address: string): { secret: string; authentication: Authentication } | null {
    if (transfer !== undefined) {
      const knownTable = isHex(transfer, 16) ? this.#incomingTableFiles.find(transfer) : null
      return knownTable && { secret: knownTable.key, authentication: { by: 'hand-over', transfer } }
    }
    const { guesses } = this.#parts
    const codeGuess = { device: null, address, table: null }
    if (!this.#shownCode || guesses.hasTooMany(codeGuess)) return null
    guesses.countWrong(codeGuess)
    const secret = this.#shownCode.letters
    if (++this.#shownCode.wrong >= MAX_WRONG_HANDOVER_CODES) this.hideCode('guessed')
    return { secret, authentication: { by: 'hand-over' } }
  }

  /** Ends the code's validity, because a code can be used once. */
  onConfirmed({ transfer }: HandoverAuthentication, address: string): void {
    if (transfer !== undefined) return
    this.#parts.guesses.uncountRight({ device: null, address, table: null })
    this.#useUpCode()
    this.#sendStage('coming')
  }

  // Messages of the other host

  /** Handles a message of a host that hands a table over. */
  handleMessage(connection: Connection, text: string): void {
    const message = readGivingHostMessage(text)
    try {
      if (!message) throw new Refusal('unlike-there')
      this.#handle(connection, message)
    } catch (error) {
      const reason = error instanceof Refusal ? error.why : 'disk-there'
      if (!(error instanceof Refusal)) this.#parts.reportFault(error, { where: 'a table comes' })
      this.#abandonTransfer(connection)
      sendToGivingHost(connection, { type: 'declined', why: isDeclineReason(reason) ? reason : 'unlike-there' })
    }
  }

  /**
   * Handles the loss of the connection to a giving host. A table that is held stays held, because only that host
   * knows whose it is now.
   */
  leave(connection: Connection): void {
    this.#abandonTransfer(connection)
    this.#transfersByConnection.delete(connection)
  }

  #handle(connection: Connection, message: GivingHostMessage): void {
    switch (message.type) {
      case 'offer':
        return this.#beginTransfer(connection, message)
      case 'part':
        return this.#addBytes(connection, Buffer.from(message.bytes, 'base64'))
      case 'whole':
        return this.#holdIfVerified(connection, message)
      case 'open':
        return this.#openHandedOver(connection)
      case 'known':
        return this.#incomingTableFiles.forget(this.#handoverOf(connection))
      case 'drop':
        this.#incomingTableFiles.forget(this.#handoverOf(connection))
        this.#transfersByConnection.delete(connection)
        return this.#sendStage('failed')
    }
  }

  #beginTransfer(connection: Connection, offer: IncomingTransfer['offer']): void {
    const { savedTables, tables } = this.#parts
    const { authentication } = connection
    if (
      authentication?.by !== 'hand-over' ||
      authentication.transfer !== undefined ||
      this.#transfersByConnection.has(connection)
    )
      throw new Refusal('unlike-there')
    if (savedTables.has(offer.table)) throw new Refusal('there-already')
    try {
      tables.assertRoom()
    } catch {
      throw new Refusal('crowded-there')
    }
    this.#transfersByConnection.set(connection, { offer, parts: [], received: 0, isHeld: false })
    sendToGivingHost(connection, { type: 'ready' })
  }

  #addBytes(connection: Connection, bytes: Buffer): void {
    const incoming = this.#runningTransferOf(connection)
    incoming.received += bytes.length
    if (bytes.length > JOURNAL_PART_BYTES || incoming.received > incoming.offer.bytes) throw new Refusal('unlike-there')
    incoming.parts.push(bytes)
  }

  /** Writes the whole journal, replays it, and reports the result. */
  #holdIfVerified(connection: Connection, { sum, state }: Extract<GivingHostMessage, { type: 'whole' }>): void {
    const { savedTables, devices, addresses } = this.#parts
    const incoming = this.#runningTransferOf(connection)
    const { offer, parts } = incoming
    this.#incomingTableFiles.write(offer, Buffer.concat(parts))
    const replayedTable = savedTables.readWhole(this.#incomingTableFiles.journalPath(offer))
    const isAlike =
      replayedTable?.sum === sum &&
      replayedTable.table.id === offer.table &&
      tableStateDigest(replayedTable.table) === state
    if (!isAlike || replayedTable.table.departure.event) throw new Refusal('unlike-there')
    for (const { device } of replayedTable.table.chairs) if (device !== '') devices.remember(device)
    this.#incomingTableFiles.hold({ transfer: offer.transfer, table: offer.table, key: offer.key })
    incoming.isHeld = true
    sendToGivingHost(connection, { type: 'held', sum, addresses: [...addresses()] })
  }

  /**
   * Opens a held table, which is this host's from now on. When it is asked again, it answers the same. Throws Refusal
   * if this host's disk has lost the table.
   */
  #openHandedOver(connection: Connection): void {
    const { savedTables, tables, departed, whereabouts } = this.#parts
    const transfer = this.#handoverOf(connection)
    this.#incomingTableFiles.install(transfer)
    const { table } = transfer
    const isOpen = tables.at(table) !== null
    if (!savedTables.has(table) && !isOpen && departed.at(table) === null) throw new Refusal('unlike-there')
    if (savedTables.has(table) && !isOpen) {
      departed.forget(table)
      whereabouts.openHandedOver(table)
    }
    sendToGivingHost(connection, { type: 'opened' })
    const givingHost = this.#transfersByConnection.get(connection)?.offer.from
    this.#sendStage('here', { table, ...(givingHost !== undefined && { from: givingHost }) })
  }

  #handoverOf(connection: Connection): HandoverIdentity {
    const { authentication } = connection
    const incoming = this.#transfersByConnection.get(connection)
    const transfer =
      (authentication?.by === 'hand-over' ? authentication.transfer : undefined) ?? incoming?.offer.transfer
    const incomingTable = transfer === undefined ? null : this.#incomingTableFiles.find(transfer)
    if (!incomingTable) throw new Refusal('unlike-there')
    return incomingTable
  }

  #runningTransferOf(connection: Connection): IncomingTransfer {
    const incoming = this.#transfersByConnection.get(connection)
    if (!incoming || incoming.isHeld) throw new Refusal('unlike-there')
    return incoming
  }

  /** Discards an incomplete transfer. A held table stays, because it may be this host's already. */
  #abandonTransfer(connection: Connection): void {
    const incoming = this.#transfersByConnection.get(connection)
    if (!incoming || incoming.isHeld) return
    this.#transfersByConnection.delete(connection)
    try {
      this.#incomingTableFiles.forget(incoming.offer)
    } catch (error) {
      this.#parts.reportFault(error, { where: 'a table did not come' })
    }
    this.#sendStage('failed')
  }

  #sendStage(stage: TakeOverStage, details: { readonly table?: string; readonly from?: string } = {}): void {
    const { addresses, connectedScreens, reportFault } = this.#parts
    const code = this.#shownCode?.letters ?? null
    connectedScreens.tellOwner({ type: 'taking', stage, code, addresses: [...addresses()], ...details }, reportFault)
  }
}

function sendToGivingHost(connection: Connection, message: ReceivingHostMessage): void {
  connection.sendText(Buffer.from(JSON.stringify(message)))
}

function isDeclineReason(why: string): why is (typeof HANDOVER_DECLINE_REASONS)[number] {
  return (HANDOVER_DECLINE_REASONS as readonly string[]).includes(why)
}
