// Answers for: ChaCha20-Poly1305 in a page: over plain HTTP a browser lends it no cipher of its own.
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import type { Cipher } from '../../shared/sealing/index.ts'

const TAG_BYTES = 16

export const pageCipher: Cipher = {
  allocate: bytes => new Uint8Array(bytes),
  sealInPlace: (key, nonce, textAndTag) =>
    void chacha20poly1305(key, nonce).encrypt(textAndTag.subarray(0, -TAG_BYTES), textAndTag),
  open(key, nonce, sealed) {
    try {
      return chacha20poly1305(key, nonce).decrypt(sealed)
    } catch {
      return null
    }
  },
}
