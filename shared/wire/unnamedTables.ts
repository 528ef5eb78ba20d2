// Default names for tables without a name. Each screen shows them in its own language, and a host never uses one twice.

/** The name under which a host keeps its nth table without a name, from 1. The first has none. */
export function unnamedTableName(nth: number): string {
  return nth === 1 ? '' : `#${nth}`
}

/** A table's name as people read it. `defaultName`: the name of the first table to which nobody gave one. */
export function readableTableName(name: string, defaultName: string): string {
  return name === '' ? defaultName : name.replace(/^#(?=([2-9]|[1-9]\d)$)/, `${defaultName} `)
}

/** True if somebody named the table. */
export const isNamedTable = (name: string): boolean => readableTableName(name, '') === name && name !== ''
