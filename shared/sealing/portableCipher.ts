// ChaCha20-Poly1305 in plain JavaScript, for runtimes without one and for pages, which get none from the browser over plain HTTP.
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { TAG_BYTES, type Cipher } from './channel.ts'

export const portableCipher: Cipher = {
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
