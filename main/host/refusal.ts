// Answers for: a refusal: why, and the sentence that says what to do.
import type { Why } from '../../shared/wire/index.ts'
import { refusals } from '../../shared/words/programs.ts'

export class Refusal extends Error {
  readonly why: Why

  constructor(why: Why) {
    super(refusals[why])
    this.name = 'Refusal'
    this.why = why
  }
}
