// Answers for: ChaCha20-Poly1305 as Node has it.
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Cipher } from '../../shared/sealing/index.ts'

const NAME = 'chacha20-poly1305'
const TAG = { authTagLength: 16 }

export const nodeCipher: Cipher = {
  allocate: bytes => Buffer.allocUnsafe(bytes),
  sealInPlace(key, nonce, textAndTag) {
    const end = textAndTag.length - TAG.authTagLength
    const cipher = createCipheriv(NAME, key, nonce, TAG)
    textAndTag.set(cipher.update(textAndTag.subarray(0, end)))
    cipher.final()
    textAndTag.set(cipher.getAuthTag(), end)
  },
  open(key, nonce, sealed) {
    if (sealed.length < TAG.authTagLength) return null
    const end = sealed.length - TAG.authTagLength
    const decipher = createDecipheriv(NAME, key, nonce, TAG)
    decipher.setAuthTag(sealed.subarray(end))
    const text = decipher.update(sealed.subarray(0, end))
    try {
      decipher.final()
      return text
    } catch {
      return null
    }
  },
}
