// Serves one screen from its first byte to its last: applies its budgets, opens its frames, and handles errors.
import type { IncomingMessage } from 'node:http'
import type { RawData, WebSocket } from 'ws'
import type { AuthenticationMethod } from '../../../shared/sealing/index.ts'
import { MAX_MESSAGE_BYTES, readClientMessage } from '../../../shared/wire/index.ts'
import { NEW_CONNECTION_TIMEOUT_MS } from '../limits/newConnections.ts'
import { AddressBudgets, createConnectionBudget } from '../limits/budgets.ts'
import { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { HostChannel, type SealedChannel } from '../channel/hostChannel.ts'
import type { GreetingQueue } from '../limits/greetingQueue.ts'
import { RateLimitedInbox } from '../limits/inbox.ts'
import { Refusal } from '../errors/refusal.ts'
import { handleMessage, ruleOfMessage } from '../room/handleMessage.ts'
import type { Room } from '../room/room.ts'

/** Serves one screen until it goes. */
export function serveScreen({
  room,
  socket,
  request,
  reportFault,
  helloTimeout = NEW_CONNECTION_TIMEOUT_MS,
  addresses = new AddressBudgets(),
  greetings,
  channel,
}: {
  room: Room
  socket: WebSocket
  request: IncomingMessage
  reportFault: ReportFault
  helloTimeout?: number // milliseconds a connection may take to say hello
  addresses?: AddressBudgets
  greetings?: GreetingQueue // queues key exchanges; if absent, they start at once
  channel?: SealedChannel // a channel to use instead of a sealed one
}): void {
  const address = request.socket.remoteAddress ?? ''
  const sendText = (text: string) => socket.send(text)
  let leaveQueue = () => {}
  const awaitTurn =
    greetings &&
    ((by: AuthenticationMethod, exchange: () => void) => {
      const answer = () => {
        try {
          exchange()
        } catch (error) {
          reportFault(error, { where: 'a greeting' })
          connection.drop()
        }
      }
      leaveQueue = greetings.enter({ by, address, answer })
    })
  const connection: Connection = new Connection(socket, {
    channel:
      channel ??
      new HostChannel(room.doorkeeper, {
        address,
        sendText,
        awaitTurn,
        onBroken: () => connection.breakOff(),
      }),
    address,
  })
  room.connectedScreens.all.add(connection)
  const handshakeTimeout = setTimeout(() => {
    if (!connection.device && connection.authentication?.by !== 'hand-over') connection.drop()
  }, helloTimeout)
  handshakeTimeout.unref()
  const ownBudget = createConnectionBudget()
  // People with a chair are heard whatever strangers at the same address send.
  const budgets = () =>
    room.belongs(connection) ? [ownBudget] : [ownBudget, addresses.of(connection.address).strangers]
  const inbox = new RateLimitedInbox<Frame>(socket, { budgets, handle: frame => handleFrame(frame) })
  socket.on('pong', () => connection.noteSignOfLife())
  socket.on('error', () => connection.drop())
  socket.on('close', () => {
    clearTimeout(handshakeTimeout)
    leaveQueue()
    try {
      room.leave(connection)
    } catch (error) {
      reportFault(error, { where: 'a screen leaves' })
    }
  })
  socket.on('message', (bytes: RawData, isBinary: boolean) => inbox.receive({ bytes: bytes as Buffer, isBinary }))
  socket.on('ping', () => inbox.receive(null))
  const spendTokens = (tokens: number) => {
    for (const budget of budgets()) budget.spend(tokens)
  }
  const handleFrame = (frame: Frame) => {
    connection.noteSignOfLife()
    if (frame === null) return
    const openedFrame = connection.open(frame.bytes, frame.isBinary)
    if (openedFrame === 'broken') return connection.breakOff()
    if (openedFrame === 'older') return connection.turnOlderAway()
    if (openedFrame === 'handshake') {
      if (connection.authentication && connection.authentication.by !== 'none') greetings?.noteConfirmed(address)
      return spendTokens(HANDSHAKE_COST)
    }
    const { text } = openedFrame
    if (text.length > MAX_MESSAGE_BYTES) return connection.refuseNonsense('too-long')
    if (connection.authentication?.by === 'hand-over')
      return room.handover.incoming.handleMessage(connection, text.toString('utf8'))
    const message = readClientMessage(text.toString('utf8'))
    if (!message) return connection.refuseNonsense('unreadable')
    const { cost } = ruleOfMessage(message)
    if (cost > 1) spendTokens(cost - 1) // each frame has paid one token already
    try {
      handleMessage(room, message, connection)
      connection.noteSensibleMessage()
    } catch (error) {
      if (error instanceof Refusal) return connection.refuse(error.why)
      reportFault(error, { where: `message: ${message.type}` })
      connection.refuse('fault')
    }
  }
}

/**
 * The cost of a handshake message beyond the one token each frame takes: an exchange has two, and takes as long
 * as fifty messages.
 */
const HANDSHAKE_COST = 9

/** A frame that arrived; null: a ping, which costs as much. */
type Frame = { readonly bytes: Buffer; readonly isBinary: boolean } | null
