// What is wrong with a table whose journal cannot be read to its end, in English.

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

function stepsSaved(saved: number): string {
  return `The ${saved === 1 ? 'one step' : `${saved} steps`} before that can be saved.`
}
