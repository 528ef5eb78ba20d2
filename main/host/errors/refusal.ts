// Answers for: a refusal: why something cannot be done. Screens say it in words.
import type { RefusalReason } from '../../../shared/wire/index.ts'

export class Refusal extends Error {
  readonly why: RefusalReason

  constructor(why: RefusalReason) {
    super(why)
    this.name = 'Refusal'
    this.why = why
  }
}
