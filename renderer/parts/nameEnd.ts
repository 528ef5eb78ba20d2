// Decides which letters at a name's end stay when its middle is left out.

/** A name of so many letters fits wherever names are shown. */
const MAX_SHORT = 9
const END = 3

/** Scripts whose letters do not join: only between those can a name be cut without changing how they look. */
const CUTTABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]+$/u

/** The last letters of a long name; empty for a name that is always shown whole. */
export function endOfName(name: string): string {
  const letters = Array.from(name.normalize('NFC'))
  if (letters.length <= MAX_SHORT || !CUTTABLE.test(name) || name !== name.normalize('NFC')) return ''
  return letters.slice(-END).join('')
}
