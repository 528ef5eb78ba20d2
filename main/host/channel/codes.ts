// Draws join codes, keys, ids and tokens, and compares secrets.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { JOIN_CODE_LENGTH } from '../../../shared/wire/index.ts'

const CONSONANTS = 'BDFGHJKLMPRSTVW' // N and Z are left out: they make words nobody wants to call across a room
const VOWELS = 'AEIOU'

/** Words that these letters may spell by chance and that nobody wants on a screen. */
const UNWANTED_CODES = new Set([
  'HATE',
  'RAPE',
  'RAPO',
  'DAGO',
  'HOMO',
  'KIKE',
  'PEDO',
  'PUTA',
  'PUTO',
  'TITI',
  'WOGO',
  'FUKU',
  'FUKA',
  'JAPO',
  'DIKE',
  'LOLI',
  'HOBO',
  'DOPE',
  'LOSE',
  'FAGA',
  'KAKA',
  'POPO',
  'PIPI',
  'MARI',
  'SODO',
  'GIPA',
])

/** Letters that can be called across a room. */
export function newJoinCode(draw: (below: number) => number = randomInt): string {
  const code = Array.from({ length: JOIN_CODE_LENGTH }, (_, i) => {
    const letters = i % 2 === 0 ? CONSONANTS : VOWELS
    return letters[draw(letters.length)]
  }).join('')
  return UNWANTED_CODES.has(code) ? newJoinCode(draw) : code
}

/**
 * The 128-bit key in a table's links and QR codes, in 22 letters: the same as long as its host keeps its key,
 * and different at every other host.
 */
export function tableLinkKey(hostKey: string, table: string): string {
  return createHmac('sha256', hostKey).update(`link ${table}`).digest().subarray(0, 16).toString('base64url')
}

/** 128 random bits in hexadecimal. */
export function randomToken(): string {
  return randomBytes(16).toString('hex')
}

/** A table's id: unique among all hosts. */
export function newTableId(): string {
  return randomBytes(8).toString('hex')
}

/** 256 random bits in hexadecimal: the seed of a real deal. */
export function newDealSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Compares secrets in constant time. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}
