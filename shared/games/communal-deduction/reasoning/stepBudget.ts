// Limits a question to a number of steps, instead of a time, so that every device gets the same answer.

/** Counts the steps of one question. */
export class StepBudget {
  readonly #limit: number
  #spentSteps = 0

  constructor(maxSteps: number) {
    this.#limit = maxSteps
  }

  get stepsTaken(): number {
    return this.#spentSteps
  }

  /** Counts steps before they are taken; throws if they exceed the limit. */
  spend(steps: number): void {
    this.#spentSteps += steps
    if (this.#spentSteps > this.#limit) throw LIMIT_EXCEEDED_ERROR
  }
}

const LIMIT_EXCEEDED_ERROR = new Error('more steps than a question may take')

/** The answer with the steps it took; no answer if they exceeded `maxSteps`. */
export function answerWithinBudget<T>(
  maxSteps: number,
  answer: (work: StepBudget) => T,
): { readonly answer: T | null; readonly stepsTaken: number } {
  const stepBudget = new StepBudget(maxSteps)
  try {
    return { answer: answer(stepBudget), stepsTaken: stepBudget.stepsTaken }
  } catch (error) {
    if (error !== LIMIT_EXCEEDED_ERROR) throw error
    return { answer: null, stepsTaken: stepBudget.stepsTaken }
  }
}
