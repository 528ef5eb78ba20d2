// Answers for: bringing a view up to date from the changes a host sent.
import type { Change } from './host.ts'

/** The view with the changes made. What did not change is shared with the view given, which is left as it was. */
export function patched<V extends object>(view: V, changes: readonly Change[]): V {
  let next: unknown = view
  for (const change of changes) next = put(next, change[0].split('/'), change)
  return next as V
}

function put(at: unknown, path: readonly string[], change: Change): unknown {
  const [name, ...rest] = path
  if (name === undefined) return change[1]
  if (typeof at !== 'object' || at === null || ['__proto__', 'constructor', 'prototype'].includes(name))
    throw new TypeError(`no place ${change[0]} in this view`)
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...at }) as Record<string, unknown>
  if (rest.length > 0) copy[name] = put(copy[name], rest, change)
  else if (change.length === 1) delete copy[name]
  else copy[name] = change[1]
  return copy
}
