// Answers for: when to leave a question open: after so many steps, never after so much time, so that every device knows the same.

/** Counts the steps of one question. */
export class StepBudget {
  readonly #most: number
  #steps = 0

  constructor(most: number) {
    this.#most = most
  }

  get steps(): number {
    return this.#steps
  }

  /** Notes steps before they are taken; throws when they are too many. */
  spend(steps: number): void {
    this.#steps += steps
    if (this.#steps > this.#most) throw ENDLESS
  }
}

const ENDLESS = new Error('more steps than a question may take')

/** The answer, and the steps it took; without an answer when they were more than `most`. */
export function withinBudget<T>(
  most: number,
  answer: (work: StepBudget) => T,
): { readonly answer: T | null; readonly steps: number } {
  const work = new StepBudget(most)
  try {
    return { answer: answer(work), steps: work.steps }
  } catch (error) {
    if (error !== ENDLESS) throw error
    return { answer: null, steps: work.steps }
  }
}
