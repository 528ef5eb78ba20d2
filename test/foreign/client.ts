// A client written from shared/wire/README.md alone, as by somebody else: Node's crypto, a WebSocket, and none of Hunch's code.
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { ownCiphers } from '../kit/ownCiphers.ts'
import { decode, derive, encode, multiply, ORDER, toNumber } from './ristretto.ts'

type Json = Record<string, unknown>

/** The foreign client always has Node's full ciphers, even if the host's are reduced. */
const { createCipheriv, createDecipheriv } = ownCiphers

const sha512 = (...parts: Uint8Array[]) => createHash('sha512').update(Buffer.concat(parts)).digest()
const utf8 = (text: string) => Buffer.from(text, 'utf8')

function lvCat(...parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    parts.flatMap(part => {
      const length: number[] = []
      let left = part.length
      for (; left > 127; left >>= 7) length.push((left & 127) | 128)
      return [Buffer.from([...length, left]), part]
    }),
  )
}

/** A connection to a host. `by` and `secret` are what it greets the host with. */
export class ForeignClient {
  readonly #socket: WebSocket
  #sent = 0
  #came = 0
  #shared: { readonly key: Buffer; next: number } | null = null // for frames shared by all displays
  #keys: { readonly toHost: Buffer; readonly toDevice: Buffer } | null = null
  #finish: (greeted: Json) => void = () => {}
  /** Resumes the channel on the next connection without a key exchange, once. */
  resumption: { readonly tag: string; readonly secret: string } | null = null
  onMessage: (message: Json) => void = () => {}
  /** Resolves when the channel is sealed; rejects if the connection ends first. */
  readonly sealed: Promise<void>

  constructor(
    port: number,
    {
      by,
      secret,
      tag,
    }: {
      readonly by: 'owner' | 'code' | 'device' | 'resumption' | 'none'
      readonly secret: string
      readonly tag?: string | undefined
    },
  ) {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/`)
    this.sealed = new Promise((resolve, reject) => {
      this.#socket.on('close', (code: number) => reject(new Error(`closed with ${code}`)))
      this.#socket.on('error', reject)
      this.#socket.on('message', (bytes: Buffer, isBinary: boolean) => {
        if (isBinary) return this.#receive(JSON.parse(this.#open(bytes)) as Json)
        const message = JSON.parse(bytes.toString('utf8')) as Json
        if (message['type'] === 'host') this.#greet(message as { host: string; session: string }, { by, secret, tag })
        if (message['type'] !== 'greeted') return
        this.#finish(message)
        resolve()
      })
    })
  }

  #greet(
    { host, session }: { host: string; session: string },
    { by, secret, tag }: { by: string; secret: string; tag?: string | undefined },
  ): void {
    const mine = randomBytes(16)
    const sid = Buffer.concat([Buffer.from(session, 'hex'), mine])
    const ci = lvCat(...['hunch', '4', host, by].map(utf8))
    const confirm = (isk: Buffer, { ours, other }: { ours: Buffer; other: Buffer }, confirmation: unknown) => {
      const keys = Buffer.from(hkdfSync('sha512', isk, Buffer.alloc(0), utf8('hunch channel'), 168))
      const confirms = (over: Buffer) => createHmac('sha512', keys.subarray(64, 128)).update(over).digest('hex')
      if (confirms(other) !== confirmation) throw new Error('the host does not know the secret')
      this.#keys = { toHost: keys.subarray(0, 32), toDevice: keys.subarray(32, 64) }
      this.resumption = { tag: keys.toString('hex', 128, 136), secret: keys.toString('hex', 136) }
      this.#socket.send(JSON.stringify({ type: 'confirmed', confirms: confirms(ours) }))
    }
    if (by === 'resumption') {
      const [ours, other] = [lvCat(Buffer.alloc(0), utf8(tag!)), lvCat(Buffer.alloc(0), Buffer.alloc(0))]
      const context = lvCat(utf8('hunch resumption'), ci, sid)
      const isk = createHmac('sha512', utf8(secret)).update(context).update(ours).update(other).digest()
      this.#socket.send(JSON.stringify({ type: 'greet', by, tag, session: mine.toString('hex'), share: '' }))
      this.#finish = greeted => confirm(isk, { ours, other }, greeted['confirms'])
      return
    }
    const [dsi, prs] = [utf8('CPaceRistretto255'), utf8(secret)]
    const zeros = Buffer.alloc(Math.max(0, 128 - 1 - lvCat(prs).length - lvCat(dsi).length))
    const generator = derive(sha512(lvCat(dsi, prs, zeros, ci, sid)))
    const scalar = toNumber(randomBytes(64)) % ORDER
    const share = encode(multiply(generator, scalar))
    this.#socket.send(
      JSON.stringify({ type: 'greet', by, tag, session: mine.toString('hex'), share: share.toString('hex') }),
    )
    this.#finish = greeted => {
      const theirs = Buffer.from(greeted['share'] as string, 'hex')
      const point = encode(multiply(decode(theirs), scalar))
      const [ours, other] = [lvCat(share, utf8(tag ?? '')), lvCat(theirs, Buffer.alloc(0))]
      const isk = sha512(lvCat(utf8('CPaceRistretto255_ISK'), sid, point), ours, other)
      confirm(isk, { ours, other }, greeted['confirms'])
    }
  }

  say(message: Json): void {
    const text = utf8(JSON.stringify(message))
    const padded = Buffer.alloc(Math.ceil(text.length / 64) * 64, ' ')
    text.copy(padded)
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(this.#sent++, 8)
    const cipher = createCipheriv('chacha20-poly1305', this.#keys!.toHost, nonce, { authTagLength: 16 })
    const sealed = Buffer.concat([cipher.update(padded), cipher.final()])
    this.#socket.send(Buffer.concat([nonce.subarray(8), sealed, cipher.getAuthTag()]))
  }

  #receive(message: Json): void {
    if (message['type'] === 'shares')
      this.#shared = { key: Buffer.from(message['key'] as string, 'hex'), next: message['next'] as number }
    else this.onMessage(message)
  }

  #open(frame: Buffer): string {
    const number = frame.readUInt32BE(0)
    const shared = number >= 2 ** 31 ? this.#shared! : null
    if (shared ? number < shared.next : number !== this.#came) throw new Error('this frame is out of order')
    if (shared) shared.next = number + 1
    else this.#came++
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(number, 8)
    const key = shared?.key ?? this.#keys!.toDevice
    const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: 16 })
    decipher.setAuthTag(frame.subarray(-16))
    return Buffer.concat([decipher.update(frame.subarray(4, -16)), decipher.final()]).toString('utf8')
  }

  close(): void {
    this.#socket.close()
  }
}
