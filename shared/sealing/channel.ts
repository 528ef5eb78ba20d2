// Answers for: what is said once both sides have a key: sealed frames, each with the next number, each way with a key of its own.
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** ChaCha20-Poly1305 (RFC 8439): each side brings the fastest it has. A nonce has 12 bytes, a key 32; the tag follows the text. */
export interface Cipher {
  seal(key: Uint8Array, nonce: Uint8Array, text: Uint8Array): Uint8Array
  /** Null where the tag is another. */
  open(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | null
}

/** What follows from the key of an exchange. */
export interface ChannelKeys {
  readonly toHost: Uint8Array
  readonly toDevice: Uint8Array
  readonly confirms: Uint8Array
}

/** The keys of a channel, from the key both sides came to. */
export function channelKeys(sessionKey: Uint8Array): ChannelKeys {
  const bytes = hkdf(sha512, sessionKey, undefined, utf8ToBytes('hunch channel'), 128)
  return { toHost: bytes.slice(0, 32), toDevice: bytes.slice(32, 64), confirms: bytes.slice(64) }
}

/** By which a side shows that it has the key: the draft's "key confirmation", over what it sent itself. */
export function confirmation({ confirms }: ChannelKeys, ownTranscript: Uint8Array): Uint8Array {
  return hmac(sha512, confirms, ownTranscript)
}

/** A frame's number and its tag are so long. */
const NUMBER_BYTES = 4
const NONCE_BYTES = 12
/** No key is used for more frames than this. */
const MAX_FRAMES = 2 ** 32

/** What is said is filled up with spaces to a multiple of this, so that how long it is tells next to nothing. JSON does not mind them. */
const PADDED_BYTES = 64

/** One direction of a channel, for the side that speaks. */
export class Sealer {
  readonly #cipher: Cipher
  readonly #key: Uint8Array
  #next = 0

  constructor(cipher: Cipher, key: Uint8Array) {
    this.#cipher = cipher
    this.#key = key
  }

  /** The next frame. Throws once the key has been used for all it may be. */
  seal(text: Uint8Array): Uint8Array {
    if (this.#next >= MAX_FRAMES) throw new Error('this key is used up')
    const padded = new Uint8Array(Math.ceil(text.length / PADDED_BYTES) * PADDED_BYTES).fill(0x20)
    padded.set(text)
    const nonce = nonceOf(this.#next++)
    return concatBytes(nonce.subarray(NONCE_BYTES - NUMBER_BYTES), this.#cipher.seal(this.#key, nonce, padded))
  }
}

/** One direction of a channel, for the side that listens. */
export class Opener {
  readonly #cipher: Cipher
  readonly #key: Uint8Array
  #next = 0

  constructor(cipher: Cipher, key: Uint8Array) {
    this.#cipher = cipher
    this.#key = key
  }

  /** What a frame says; null where it is not the next one, or not as it was sealed. Then the connection must end. */
  open(frame: Uint8Array): Uint8Array | null {
    if (frame.length < NUMBER_BYTES) return null
    const nonce = nonceOf(this.#next)
    const number = nonce.subarray(NONCE_BYTES - NUMBER_BYTES)
    if (number.some((byte, i) => byte !== frame[i])) return null
    const text = this.#cipher.open(this.#key, nonce, frame.subarray(NUMBER_BYTES))
    if (text) this.#next++
    return text
  }
}

function nonceOf(number: number): Uint8Array {
  const nonce = new Uint8Array(NONCE_BYTES)
  new DataView(nonce.buffer).setUint32(NONCE_BYTES - NUMBER_BYTES, number)
  return nonce
}
