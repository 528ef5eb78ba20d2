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

/** Compares secrets in a time that tells nothing. */
export function equalInConstantTime(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}

/** Who tried a code; `device` is null where it has not said yet which it is. */
export interface CodeGuesserIdentity {
  readonly device: string | null
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

  tooMany({ device, address }: CodeGuesserIdentity): boolean {
    return (
      (device !== null && this.#recent(`device ${device}`).length >= MAX_WRONG_CODES.ofDevice) ||
      this.#recent(`address ${address}`).length >= MAX_WRONG_CODES.ofAddress
    )
  }

  wrong(guesser: CodeGuesserIdentity): void {
    if (this.#wrong.size > MAX_GUESSERS) for (const who of [...this.#wrong.keys()]) this.#recent(who) // forgets what is long ago
    for (const who of namesOf(guesser)) this.#wrong.set(who, [...this.#recent(who), this.#now()])
  }

  /** What was counted as wrong last was right. */
  right(guesser: CodeGuesserIdentity): void {
    for (const who of namesOf(guesser)) this.#wrong.set(who, this.#recent(who).slice(0, -1))
  }

  #recent(who: string): number[] {
    const recent = (this.#wrong.get(who) ?? []).filter(when => when > this.#now() - WRONG_CODE_MEMORY_MS)
    if (recent.length === 0) this.#wrong.delete(who)
    return recent
  }
}

function namesOf({ device, address }: CodeGuesserIdentity): string[] {
  return [...(device === null ? [] : [`device ${device}`]), `address ${address}`]
}
