// CPace over ristretto255 with SHA-512 (draft-irtf-cfrg-cpace): turns a shared secret, however short, into a key.
// Nobody else can find the key, and each guess at the secret costs an exchange. Comments name the sections of the draft.
import { equalBytes } from '@noble/ciphers/utils.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { elementFromHash, GROUP_ORDER, scalarMultiply, numberFromBytes } from './ristretto255.ts'

/** "Definitions for CPACE-RISTR255-SHA512": the domain separator, and the block size of SHA-512 in bytes. */
const DSI = utf8ToBytes('CPaceRistretto255')
const ISK = utf8ToBytes('CPaceRistretto255_ISK')
const HASH_BLOCK_BYTES = 128

/** "G.I", the encoding of the neutral element. */
const NEUTRAL = new Uint8Array(32)

/**
 * The inputs both sides of an exchange know: the secret, the two parties, and the session's name. All may be empty.
 */
export interface CPaceInputs {
  readonly secret: Uint8Array
  readonly channel: Uint8Array
  readonly session: Uint8Array
}

/** One side's half of an exchange: what it keeps and what it sends. */
export interface KeyExchangeHalf {
  readonly scalar: bigint
  readonly share: Uint8Array
}

/** "Length-value": each part after its length as LEB128. */
export function lengthValueConcat(...parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap(part => [leb128(part.length), part]))
}

function leb128(length: number): Uint8Array {
  const bytes: number[] = []
  for (let remaining = length; ; remaining >>= 7) {
    if (remaining < 128) return Uint8Array.from([...bytes, remaining])
    bytes.push((remaining & 127) | 128)
  }
}

/** "generator_string" and "calculate_generator": the secret fills the first block of the hash, so that its length does not change the time taken. */
export function calculateGenerator({ secret, channel, session }: CPaceInputs): Uint8Array {
  const paddingLength = Math.max(
    0,
    HASH_BLOCK_BYTES - 1 - lengthValueConcat(secret).length - lengthValueConcat(DSI).length,
  )
  const text = lengthValueConcat(DSI, secret, new Uint8Array(paddingLength), channel, session)
  return elementFromHash(sha512(text))
}

/** A new half of an exchange. */
export function newKeyExchangeHalf(
  inputs: CPaceInputs,
  random: (bytes: number) => Uint8Array = randomBytes,
): KeyExchangeHalf {
  const scalar = (numberFromBytes(random(64)) % (GROUP_ORDER - 1n)) + 1n // "sample_scalar"; 512 random bits make all scalars equally likely
  return { scalar, share: scalarMultiply(calculateGenerator(inputs), scalar) }
}

/** "scalar_mult_vfy": null if the other side's share is not a point or leads to the neutral element. */
export function sharedSecretPoint(scalar: bigint, share: Uint8Array): Uint8Array | null {
  try {
    const point = scalarMultiply(share, scalar % GROUP_ORDER)
    return equalBytes(point, NEUTRAL) ? null : point
  } catch {
    return null
  }
}

/** The data one side sends: its share, and associated data that the key authenticates. */
export interface SentShare {
  readonly share: Uint8Array
  readonly associated: Uint8Array
}

/** "ISK" of the initiator/responder setting, for the side that kept `scalar`; null if the exchange must be aborted. */
export function deriveSessionKey(
  { session }: CPaceInputs,
  { scalar, share }: KeyExchangeHalf,
  { initiator, responder }: { readonly initiator: SentShare; readonly responder: SentShare },
): Uint8Array | null {
  if (equalBytes(initiator.share, responder.share)) return null // the other side sent our own share back
  const otherHalf = equalBytes(share, initiator.share) ? responder : initiator
  const point = sharedSecretPoint(scalar, otherHalf.share)
  return (
    point &&
    sha512(concatBytes(lengthValueConcat(ISK, session, point), transcriptPart(initiator), transcriptPart(responder)))
  )
}

/** One side's part of the "transcript". */
export function transcriptPart({ share, associated }: SentShare): Uint8Array {
  return lengthValueConcat(share, associated)
}
