// Says for every message of a screen what it costs, who may send it, and what it does.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import { privateText } from '../channel/privateLength.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Handover } from '../handover/handover.ts'
import type { NetworkTester } from '../network/networkTester.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { Archive } from '../openTables/archive.ts'
import type { ScreenWhereabouts } from '../openTables/screenWhereabouts.ts'

type MessageType = ClientMessage['type']
type MessageOf<T extends MessageType> = Extract<ClientMessage, { type: T }>

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
  sendStatus(connection: Connection): void
}

/**
 * Who may send a message:
 * - `anyone`: also before it has said hello
 * - `screen`: every screen, a display too
 * - `display`: a display; from others it is ignored
 * - `person`: every screen but a display, for which only public facts are
 * - `seated`: who sits at the table, or its owner
 * - `playing`: who sits at the table, or arranges it
 * - `agreeing`: whose word counts for what others asked for
 * - `arranger`: the owner, or without one who sits
 * - `owner`: the owner of this host
 */
type Sender = 'anyone' | 'screen' | 'display' | 'person' | 'seated' | 'playing' | 'agreeing' | 'arranger' | 'owner'

interface HostRule<T extends MessageType> {
  readonly at: 'host'
  /** Tokens, of which a connection has four hundred a second: more where something is written, told to others or computed. */
  readonly cost: number
  readonly from: 'anyone' | 'screen' | 'person' | 'owner'
  readonly handle: (host: HostParts, message: MessageOf<T>, connection: Connection) => void
}

interface TableRule<T extends MessageType> {
  readonly at: 'table'
  readonly cost: number
  readonly from: Exclude<Sender, 'anyone' | 'owner'>
  /** Allowed while the table moves to another host: it changes nothing. */
  readonly whileMoving?: true
  /** Refused while numbers are drawn: it would make it another deal than the one they are drawn for. */
  readonly changesDeal?: true
  /** What it does where no table is open; it is refused if not given. */
  readonly withoutTable?: (message: MessageOf<T>) => void
  readonly handle: (open: OpenTable, message: MessageOf<T>, connection: Connection) => void
}

export type MessageRule<T extends MessageType> = HostRule<T> | TableRule<T>

const ignored = () => {}
const hashOf = ({ device }: Connection) => device!.hash

/** The table at which this screen of the owner's is. Throws Refusal. */
function tableOf({ whereabouts }: HostParts, connection: Connection): OpenTable {
  const open = whereabouts.of(connection)
  if (!open) throw new Refusal('no-table')
  return open
}

