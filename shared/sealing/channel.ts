// Answers for: what is said once both sides have a key: sealed frames, each with the next number, each way with a key of its own.
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** ChaCha20-Poly1305 (RFC 8439): each side brings the fastest it has. A nonce has 12 bytes, a key 32; the tag follows the text. */
export interface Cipher {
  /** So many bytes, whatever they hold. */
  allocate(bytes: number): Uint8Array<ArrayBuffer>
  /** Seals a text where it lies. The tag goes into the 16 bytes behind it. */
  sealInPlace(key: Uint8Array, nonce: Uint8Array, textAndTag: Uint8Array): void
  /** Null where the tag is another. */
  open(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | null
}

/** What both sides keep of a channel, so as to make the next one without an exchange: what it is called by, 16 hexadecimal digits, and its secret, 64. */
export interface Resumption {
  readonly tag: string
  readonly secret: string
}

/** What follows from the key of an exchange. */
export interface ChannelKeys {
  readonly toHost: Uint8Array
  readonly toDevice: Uint8Array
  readonly confirms: Uint8Array
  readonly resumption: Resumption
}

/** The keys of a channel, from the key both sides came to. */
export function deriveChannelKeys(sessionKey: Uint8Array): ChannelKeys {
  const bytes = hkdf(sha512, sessionKey, undefined, utf8ToBytes('hunch channel'), 168)
  const [tag, secret] = [bytesToHex(bytes.subarray(128, 136)), bytesToHex(bytes.subarray(136))]
  return {
    toHost: bytes.slice(0, 32),
    toDevice: bytes.slice(32, 64),
    confirms: bytes.slice(64, 128),
    resumption: { tag, secret },
  }
}

/** By which a side shows that it has the key: the draft's "key confirmation", over what it sent itself. */
export function keyConfirmation({ confirms }: ChannelKeys, ownTranscript: Uint8Array): Uint8Array {
  return hmac(sha512, confirms, ownTranscript)
}

/** A frame's number and its tag are so long. */
const NUMBER_BYTES = 4
export const TAG_BYTES = 16
/** No key is used for more frames than this. */
const MAX_FRAMES = 2 ** 31
/** The first number of what is sealed once for several channels: its highest bit tells such a frame from a channel's own. */
export const FIRST_SHARED_FRAME_NUMBER = 2 ** 31

/** What is said is filled up with spaces to a multiple of this, so that how long it is tells next to nothing. JSON does not mind them. */
const PADDED_BYTES = 64
const SPACE = 0x20

/** The nonce of the frame with this number: eight zero bytes and the number. The same memory for all of a key. */
class Nonce {
  readonly bytes = new Uint8Array(12)
  readonly number = this.bytes.subarray(8)
  readonly #view = new DataView(this.number.buffer, this.number.byteOffset)

  /** Makes it the nonce of this frame. */
  turnTo(frame: number): void {
    this.#view.setUint32(0, frame)
  }
}

/** One direction of a channel, for the side that speaks. */
export class FrameSealer {
  readonly #cipher: Cipher
  readonly #key: Uint8Array
  readonly #nonce = new Nonce()
  readonly #end: number
  #next: number

  constructor(cipher: Cipher, key: Uint8Array, first = 0) {
    this.#cipher = cipher
    this.#key = key
    this.#next = first
    this.#end = first + MAX_FRAMES
  }

  /** The number the next frame will have. */
  get next(): number {
    return this.#next
  }

  /** The next frame, in one piece of memory: a host makes one for every screen of every move. Throws once the key has been used for all it may be. */
  seal(text: Uint8Array): Uint8Array<ArrayBuffer> {
    if (this.#next >= this.#end) throw new Error('this key is used up')
    this.#nonce.turnTo(this.#next++)
    const end = NUMBER_BYTES + Math.ceil(text.length / PADDED_BYTES) * PADDED_BYTES
    const frame = this.#cipher.allocate(end + TAG_BYTES)
    frame.set(this.#nonce.number)
    frame.set(text, NUMBER_BYTES)
    frame.fill(SPACE, NUMBER_BYTES + text.length, end)
    this.#cipher.sealInPlace(this.#key, this.#nonce.bytes, frame.subarray(NUMBER_BYTES))
    return frame
  }
}

/** True for a frame that was sealed once for several channels. */
export function isSharedFrame(frame: Uint8Array): boolean {
  return (frame[0] ?? 0) >= 0x80
}

/** One direction of a channel, for the side that listens. */
export class FrameOpener {
  readonly #cipher: Cipher
  readonly #key: Uint8Array
  readonly #nonce = new Nonce()
  readonly #mayMiss: boolean
  #next: number
  #isBroken = false

  /** `mayMiss`: of what is sealed once for several, some may be meant for others; the numbers still only rise. */
  constructor(cipher: Cipher, key: Uint8Array, { first = 0, mayMiss = false } = {}) {
    this.#cipher = cipher
    this.#key = key
    this.#next = first
    this.#mayMiss = mayMiss
  }

  /** What a frame says; null where it is not the next one, or not as it was sealed. Then the connection must end: nothing opens any more. */
  open(frame: Uint8Array): Uint8Array | null {
    const number = frame.length < NUMBER_BYTES ? -Infinity : numberOf(frame)
    if (this.#isBroken || number < this.#next || (number > this.#next && !this.#mayMiss)) return this.#break()
    this.#nonce.turnTo(number)
    this.#next = number + 1
    return this.#cipher.open(this.#key, this.#nonce.bytes, frame.subarray(NUMBER_BYTES)) ?? this.#break()
  }

  #break(): null {
    this.#isBroken = true
    return null
  }
}

function numberOf(frame: Uint8Array): number {
  return new DataView(frame.buffer, frame.byteOffset).getUint32(0)
}
