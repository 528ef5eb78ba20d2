// The host behind a scene: a real room with a real table, brought to its moment by journal events. No message is made up.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebSocket } from 'ws'
import type { SealedChannel } from '../../main/host/channel/hostChannel.ts'
import { KnownDevices } from '../../main/host/storage/knownDevices.ts'
import { deviceHash, deviceSecret, deviceTag } from '../../shared/sealing/index.ts'
import { Connection } from '../../main/host/channel/connection.ts'
import type { TableEvent } from '../../main/host/table/events.ts'
import { FinishedGames } from '../../main/host/storage/finishedGames.ts'
import { serveScreen } from '../../main/host/server/serveScreen.ts'
import { HostHealth } from '../../main/host/room/health.ts'
import { NetworkTester } from '../../main/host/network/networkTester.ts'
import { Journal } from '../../main/host/storage/journal.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import type { TimeSource } from '../../main/host/table/moveClock.ts'
import { HostEventEmitter } from '../../main/host/openTable/hostEvents.ts'
import { handleMessage } from '../../main/host/room/handleMessage.ts'
import { Room } from '../../main/host/room/room.ts'
import { SavedTables } from '../../main/host/storage/savedTables.ts'
import { Table } from '../../main/host/table/table.ts'
import type { TableOutputs } from '../../main/host/table/tableEventProcessor.ts'
import { defaultOptions, type GameRecord, type OptionValue } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { HEARTBEAT_MS, PROTOCOL_VERSION, type ClientMessage, type NetworkReport } from '../../shared/wire/index.ts'
import { journalText } from '../kit/journal.ts'
import { recordOf, recordsOf } from './moments.ts'
import { CODE, HOST_ID, KEY, NOW, TABLE_ID, VIEWER, type Scene, type SceneTable, type Sitter } from './scene.ts'

/** Players by seat. One name has the maximum length. */
const NAMES = [
  'Dora',
  'Ana',
  'Maximiliane Sonnenba',
  'Ben',
  'Cleo',
  'Juan',
  'Finn',
  'Gia',
  'Hal',
  'Ida',
  'Jon',
  'Kim',
  'Zoë',
]

const DAY = 86_400_000
const HOUR = 3_600_000
const rules = await loadAllRules()

/** The device of a person elsewhere, by chair. */
const tokenOf = (chair: number): string => String(chair + 1).padStart(32, '0')

/** Who sits on a chair, as the journal writes it. */
function holder(sitter: Sitter, chair: number): Extract<TableEvent, { type: 'sat' }>['holder'] {
  const name = NAMES[chair]!
  switch (sitter) {
    case 'free':
      return { kind: 'free', name: '', device: '' }
    case 'computer':
      return { kind: 'computer', name, device: '', level: 'normal' }
    default:
      return {
        kind: 'person',
        name,
        device: deviceHash(
          sitter === 'viewer' ? deviceSecret(VIEWER, { host: HOST_ID, secretNumber: 0 }) : tokenOf(chair),
        ),
      }
  }
}

/** A record played up to a step at this table, as journal events. */
function played(record: GameRecord, steps: number, outOfTime: readonly number[] = []): TableEvent[] {
  const { game, rules, seats, options, seed, first, log } = record
  const dealt: TableEvent = {
    type: 'dealt',
    start: { game, rules, seats, options: options as Record<string, OptionValue>, seed, first },
  }
  const moved = log.slice(0, steps).map(([seat, move], at): TableEvent => {
    return { type: 'moved', seat, move, ...(outOfTime.includes(at + 1) && { outOfTime: true as const }) }
  })
  return [dealt, ...moved]
}

