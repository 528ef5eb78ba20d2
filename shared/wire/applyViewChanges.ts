// Applies the changes a host sent to a view.
import type { ViewChanges } from './hostMessages.ts'

/** The view with the changes applied. It shares what did not change with the given view, which stays as it was. */
export function applyViewChanges<V extends object>(view: V, changes: ViewChanges): V {
  let nextView: unknown = view
  for (let i = 0; i < changes.length; i += 2) {
    const path = changes[i] as string
    nextView = setAtPath(
      nextView,
      path.startsWith('/') ? path.slice(1).split('/') : ['open', ...path.split('/')],
      changes[i + 1],
    )
  }
  return nextView as V
}

function setAtPath(at: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  if (typeof at !== 'object' || at === null || ['__proto__', 'constructor', 'prototype'].includes(name))
    throw new TypeError(`no place ${name} in this view`)
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...at }) as Record<string, unknown>
  copy[name] = setAtPath(copy[name], rest, value)
  return copy
}
