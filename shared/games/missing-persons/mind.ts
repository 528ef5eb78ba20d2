// How to reason about Missing Persons: its proofs and its computer players.
import type { Dice, Mind, SeatView, SecretChoices, SkillLevel } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import { opponentOf } from './rules/deal.ts'
import { chooseNormalMove } from './players/normal.ts'
import { chooseEasyMove } from './players/easy.ts'
import type { MissingPersons } from './kinds.ts'
import { publicCandidateCounts } from './reasoning/overheard.ts'
import { prove, type MissingPersonsDeductions } from './reasoning/proof.ts'
import { chooseSharpMove } from './players/sharp.ts'
import { supportingLines, hint, marksOfConclusion } from './reasoning/reasons.ts'
import { isAnswerKnown, questionWorth } from './players/worth.ts'
import type { MissingPersonsConclusion } from './reasoning/conclusions.ts'

const ANSWER_MOVES = [
  { type: 'answer', yes: true },
  { type: 'answer', yes: false },
] as const

type MoveChooser = (
  view: SeatView<MissingPersons>,
  dice: Dice,
  earlier?: SecretChoices,
) => MissingPersons['move'] | null

const moveChooserByLevel: Readonly<Record<SkillLevel, MoveChooser>> = {
  easy: chooseEasyMove,
  normal: chooseNormalMove,
  sharp: chooseSharpMove,
}

export const mind: Mind<MissingPersons, MissingPersonsDeductions, MissingPersonsConclusion> = {
  chooseMove: (view, level, dice, earlierChoices) => moveChooserByLevel[level](view, dice, earlierChoices),
  prove,
  hint,
  marksOfConclusion,
  supportingLines,
  solution: ({ seat }, _riddle, card) => ({ type: 'certain', of: opponentOf(seat), card: card as Card }),
  questionWorth,
  isAnswerKnown,
  replies: ({ open, seat }) => (open.phase === 'answer' && open.turn !== seat ? ANSWER_MOVES : []), // an untrue answer is refused if the program can tell
  overheard: publicCandidateCounts,
}
