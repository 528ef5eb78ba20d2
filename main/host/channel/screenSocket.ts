// Extends a screen's WebSocket so that frames leave together: all frames that the handling of one message makes are
// written at once. Each screen gets one piece of memory. So a reader that wakes up finds all frames, and is not
// woken for each.
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'

/** A frame that is the last of its message, with binary content: RFC 6455, 5.2. */
const FINAL_BINARY = 0x82
/** Lengths up to this are in the second byte; there 126 says that two more bytes have the length, 127 that eight do. */
const MAX_SHORT_LENGTH = 125
/** Lengths up to this fit into two bytes. */
const MAX_LENGTH_OF_TWO_BYTES = 0xffff

export class ScreenSocket extends WebSocket {
  #rawSocket: Socket | null = null
  #waitingFrames: Buffer[] = [] // frames that leave once the present message is handled

  /**
   * Makes binary messages go straight to this connection, which is the WebSocket's own. Nothing may be compressed.
   */
  attach(wire: Socket): void {
    this.#rawSocket = wire
  }

  override send(content: Parameters<WebSocket['send']>[0]): void {
    if (this.#rawSocket && content instanceof Uint8Array && this.readyState === this.OPEN) {
      this.#waitingFrames.push(frameOf(content))
      if (this.#waitingFrames.length === 1) flushSoon(this)
      return
    }
    flushAll()
    super.send(content)
  }

  override ping(): void {
    flushAll()
    super.ping()
  }

  /**
   * Everything that waits is sent before the answer to a ping, so that nothing older arrives after it on any
   * screen.
   */
  override pong(...answer: Parameters<WebSocket['pong']>): void {
    flushAll()
    super.pong(...answer)
  }

  override close(code?: number, reason?: string | Buffer): void {
    flushAll()
    super.close(code, reason)
  }

  /** Writes what waits. */
  depart(): void {
    if (this.#waitingFrames.length === 0) return
    const frames = this.#waitingFrames
    this.#waitingFrames = []
    if (this.readyState === this.OPEN) this.#rawSocket!.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames))
  }
}

let socketsToFlush: ScreenSocket[] = []

function flushSoon(socket: ScreenSocket): void {
  socketsToFlush.push(socket)
  if (socketsToFlush.length === 1) queueMicrotask(flushAll)
}

function flushAll(): void {
  const sockets = socketsToFlush
  socketsToFlush = []
  for (const socket of sockets) socket.depart()
}

/** The last frame that was built, which is used again when the same message goes to several screens in a row. */
let lastBuiltFrame: { readonly content: Uint8Array; readonly frame: Buffer } | null = null

function frameOf(content: Uint8Array): Buffer {
  if (lastBuiltFrame?.content !== content) lastBuiltFrame = { content, frame: makeBinaryFrame(content) }
  return lastBuiltFrame.frame
}

/** A WebSocket frame of a server with this content, which must not change afterwards. */
export function makeBinaryFrame(content: Uint8Array): Buffer {
  const { length } = content
  const headerBytes = length <= MAX_SHORT_LENGTH ? 2 : length <= MAX_LENGTH_OF_TWO_BYTES ? 4 : 10
  const frame = Buffer.allocUnsafe(headerBytes + length)
  frame[0] = FINAL_BINARY
  if (headerBytes === 2) frame[1] = length
  else if (headerBytes === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(content, headerBytes)
  return frame
}
