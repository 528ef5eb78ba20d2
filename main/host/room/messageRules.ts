// Every message a screen may send: what it costs, who may send it, and what it does.
import { padOffers } from '../channel/privatePadding.ts'
import type { Connection } from '../channel/connection.ts'
import { Refusal } from '../errors/refusal.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { HostParts, MessageRule, ClientMessageType } from './messageRuleTypes.ts'

const ignoreMessage = () => {}
export const deviceHashOf = ({ device }: Connection) => device!.hash

/** The table at which this screen of the owner is. Throws Refusal. */
function ownersTable({ whereabouts }: HostParts, connection: Connection): OpenTable {
  const openTable = whereabouts.tableOf(connection)
  if (!openTable) throw new Refusal('no-table')
  return openTable
}

/** Every message. A missing one does not compile. */
export const MESSAGE_RULES: { readonly [T in ClientMessageType]: MessageRule<T> } = {
  // coming
  beat: { at: 'host', cost: 1, from: 'anyone', handle: ignoreMessage },
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
    handle: ({ reportFault }, { error, where }) => reportFault(error, { where: `screen: ${where}` }),
  },
  record: {
    at: 'host',
    cost: 40,
    from: 'screen',
    handle: ({ archive, whereabouts }, { game }, by) =>
      archive.sendRecord(by, game, whereabouts.tableOf(by)?.table ?? null),
  },
  'request-code': {
    at: 'table',
    cost: 20,
    from: 'display',
    whileMoving: true,
    withoutTable: ignoreMessage,
    handle: (openTable, _, by) => openTable.joining.requestCode(by),
  },
  seen: {
    at: 'table',
    cost: 8,
    from: 'screen',
    whileMoving: true,
    withoutTable: ignoreMessage,
    handle: (openTable, message, by) => openTable.actions.compareMoves(by, message),
  },
  dismiss: { at: 'table', cost: 20, from: 'seated', handle: openTable => openTable.actions.dismissMissingMoves() },
  watch: {
    at: 'table',
    cost: 16,
    from: 'screen',
    whileMoving: true,
    withoutTable: ({ seat }) => {
      if (seat !== null) throw new Refusal('not-yours')
    },
    handle: (openTable, { seat }, by) => openTable.broadcast.views.watch(by, seat),
  },

  // chairs
  sit: {
    at: 'table',
    cost: 20,
    from: 'person',
    changesDeal: true,
    handle: (openTable, message, by) => openTable.actions.sit(by, message),
  },
  rename: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: ({ table }, { chair, name }, by) => table.seating.rename(chair, name, deviceHashOf(by)),
  },
  stand: {
    at: 'table',
    cost: 20,
    from: 'person',
    changesDeal: true,
    handle: (openTable, { chair }, by) => openTable.actions.stand(chair, deviceHashOf(by)),
  },
  substitute: {
    at: 'table',
    cost: 20,
    from: 'playing',
    handle: (openTable, { seat, by }) => openTable.actions.substitute(seat, by),
  },
  'request-seat': {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, message, by) => openTable.joining.requestSeat(by, message),
  },

  // answers to requests that others must agree to
  agree: {
    at: 'table',
    cost: 20,
    from: 'agreeing',
    handle: (openTable, { request }, by) => openTable.agreement.agree(request, deviceHashOf(by)),
  },
  decline: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, { request }, by) => openTable.actions.decline(request, by),
  },

  // arranging the table
  set: {
    at: 'table',
    cost: 20,
    from: 'arranger',
    changesDeal: true,
    handle: (openTable, message) => openTable.actions.set(message),
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
    handle: (openTable, { chair }, by) => openTable.actions.askToFree(chair, by),
  },
  remove: {
    at: 'table',
    cost: 4,
    from: 'arranger',
    changesDeal: true,
    handle: (openTable, { chair }) => openTable.actions.removeChair(chair),
  },
  start: {
    at: 'table',
    cost: 40,
    from: 'arranger',
    changesDeal: true,
    handle: (openTable, _, by) => openTable.actions.askToStart(by),
  },
  lobby: {
    at: 'table',
    cost: 40,
    from: 'arranger',
    changesDeal: true,
    handle: (openTable, _, by) => openTable.actions.askForLobby(by),
  },

  // the host's owner
  open: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ whereabouts }, { name, beside = false }, opener) => void whereabouts.open(name, { opener, beside }),
  },
  resume: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ whereabouts }, { table, beside = false }, opener) => void whereabouts.resume(table, { opener, beside }),
  },
  forget: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ archive }, { table }, by) => {
      archive.forget(table)
      archive.sendListTo(by)
    },
  },
  close: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, _, by) => {
      const openTable = ownersTable(host, by)
      if (openTable.table.departure.state !== null) throw new Refusal('moving')
      host.whereabouts.close(openTable)
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
      host.tellAddresses()
    },
  },
  'test-network': { at: 'host', cost: 200, from: 'owner', handle: ({ network }, _, by) => void network.sendReport(by) },
  'hand-over': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, message, by) => host.handover.handOver(ownersTable(host, by), message, by),
  },
  reclaim: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: (host, _, by) => host.handover.reclaim(ownersTable(host, by), by),
  },
  'take-over': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ handover }, message) => handover.handleTakeOver(message),
  },
  discard: {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ archive }, { game }, by) => {
      archive.discard(game)
      archive.sendListTo(by)
    },
  },
  'discard-player': {
    at: 'host',
    cost: 40,
    from: 'owner',
    handle: ({ archive }, { name }, by) => {
      archive.discardPlayer(name)
      archive.sendListTo(by)
    },
  },

  // the two messages of a provable deal: a device commits to a number, then reveals it
  commit: {
    at: 'table',
    cost: 4,
    from: 'person',
    handle: (openTable, message, by) => openTable.dealer.commit(by, message),
  },
  reveal: {
    at: 'table',
    cost: 4,
    from: 'person',
    handle: (openTable, message, by) => openTable.dealer.reveal(by, message),
  },

  // play
  move: {
    at: 'table',
    cost: 1,
    from: 'person',
    handle: (openTable, { seat, step, move }, by) => openTable.actions.move({ seat, step, move }, deviceHashOf(by)),
  },
  'take-back': {
    at: 'table',
    cost: 1,
    from: 'person',
    handle: (openTable, { seat, step }, by) => openTable.actions.takeBack({ seat, step }, deviceHashOf(by)),
  },
  offers: {
    at: 'table',
    cost: 16,
    from: 'person',
    whileMoving: true,
    handle: ({ table }, { seat }, by) => {
      if (!table.heldBy(deviceHashOf(by)).includes(seat)) throw new Refusal('not-yours')
      by.sendText(padOffers(table.play.offers(seat)))
    },
  },
  mark: {
    at: 'table',
    cost: 8,
    from: 'person',
    handle: ({ table }, { seat, at, mark }, by) => table.play.mark(seat, at, mark, deviceHashOf(by)),
  },

  // manners
  react: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, { seat, gesture }, by) => openTable.reactions.react(seat, gesture, deviceHashOf(by)),
  },
  pause: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, { seat, word }, by) => openTable.actions.pause({ seat, word }, deviceHashOf(by)),
  },
  'go-on': { at: 'table', cost: 20, from: 'playing', handle: openTable => openTable.actions.goOn() },
  'more-time': {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, message, by) => openTable.timekeeper.addTime(message, deviceHashOf(by)),
  },
  nudge: {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, message, by) => openTable.timekeeper.nudge(message, deviceHashOf(by)),
  },
  'send-away': {
    at: 'table',
    cost: 20,
    from: 'person',
    changesDeal: true,
    handle: (openTable, { chair }, by) => openTable.actions.sendAway(chair, by),
  },
  'welcome-back': {
    at: 'table',
    cost: 20,
    from: 'person',
    handle: (openTable, { device }, by) => openTable.sendingAway.welcomeBack(device, by),
  },
}
