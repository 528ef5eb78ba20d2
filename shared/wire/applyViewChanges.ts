// Applies the changes a host sent to a view.
import type { ViewChanges } from './hostMessages.ts'

/** The view with the changes applied. It shares what did not change with the given view, which stays as it was. */
export function applyViewChanges<V extends object>(view: V, changes: ViewChanges): V {
  let nextView: unknown = view
  for (let i = 0; i < changes.length; i += 2) {
    const path = changes[i] as string
    nextView = withValueAtPath(
      nextView,
      path.startsWith('/') ? path.slice(1).split('/') : ['open', ...path.split('/')],
      changes[i + 1],
    )
  }
  return nextView as V
}

function withValueAtPath(target: unknown, [field, ...innerPath]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value
  if (typeof target !== 'object' || target === null || ['__proto__', 'constructor', 'prototype'].includes(field))
    throw new TypeError(`no place ${field} in this view`)
  const copy = (Array.isArray(target) ? [...(target as unknown[])] : { ...target }) as Record<string, unknown>
  copy[field] = withValueAtPath(copy[field], innerPath, value)
  return copy
}
