// Names of tables that nobody named: each screen says them in its own language, and no two of a host are alike.

/** The name under which a host keeps the nth of them, from 1. The first has none. */
export function unnamedTableName(nth: number): string {
  return nth === 1 ? '' : `#${nth}`
}

/** Which of them has this name, from 1; null: somebody named the table. */
export function unnamedTableNumber(name: string): number | null {
  if (name === '') return 1
  const nth = /^#([1-9]\d?)$/.exec(name)?.[1]
  return nth === undefined || nth === '1' ? null : Number(nth)
}
