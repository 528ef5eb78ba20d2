// The rule for one message of a screen: its cost, who may send it, and what it does.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Handovers } from '../handover/handovers.ts'
import type { NetworkTester } from '../network/networkTester.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { SavedTablesAndGames } from '../openTables/savedTablesAndGames.ts'
import type { ScreenWhereabouts } from '../openTables/screenWhereabouts.ts'

export type ClientMessageType = ClientMessage['type']
export type ClientMessageOf<T extends ClientMessageType> = Extract<ClientMessage, { type: T }>

/** The parts of a host that are needed by messages that concern no single table. */
export interface HostParts {
  readonly openTables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly archive: SavedTablesAndGames
  readonly handover: Handovers
  readonly network: NetworkTester
  readonly reportFault: ReportFault
  /** Lets in a screen that says hello. Throws Refusal. */
  greet(connection: Connection, message: ClientMessageOf<'hello'>): void
  /** Puts this address into links. Returns false if this machine does not have it. */
  chooseAddress(address: string): boolean
  tellAddresses(): void
  sendStatus(connection: Connection): void
}

/**
 * Who may send a message:
 * - `anyone`: also before it has said hello
 * - `screen`: every screen, including displays
 * - `display`: a display; ignored from other screens
 * - `person`: every screen except displays, which only show public facts
 * - `seated`: people who sit at the table, or its owner
 * - `playing`: people who sit at the table or may change its settings
 * - `agreeing`: people whose consent counts for a request
 * - `arranger`: the owner, or without one the seated people
 * - `owner`: the owner of this host
 */
export type AllowedSender =
  'anyone' | 'screen' | 'display' | 'person' | 'seated' | 'playing' | 'agreeing' | 'arranger' | 'owner'

export interface HostLevelRule<T extends ClientMessageType> {
  readonly at: 'host'
  /**
   * The cost in tokens, of which a connection gets four hundred a second. A message costs more if it is written to
   * the disk, sent to others or computed.
   */
  readonly cost: number
  readonly from: 'anyone' | 'screen' | 'person' | 'owner'
  readonly handle: (host: HostParts, message: ClientMessageOf<T>, connection: Connection) => void
}

export interface TableLevelRule<T extends ClientMessageType> {
  readonly at: 'table'
  readonly cost: number
  readonly from: Exclude<AllowedSender, 'anyone' | 'owner'>
  /** True if the message is allowed while the table moves to another host, because it changes nothing. */
  readonly whileMoving?: true
  /** True if the message is refused while seeds are drawn, because it would change the deal they are drawn for. */
  readonly changesDeal?: true
  /** Handles the message of a screen that is at no table; by default it is refused. */
  readonly withoutTable?: (message: ClientMessageOf<T>) => void
  readonly handle: (openTable: OpenTable, message: ClientMessageOf<T>, connection: Connection) => void
}

export type MessageRule<T extends ClientMessageType> = HostLevelRule<T> | TableLevelRule<T>
