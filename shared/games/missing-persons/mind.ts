// Answers for: how Missing Persons is reasoned about: its proofs and its computer players.
import type { Mind } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import { opponentOf } from './deal.ts'
import { chooseNormalMove } from './bot.ts'
import { chooseEasyMove } from './easy.ts'
import type { MissingPersons } from './kinds.ts'
import { publicCandidateCounts } from './overheard.ts'
import { prove } from './proof.ts'
import { chooseSharpMove } from './sharp.ts'
import { supportingLines, hint } from './why.ts'
import { isAnswerKnown, questionWorth } from './worth.ts'
import type { MissingPersonsDeductions } from './proof.ts'
import type { MissingPersonsConclusion } from './conclusions.ts'

const ANSWERS = [
  { type: 'answer', yes: true },
  { type: 'answer', yes: false },
] as const

const players = { easy: chooseEasyMove, normal: chooseNormalMove, sharp: chooseSharpMove } as const

export const mind: Mind<MissingPersons, MissingPersonsDeductions, MissingPersonsConclusion> = {
  chooseMove: (view, level, dice) => players[level](view, dice),
  prove,
  hint,
  supportingLines: supportingLines,
  solution: ({ seat }, _riddle, card) => ({ type: 'certain', of: opponentOf(seat), card: card as Card }),
  questionWorth: questionWorth,
  isAnswerKnown,
  replies: ({ open, seat }) => (open.phase === 'answer' && open.turn !== seat ? ANSWERS : []), // an untrue one is refused where the program can tell
  overheard: publicCandidateCounts,
}
