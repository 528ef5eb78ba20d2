// Answers for: the secret by which one host knows one device. It follows from what the device keeps to itself, and is worth nothing at any other host.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { lengthValueConcat } from './cpace.ts'

/** A device's secret for the host of this id: 32 hexadecimal digits. `nth` rises when the host has forgotten the one before. */
export function deviceSecret(master: string, { host, nth }: { readonly host: string; readonly nth: number }): string {
  const parts = ['hunch device', master, host, String(nth)]
  return bytesToHex(sha256(lengthValueConcat(...parts.map(utf8ToBytes)))).slice(0, 32)
}

/** What a host keeps of it: enough to know the device again there. */
export function deviceHash(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret))).slice(0, 32)
}

/**
 * The secret by which another host comes to know a device, once a table it sat at was handed over there. Host and device know the
 * hash and find it by themselves; from it nobody finds the hash again.
 */
export function secretAfterHandover(hash: string, host: string): string {
  const parts = ['hunch moved', hash, host]
  return bytesToHex(sha256(lengthValueConcat(...parts.map(utf8ToBytes)))).slice(0, 32)
}

/** By what a device is named where nobody may be taken for it, as in the proof of a deal: it follows from the hash, and says nothing of it. */
export function deviceDigest(hash: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('mark '), utf8ToBytes(hash)))).slice(0, 32)
}

/** What others may call a device: the beginning of its digest. Another with the same can be found by trying. */
export function deviceTag(hash: string): string {
  return deviceDigest(hash).slice(0, 8)
}
