// Answers for: what a host does with frames that were changed at random: none brings it down, and none changes a table unless it is a command that can be read.
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebSocket } from 'ws'
import { dice, type Dice } from '../../../shared/engine/index.ts'
import { MAX_MESSAGE_BYTES, PROTOCOL, readClientMessage } from '../../../shared/wire/index.ts'
import type { Channel } from '../../host/hostChannel.ts'
import { KnownDevices } from '../../host/knownDevices.ts'
import { AddressBudgets } from '../../host/budgets.ts'
import { FinishedGames } from '../../host/finishedGames.ts'
import { attend } from '../../host/host.ts'
import { loadGames } from '../../host/loadGames.ts'
import { Room } from '../../host/room.ts'
import { SavedTables } from '../../host/savedTables.ts'

export interface FrameCount {
  readonly frames: number
  readonly readable: number // still commands after the change
  readonly faults: number // of ours, reported or thrown
  readonly changed: number // tables changed by what is no command
}

const DEVICE = '1'.repeat(32)
const GAME = 'blank'
/** Frames of one connection; after eight that cannot be read it is let go. */
const A_CONNECTION = 12

/** Well-formed commands of every kind; whatever they bring about is theirs to bring about. */
const COMMANDS: readonly object[] = [
  { type: 'hello', protocol: PROTOCOL, device: DEVICE },
  { type: 'beat' },
  { type: 'seen', table: 'a1', acks: ['k3f9'] },
  { type: 'dismiss' },
  { type: 'watch', seat: 0 },
  { type: 'sit', chair: null, name: 'Ana', code: 'KITE' },
  { type: 'rename', chair: 0, name: 'Anna' },
  { type: 'stand', chair: 0 },
  { type: 'substitute', seat: 1, by: 'computer' },
  { type: 'request-seat', chair: 1, code: 'KITE' },
  { type: 'agree', request: 1 },
  { type: 'decline', request: 1 },
  { type: 'set', name: 'Attic', game: GAME, options: { cards: 'seven' }, notebook: 'facts', hints: true },
  { type: 'chair' },
  { type: 'computer', chair: 1, level: 'easy' },
  { type: 'free', chair: 1 },
  { type: 'remove', chair: 2 },
  { type: 'start' },
  { type: 'lobby' },
  { type: 'open', name: 'Attic' },
  { type: 'resume', table: 'a1' },
  { type: 'forget', table: 'a1' },
  { type: 'close' },
  { type: 'discard', game: 'a1-1' },
  { type: 'record', game: 'a1-1' },
  { type: 'move', seat: 0, step: 0, move: { type: 'name', card: 'bell' } },
  { type: 'offers', seat: 0 },
  { type: 'mark', seat: 0, at: 'bell', mark: 'out' },
  { type: 'fault', where: 'notebook', error: 'Error: none' },
]

/** Sends so many changed frames to a room. */
export async function countFrames({
  times,
  seed,
}: {
  readonly times: number
  readonly seed: string
}): Promise<FrameCount> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-frames-'))
  const luck = dice(`frames ${seed}`)
  const count = { frames: 0, readable: 0, faults: 0, changed: 0 }
  const rules = await loadGames()
  const report = (_: unknown, { where }: { readonly where: string }) => {
    if (!where.startsWith('screen')) count.faults++ // those a screen tells of are its own
  }
  const nothing = () => {}
  const room = new Room({
    id: '3'.repeat(16),
    key: '2'.repeat(32),
    devices: new KnownDevices(null),
    rules,
    savedTables: new SavedTables(join(folder, 'tables'), rules, report),
    past: new FinishedGames(join(folder, 'games')),
    addresses: () => [],
    moved: nothing,
    announced: nothing,
    grace: 60_000,
    report,
  })
  try {
    while (count.frames < times) {
      const socket = new Socket()
      const request = { socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage
      attend({
        room,
        socket: socket as unknown as WebSocket,
        request,
        report,
        addresses: new AddressBudgets(),
        channel: ownersChannel,
      })
      socket.says({ type: 'hello', protocol: PROTOCOL, device: DEVICE })
      layTable(room, socket)
      for (let nth = 0; nth < A_CONNECTION && count.frames < times; nth++) {
        const frame = changed(Buffer.from(JSON.stringify(COMMANDS[luck.below(COMMANDS.length)])), luck)
        const isCommand = frame.length <= MAX_MESSAGE_BYTES && readClientMessage(frame.toString('utf8')) !== null
        const before = isCommand ? '' : stateOf(room)
        try {
          socket.emit('message', frame, false)
        } catch {
          count.faults++
        }
        count.frames++
        if (isCommand) count.readable++
        else if (stateOf(room) !== before) count.changed++
      }
      socket.leave()
    }
    return count
  } finally {
    room.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As if every frame had come through a sealed channel of the owner's: what is tried is what the host makes of it. */
const ownersChannel: Channel = { proof: { by: 'owner' }, open: text => ({ text }), seal: text => text }

/** A table with a game under way, where the device sits; what the last connection left of it is taken as it is. */
function layTable(room: Room, socket: Socket): void {
  if (!room.table) {
    socket.says({ type: 'open', name: 'Test' })
    socket.says({ type: 'set', game: GAME })
  }
  if (room.table?.phase === 'playing') return
  socket.says({ type: 'sit', chair: null, name: 'Ana' })
  socket.says({ type: 'sit', chair: null, name: 'Ben' })
  socket.says({ type: 'start' })
}

function stateOf({ table }: Room): string {
  return table === null
    ? ''
    : JSON.stringify([table.id, table.setting, table.chairs, table.phase, [null, 0, 1].map(seat => table.view(seat))])
}

/** The frame with a few of its bytes changed, lost, doubled or put elsewhere; or with more of them than anybody reads. */
function changed(frame: Buffer, luck: Dice): Buffer {
  let bytes = frame
  for (let times = 1 + luck.below(3); times > 0; times--) {
    const [at, to] = [luck.below(bytes.length + 1), luck.below(bytes.length + 1)].sort((a, b) => a - b) as [
      number,
      number,
    ]
    switch (luck.below(6)) {
      case 0:
        bytes = Buffer.from(bytes)
        if (at < bytes.length) bytes[at]! ^= 1 << luck.below(8)
        break
      case 1:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.min(to, at + 6))])
        break
      case 2:
        bytes = Buffer.concat([bytes.subarray(0, to), bytes.subarray(at)])
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from([luck.below(256)]), bytes.subarray(at)])
        break
      case 4:
        // A digit for a digit: most of these can still be read.
        bytes = Buffer.from(bytes.toString('latin1').replace(/\d/, String(luck.below(100))), 'latin1')
        break
      default:
        if (luck.below(50) === 0) bytes = Buffer.concat([bytes, Buffer.alloc(MAX_MESSAGE_BYTES, 32)])
    }
  }
  return bytes
}

/** What a room sees of a socket. */
class Socket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  send(): void {}
  ping(): void {}
  pause(): void {}
  resume(): void {}

  says(message: object): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false)
  }

  leave(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.emit('close')
  }

  close(): void {
    this.leave()
  }

  terminate(): void {
    this.leave()
  }
}