/** Everything that happened at the table. */
function eventsOf({
  game,
  sitters,
  at,
  outOfTime,
  evening = [],
  notebook = 'facts',
  hints = false,
  time,
  sentAway = [],
  handedOver = false,
}: SceneTable): TableEvent[] {
  const record = at && recordOf(at.record)
  const options = (record?.options ?? defaultOptions(rules.get(game)!)) as Record<string, OptionValue>
  return [
    {
      type: 'chose',
      choice: {
        name: '',
        game,
        options,
        notebook,
        hints,
        time: time ? { kept: time.kept, seconds: time.seconds } : null,
      },
    },
    ...sitters.map((sitter, chair): TableEvent => ({ type: 'sat', chair, holder: holder(sitter, chair) })),
    ...evening.flatMap(one => [...played(recordOf(one), Infinity), { type: 'left' } as const]),
    ...(record ? played(record, at.steps, outOfTime) : []),
    ...sitters.flatMap((sitter, chair): TableEvent[] => {
      if (sitter === 'substituted') return [{ type: 'substituted', seat: chair, by: 'computer' }]
      if (sitter === 'left') return [{ type: 'sat', chair, holder: { ...holder(sitter, chair), device: '' } }]
      return []
    }),
    ...sentAway.map((chair): TableEvent => {
      const { device, name } = holder(sitters[chair]!, chair)
      return { type: 'sent-away', device, names: [name] }
    }),
    ...(handedOver
      ? [
          {
            type: 'handed-over',
            to: '9'.repeat(16),
            addresses: ['192.168.1.7:4680'],
            transfer: '7'.repeat(16),
            key: '6'.repeat(64),
            when: NOW,
          } as const,
        ]
      : []),
  ]
}

/** The saved tables, including the scene's. */
class SceneTables extends SavedTables {
  #table: SceneTable
  #journal: string

  constructor(folder: string, table: SceneTable) {
    super(join(folder, 'tables'), rules, fail)
    this.#table = table
    this.#journal = join(folder, 'tables', `${TABLE_ID}.jsonl`)
  }

