// Reads lines of older journals, in which the type of an event followed from its fields, as today's events.

/** The line as an event of today, unchecked; undefined if it is not a line of an older journal. */
export function upgradeOldEvent(line: object): object | undefined {
  if (Array.isArray(line))
    return line.length === 2 ? { type: 'moved', seat: line[0] as unknown, move: line[1] as unknown } : undefined
  const read = Object.entries(OLDER).find(([field]) => field in line)?.[1]
  return read?.(line as Record<string, unknown>)
}

/** By the field that told the type. */
const OLDER: Readonly<Record<string, (line: Record<string, unknown>) => object | undefined>> = {
  set: ({ set, ...rest }) => ({ type: 'chose', choice: set, ...rest }),
  sits: ({ sits, ...rest }) => ({ type: 'sat', holder: sits, ...rest }),
  remove: ({ remove, ...rest }) => ({ type: 'removed', chair: remove, ...rest }),
  relieve: ({ relieve, ...rest }) => ({ type: 'substituted', seat: relieve, ...rest }),
  substitute: ({ substitute, ...rest }) => ({ type: 'substituted', seat: substitute, ...rest }),
  deal: ({ deal, ...rest }) => ({ type: 'dealt', start: deal, ...rest }),
  lobby: ({ lobby, ...rest }) => (lobby === true ? { type: 'left', ...rest } : undefined),
  mark: line => ({ type: 'noted', ...line }),
}
