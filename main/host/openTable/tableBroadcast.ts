// Sends each screen at one table what it may see, when it changes: chairs, phase, requests, rights and news.
import type { AddressReason, HostMessage } from '../../../shared/wire/index.ts'
import type { AgreementOnRequests } from './agreementOnRequests.ts'
import type { Audience } from '../table/audienceNews.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { Dealer } from './dealer.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { SendingAway } from './sendingAway.ts'
import type { MissingMoves } from './missingMoves.ts'
import type { Presence } from './presence.ts'
import { padPrivateMessage } from '../channel/privatePadding.ts'
import type { TableRights } from './rights.ts'
import { ScreenViews } from './screenViews.ts'
import { SharedSealer } from '../channel/sharedSeal.ts'
import type { Table } from '../table/table.ts'
import { TableUpdateThrottle } from './tableUpdateThrottle.ts'
import { buildTableState } from './tableState.ts'

/** The pause before a screen to which sending failed gets everything again, in milliseconds. */
const RESEND_PAUSE_MS = 500

interface TableBroadcastParts {
  readonly table: Table
  readonly presence: Presence
  readonly rights: TableRights
  readonly agreement: AgreementOnRequests
  readonly sendingAway: SendingAway
  readonly dealer: Dealer
  readonly missing: MissingMoves
  readonly addresses: () => readonly string[]
  readonly addressReasons?: (() => readonly AddressReason[]) | undefined
  readonly tables: { readonly count: number } // the open tables of this host
  readonly linkKey: string // for the links to this table
  readonly reportFault: ReportFault
}

export class TableBroadcast {
  readonly #parts: TableBroadcastParts
  readonly views: ScreenViews
  readonly #publicSealer = new SharedSealer()
  readonly #updateThrottle = new TableUpdateThrottle(() => this.#sendTableTo(this.#parts.presence.present))

  readonly #screensBehind = new Set<Connection>() // screens to which something could not be sent
  #catchUpTimer: NodeJS.Timeout | undefined

  constructor(parts: TableBroadcastParts) {
    this.#parts = parts
    this.views = new ScreenViews(parts.table)
  }

  /** Sends a changed table: at once to the asker's screen, soon to the others. */
  sendTableSoon(asker: Connection | null): void {
    if (!this.#updateThrottle.sendSoon() && asker) this.#sendTableTo([asker])
  }

  /** Tells the other screens soon that a screen left, unless that screen is back by then. */
  sendAfterLeaving(): void {
    this.#updateThrottle.sendAfterLeaving()
  }

  /**
   * Sends news of the game to the screens with this view. `ownValues`: the values in the message that nobody else is
   * told.
   */
  toAudience(audience: Audience, message: HostMessage, ownValues?: readonly unknown[]): void {
    let text: Buffer | null = null
    this.#tellEach(this.#parts.presence.connections, connection => {
      if (connection.watchedSeat !== audience || !connection.device) return
      text ??= audience === null ? Buffer.from(JSON.stringify(message)) : padPrivateMessage(message, ownValues)
      if (audience === null) connection.sendPublic(text, this.#publicSealer)
      else connection.sendText(text)
    })
  }

  /** Tells these screens. If that fails for a screen, it soon gets everything again. */
  #tellEach(screens: Iterable<Connection>, tell: (screen: Connection) => void): void {
    tellEachScreen(screens, this.#parts.reportFault, tell, screen => {
      this.#screensBehind.add(screen)
      this.#catchUpTimer ??= setTimeout(() => this.#catchUpScreens(), RESEND_PAUSE_MS).unref()
    })
  }

  #catchUpScreens(): void {
    this.#catchUpTimer = undefined
    const behind = [...this.#screensBehind].filter(screen => this.#parts.presence.connections.has(screen))
    this.#screensBehind.clear()
    this.#tellEach(behind, screen => {
      this.sendTable(screen)
      this.show(screen)
    })
  }

  /** Shows every screen the table's view, so that a curtain is down before anybody acts. */
  turnToTable(): void {
    this.#tellEach(this.#parts.presence.present, screen => {
      screen.watchedSeat = null
    })
  }

  /** Sends every screen its view again: a game began, or somebody took or left a chair. */
  restore(): void {
    this.#updateThrottle.flush()
    this.#tellEach(this.#parts.presence.present, screen => this.show(screen))
  }

  /** Sends the screen its view, and what its device is asked. */
  show(connection: Connection): void {
    this.#parts.dealer.ask(connection)
    this.views.show(connection)
  }

  /** Sends a screen the table, its chairs and phase, as they are now. */
  sendTable(connection: Connection): void {
    connection.lastTableText = null
    this.#sendTableTo([connection])
  }

  close(): void {
    clearTimeout(this.#catchUpTimer)
    this.#updateThrottle.close()
  }

  /** Sends these screens the table, unless they have it already. The common part is serialized once. */
  #sendTableTo(connections: readonly Connection[]): void {
    if (connections.length === 0) return
    const { table, presence, rights, agreement, dealer, missing, addresses, tables, linkKey } = this.#parts
    const serializeTable = (knowsCode: boolean) =>
      JSON.stringify(
        buildTableState(table, {
          isHere: device => presence.isHere(device),
          requests: agreement.pending,
          neededCount: request => agreement.neededCount(request),
          addresses: addresses(),
          hasOtherTables: tables.count > 1,
          hasDisplay: presence.hasDisplay,
          missing: missing.count,
          drawing: dealer.isDrawing,
          linkKey: knowsCode ? linkKey : null,
        }),
      )
    const textByKnowsCode = new Map<boolean, string>()
    const sendOne = (connection: Connection) => {
      const ownRights = JSON.stringify(this.#partForScreen(connection)).slice(1)
      const knowsCode = rights.knowsCode(connection)
      if (!textByKnowsCode.has(knowsCode)) textByKnowsCode.set(knowsCode, serializeTable(knowsCode))
      const text = `{"type":"table","table":${textByKnowsCode.get(knowsCode)!},${ownRights}`
      if (connection.lastTableText === text) return
      connection.sendText(Buffer.from(text))
      connection.lastTableText = text
    }
    this.#tellEach(connections, sendOne)
  }

  /** The part of the table's state that depends on the screen: its rights, and what only it may see. */
  #partForScreen(connection: Connection): Omit<Extract<HostMessage, { type: 'table' }>, 'type' | 'table'> {
    const { rights, sendingAway, addressReasons } = this.#parts
    const { hash, isDisplay, isOwner } = connection.device!
    const seatsGivenAway = isDisplay ? [] : rights.seatsGivenAway(hash)
    const reasons = isOwner ? (addressReasons?.() ?? []) : []
    return {
      host: rights.mayArrangeTable(connection),
      agrees: rights.isAskedToAgree(connection),
      mayTake: rights.mayTake(connection),
      mayRequest: rights.mayRequest(connection),
      ...(seatsGivenAway.length > 0 && { givenAway: seatsGivenAway }),
      ...sendingAway.toldTo(connection),
      ...(reasons.length > 1 && { addressReasons: [...reasons] }),
    }
  }
}
