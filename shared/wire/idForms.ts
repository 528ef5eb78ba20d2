// The forms of ids, secrets and digests in messages, links and stored files.
import * as v from 'valibot'

const ID_PATTERN = /^[a-z0-9-]{1,40}$/

/** True for an id of a table, of a game, or of the record of one. */
export const isId = (text: string): boolean => ID_PATTERN.test(text)
export const idSchema = v.pipe(v.string(), v.check(isId))

/** True for exactly this many hexadecimal digits: 16 of a host's id or a checksum, 32 of a secret, 64 of a digest. */
export const isHex = (text: string, digitCount: number): boolean =>
  text.length === digitCount && /^[0-9a-f]+$/.test(text)
export const hexSchema = (digitCount: number) =>
  v.pipe(
    v.string(),
    v.check(text => isHex(text, digitCount)),
  )
