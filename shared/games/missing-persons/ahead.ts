// Answers for: looking ahead. How good it is to be on turn with these suspects, and which question is best.
//
// A Yes earns another question, so a question that is almost surely answered Yes costs little, and its No leaves few.
// The value is the chance to find the missing person before the other finds ours; what is drawn on the way is left out.
import { both, keyOf, less, size, TRUE_OF, type Crowd } from './crowd.ts'
import { QUESTIONS, type Question } from './questions.ts'

/** A question that parts the suspects, and how good it is to ask it: 0 to 1. */
export interface Split {
  readonly question: Question
  readonly value: number
}

interface Parting {
  readonly nth: number // which question
  readonly yes: Crowd
  readonly no: Crowd
  readonly share: number // of the suspects, those for whom it is Yes
  readonly promise: number // a quick look at how good it is
}

/** Partings looked into at the root, and wherever the look ahead comes to. */
const WIDE = 10
const NARROW = 2

/** Own turns looked ahead into. */
const TURNS = 3

/** What it is to be on turn, while the other comes nearer to our card. */
export class Outlook {
  readonly #dangers: readonly number[]
  readonly #known: Map<number, number>[] = Array.from({ length: TURNS }, () => new Map<number, number>())

  /** `dangers`: the chance that the other finds our card in its next turn, in the one after that, and so on. */
  constructor(dangers: readonly number[]) {
    this.#dangers = dangers
  }

  /** The chance to win from here, on turn, with these suspects, all equally likely. */
  onTurn(suspects: Crowd, turn = 0): number {
    const count = size(suspects)
    if (count <= 1) return 1
    if (turn >= TURNS) return rough(count)
    const known = this.#known[turn]!
    const key = keyOf(suspects)
    const before = known.get(key)
    if (before !== undefined) return before
    let best = 1 / count // naming at once
    for (const parting of this.#partings(suspects, turn).slice(0, NARROW)) best = Math.max(best, this.#value(parting, turn))
    known.set(key, best)
    return best
  }

  /** The chance to win when these suspects are left and the other is on turn. */
  afterTurn(suspects: Crowd, turn = 0): number {
    const count = size(suspects)
    return Math.max(1 / count, (1 - this.#danger(turn)) * this.onTurn(suspects, turn + 1))
  }

  /** The questions worth a look, the best first. `likely` says how likely the missing person is one of a crowd. */
  questions(suspects: Crowd, likely: (crowd: Crowd) => number): Split[] {
    return this.#partings(suspects, 0)
      .slice(0, WIDE)
      .map(parting => ({ question: QUESTIONS[parting.nth]!, value: this.#value({ ...parting, share: likely(parting.yes) }, 0) }))
      .sort((a, b) => b.value - a.value)
  }

  #value({ yes, no, share }: Parting, turn: number): number {
    return share * this.onTurn(yes, turn) + (1 - share) * this.afterTurn(no, turn)
  }

  #danger(turn: number): number {
    return this.#dangers[Math.min(turn, this.#dangers.length - 1)]!
  }

  /** The different ways to part them, the most promising first. */
  #partings(suspects: Crowd, turn: number): Parting[] {
    const count = size(suspects)
    const met = new Set<number>()
    const partings: Parting[] = []
    for (const [nth, those] of TRUE_OF.entries()) {
      const yes = both(suspects, those)
      const share = size(yes) / count
      if (share === 0 || share === 1 || met.has(keyOf(yes))) continue
      met.add(keyOf(yes))
      const no = less(suspects, those)
      const few = size(no)
      const waited = few === 1 ? 1 : rough(few)
      const promise = share * rough(size(yes)) + (1 - share) * (1 - this.#danger(turn)) * waited
      partings.push({ nth, yes, no, share, promise })
    }
    return partings.sort((a, b) => b.promise - a.promise)
  }
}

/** About how good it is to be on turn with so many suspects. */
function rough(count: number): number {
  return count <= 2 ? 1 : 0.35 + 0.65 * (2 / count) ** 0.35
}
