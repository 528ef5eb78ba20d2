// A screen's WebSocket whose frames leave together: what the handling of one message makes is sealed first, then written in one go.
// Each screen gets one piece of memory. A reader that wakes up finds everything there, and is not woken for each frame.
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'

/** A frame that is the last of its message, with binary content: RFC 6455, 5.2. */
const FINAL_BINARY = 0x82
/** Lengths up to this stand in the second byte; then 126 says that two bytes follow, 127 that eight do. */
const MAX_SHORT_LENGTH = 125
const MAX_LENGTH_OF_TWO_BYTES = 0xffff

export class ScreenSocket extends WebSocket {
  #wire: Socket | null = null
  #waiting: Buffer[] = [] // frames that leave once the present message is handled

  /** From now on binary messages go straight to this connection, which is the socket's own. Nothing may be compressed. */
  attach(wire: Socket): void {
    this.#wire = wire
  }

  override send(content: Parameters<WebSocket['send']>[0]): void {
    if (this.#wire && content instanceof Uint8Array && this.readyState === this.OPEN) {
      this.#waiting.push(frameOf(content))
      if (this.#waiting.length === 1) departSoon(this)
      return
    }
    departAll()
    super.send(content)
  }

  override ping(): void {
    departAll()
    super.ping()
  }

  /** After an answer to a ping nothing comes that was sent before it, to any screen. */
  override pong(...answer: Parameters<WebSocket['pong']>): void {
    departAll()
    super.pong(...answer)
  }

  override close(code?: number, reason?: string | Buffer): void {
    departAll()
    super.close(code, reason)
  }

  /** Writes what waits. */
  depart(): void {
    if (this.#waiting.length === 0) return
    const frames = this.#waiting
    this.#waiting = []
    if (this.readyState === this.OPEN) this.#wire!.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames))
  }
}

let departing: ScreenSocket[] = []

function departSoon(socket: ScreenSocket): void {
  departing.push(socket)
  if (departing.length === 1) queueMicrotask(departAll)
}

function departAll(): void {
  const sockets = departing
  departing = []
  for (const socket of sockets) socket.depart()
}

/** What many screens are sent one after the other is framed once. */
let latest: { readonly content: Uint8Array; readonly frame: Buffer } | null = null

function frameOf(content: Uint8Array): Buffer {
  if (latest?.content !== content) latest = { content, frame: binaryFrame(content) }
  return latest.frame
}

/** A server's frame with this content, which must not change afterwards. */
export function binaryFrame(content: Uint8Array): Buffer {
  const { length } = content
  const header = length <= MAX_SHORT_LENGTH ? 2 : length <= MAX_LENGTH_OF_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = FINAL_BINARY
  if (header === 2) frame[1] = length
  else if (header === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(content, header)
  return frame
}
