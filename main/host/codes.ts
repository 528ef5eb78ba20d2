// Answers for: join codes, keys and tokens, and how often one may guess.
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const CONSONANTS = 'BDFGHJKLMPRSTVW' // N and Z are left out: they make words nobody wants to call across a room
const VOWELS = 'AEIOU'

/** What such letters may spell by chance and nobody wants on a screen. */
const UNWANTED = new Set([
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

/** Four letters that can be called across a room. */
export function newJoinCode(draw: (below: number) => number = randomInt): string {
  const code = [CONSONANTS, VOWELS, CONSONANTS, VOWELS].map(letters => letters[draw(letters.length)]).join('')
  return UNWANTED.has(code) ? newJoinCode(draw) : code
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

/** What is kept of a device's token: enough to know it again, not enough to be it. */
export function deviceHash(device: string): string {
  return createHash('sha256').update(device).digest('hex').slice(0, 32)
}

/** What others may call a device: it follows from the hash, and says nothing of it. */
export function deviceTag(hash: string): string {
  return createHash('sha256').update(`mark ${hash}`).digest('hex').slice(0, 8)
}

/** Compares secrets in a time that tells nothing. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}

/** Who typed a code. */
export interface Guesser {
  readonly device: string
  readonly address: string
}

/** Wrong codes in half a minute after which one waits: of one device; and, as a device costs nothing to invent, of one address, where several honest people may be. */
const MAX_WRONG_CODES = { ofDevice: 5, ofAddress: 30 }
const WRONG_CODE_MEMORY_MS = 30_000
/** More guessers than these are looked through for those who waited long enough. */
const MAX_GUESSERS = 1000

/** Counts wrong guesses. Who guesses waits, and not who happens to be behind the same address. */
export class WrongCodeLimiter {
  readonly #wrong = new Map<string, number[]>() // when, by who
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  tooMany({ device, address }: Guesser): boolean {
    return (
      this.#recent(`device ${device}`).length >= MAX_WRONG_CODES.ofDevice ||
      this.#recent(`address ${address}`).length >= MAX_WRONG_CODES.ofAddress
    )
  }

  wrong({ device, address }: Guesser): void {
    if (this.#wrong.size > MAX_GUESSERS) for (const who of [...this.#wrong.keys()]) this.#recent(who) // forgets what is long ago
    for (const who of [`device ${device}`, `address ${address}`])
      this.#wrong.set(who, [...this.#recent(who), this.#now()])
  }

  #recent(who: string): number[] {
    const recent = (this.#wrong.get(who) ?? []).filter(when => when > this.#now() - WRONG_CODE_MEMORY_MS)
    if (recent.length === 0) this.#wrong.delete(who)
    return recent
  }
}
