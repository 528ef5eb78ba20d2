// An error with a reason key: why something cannot be done. Screens put it into words.
import type { RefusalReason } from '../../../shared/wire/index.ts'

export class Refusal extends Error {
  readonly why: RefusalReason

  constructor(why: RefusalReason) {
    super(why)
    this.name = 'Refusal'
    this.why = why
  }
}
