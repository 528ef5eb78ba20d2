// The law that everything is plain JSON.

/** The path to something JSON would not return unchanged; null if there is none. */
export function nonJsonPath(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`
    case 'object':
      break
    default:
      return `${path} is of type ${typeof value}`
  }
  if (value === null) return null
  const prototype: unknown = Object.getPrototypeOf(value)
  const expected = Array.isArray(value) ? Array.prototype : Object.prototype
  if (prototype !== expected) return `${path} is neither a plain object nor an array`
  const names = Reflect.ownKeys(value)
  if (Array.isArray(value) && names.length !== value.length + 1) return `${path} has gaps or names of its own`
  for (const name of names) {
    if (typeof name === 'symbol') return `${path} has a symbol`
    if (Array.isArray(value) && name === 'length') continue
    const wrong = nonJsonPath((value as Record<string, unknown>)[name], `${path}.${name}`)
    if (wrong) return wrong
  }
  return null
}
