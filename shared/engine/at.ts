// Answers for: taking from a list what is known to lie there. When it does not, the mistake is told where it was made.

/** What lies at a place of a list. Throws a RangeError when nothing does. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const there = list[place]
  if (there === undefined) throw new RangeError(`nothing lies at place ${place} of a list of ${list.length}`)
  return there
}

/** What lies at the end of a list. Throws a RangeError when the list is empty. */
export function last<T>(list: ArrayLike<T>): T {
  return at(list, list.length - 1)
}

/** A thing that must be there by now: `what` names it for the one who reads the mistake. Throws a RangeError when it is not. */
export function required<T>(thing: T | null | undefined, what: string): T {
  if (thing === null || thing === undefined) throw new RangeError(`there is no ${what}`)
  return thing
}
