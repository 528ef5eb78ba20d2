// Passes a connection's bytes to the HTTP server in small slices, so that thousands of requests are not parsed at once.
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/**
 * Bytes per slice. The system delivers up to 64 KiB, which are 1,600 requests in a row; the server would build
 * all of them before it learns that the connection was closed.
 */
const SLICE_BYTES = 2048

/** A connection that delivers its bytes in slices, until its own socket is taken back for another protocol. */
export class SlicedSocket extends Duplex {
  readonly #socket: Socket
  #unread: Buffer = Buffer.alloc(0) // received, and not passed on yet
  #wanted = false // the reader waits for more
  #released = false

  constructor(socket: Socket) {
    super({ readableHighWaterMark: SLICE_BYTES }) // at most the next slice waits for the reader
    this.#socket = socket
    socket.on('data', this.#came).on('end', this.#ended).on('error', this.#failed).on('close', this.#closed)
    socket.on('timeout', this.#timedOut).pause()
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  setTimeout(milliseconds: number, listener?: () => void): this {
    this.#socket.setTimeout(milliseconds)
    if (listener) this.once('timeout', listener)
    return this
  }

  /**
   * The socket itself, and what was read from it beyond what the reader has taken. Nothing comes through here
   * any more.
   */
  release(taken: Buffer): { readonly socket: Socket; readonly head: Buffer } {
    this.#released = true
    const socket = this.#socket
    socket.off('data', this.#came).off('end', this.#ended).off('error', this.#failed).off('close', this.#closed)
    socket.off('timeout', this.#timedOut).setTimeout(0)
    const buffered = (this.read() as Buffer | null) ?? Buffer.alloc(0)
    const head = Buffer.concat([taken, buffered, this.#unread])
    this.destroy()
    socket.resume() // in a moment: by then its new owner listens
    return { socket, head }
  }

  override _read(): void {
    if (this.#released) return
    if (this.#unread.length > 0) return this.#handOn()
    this.#wanted = true
    this.#socket.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    this.#socket.write(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  override _final(done: () => void): void {
    this.#socket.end(done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#released) this.#socket.destroy()
    this.#unread = Buffer.alloc(0)
    done(error)
  }

  readonly #came = (bytes: Buffer): void => {
    this.#unread = this.#unread.length === 0 ? bytes : Buffer.concat([this.#unread, bytes])
    this.#socket.pause()
    if (this.#wanted) this.#handOn()
  }

  #handOn(): void {
    this.#wanted = false
    const slice = this.#unread.subarray(0, SLICE_BYTES)
    this.#unread = this.#unread.subarray(SLICE_BYTES)
    this.push(slice)
  }

  readonly #ended = (): void => void this.push(null)
  readonly #failed = (error: Error): void => void this.destroy(error)
  readonly #closed = (): void => void this.destroy()
  readonly #timedOut = (): void => void this.emit('timeout')
}
