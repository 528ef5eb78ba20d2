// How to reason about Communal Deduction: its proofs and its computer players.
import type { Mind } from '../../engine/index.ts'
import { supportingLines } from './reasoning/reasons.ts'
import type { CompleteCard } from './cards.ts'
import { chooseEasyMove } from './players/easy.ts'
import { hint, marksOfConclusion } from './reasoning/hint.ts'
import type { Communal } from './kinds.ts'
import { chooseNormalMove } from './players/normal.ts'
import { publicCandidateCounts } from './reasoning/overheard.ts'
import { prove, type CommunalDeductions } from './reasoning/proof.ts'
import { chooseSharpMove } from './players/sharp.ts'
import { distinctClueCount } from './rules/talk.ts'
import { isAnswerKnown, questionWorth } from './players/worth.ts'
import type { CommunalConclusion } from './reasoning/conclusions.ts'

export const mind: Mind<Communal, CommunalDeductions, CommunalConclusion> = {
  chooseMove: (view, level, dice) =>
    ({ easy: chooseEasyMove, normal: chooseNormalMove, sharp: chooseSharpMove })[level](view, dice),
  prove,
  proveTogether: view => prove({ ...view, own: { hands: [] } }), // sees nobody's hand
  hint,
  marksOfConclusion,
  supportingLines,
  solution: (_view, _riddle, card) => ({ type: 'hidden', card: card as CompleteCard }),
  questionWorth,
  isAnswerKnown: (view, move) => move.type === 'ask' && isAnswerKnown(view, move),
  viewAfterAnswer: view => ({ ...view, own: { hands: view.own.hands.slice(0, 1) } }), // without the spare hands, which are given round after the last question
  overheard: publicCandidateCounts,
  tally: ({ open }) => ({ clues: distinctClueCount(open) }),
}
