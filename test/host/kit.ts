// Starts a host on loopback with people at its table, for tests that talk to it as screens do.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { onTestFinished } from 'vitest'
import { startHost, type Host, type HostSetup } from '../../main/host/index.ts'
import { LastChannel, type AuthenticationMethod } from '../../shared/sealing/index.ts'
import { SocketToHost, type GreetingCredentials } from '../../main/host/channel/socketToHost.ts'
import { readJournal } from '../../main/host/storage/journal.ts'
import type { GameTypeParams, SeatView } from '../../shared/engine/index.ts'
import {
  StoryCodec,
  applyViewChanges,
  PROTOCOL_VERSION,
  readHostMessage,
  type HostMessage,
  type PackedLine,
} from '../../shared/wire/index.ts'

/** The worker's program, from the build that `npm test` makes before any test runs. */
export const THINKER = new URL('../../dist/main/thinker.js', import.meta.url)

/** How long to wait for a message, in milliseconds: less where most of those waited for never come. */
const LISTENING_MS = Number(process.env['LISTENING_MS'] ?? 5000)

/** The smallest possible build of the renderer. */
export function smallPages(): string {
  const path = folder()
  mkdirSync(join(path, 'assets'))
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>Hunch</title>' + '<p>Nobody here.</p>'.repeat(50))
  writeFileSync(join(path, 'assets', 'a.js'), 'export {}')
  writeFileSync(join(path, 'secret.txt'), 'not a page')
  return path
}

/** A folder that is removed after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'hunch-test-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A small separate disk; only root may make one. */
export const isRoot = process.platform === 'linux' && process.getuid?.() === 0
export function disk(kilobytes: number, path = folder()): string {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path])
  onTestFinished(() => void execFileSync('umount', ['-l', path]))
  return path
}

/** The port at which this server listens, until the test is finished. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Somebody who takes calls and says nothing, until they hang up. */
export async function silentHost() {
  const callers: Socket[] = []
  const port = await portOf(createServer(caller => callers.push(caller)))
  return { port, hangUp: () => callers.forEach(caller => caller.destroy()) }
}

/** An eavesdropper before the host at `port`; `all` are the bytes in both directions. */
export async function eavesdropper(behind: number) {
  const heard: Buffer[] = []
  const server = createServer(screen => {
    const host = connect(behind, '127.0.0.1')
    for (const [from, to] of [[screen, host], [host, screen]] as const) // prettier-ignore
      from.on('data', (bytes: Buffer) => {
        heard.push(bytes)
        to.write(bytes)
      }).on('error', () => to.destroy()).on('close', () => to.end()) // prettier-ignore
  })
  return { port: await portOf(server), all: () => Buffer.concat(heard).toString('latin1') }
}

/** A host on loopback, stopped after the test. */
export async function host(setup: Partial<HostSetup> = {}): Promise<Host> {
  const running = await startHost({
    dataFolder: folder(),
    pages: smallPages(),
    thinker: THINKER,
    port: 0,
    address: '127.0.0.1',
    pace: 0,
    ...setup,
  })
  onTestFinished(() => running.stop())
  return running
}

type Message<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>

/** A person with a screen. */
export class Person {
  readonly device: string
  readonly heard: HostMessage[] = []
  readonly raw: string[] = []
  /** Called with each message. */
  onMessage: (message: HostMessage) => void = () => {}
  closed: { code: number } | null = null
  #sealed!: SocketToHost
  readonly #last = new LastChannel()
  /** What the host knew it by; and how the host declined an earlier greeting. */
  greetedBy: AuthenticationMethod | null = null
  declined: string | null = null
  #waiting: { wanted: (message: HostMessage) => boolean; resolve: (message: HostMessage) => void }[] = []

  constructor(device = randomBytes(16).toString('hex')) {
    this.device = device
  }

  get socket(): WebSocket {
    return this.#sealed.socket
  }

