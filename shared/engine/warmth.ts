// How near somebody has come to a secret, in four words a person can feel.

/** 0 is far, 3 is certain. */
export type Warmth = 0 | 1 | 2 | 3

/** The warmth of a count, by the share that is ruled out: below half, below four fifths, more, all but one. */
export function warmthOf(left: number, all: number): Warmth {
  const ruledOut = 1 - left / all
  return left <= 1 ? 3 : ruledOut >= 0.8 ? 2 : ruledOut >= 0.5 ? 1 : 0
}
