// Answers for: bytes and how they are written: the library's own, and what it lacks.
import { bytesToHex } from '@noble/hashes/utils.js'

export { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** Compares in a time that tells nothing but the lengths. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  let differs = 0
  for (let i = 0; i < a.length; i++) differs |= a[i]! ^ b[i]!
  return differs === 0
}

/** The number these bytes are, the least of them first. */
export function bytesToNumberLE(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(Uint8Array.from(bytes).reverse())}`)
}
