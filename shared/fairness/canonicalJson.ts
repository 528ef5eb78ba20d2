// Writes a value as JSON with sorted keys, so that two machines compute the same digest.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON without spaces, keys sorted by code units. What JSON leaves out is left out. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(item => canonicalJson(item ?? null)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, fieldValue]) => fieldValue !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, fieldValue]) => `${JSON.stringify(key)}:${canonicalJson(fieldValue)}`).join()}}`
}

/** SHA-256 of a value's canonical JSON, as 64 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
}
