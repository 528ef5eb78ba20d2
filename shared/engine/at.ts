// Reads a list element or a value that must exist, and throws where it is missing instead of failing later.

/** The element at this index. Throws a RangeError when there is none. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no element at index ${index} of a list of ${items.length}`)
  return item
}

/** The last element. Throws a RangeError when the list is empty. */
export function last<T>(list: ArrayLike<T>): T {
  return at(list, list.length - 1)
}

/** A value that must exist by now; `description` names it in the error. Throws a RangeError when it is missing. */
export function required<T>(value: T | null | undefined, description: string): T {
  if (value === null || value === undefined) throw new RangeError(`there is no ${description}`)
  return value
}
