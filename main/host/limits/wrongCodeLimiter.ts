// Answers for: how often one may guess at a table's join code.
import { networkOfAddress } from './budgets.ts'

/** Who tries which code; `device` is null where it has not said yet which it is, `table` where a table is to come from another host. */
export interface CodeGuess {
  readonly device: string | null
  readonly address: string
  readonly table: string | null
}

/**
 * Wrong codes after which one waits, and for how long each counts, in milliseconds. A device that mistyped waits for a moment. As a
 * device costs nothing to invent, an address waits longer; and as whoever has many addresses could try them all, so does a table: of
 * about 5,600 codes not one in a hundred is tried in ten minutes. Who comes by a link or a QR code guesses nothing, and never waits.
 */
const LIMITS = {
  device: { count: 5, within: 30_000 },
  address: { count: 20, within: 600_000 },
  table: { count: 40, within: 600_000 },
}
/** More than these are looked through for those that waited long enough. */
const MAX_REMEMBERED = 1000

export class WrongCodeLimiter {
  readonly #wrong = new Map<string, number[]>() // when, by whom or where
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  tooMany(guess: CodeGuess): boolean {
    return countedUnder(guess).some(key => this.#recent(key).length >= limitOf(key).count)
  }

  wrong(guess: CodeGuess): void {
    if (this.#wrong.size > MAX_REMEMBERED) for (const key of [...this.#wrong.keys()]) this.#recent(key) // forgets what is long ago
    for (const key of countedUnder(guess)) this.#wrong.set(key, [...this.#recent(key), this.#now()])
  }

  /** What was counted as wrong last was right. */
  right(guess: CodeGuess): void {
    for (const key of countedUnder(guess)) this.#wrong.set(key, this.#recent(key).slice(0, -1))
  }

  #recent(key: string): number[] {
    const since = this.#now() - limitOf(key).within
    const recent = (this.#wrong.get(key) ?? []).filter(when => when > since)
    if (recent.length === 0) this.#wrong.delete(key)
    return recent
  }
}

/** What a guess counts for: whoever has a whole network of addresses is one. */
function countedUnder({ device, address, table }: CodeGuess): string[] {
  return [
    ...(device === null ? [] : [`device ${device}`]),
    `address ${networkOfAddress(address)}`,
    ...(table === null ? [] : [`table ${table}`]),
  ]
}

function limitOf(key: string): { readonly count: number; readonly within: number } {
  return LIMITS[key.slice(0, key.indexOf(' ')) as keyof typeof LIMITS]
}
