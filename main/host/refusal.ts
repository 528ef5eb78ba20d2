// Answers for: a refusal: why, and the sentence that says what to do.
import type { RefusalReason } from '../../shared/wire/index.ts'
import { refusals } from '../../shared/words/en/programs.ts'

export class Refusal extends Error {
  readonly why: RefusalReason

  constructor(why: RefusalReason) {
    super(refusals[why])
    this.name = 'Refusal'
    this.why = why
  }
}