/** Every message there is. One that is missing here does not compile. */
const MESSAGE_RULES: { readonly [T in MessageType]: MessageRule<T> } = {
  // coming
  beat: { at: 'host', cost: 1, from: 'anyone', handle: ignored },
  hello: { at: 'host', cost: 20, from: 'anyone', handle: (host, message, by) => host.greet(by, message) },
  'go-to': {
    at: 'host',
    cost: 40,
    from: 'screen',
    handle: (host, { table }, by) => host.whereabouts.choose(by, table),
  },
  fault: {
    at: 'host',
    cost: 16,
    from: 'screen',
    handle: ({ report }, { error, where }) => report(error, { where: `screen: ${where}` }),
  },
  record: {
    at: 'host',
    cost: 40,
    from: 'screen',
    handle: ({ archive, whereabouts }, { game }, by) => archive.sendRecord(by, game, whereabouts.of(by)?.table ?? null),
  },
  'request-code': {
    at: 'table',
    cost: 20,
    from: 'display',
    whileMoving: true,
    withoutTable: ignored,
    handle: (open, _, by) => open.joining.requestCode(by),
  },
  seen: {
    at: 'table',
    cost: 8,
    from: 'screen',
    whileMoving: true,
    withoutTable: ignored,
    handle: (open, message, by) => open.actions.compareMoves(by, message),
  },
  dismiss: { at: 'table', cost: 20, from: 'seated', handle: open => open.actions.dismissMissingMoves() },
  watch: {
    at: 'table',
    cost: 16,
    from: 'screen',
    whileMoving: true,
    withoutTable: ({ seat }) => {
      if (seat !== null) throw new Refusal('not-yours')
    },
    handle: (open, { seat }, by) => open.broadcast.views.watch(by, seat),
  },

  // chairs
  sit: {
    at: 'table',
    cost: 20,
    from: 'person',
    changesDeal: true,
    handle: (open, message, by) => open.actions.sit(by, message),
  },
  rename: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: ({ table }, { chair, name }, by) => table.seating.rename(chair, name, hashOf(by)),
  },
  stand: {
    at: 'table',
    cost: 20,
    from: 'person',
    changesDeal: true,
    handle: (open, { chair }, by) => open.actions.stand(chair, hashOf(by)),
  },
  substitute: {
    at: 'table',
    cost: 20,
    from: 'playing',
    handle: (open, { seat, by }) => open.actions.substitute(seat, by),
  },
  'request-seat': {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, message, by) => open.joining.requestSeat(by, message),
  },

  // what others must agree to
  agree: {
    at: 'table',
    cost: 20,
    from: 'agreeing',
    handle: (open, { request }, by) => open.agreement.agree(request, hashOf(by)),
  },
  decline: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, { request }, by) => open.actions.decline(request, by),
  },

  // arranging the table
  set: {
    at: 'table',
    cost: 20,
    from: 'arranger',
    changesDeal: true,
    handle: (open, message) => open.actions.set(message),
  },
  chair: { at: 'table', cost: 4, from: 'arranger', changesDeal: true, handle: ({ table }) => table.seating.addChair() },
  computer: {
    at: 'table',
    cost: 4,
    from: 'arranger',
    changesDeal: true,
    handle: ({ table }, { chair, level }) => table.seating.seatComputer(chair, level ?? 'normal'),
  },
  free: {
    at: 'table',
    cost: 20,
    from: 'arranger',
    changesDeal: true,
    handle: (open, { chair }, by) => open.actions.askToFree(chair, by),
  },
  remove: {
    at: 'table',
    cost: 4,
    from: 'arranger',
    changesDeal: true,
    handle: (open, { chair }) => open.actions.removeChair(chair),
  },
  start: {
    at: 'table',
    cost: 40,
    from: 'arranger',
    changesDeal: true,
    handle: (open, _, by) => open.actions.askToStart(by),
  },
  lobby: {
    at: 'table',
    cost: 40,
    from: 'arranger',
    changesDeal: true,
    handle: (open, _, by) => open.actions.askForLobby(by),
  },

  // the host's owner
  open: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ whereabouts }, { name, beside = false }, by) => void whereabouts.open(name, { by, beside }),
  },
  resume: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ whereabouts }, { table, beside = false }, by) => void whereabouts.resume(table, { by, beside }),
  },
  forget: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ archive }, { table }, by) => {
      archive.forget(table)
      archive.showTo(by)
    },
  },
  close: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, _, by) => {
      const open = tableOf(host, by)
      if (open.table.departure.state !== null) throw new Refusal('moving')
      host.whereabouts.putAway(open)
    },
  },
  status: { at: 'host', cost: 40, from: 'owner', handle: (host, _, by) => host.sendStatus(by) },
  'pause-all': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, { word }, by) => {
      host.openTables.pauseAll(word)
      host.sendStatus(by)
    },
  },
  'go-on-all': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, _, by) => {
      host.openTables.goOnAll()
      host.sendStatus(by)
    },
  },
  'use-address': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, { address }) => {
      if (!host.chooseAddress(address)) throw new Refusal('no-such-address')
      for (const open of host.openTables.all) open.arranged()
    },
  },
  'test-network': { at: 'host', cost: 200, from: 'owner', handle: ({ network }, _, by) => void network.tell(by) },
  'hand-over': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, message, by) => host.handover.give(tableOf(host, by), message, by),
  },
  reclaim: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, _, by) => host.handover.reclaim(tableOf(host, by), by),
  },
  'take-over': { at: 'host', cost: 40, from: 'owner', handle: ({ handover }, message) => handover.await(message) },
  discard: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ archive }, { game }, by) => {
      archive.discard(game)
      archive.showTo(by)
    },
  },
  'discard-player': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ archive }, { name }, by) => {
      archive.discardPlayer(name)
      archive.showTo(by)
    },
  },

  // a deal that can be proved
  commit: { at: 'table', cost: 4, from: 'person', handle: (open, message, by) => open.dealer.commit(by, message) },
  reveal: { at: 'table', cost: 4, from: 'person', handle: (open, message, by) => open.dealer.reveal(by, message) },

  // play
  move: {
    at: 'table',
    cost: 1,
    from: 'person',
    handle: (open, { seat, step, move }, by) => open.actions.move({ seat, step, move }, hashOf(by)),
  },
  'take-back': {
    at: 'table',
    cost: 1,
    from: 'person',
    handle: (open, { seat, step }, by) => open.actions.takeBack({ seat, step }, hashOf(by)),
  },
  offers: {
    at: 'table',
    cost: 16,
    from: 'person',
    whileMoving: true,
    handle: ({ table }, { seat }, by) => {
      if (!table.held(hashOf(by)).includes(seat)) throw new Refusal('not-yours')
      by.sendText(privateText(table.play.offers(seat)))
    },
  },
  mark: {
    at: 'table',
    cost: 8,
    from: 'person',
    handle: ({ table }, { seat, at, mark }, by) => table.play.mark(seat, at, mark, hashOf(by)),
  },

  // manners
  react: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, { seat, gesture }, by) => open.reactions.react(seat, gesture, hashOf(by)),
  },
  pause: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, { seat, word }, by) => open.actions.pause({ seat, word }, hashOf(by)),
  },
  'go-on': { at: 'table', cost: 20, from: 'playing', handle: open => open.actions.goOn() },
  'more-time': {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, message, by) => open.timekeeper.more(message, hashOf(by)),
  },
  nudge: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, message, by) => open.timekeeper.nudge(message, hashOf(by)),
  },
  'send-away': {
    at: 'table',
    cost: 20,
    from: 'person',
    changesDeal: true,
    handle: (open, { chair }, by) => open.actions.sendAway(chair, by),
  },
  'welcome-back': {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (open, { device }, by) => open.admission.welcomeBack(device, by),
  },
}

