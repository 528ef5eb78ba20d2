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

/** Counts wrong guesses by address: five in half a minute, then a wait. */
export class WrongCodeLimiter {
  readonly #wrong = new Map<string, number[]>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  tooMany(address: string): boolean {
    return this.#recent(address).length >= 5
  }

  wrong(address: string): void {
    this.#wrong.set(address, [...this.#recent(address), this.#now()])
  }

  #recent(address: string): number[] {
    const recent = (this.#wrong.get(address) ?? []).filter(when => when > this.#now() - 30_000)
    if (recent.length === 0) this.#wrong.delete(address)
    return recent
  }
}
