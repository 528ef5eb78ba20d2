// A screen without a picture, for benches: a real socket that follows a table as a window does.
import { randomBytes } from 'node:crypto'
import type { GameTypeParams, SeatView } from '../../shared/engine/index.ts'
import {
  StoryCodec,
  applyViewChanges,
  PROTOCOL_VERSION,
  type ClientMessage,
  type HostMessage,
  type PackedLine,
  type TableState,
} from '../../shared/wire/index.ts'
import { LastChannel } from '../../shared/sealing/index.ts'
import { SocketToHost } from '../../main/host/channel/socketToHost.ts'

export class BenchClient {
  readonly #url: string
  readonly #key: string | undefined
  readonly #from: string | undefined
  readonly #at: string | undefined
  readonly #display: boolean
  readonly device = randomBytes(16).toString('hex')
  readonly #last = new LastChannel()
  #socket: SocketToHost | null = null
  #lines = new StoryCodec([])
  view: SeatView<GameTypeParams> | null = null
  no = 0 // which game of its table the view belongs to
  table: TableState | null = null
  /** The size in bytes of every message of news received. */
  readonly sizes: number[] = []
  /** The acks it received, as a page remembers them; and those the host came back without. */
  readonly acks: string[] = []
  readonly missing: string[] = []
  moves = 0 // the last move it received
  /**
   * When the last bytes arrived. They are parsed only after every waiting screen was served, because parsing is
   * not the host's time.
   */
  arrived = 0
  /** Called with each message. */
  onMessage: (message: HostMessage) => void = () => {}

  /**
   * `from`: the address it connects from; `at`: the table to join, if there are several; `display`: it is a
   * table display.
   */
  constructor(
    url: string,
    key?: string,
    {
      from,
      at,
      display = false,
    }: { readonly from?: string | undefined; readonly at?: string | undefined; readonly display?: boolean } = {},
  ) {
    this.#url = url
    this.#key = key
    this.#from = from
    this.#at = at
    this.#display = display
  }

  get isOpen(): boolean {
    return this.#socket?.socket.readyState === 1
  }

  /** Says hello; resolves with the host's message of type `until`. */
  async connect(until: HostMessage['type']): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const read = (bytes: Buffer) => {
        const message = JSON.parse(bytes.toString('utf8')) as HostMessage
        if (message.type === 'news') this.sizes.push(bytes.length)
        this.onMessage(message)
        this.#take(message)
        if (message.type === until) resolve()
      }
      const device = new SocketToHost(this.#url, {
        by: { hostKey: this.#key },
        from: this.#from,
        last: this.#last,
        onOpened: () => {
          const table = this.#at
          this.say({
            type: 'hello',
            protocol: PROTOCOL_VERSION,
            device: this.device,
            ...(table === undefined ? {} : { table }),
            ...(this.#display ? { display: true } : {}),
          })
        },
        heard: text => setImmediate(read, text),
      })
      this.#socket = device
      const { socket } = device
      socket.once('error', reject)
      socket.once('upgrade', ({ socket: wire }) =>
        wire.prependListener('data', () => (this.arrived = performance.now())),
      )
    })
  }

  /** Loses the connection, as a network failure does. */
  async lose(): Promise<void> {
    const { socket } = this.#socket!
    const gone = new Promise(resolve => socket.once('close', resolve))
    socket.terminate()
    await gone
  }

  /** Resolves once everything sent so far was answered. */
  async settled(): Promise<void> {
    const { socket } = this.#socket!
    await new Promise(resolve => socket.once('pong', resolve).ping())
    await new Promise(resolve => setImmediate(resolve))
  }

  /** Resolves once the connection is gone and everything received was read. */
  async gone(): Promise<void> {
    const { socket } = this.#socket!
    if (socket.readyState !== socket.CLOSED) await new Promise(resolve => socket.once('close', resolve))
    await new Promise(resolve => setImmediate(resolve))
  }

  say(message: ClientMessage): void {
    this.#socket!.say(message)
  }

  /** Resolves with the next message of this type. */
  async next<T extends HostMessage['type']>(type: T): Promise<Extract<HostMessage, { type: T }>> {
    return new Promise(resolve => {
      const before = this.onMessage
      this.onMessage = message => {
        before(message)
        if (message.type !== type) return
        this.onMessage = before
        resolve(message as Extract<HostMessage, { type: T }>)
      }
    })
  }

  #take(message: HostMessage): void {
    if ('ack' in message && message.ack !== undefined) this.acks.push(message.ack)
    if (message.type === 'news' && message.ack !== undefined) this.moves++
    if (message.type === 'table') this.table = message.table
    if (message.type === 'missing') this.missing.push(...message.acks)
    if (message.type === 'view') {
      this.view = message.view as unknown as SeatView<GameTypeParams>
      this.no = message.no
      this.#lines = new StoryCodec(this.view.story)
    }
    if (message.type !== 'news' || !this.view) return
    if (message.set) this.view = applyViewChanges(this.view, message.set)
    if (message.told)
      this.view = {
        ...this.view,
        story: [...this.view.story, ...message.told.map(line => this.#lines.unpack(line as PackedLine))],
      }
  }
}
