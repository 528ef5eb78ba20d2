// The easy computer player. It plays like the normal one, with a story of which it forgets and misreads a little.
import { diceFromSeed, type Dice, type SeatView } from '../../../engine/index.ts'
import { chooseNormalMove } from './normal.ts'
import type { Piecepack } from '../kinds.ts'
import { knownAnswerPredicate } from './knownAnswers.ts'

type View = SeatView<Piecepack>
type Line = Piecepack['line']

/** The number of latest lines it remembers well: about two rounds. */
const REMEMBERED_LINE_COUNT = 16
/** The percentage of older lines that the easy player forgets. */
const FORGET_PERCENT = 30
/** The percentage of numbers in answers of other players' hands that it misreads, by one. */
const MISREAD_PERCENT = 4

/** A move for this seat; null when the table does not wait for it. */
export function chooseEasyMove(view: View, luck: Dice): Piecepack['move'] | null {
  return chooseNormalMove({ ...view, story: rememberedStory(view) }, luck, knownAnswerPredicate(view)) // it never asks what it could work out
}

/** The story as it is remembered. Forgotten lines stay forgotten, and depend on its hand, so that others cannot predict them. */
function rememberedStory({ story, seat, own }: View): Line[] {
  return story.flatMap((line, lineIndex): Line[] => {
    if (line.type !== 'asked' && line.type !== 'showed') return [line]
    const luck = diceFromSeed(`${own.hand.join('')} ${lineIndex}`)
    if (luck.below(100) < FORGET_PERCENT && story.length - lineIndex > REMEMBERED_LINE_COUNT) return []
    if (
      line.type === 'showed' ||
      line.of === seat ||
      typeof line.answer !== 'number' ||
      luck.below(100) >= MISREAD_PERCENT
    )
      return [line]
    return [{ ...line, answer: Math.max(0, line.answer + luck.pick([-1, 1])) }]
  })
}
