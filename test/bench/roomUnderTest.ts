// A room in memory, its screens, valid commands and ways to corrupt them: for trying what no page would send.
import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebSocket } from 'ws'
import type { Dice } from '../../shared/engine/index.ts'
import { GESTURES, MAX_MESSAGE_BYTES, PROTOCOL_VERSION, type ClientMessage } from '../../shared/wire/index.ts'
import { AddressBudgets } from '../../main/host/limits/budgets.ts'
import { FinishedGames } from '../../main/host/storage/finishedGames.ts'
import { serveScreen } from '../../main/host/server/serveScreen.ts'
import type { SealedChannel } from '../../main/host/channel/hostChannel.ts'
import { HostHealth } from '../../main/host/room/health.ts'
import { NetworkTester } from '../../main/host/network/networkTester.ts'
import { KnownDevices } from '../../main/host/storage/knownDevices.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import { HostEventEmitter } from '../../main/host/openTable/hostEvents.ts'
import { Room } from '../../main/host/room/room.ts'
import { SavedTables } from '../../main/host/storage/savedTables.ts'

export const TEST_DEVICE = '1'.repeat(32)
/** The owner's key of every such room. */
export const TEST_KEY = '2'.repeat(32)
const GAME = 'blank'

/** A well-formed command of every kind. */
const ONE_OF_EACH: { readonly [T in ClientMessage['type']]: Extract<ClientMessage, { type: T }> } = {
  hello: { type: 'hello', protocol: PROTOCOL_VERSION, device: TEST_DEVICE },
  beat: { type: 'beat' },
  seen: { type: 'seen', table: 'a1', acks: ['k3f9'] },
  dismiss: { type: 'dismiss' },
  watch: { type: 'watch', seat: 0 },
  sit: { type: 'sit', chair: null, name: 'Ana', code: 'KITE' },
  rename: { type: 'rename', chair: 0, name: 'Anna' },
  stand: { type: 'stand', chair: 0 },
  substitute: { type: 'substitute', seat: 1, by: 'computer' },
  'request-seat': { type: 'request-seat', chair: 1, code: 'KITE' },
  agree: { type: 'agree', request: 1 },
  decline: { type: 'decline', request: 1 },
  set: {
    type: 'set',
    name: 'Attic',
    game: GAME,
    options: { cards: 'seven' },
    notebook: 'facts',
    hints: true,
    time: { kept: 'strict', seconds: 60 },
  },
  chair: { type: 'chair' },
  computer: { type: 'computer', chair: 1, level: 'easy' },
  free: { type: 'free', chair: 1 },
  remove: { type: 'remove', chair: 2 },
  start: { type: 'start' },
  lobby: { type: 'lobby' },
  open: { type: 'open', name: 'Attic' },
  resume: { type: 'resume', table: 'a1' },
  forget: { type: 'forget', table: 'a1' },
  close: { type: 'close' },
  'use-address': { type: 'use-address', address: '10.0.0.9:4680' },
  'test-network': { type: 'test-network' },
  discard: { type: 'discard', game: 'a1-1' },
  'discard-player': { type: 'discard-player', name: 'Ana' },
  record: { type: 'record', game: 'a1-1' },
  move: { type: 'move', seat: 0, step: 0, move: { type: 'name', card: 'bell' } },
  offers: { type: 'offers', seat: 0 },
  mark: { type: 'mark', seat: 0, at: 'bell', mark: 'out' },
  fault: { type: 'fault', where: 'notebook', error: 'Error: none' },
  commit: { type: 'commit', host: '4'.repeat(64), commitment: '5'.repeat(64) },
  reveal: { type: 'reveal', host: '4'.repeat(64), number: '6'.repeat(32), list: '7'.repeat(64) },
  'go-to': { type: 'go-to', table: 'a1' },
  'go-on': { type: 'go-on' },
  'go-on-all': { type: 'go-on-all' },
  'more-time': { type: 'more-time', seat: 0 },
  nudge: { type: 'nudge', seat: 1, by: 0 },
  pause: { type: 'pause', seat: 0, word: 'Tea' },
  'pause-all': { type: 'pause-all', word: 'Back at nine' },
  react: { type: 'react', seat: 0, gesture: GESTURES[0] },
  'request-code': { type: 'request-code' },
  'send-away': { type: 'send-away', chair: 1 },
  status: { type: 'status' },
  'hand-over': { type: 'hand-over', to: '127.0.0.1:9', code: 'KITE' }, // nobody answers there
  reclaim: { type: 'reclaim' },
  'take-over': { type: 'take-over', awaits: true },
  'take-back': { type: 'take-back', seat: 0, step: 0 },
  'welcome-back': { type: 'welcome-back', device: '89abcdef' },
}

