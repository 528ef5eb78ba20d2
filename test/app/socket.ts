// Connects a page to a socket whose other end is the test: it records messages, and can answer, open and close.
import type { VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { vi } from 'vitest'
import { storedSeenTips } from '../../renderer/device/storage/gameMemory.ts'
import { storedUnsentMarks } from '../../renderer/device/storage/storage.ts'
import { useTableStore } from '../../renderer/stores/table.ts'
import { HostChannel } from '../../main/host/channel/hostChannel.ts'
import { ResumableChannels } from '../../main/host/channel/resumableChannels.ts'
import { deviceHash, type AuthenticationMethod, type GreetingMethod } from '../../shared/sealing/index.ts'
import {
  HEARTBEAT_MS,
  PROTOCOL_VERSION,
  type ClientMessage,
  type HostMessage,
  type TableState,
} from '../../shared/wire/index.ts'

/** The id of the host at the other end. */
export const HOST = 'a'.repeat(16)

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static made: FakeSocket[] = []
  /** The secrets its host can be greeted with, besides none. */
  static secrets: Partial<Record<AuthenticationMethod, string>> = { code: 'KITE' }
  /** The channels that its host remembers. */
  static resumable = new ResumableChannels()
  /** Too many codes were tried at the host. */
  static takesNoGuesses = false

  readonly url: string
  binaryType = 'blob'
  /** The greetings it was sent, also wrong ones. */
  readonly greetedBy: GreetingMethod[] = []
  #channel: HostChannel | null = null
  readyState: number = FakeSocket.CONNECTING
  readonly said: ClientMessage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null
  onclose: (() => void) | null = null
  #heart: ReturnType<typeof setInterval> | undefined

  constructor(url: string) {
    this.url = url
    FakeSocket.made.push(this)
  }

  /** The socket made last. */
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!
  }

  send(frame: string | Uint8Array): void {
    const opened = this.#channel!.open(Buffer.from(frame as Uint8Array), typeof frame !== 'string')
    if (typeof opened === 'object') this.#hear(JSON.parse(opened.text.toString('utf8')) as ClientMessage)
    else if (opened !== 'handshake') throw new Error(`what the page sent was ${opened}`)
  }

  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.fallSilent()
    this.onclose?.()
  }

  // The host's side

  #hear(message: ClientMessage): void {
    this.said.push(message)
    const { authentication, resumption } = this.#channel!
    if (message.type !== 'hello' || !resumption || authentication?.by === 'none') return
    const hash = message.device === undefined ? '' : deviceHash(message.device)
    FakeSocket.resumable.keep(resumption, authentication?.by === 'owner' ? { by: 'owner' } : { by: 'device', hash })
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    const later: string[] = []
    let say = (text: string): unknown => later.push(text) // its first message arrives before the channel is stored
    this.#channel = new HostChannel(
      {
        id: HOST,
        secretFor: ({ by, tag }) => {
          this.greetedBy.push(by)
          if (by === 'resumption') return FakeSocket.resumable.take(tag ?? '') ?? 'unknown'
          const secret = by === 'none' ? '' : FakeSocket.secrets[by]
          if (FakeSocket.takesNoGuesses && by === 'code') return 'too-many'
          if (secret === undefined) return 'unknown'
          return {
            secret,
            authentication:
              by === 'device' ? { by, hash: secret } : by === 'code' || by === 'link' ? { by, table: '' } : { by },
          }
        },
        noteConfirmed: () => {},
      },
      { address: '', sendText: text => say(text) },
    )
    say = text => this.onmessage?.({ data: text })
    later.forEach(text => say(text))
    // As a host does. Without a beat, a page that loads slowly rightly thinks the connection lost.
    this.#heart = setInterval(() => this.tell({ type: 'beat' }), HEARTBEAT_MS)
  }

  /** The connection dies unnoticed: there are no more beats. */
  fallSilent(): void {
    clearInterval(this.#heart)
  }

  tell(...messages: HostMessage[]): void {
    for (const message of messages) this.tellText(JSON.stringify(message))
  }

  tellText(text: string): void {
    const frame = this.#channel?.seal(Buffer.from(text))
    if (frame) this.onmessage?.({ data: Uint8Array.from(frame).buffer })
  }

  /** The messages of one type that were sent. */
  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.said.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type)
  }
}

/** This device's tag. */
export const ME = 'me'

/** A chair, of a person elsewhere unless given otherwise. */
export function chair(
  change: Partial<TableState['chairs'][number]> & { avatar: number },
): TableState['chairs'][number] {
  return {
    name: `P${change.avatar}`,
    kind: 'person',
    here: true,
    substituted: false,
    level: null,
    device: `d${change.avatar}`,
    ...change,
  }
}

export const free = (avatar: number) => chair({ avatar, kind: 'free', name: '', device: '', here: false })

/** A table of the blank game with two people, the first of them at this device. */
export function tableOf(change: Partial<TableState> = {}): TableState {
  return {
    id: 'a1',
    name: 'Kitchen table',
    code: 'KITE',
    linkKey: 'w5d1_PXvTqyT3zd0cWqYbA',
    phase: 'playing',
    game: 'blank',
    options: { cards: 'seven' },
    notebook: 'facts',
    hints: false,
    chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben' })],
    peopleOnly: false,
    evening: [],
    requests: [],
    addresses: ['192.168.0.12:4680'],
    ...change,
  }
}

/** The table as the host sends it to a device, which may sit down on any free chair. */
export function tableMessage(
  table: TableState,
  change: Partial<Omit<Extract<HostMessage, { type: 'table' }>, 'type' | 'table'>> = {},
): HostMessage {
  const mayTake = table.chairs.flatMap(({ kind, device }, at) =>
    (table.phase === 'playing' ? kind === 'person' && device === '' : kind === 'free') ? [at] : [],
  )
  return { type: 'table', table, host: false, agrees: false, mayTake, mayRequest: [], ...change }
}

/** A view of a blank game. */
export function viewOf(seat: number | null, change: object = {}, n = 0): Extract<HostMessage, { type: 'view' }> {
  const base = {
    seats: 2,
    options: { cards: 'seven' },
    first: 0,
    open: { turn: 0, called: [], answer: null },
    story: [],
    outcome: null,
  }
  const own = seat === null ? {} : { seat, own: { card: seat === 0 ? 'coin' : 'mask' }, step: 0 }
  return { type: 'view', no: 1, n, seat, toMove: [0], view: { ...base, ...own, ...change }, marks: {} }
}

export const welcome: HostMessage = { type: 'welcome', protocol: PROTOCOL_VERSION, mark: ME, owner: false }

/** A page that knows nothing yet, over a socket that leads nowhere. */
export function freshPage(): Pinia {
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  // A page also remembers what it wrote itself, and the page of the test before was never closed.
  storedUnsentMarks.set('[]')
  storedSeenTips.set(new Set())
  localStorage.clear()
  sessionStorage.clear()
  const pinia = createPinia()
  setActivePinia(pinia)
  return pinia
}

/** Removes the page completely. */
export function leavePage(page: VueWrapper | null): void {
  page?.unmount()
  useTableStore().leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