  override resume(_: string, listener: TableOutputs): { table: Table; journal: Journal } {
    const table = new Table({ hunch: 1, id: TABLE_ID, code: CODE, when: NOW }, rules, listener)
    for (const event of eventsOf(this.#table)) table.redo(event)
    if (this.#table.handedOver === 'unanswered') table.departure.markUnanswered()
    return { table, journal: new Journal(this.#journal) }
  }
}

/** Past games that ended when the scene says. */
class SceneGames extends FinishedGames {
  override keep(id: string, record: GameRecord): void {
    super.keep(id, { ...record, when: record.when !== undefined && record.when < NOW ? record.when : NOW })
  }
}

/** A host that has always run for two hours. */
class SceneHealth extends HostHealth {
  override get figures() {
    return { uptime: 7264, memory: 68 * 2 ** 20, faults: 1 }
  }
}

/** The network test with the scene's result. */
class SceneNetwork extends NetworkTester {
  readonly #visited: boolean

  constructor(report: NetworkReport | null) {
    super(report && (() => Promise.resolve(report)), fail)
    this.#visited = report?.visited ?? false
  }

  override noteVisit(): void {
    if (this.#visited) super.noteVisit('192.0.2.1')
  }
}

function fail(error: unknown): never {
  throw error
}

/** A year of evenings: unfinished tables, one of them damaged, and finished games. */
function fillYear(folder: string, finishedGames: FinishedGames): void {
  const offered = games.filter(({ isOffered }) => isOffered)
  for (const [at, { id }] of offered.entries()) {
    const lines = [
      { hunch: 1, id: `saved${at}`, code: CODE, when: NOW },
      ...eventsOf({ game: id, sitters: Array.from({ length: recordOf(recordsOf(id)[0]!).seats }, () => 'person') }),
    ]
    const path = join(folder, 'tables', `saved${at}.jsonl`)
    const damage = at === 1 ? [{ type: 'sat', chair: 99 }] : []
    writeFileSync(path, journalText([...lines, ...damage]))
    const when = (NOW - DAY * 3 ** at) / 1000
    utimesSync(path, when, when)
  }
  const marks = NAMES.map((_, chair) => deviceTag(deviceHash(tokenOf(chair))))
  for (const [at, name] of offered.flatMap(({ id }) => recordsOf(id).slice(0, 3)).entries()) {
    const record = recordOf(name)
    const winners = [at % record.seats]
    finishedGames.keep(`past-${at}`, {
      ...record,
      players: NAMES.slice(0, record.seats),
      winners,
      // Three per evening. In some the last player was a computer.
      devices: marks.slice(0, record.seats - (at % 2)).concat(at % 2 ? [''] : []),
      when: NOW - DAY * 9 * Math.floor(at / 3) ** 2 - HOUR * (at % 3),
    })
  }
}

/** A socket for people elsewhere: they are connected, but nobody looks at their screens. */
const unsealed: SealedChannel = { authentication: { by: 'none' }, open: text => ({ text }), seal: text => text }
const unheard = { readyState: 0, OPEN: 1 } as unknown as WebSocket

/** The scene's clock: it stands still at the scene's time, and all earlier times are before it. */
class SceneTime implements TimeSource {
  #now: number

  constructor(spent: number) {
    this.#now = performance.now() - spent
  }

  now(): number {
    return this.#now
  }

  after(): () => void {
    return () => {}
  }

  /** Lets time pass as the host sees it, from beat to beat. */
  pass(ms: number, beat: () => void): void {
    beat()
    for (let left = ms; left > 0; left -= HEARTBEAT_MS) {
      this.#now += Math.min(left, HEARTBEAT_MS)
      beat()
    }
  }
}

function openRoom(scene: Scene, folder: string): Room {
  mkdirSync(join(folder, 'tables'))
  const finishedGames = new SceneGames(join(folder, 'games'))
  if (scene.kept === 'a year') fillYear(folder, finishedGames)
  const spent = (scene.table?.time?.spent ?? 0) * 1000
  const time = new SceneTime(spent)
  const room = new Room({
    time,
    id: HOST_ID,
    hostKey: KEY,
    devices: new KnownDevices(null),
    savedTables: scene.table
      ? new SceneTables(folder, scene.table)
      : new SavedTables(join(folder, 'tables'), rules, fail),
    finishedGames,
    addresses: () => ['192.168.1.20:4680'],
    drawCode: () => 'LUPE',
    hostEvents: new HostEventEmitter(), // nobody listens: computer players do not go on
    grace: scene.ownerAway ? 0 : 1e9,
    health: new SceneHealth(fail),
    network: new SceneNetwork(scene.network ?? null),
    reportFault: fail,
  })
  if (!scene.table) return room
  room.resume(TABLE_ID)
  if (scene.pausedByOwner !== undefined) room.pauseAll(scene.pausedByOwner)
  for (const name of scene.beside ?? []) room.open(name, { beside: true })
  const here = new Map<number, Connection>()
  for (const [chair, sitter] of scene.table.sitters.entries()) {
    const isTimed = sitter === 'viewer' && scene.table.time !== undefined // the viewer's screen was connected all the time
    if (sitter !== 'person' && !isTimed) continue
    const connection = new Connection(unheard, { channel: unsealed, address: '' })
    if (!isTimed) here.set(chair, connection)
    room.connectedScreens.all.add(connection)
    handleMessage(
      room,
      {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        device: isTimed ? deviceSecret(VIEWER, { host: HOST_ID, secretNumber: 0 }) : tokenOf(chair),
      },
      connection,
    )
  }
  time.pass(spent, () => room.beat())
  for (const [chair, message] of scene.table.said ?? [])
    handleMessage(room, message satisfies ClientMessage, here.get(chair)!)
  return room
}

/** Serves a screen that shows this scene, from a room of its own. */
export function showScene(scene: Scene, socket: WebSocket, request: IncomingMessage): void {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-gallery-'))
  const room = openRoom(scene, folder)
  socket.on('close', () => {
    room.end()
    rmSync(folder, { recursive: true, force: true })
  })
  serveScreen({ room, socket, request, reportFault: fail })
}