/** Whatever these change, they are allowed to change. */
export const SAMPLE_COMMANDS: readonly ClientMessage[] = Object.values(ONE_OF_EACH)

/** A room, and the number of bugs it has reported. */
export class RoomUnderTest {
  readonly room: Room
  readonly #folder: string
  readonly #report = (_: unknown, { where }: { readonly where: string }): void => {
    if (!where.startsWith('screen')) this.faults++ // screens report bugs of their own
  }
  faults = 0

  private constructor(rules: Awaited<ReturnType<typeof loadAllRules>>) {
    this.#folder = mkdtempSync(join(tmpdir(), 'hunch-frames-'))
    this.room = new Room({
      id: '3'.repeat(16),
      hostKey: TEST_KEY,
      devices: new KnownDevices(null),
      savedTables: new SavedTables(join(this.#folder, 'tables'), rules, this.#report),
      finishedGames: new FinishedGames(join(this.#folder, 'games')),
      addresses: () => [],
      hostEvents: new HostEventEmitter(),
      grace: 60_000,
      health: new HostHealth(this.#report),
      network: new NetworkTester(null, this.#report),
      reportFault: this.#report,
    })
  }

  static async open(): Promise<RoomUnderTest> {
    return new RoomUnderTest(await loadAllRules())
  }

  /** Connects a screen. Its messages are sealed, unless another channel is given. */
  attend(socket: FakeSocket, channel?: SealedChannel): void {
    serveScreen({
      room: this.room,
      socket: socket as unknown as WebSocket,
      request: { socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage,
      reportFault: this.#report,
      addresses: new AddressBudgets(),
      ...(channel && { channel }),
    })
  }

  /**
   * Opens a table with a running game, where the device sits; what the last connection left there is kept.
   * `say`: sends as its owner.
   */
  layTable(say: (message: object) => void): void {
    if (!this.room.table) {
      say({ type: 'open', name: 'Test' })
      say({ type: 'set', game: GAME })
    }
    if (this.room.table?.phase === 'playing') return
    say({ type: 'sit', chair: null, name: 'Ana' })
    say({ type: 'sit', chair: null, name: 'Ben' })
    say({ type: 'start' })
  }

  /** Everything any screen could be shown. */
  get state(): string {
    const { table } = this.room
    return table === null
      ? ''
      : JSON.stringify([table.id, table.setting, table.chairs, table.phase, [null, 0, 1].map(seat => table.view(seat))])
  }

  /** Runs something that may throw, which counts as a bug too. */
  try(act: () => void): void {
    try {
      act()
    } catch {
      this.faults++
    }
  }

  close(): void {
    this.room.end()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** The frame with a few of its bytes changed, lost, doubled or moved; or with more bytes than anybody reads. */
export function corruptFrame(frame: Buffer, luck: Dice): Buffer {
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
        // A digit for a digit: most of these can still be parsed.
        bytes = Buffer.from(bytes.toString('latin1').replace(/\d/, String(luck.below(100))), 'latin1')
        break
      default:
        if (luck.below(50) === 0) bytes = Buffer.concat([bytes, Buffer.alloc(MAX_MESSAGE_BYTES, 32)])
    }
  }
  return bytes
}

/** The part of a socket that a room uses. */
export class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  /** Called with what the host sends. */
  onMessage: (said: string | Buffer) => unknown = () => {}

  send(said: string | Buffer): void {
    this.onMessage(said)
  }

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
