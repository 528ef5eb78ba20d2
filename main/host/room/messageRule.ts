// The rule for one message of a screen: its cost, who may send it, and what it does.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Handover } from '../handover/handover.ts'
import type { NetworkTester } from '../network/networkTester.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { Archive } from '../openTables/archive.ts'
import type { ScreenWhereabouts } from '../openTables/screenWhereabouts.ts'

export type MessageType = ClientMessage['type']
export type MessageOf<T extends MessageType> = Extract<ClientMessage, { type: T }>

/** What messages that concern no single table work with. */
export interface HostParts {
  readonly openTables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly archive: Archive
  readonly handover: Handover
  readonly network: NetworkTester
  readonly report: ReportFault
  /** Lets in a screen that says who it is. Throws Refusal. */
  greet(connection: Connection, message: MessageOf<'hello'>): void
  /** Links name this address from now on. False: this machine does not have it. */
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
export type Sender =
  'anyone' | 'screen' | 'display' | 'person' | 'seated' | 'playing' | 'agreeing' | 'arranger' | 'owner'

export interface HostRule<T extends MessageType> {
  readonly at: 'host'
  /**
   * Tokens, of which a connection has four hundred a second: more for what is written, sent to others or
   * computed.
   */
  readonly cost: number
  readonly from: 'anyone' | 'screen' | 'person' | 'owner'
  readonly handle: (host: HostParts, message: MessageOf<T>, connection: Connection) => void
}

export interface TableRule<T extends MessageType> {
  readonly at: 'table'
  readonly cost: number
  readonly from: Exclude<Sender, 'anyone' | 'owner'>
  /** Allowed while the table moves to another host: it changes nothing. */
  readonly whileMoving?: true
  /** Refused while seeds are drawn: it would change the deal they are drawn for. */
  readonly changesDeal?: true
  /** What it does while no table is open; by default it is refused. */
  readonly withoutTable?: (message: MessageOf<T>) => void
  readonly handle: (open: OpenTable, message: MessageOf<T>, connection: Connection) => void
}

export type MessageRule<T extends MessageType> = HostRule<T> | TableRule<T>
