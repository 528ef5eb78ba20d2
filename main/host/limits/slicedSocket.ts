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
  #unreadBytes: Buffer = Buffer.alloc(0) // received, and not passed on yet
  #isMoreWanted = false // the reader waits for more
  #isReleased = false

  constructor(socket: Socket) {
    super({ readableHighWaterMark: SLICE_BYTES }) // at most the next slice waits for the reader
    this.#socket = socket
    socket.on('data', this.#onData).on('end', this.#onEnd).on('error', this.#onError).on('close', this.#onClose)
    socket.on('timeout', this.#onTimeout).pause()
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress
  }

  setTimeout(milliseconds: number, listener?: () => void): this {
    this.#socket.setTimeout(milliseconds)
    if (listener) this.once('timeout', listener)
    return this
  }

  /** The socket itself, and the bytes that were read from it but not yet taken. No more bytes come through this stream. */
  release(firstBytes: Buffer): { readonly socket: Socket; readonly head: Buffer } {
    this.#isReleased = true
    const socket = this.#socket
    socket.off('data', this.#onData).off('end', this.#onEnd).off('error', this.#onError).off('close', this.#onClose)
    socket.off('timeout', this.#onTimeout).setTimeout(0)
    const bufferedBytes = (this.read() as Buffer | null) ?? Buffer.alloc(0)
    const head = Buffer.concat([firstBytes, bufferedBytes, this.#unreadBytes])
    this.destroy()
    socket.resume() // in a moment: by then its new owner listens
    return { socket, head }
  }

  override _read(): void {
    if (this.#isReleased) return
    if (this.#unreadBytes.length > 0) return this.#pushSlice()
    this.#isMoreWanted = true
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
    if (!this.#isReleased) this.#socket.destroy()
    this.#unreadBytes = Buffer.alloc(0)
    done(error)
  }

  readonly #onData = (bytes: Buffer): void => {
    this.#unreadBytes = this.#unreadBytes.length === 0 ? bytes : Buffer.concat([this.#unreadBytes, bytes])
    this.#socket.pause()
    if (this.#isMoreWanted) this.#pushSlice()
  }

  #pushSlice(): void {
    this.#isMoreWanted = false
    const slice = this.#unreadBytes.subarray(0, SLICE_BYTES)
    this.#unreadBytes = this.#unreadBytes.subarray(SLICE_BYTES)
    this.push(slice)
  }

  readonly #onEnd = (): void => void this.push(null)
  readonly #onError = (error: Error): void => void this.destroy(error)
  readonly #onClose = (): void => void this.destroy()
  readonly #onTimeout = (): void => void this.emit('timeout')
}
