// Answers for: ChaCha20-Poly1305 in a page: over plain HTTP a browser lends it no cipher of its own.
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import type { Cipher } from '../../shared/sealing/index.ts'

export const pageCipher: Cipher = {
  seal: (key, nonce, text) => chacha20poly1305(key, nonce).encrypt(text),
  open(key, nonce, sealed) {
    try {
      return chacha20poly1305(key, nonce).decrypt(sealed)
    } catch {
      return null
    }
  },
}