/** The rule of a message. */
export function messageRule<T extends MessageType>({ type }: { readonly type: T }): MessageRule<T> {
  return MESSAGE_RULES[type]
}

/** Does what a message of a screen asks for, at the table the screen is at. Throws Refusal, and then nothing has changed. */
export function handleMessage<T extends MessageType>(host: HostParts, message: MessageOf<T>, by: Connection): void {
  const rule = messageRule<T>(message as { readonly type: T })
  if (rule.from === 'anyone') return rule.handle(host, message, by)
  if (!by.device) throw new Refusal('hello-first')
  if (by.device.display && !FOR_DISPLAYS.has(rule.from)) throw new Refusal('display-only')
  if (rule.from === 'display' && !by.device.display) return
  if (rule.at === 'host') {
    if (rule.from === 'owner' && !by.device.owner) throw new Refusal('not-the-host')
    return rule.handle(host, message, by)
  }
  const open = host.whereabouts.of(by)
  if (open) return open.asked(by, () => handleAtTable(rule, { open, message, by }))
  if (!rule.withoutTable) throw new Refusal('no-table')
  rule.withoutTable(message)
}

const FOR_DISPLAYS: ReadonlySet<Sender> = new Set(['screen', 'display'])

function handleAtTable<T extends MessageType>(
  rule: TableRule<T>,
  { open, message, by }: { readonly open: OpenTable; readonly message: MessageOf<T>; readonly by: Connection },
): void {
  if (rule.changesDeal && open.dealer.isDrawing) throw new Refusal('dealing')
  if (open.table.departure.state !== null && !rule.whileMoving) throw new Refusal('moving')
  if (!isSender(rule.from, open, by)) throw new Refusal('not-the-host')
  rule.handle(open, message, by)
}

/** Whether this screen is one of these senders at this table. */
function isSender(from: Sender, { table, rights }: OpenTable, by: Connection): boolean {
  switch (from) {
    case 'seated':
      return by.device!.owner || table.isHeldBy(hashOf(by))
    case 'playing':
      return rights.sitsOrArranges(by)
    case 'agreeing':
      return rights.agrees(by)
    case 'arranger':
      return rights.arranges(by)
    default:
      return true
  }
}
