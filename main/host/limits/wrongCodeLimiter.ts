// Limits how often a join code may be guessed.
import { networkOfAddress } from './budgets.ts'

/**
 * A guess of a join code: by which device, from which address, for which table. `device` is null before its hello,
 * `table` is null for the code of a handover.
 */
export interface CodeGuess {
  readonly device: string | null
  readonly address: string
  readonly table: string | null
}

/**
 * The wrong codes after which guesses have to wait, and how long each wrong code counts, in milliseconds. A device
 * that mistyped waits a moment. An address waits longer, because a device costs nothing to invent. A table waits too,
 * because a guesser may have many addresses: in ten minutes less than one in a hundred of about 5,600 codes can be
 * tried. Links and QR codes are not guesses, and never wait.
 */
const WRONG_CODE_LIMITS = {
  device: { count: 5, windowMs: 30_000 },
  address: { count: 20, windowMs: 600_000 },
  table: { count: 40, windowMs: 600_000 },
}
/** With more remembered devices, addresses and tables than this, those without recent guesses are forgotten. */
const MAX_REMEMBERED_KEYS = 1000

export class WrongCodeLimiter {
  readonly #wrongGuessTimesByKey = new Map<string, number[]>() // the times of wrong guesses, by device, address or table
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  hasTooMany(guess: CodeGuess): boolean {
    return guessKeys(guess).some(guessKey => this.#recentGuessTimes(guessKey).length >= limitOf(guessKey).count)
  }

  countWrong(guess: CodeGuess): void {
    if (this.#wrongGuessTimesByKey.size > MAX_REMEMBERED_KEYS)
      for (const guessKey of [...this.#wrongGuessTimesByKey.keys()]) this.#recentGuessTimes(guessKey) // drops what has expired
    for (const guessKey of guessKeys(guess))
      this.#wrongGuessTimesByKey.set(guessKey, [...this.#recentGuessTimes(guessKey), this.#now()])
  }

  /** Takes back that the last guess counted as wrong, because it was right. */
  uncountRight(guess: CodeGuess): void {
    for (const guessKey of guessKeys(guess))
      this.#wrongGuessTimesByKey.set(guessKey, this.#recentGuessTimes(guessKey).slice(0, -1))
  }

  #recentGuessTimes(guessKey: string): number[] {
    const windowStart = this.#now() - limitOf(guessKey).windowMs
    const recent = (this.#wrongGuessTimesByKey.get(guessKey) ?? []).filter(guessTime => guessTime > windowStart)
    if (recent.length === 0) this.#wrongGuessTimesByKey.delete(guessKey)
    return recent
  }
}

/** The keys a guess counts under: a whole network of addresses is one. */
function guessKeys({ device, address, table }: CodeGuess): string[] {
  return [
    ...(device === null ? [] : [`device ${device}`]),
    `address ${networkOfAddress(address)}`,
    ...(table === null ? [] : [`table ${table}`]),
  ]
}

function limitOf(guessKey: string): { readonly count: number; readonly windowMs: number } {
  return WRONG_CODE_LIMITS[guessKey.slice(0, guessKey.indexOf(' ')) as keyof typeof WRONG_CODE_LIMITS]
}