  /** Connects without saying hello. Rejects if the host does not know the credential. */
  async open(at: { port: number }, by: GreetingCredentials = {}): Promise<this> {
    this.closed = null
    await new Promise<void>((resolve, reject) => {
      this.#sealed = new SocketToHost(`ws://127.0.0.1:${at.port}/`, {
        by,
        last: this.#last,
        onOpened: (_, by) => {
          this.greetedBy = by
          resolve()
        },
        onDeclined: how => (this.declined = how),
        heard: text => this.#hear(text.toString('utf8')),
      })
      this.socket
        .on('close', code => {
          this.closed = { code }
          reject(new Error(`the connection was closed: ${code}`))
        })
        .once('error', reject)
    })
    return this
  }

  /** Connects and says hello; resolves when the table, or that there is none, is known. */
  async come(
    at: { port: number },
    {
      key: hostKey,
      link,
      code,
      codeOf,
      ...extra
    }: {
      key?: string
      link?: string
      code?: string
      codeOf?: string
      table?: string
      display?: boolean
      draws?: true
    } = {},
  ): Promise<this> {
    await this.open(at, { hostKey, link, code, table: codeOf })
    const known = this.next(message => message.type === 'table' || message.type === 'closed')
    this.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: this.device, ...extra })
    await known
    return this
  }

  /** Sends a message; a text is sent as it is. */
  say(message: unknown): void {
    this.#sealed.say(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Sends a message and resolves with the next one of a type. */
  async ask<T extends HostMessage['type']>(message: unknown, type: T): Promise<Message<T>> {
    const answer = this.next(heard => heard.type === type)
    this.say(message)
    return (await answer) as Message<T>
  }

  /** The reason why this is refused. */
  async refused(message: unknown): Promise<string> {
    return (await this.ask(message, 'refused')).why
  }

  async sit(code: string | null | undefined, name: string, chair: number | null = null): Promise<Message<'table'>> {
    const mine = this.next(
      message => message.type === 'table' && message.table.chairs.some(seated => seated.name === name),
    )
    this.say({ type: 'sit', chair, name, code: code ?? undefined })
    return (await mine) as Message<'table'>
  }

  /** The next message that `wanted` accepts. */
  next(wanted: (message: HostMessage) => boolean): Promise<HostMessage> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`not heard within ${LISTENING_MS} ms; heard ${this.heard.map(m => m.type).join(' ')}`)),
        LISTENING_MS,
      )
      this.#waiting.push({
        wanted,
        resolve: message => {
          clearTimeout(timer)
          resolve(message)
        },
      })
    })
  }

  /** The last message of a type. */
  last<T extends HostMessage['type']>(type: T): Message<T> | undefined {
    return this.heard.findLast(message => message.type === type) as Message<T> | undefined
  }

  /** What this screen shows: the last whole view with all later news. */
  get view(): SeatView<GameTypeParams> {
    const at = this.heard.findLastIndex(message => message.type === 'view')
    let view = (this.heard[at] as Message<'view'>).view as unknown as SeatView<GameTypeParams>
    const lines = new StoryCodec(view.story)
    for (const message of this.heard.slice(at + 1)) {
      if (message.type !== 'news') continue
      if (message.set) view = applyViewChanges(view, message.set)
      if (message.told)
        view = { ...view, story: [...view.story, ...message.told.map(line => lines.unpack(line as PackedLine))] }
    }
    return view
  }

  /** Resolves once everything sent so far has been answered. */
  async settled(): Promise<void> {
    await new Promise(resolve => this.socket.once('pong', resolve).ping())
  }

  async leave(): Promise<void> {
    const gone = new Promise(resolve => this.socket.once('close', resolve))
    this.socket.terminate()
    await gone
  }

  #hear(text: string): void {
    const message = readHostMessage(text)
    if (!message) throw new Error(`the host said what its own guard refuses: ${text}`)
    this.raw.push(text)
    this.heard.push(message)
    this.onMessage(message)
    const ready = this.#waiting.filter(({ wanted }) => wanted(message))
    this.#waiting = this.#waiting.filter(waiter => !ready.includes(waiter))
    for (const { resolve } of ready) resolve(message)
  }
}

/** People at screens of their own, who have sat down with the code of the table they came to. */
export async function guests(
  at: { port: number },
  code: string | null,
  ...names: readonly string[]
): Promise<Person[]> {
  const people: Person[] = []
  for (const name of names) {
    const person = await new Person().come(at)
    await person.sit(code, name)
    people.push(person)
  }
  return people
}

/** The owner deals; resolves when all these screens have their views. */
export async function deal(owner: Person, ...others: readonly Person[]): Promise<void> {
  const views = [owner, ...others].map(person => person.next(({ type }) => type === 'view'))
  owner.say({ type: 'start' })
  await Promise.all(views)
}

/** The events of a journal, line by line. */
export function eventsIn(path: string): unknown[] {
  return readJournal(path).lines.map(({ event }) => event)
}

/** An owner, and their table for `game` with `seats` chairs. */
export async function tableFor(at: Host, game: string, seats: number, options?: object): Promise<Person> {
  const owner = await new Person().come(at, { key: at.hostKey })
  await owner.ask({ type: 'open', name: 'Test' }, 'table')
  owner.say({ type: 'set', game, ...(options && { options }) })
  for (let chair = 3; chair >= seats; chair--) owner.say({ type: 'remove', chair })
  for (let chair = 4; chair < seats; chair++) owner.say({ type: 'chair' })
  await owner.settled()
  return owner
}

/** A game of Blank among these people, who share the screen of the table's owner. */
export async function sharedScreen(at: Host, names: readonly string[], options?: object): Promise<Person> {
  const owner = await tableFor(at, 'blank', names.length, options)
  for (const name of names) await owner.sit(undefined, name)
  await deal(owner)
  return owner
}
