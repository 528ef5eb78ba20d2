// Chooses a host's ChaCha20-Poly1305: Node's own if it works, otherwise the pages' implementation.
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { portableCipher, type Cipher } from '../../../shared/sealing/index.ts'

const CIPHER_NAME = 'chacha20-poly1305'
const TAG_OPTIONS = { authTagLength: 16 }

/** Electron's Node is built on BoringSSL, whose `createCipheriv` has no such cipher (electron/electron#24024). */
export const nodeCipher: Cipher = {
  allocate: bytes => Buffer.allocUnsafe(bytes),
  sealInPlace(key, nonce, textAndTag) {
    const textEnd = textAndTag.length - TAG_OPTIONS.authTagLength
    const cipher = createCipheriv(CIPHER_NAME, key, nonce, TAG_OPTIONS)
    textAndTag.set(cipher.update(textAndTag.subarray(0, textEnd)))
    cipher.final()
    textAndTag.set(cipher.getAuthTag(), textEnd)
  },
  open(key, nonce, sealed) {
    if (sealed.length < TAG_OPTIONS.authTagLength) return null
    const textEnd = sealed.length - TAG_OPTIONS.authTagLength
    const decipher = createDecipheriv(CIPHER_NAME, key, nonce, TAG_OPTIONS)
    decipher.setAuthTag(sealed.subarray(textEnd))
    const text = decipher.update(sealed.subarray(0, textEnd))
    try {
      decipher.final()
      return text
    } catch {
      return null
    }
  },
}

/** The vector of RFC 8439, 2.8.2, without its associated data; computed with two independent programs. */
const RFC_TEST_VECTOR = {
  key: Buffer.from('808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f', 'hex'),
  nonce: Buffer.from('070000004041424344454647', 'hex'),
  text: Buffer.from('Ladies and Gentlemen'),
  sealed: Buffer.from('d31a8d34648e60db7b86afbc53ef7ec2a4aded51dbf3a3a6d05a122619b0d634be6b3475', 'hex'),
}

/**
 * True if a cipher gives the known answer both ways, and rejects a changed one. A name in a list would prove
 * none of it.
 */
export function passesCipherSelfTest(cipher: Cipher): boolean {
  const { key, nonce, text, sealed } = RFC_TEST_VECTOR
  try {
    const sealedInPlace = Buffer.alloc(sealed.length)
    sealedInPlace.set(text)
    cipher.sealInPlace(key, nonce, sealedInPlace)
    const openedText = cipher.open(key, nonce, sealed)
    const changedBytes = Uint8Array.from(sealed, (byte, at) => (at === 0 ? byte ^ 1 : byte))
    return (
      sealedInPlace.equals(sealed) &&
      openedText !== null &&
      text.equals(openedText) &&
      cipher.open(key, nonce, changedBytes) === null
    )
  } catch {
    return false
  }
}

/** The cipher of this host, chosen once when the program starts. */
export const hostCipher: Cipher = passesCipherSelfTest(nodeCipher)
  ? nodeCipher
  : { ...portableCipher, allocate: bytes => Buffer.allocUnsafe(bytes) }
