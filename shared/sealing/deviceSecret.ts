// Derives the secret by which one host knows one device. It is worth nothing at any other host.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { lengthValueConcat } from './cpace.ts'

/** A device's secret for the host with this id: 32 hexadecimal digits. `secretNumber` rises when the host has forgotten the previous one. */
export function deviceSecret(
  master: string,
  { host, secretNumber }: { readonly host: string; readonly secretNumber: number },
): string {
  const parts = ['hunch device', master, host, String(secretNumber)]
  return bytesToHex(sha256(lengthValueConcat(...parts.map(utf8ToBytes)))).slice(0, 32)
}

/** The hash of the secret that a host stores: enough to recognise the device there. */
export function deviceHash(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret))).slice(0, 32)
}

/**
 * The secret by which another host recognises a device after a table was handed over. Host and device both derive it from the
 * hash, which nobody can compute back from it.
 */
export function secretAfterHandover(hash: string, host: string): string {
  const parts = ['hunch moved', hash, host]
  return bytesToHex(sha256(lengthValueConcat(...parts.map(utf8ToBytes)))).slice(0, 32)
}

/** A name for a device that nobody can imitate, as in the proof of a deal. It is derived from the hash and reveals nothing about it. */
export function deviceDigest(hash: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('mark '), utf8ToBytes(hash)))).slice(0, 32)
}

/** A device's public tag: the beginning of its digest. Another device with the same tag can be found by trial. */
export function deviceTag(hash: string): string {
  return deviceDigest(hash).slice(0, 8)
}
