// The easy computer player: it uses the facts, but forgets some answers and misreads a few, as a person does.
import type { Dice, SeatView } from '../../../engine/index.ts'
import { chooseNormalMove } from './normal.ts'
import type { Clue } from '../cards.ts'
import type { MindReader } from '../kinds.ts'
import { knownAnswerPredicate } from './worth.ts'

type View = SeatView<MindReader>
type Line = MindReader['line']

/** One in this many answers is forgotten. */
const FORGETS_ONE_IN = 6
/** One in this many answers is misread. */
const MISREADS_ONE_IN = 60

const MISREAD_AS: Readonly<Record<Clue, Clue>> = {
  higher: 'lower',
  lower: 'higher',
  same: 'higher',
  stronger: 'weaker',
  weaker: 'stronger',
}

/** A move for this seat; null when the table does not wait for it. */
export function chooseEasyMove(view: View, dice: Dice): MindReader['move'] | null {
  return chooseNormalMove(
    { ...view, story: view.story.flatMap(line => recallLine(line, dice)) },
    dice,
    knownAnswerPredicate(view),
  ) // it never asks what it could work out
}

/** A line as this player remembers it. It may forget an answer or misread it, but never a card that was shown or named. */
function recallLine(line: Line, dice: Dice): Line[] {
  if (line.type !== 'asked' && line.type !== 'answered') return [line]
  if (line.clue === null) return [line]
  if (dice.below(FORGETS_ONE_IN) === 0) return line.type === 'asked' ? [{ ...line, clue: null }] : []
  return dice.below(MISREADS_ONE_IN) === 0 ? [{ ...line, clue: MISREAD_AS[line.clue] }] : [line]
}
