// Joins lines of the story that people take for one action: cards turned one after another, and cards drawn and looked at.
import type { MissingPersons } from '../kinds.ts'

type Line = MissingPersons['line']

/** The two lines as one; null if they are different actions. */
export function mergeLinesOfOneAction(line: Line, next: Line): Line | null {
  if (line.type === 'turned' && next.type === 'turned' && line.by === next.by)
    return { ...line, places: [...line.places, ...next.places] }
  if (line.type === 'drew' && next.type === 'got' && line.by === next.by) return { ...line, cards: next.cards }
  return null
}
