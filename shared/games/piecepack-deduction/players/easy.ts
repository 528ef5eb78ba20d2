// Answers for: the easy computer player. It plays as the normal one does, on a story of which it has forgotten a little and misread a little.
import { diceFromSeed, type Dice, type SeatView } from '../../../engine/index.ts'
import { chooseNormalMove } from './normal.ts'
import type { Piecepack } from '../kinds.ts'
import { knownAnswers } from './known.ts'

type View = SeatView<Piecepack>
type Line = Piecepack['line']

/** Lines of its story since then it remembers well: about two rounds. */
const FRESH = 16
/** Of a hundred older lines, and of a hundred numbers. */
const FORGOTTEN = 30
const MISREAD = 4

/** A move for this seat; null when the table does not wait for it. */
export function chooseEasyMove(view: View, luck: Dice): Piecepack['move'] | null {
  return chooseNormalMove({ ...view, story: remembered(view) }, luck, knownAnswers(view)) // nobody asks what they could work out
}

/** The story as it is remembered. What is forgotten once stays forgotten, and who wanted to know what would have to know its hand. */
function remembered({ story, seat, own }: View): Line[] {
  return story.flatMap((line, at): Line[] => {
    if (line.type !== 'asked' && line.type !== 'showed') return [line]
    const luck = diceFromSeed(`${own.hand.join('')} ${at}`)
    if (luck.below(100) < FORGOTTEN && story.length - at > FRESH) return []
    if (line.type === 'showed' || line.of === seat || typeof line.answer !== 'number' || luck.below(100) >= MISREAD)
      return [line]
    return [{ ...line, answer: Math.max(0, line.answer + luck.pick([-1, 1])) }]
  })
}
