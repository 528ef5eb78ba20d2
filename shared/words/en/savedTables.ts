// What is wrong with a table whose journal cannot be read to its end, and what its players read, in English.

/** Errors of a table whose journal cannot be read or played to the end. */
export const savedTableErrors = {
  damaged: (line: number, saved: number) =>
    saved === 0
      ? `Its journal is damaged in line ${line}, and nothing before that can be saved.`
      : `Its journal is damaged in line ${line}. ${stepsSaved(saved)}`,
  missing: (_line: number, _saved: number) =>
    'Its journal is gone from the data folder. Put the file back, if you have it.',
  unplayable: (line: number, saved: number) =>
    `Hunch made a mistake in line ${line} of its journal, and the log says more. ${saved === 0 ? 'Nothing before that can be saved.' : stepsSaved(saved)}`,
} as const

/** Messages to the players of a table of which the host has lost something. The name may be empty. */
export const lostTableWords = {
  gone: (name: string) =>
    `${yourTable(name)} is lost: the host’s computer cannot read its journal any more. Please sit down at a new table.`,
  closed: (name: string) =>
    `${yourTable(name)} was damaged on the host’s computer. Ask the host to continue it: everything before the damage can be saved.`,
  seat: (name: string) =>
    `${yourTable(name)} was damaged on the host’s computer and came back without your seat. Please sit down again.`,
  dismiss: 'All right',
} as const

function yourTable(name: string): string {
  return name === '' ? 'Your table' : `Your table “${name}”`
}

function stepsSaved(saved: number): string {
  return `The ${saved === 1 ? 'one step' : `${saved} steps`} before that can be saved.`
}
