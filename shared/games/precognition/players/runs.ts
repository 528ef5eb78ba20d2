// The predictions that occur most often: runs of changes that turn at every card, or at every card but one.

/** A run that changes direction at every card. */
export function makeAlternatingRun(firstChange: 'U' | 'D', length: number): string {
  return Array.from({ length }, (_, i) => ((i % 2 === 0) === (firstChange === 'U') ? 'U' : 'D')).join('')
}

/** A run that changes direction at every card but one: the change at `repeatAt`, from 1 to `length` − 1, is the one before it once more. */
export function makeRepeatingRun(
  firstChange: 'U' | 'D',
  { length, repeatAt }: { readonly length: number; readonly repeatAt: number },
): string {
  const before = makeAlternatingRun(firstChange, repeatAt)
  return before + makeAlternatingRun(before.endsWith('U') ? 'U' : 'D', length - repeatAt)
}

/** How many predictions in a hundred keep the direction once: the normal player's do, and the sharp one believes it of everybody. */
export const REPEATING_PERCENT = 40

/** Every run of this length, with its share of all of them: two that turn at every card, and those that turn at every card but one. */
export function likelyRuns(length: number): { readonly letters: string; readonly share: number }[] {
  return (['U', 'D'] as const).flatMap(firstChange => {
    const repeating = Array.from({ length: length - 1 }, (_, i) =>
      makeRepeatingRun(firstChange, { length, repeatAt: i + 1 }),
    )
    const repeatingShare = repeating.length > 0 ? REPEATING_PERCENT / 100 : 0
    return [
      { letters: makeAlternatingRun(firstChange, length), share: (1 - repeatingShare) / 2 },
      ...repeating.map(letters => ({ letters, share: repeatingShare / 2 / repeating.length })),
    ]
  })
}
