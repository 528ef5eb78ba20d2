// Why something that is about to be named cannot be right: what the player is asked before it is named all the same.
import { seatWords } from '../device/words/tableWords.ts'
import type { NotebookLevel } from '../games/screens.ts'

export interface NamingDoubt {
  readonly question: string
  readonly about: string
  readonly cancel: string
}

/**
 * The doubt about these cards: the notebook rules them out, or, if it is blank, the player sees them. Null if there
 * are none.
 */
export function doubtAbout(cards: readonly string[], level: NotebookLevel): NamingDoubt | null {
  if (cards.length === 0) return null
  return {
    question: seatWords.namingDoubt.question,
    about: seatWords.namingDoubt[level === 'blank' ? 'inSight' : 'ruledOut'](cards),
    cancel: seatWords.namingDoubt.cancel,
  }
}
