// Floods a host with one message as fast as the network accepts it, until the process is ended.
// Arguments: which flood, the host's port, the token of a seated device, and its chair.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'
import { SocketToHost } from '../../main/host/channel/socketToHost.ts'

const [flood = '', port = '', seated = '', chair = '0'] = process.argv.slice(2)
const token = () => randomBytes(16).toString('hex')
const helloAs = (device: string) => ({ type: 'hello', protocol: PROTOCOL_VERSION, device })

/** Bytes that may be queued: enough to keep the host's side always full. */
const MAX_BUFFERED_BYTES = 256 * 1024
/** How soon it reconnects after it was turned away, in milliseconds. */
const RECONNECT_MS = 5

/** Says hello, and then `next` without end; reconnects at once whenever it is turned away. */
function floodWithMessages(device: string, next: (nth: number) => unknown): void {
  const opened = () => {
    mine.say(JSON.stringify(helloAs(device)))
    say()
  }
  const mine = new SocketToHost(`ws://127.0.0.1:${port}/`, { by: {}, onOpened: opened, heard: () => {} })
  const { socket } = mine
  let nth = 0
  const say = () => {
    if (socket.readyState !== socket.OPEN) return
    while (socket.bufferedAmount < MAX_BUFFERED_BYTES) {
      const message = next(nth++)
      mine.say(typeof message === 'string' ? message : JSON.stringify(message))
    }
    setImmediate(say)
  }
  socket.on('error', () => {})
  socket.on('close', () => setTimeout(floodWithMessages, RECONNECT_MS, device, next))
}

/** Sends bytes to the host's port without end, on a separate connection. */
function floodWithBytes(bytes: string, { once = false, again = RECONNECT_MS } = {}): void {
  const socket = connect(Number(port), '127.0.0.1')
  const more = () => {
    if (once) return void socket.write(bytes)
    while (socket.write(bytes));
  }
  socket
    .on('connect', more)
    .on('drain', more)
    .on('data', () => {})
  socket.on('error', () => {}).on('close', () => setTimeout(floodWithBytes, again, bytes, { once, again })) // prettier-ignore
}

const seat = Number(chair)
const FLOODS: Record<string, () => void> = {
  hello: () => floodWithMessages(token(), () => helloAs(token())),
  rename: () => floodWithMessages(seated, nth => ({ type: 'rename', chair: seat, name: `Eve ${nth % 1000}` })),
  connections: () => {
    for (let nth = 0; nth < 1000; nth++) {
      const opened = () => mine.say(JSON.stringify(helloAs(token())))
      const mine = new SocketToHost(`ws://127.0.0.1:${port}/`, { by: {}, onOpened: opened, heard: () => {} })
      mine.socket.on('error', () => {})
    }
  },
  marks: () => floodWithMessages(seated, nth => ({ type: 'mark', seat, at: `h${nth % 40}`, mark: String(nth) })),
  codes: () => floodWithMessages(token(), () => ({ type: 'sit', chair: null, name: 'Eve', code: 'XXXX' })),
  stale: () => floodWithMessages(seated, () => ({ type: 'move', seat, step: 0, move: { type: 'pass' } })),
  beats: () => floodWithMessages(token(), () => ({ type: 'beat' })),
  info: () => {
    for (let nth = 0; nth < 20; nth++) floodWithBytes('GET /info HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20))
  },
  look: () => floodWithMessages(token(), () => ({ type: 'watch', seat: null })),
  offers: () => floodWithMessages(seated, () => ({ type: 'offers', seat })),
  nonsense: () => floodWithMessages(token(), () => 'nonsense'),
  halves: () => {
    for (let nth = 0; nth < 1000; nth++) floodWithBytes('GET / HTTP/1.1\r\nHost: loc', { once: true, again: 100 })
  },
}
FLOODS[flood]?.()
