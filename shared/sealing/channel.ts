// Seals and opens the frames of a channel: numbered, with a key of its own for each direction.
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** ChaCha20-Poly1305 (RFC 8439), in the fastest implementation each side has. Nonces have 12 bytes, keys 32; the tag follows the text. */
export interface Cipher {
  /** Memory of this length with arbitrary contents. */
  allocate(bytes: number): Uint8Array<ArrayBuffer>
  /** Encrypts a text in place. The tag goes into the 16 bytes after it. */
  sealInPlace(key: Uint8Array, nonce: Uint8Array, textAndTag: Uint8Array): void
  /** Decrypts a text in place; null if the tag does not match. */
  open(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | null
}

/**
 * The data both sides keep to resume a channel without a key exchange: a tag of 16 hexadecimal digits, and a secret
 * of 64.
 */
export interface Resumption {
  readonly tag: string
  readonly secret: string
}

/** The keys derived from the key of an exchange. */
export interface ChannelKeys {
  readonly toHost: Uint8Array
  readonly toDevice: Uint8Array
  readonly confirmationKey: Uint8Array
  readonly resumption: Resumption
}

/** The keys of a channel, derived from the session key. */
export function deriveChannelKeys(sessionKey: Uint8Array): ChannelKeys {
  const bytes = hkdf(sha512, sessionKey, undefined, utf8ToBytes('hunch channel'), 168)
  const [tag, secret] = [bytesToHex(bytes.subarray(128, 136)), bytesToHex(bytes.subarray(136))]
  return {
    toHost: bytes.slice(0, 32),
    toDevice: bytes.slice(32, 64),
    confirmationKey: bytes.slice(64, 128),
    resumption: { tag, secret },
  }
}

/** Proves that a side has the key: the draft's "key confirmation", computed over what that side sent. */
export function keyConfirmation({ confirmationKey }: ChannelKeys, ownTranscript: Uint8Array): Uint8Array {
  return hmac(sha512, confirmationKey, ownTranscript)
}

/** The bytes of a frame's number. */
const NUMBER_BYTES = 4
/** The bytes of a frame's tag. */
export const TAG_BYTES = 16
/** The most frames sealed with one key. */
const MAX_FRAMES_PER_KEY = 2 ** 31
/** The first number of frames that are sealed once for several channels. The highest bit tells them from a channel's own. */
export const FIRST_SHARED_FRAME_NUMBER = 2 ** 31

/** Text is padded with spaces to a multiple of this, so that its length says next to nothing. JSON allows them. */
const PADDING_BLOCK_BYTES = 64
const SPACE = 0x20

/** The nonce of a frame: eight zero bytes and its number. The same memory is reused for all frames of a key. */
class Nonce {
  readonly bytes = new Uint8Array(12)
  readonly number = this.bytes.subarray(8)
  readonly #view = new DataView(this.number.buffer, this.number.byteOffset)

  /** Makes this the nonce of another frame. */
  setNumber(frame: number): void {
    this.#view.setUint32(0, frame)
  }
}

/** The sending direction of a channel. */
export class FrameSealer {
  readonly #cipher: Cipher
  readonly #key: Uint8Array
  readonly #nonce = new Nonce()
  readonly #frameLimit: number
  #nextNumber: number

  constructor(cipher: Cipher, key: Uint8Array, firstNumber = 0) {
    this.#cipher = cipher
    this.#key = key
    this.#nextNumber = firstNumber
    this.#frameLimit = firstNumber + MAX_FRAMES_PER_KEY
  }

  /** The number of the next frame. */
  get next(): number {
    return this.#nextNumber
  }

  /** Seals the next frame, in one piece of memory because a host makes one per screen and move. Throws once the key has sealed all frames it may. */
  seal(text: Uint8Array): Uint8Array<ArrayBuffer> {
    if (this.#nextNumber >= this.#frameLimit) throw new Error('this key is used up')
    this.#nonce.setNumber(this.#nextNumber++)
    const paddedEnd = NUMBER_BYTES + Math.ceil(text.length / PADDING_BLOCK_BYTES) * PADDING_BLOCK_BYTES
    const frame = this.#cipher.allocate(paddedEnd + TAG_BYTES)
    frame.set(this.#nonce.number)
    frame.set(text, NUMBER_BYTES)
    frame.fill(SPACE, NUMBER_BYTES + text.length, paddedEnd)
    this.#cipher.sealInPlace(this.#key, this.#nonce.bytes, frame.subarray(NUMBER_BYTES))
    return frame
  }
}

/** True for a frame that was sealed once for several channels. */
export function isSharedFrame(frame: Uint8Array): boolean {
  return (frame[0] ?? 0) >= 0x80
}

/** The receiving direction of a channel. */
export class FrameOpener {
  readonly #cipher: Cipher
  readonly #key: Uint8Array
  readonly #nonce = new Nonce()
  readonly #mayMissFrames: boolean
  #nextNumber: number
  #isBroken = false

  /** `mayMiss`: numbers may be left out, because shared frames also go to other channels. They must still rise. */
  constructor(cipher: Cipher, key: Uint8Array, { first = 0, mayMiss = false } = {}) {
    this.#cipher = cipher
    this.#key = key
    this.#nextNumber = first
    this.#mayMissFrames = mayMiss
  }

  /** The text of a frame; null if it is out of order or was altered. Then the connection must be closed: nothing opens any more. */
  open(frame: Uint8Array): Uint8Array | null {
    const number = frame.length < NUMBER_BYTES ? -Infinity : frameNumber(frame)
    if (this.#isBroken || number < this.#nextNumber || (number > this.#nextNumber && !this.#mayMissFrames))
      return this.#markBroken()
    this.#nonce.setNumber(number)
    this.#nextNumber = number + 1
    return this.#cipher.open(this.#key, this.#nonce.bytes, frame.subarray(NUMBER_BYTES)) ?? this.#markBroken()
  }

  #markBroken(): null {
    this.#isBroken = true
    return null
  }
}

function frameNumber(frame: Uint8Array): number {
  return new DataView(frame.buffer, frame.byteOffset).getUint32(0)
}
