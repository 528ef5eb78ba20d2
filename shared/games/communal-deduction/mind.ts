// Answers for: how communal Deduction is reasoned about: its proofs and its computer player.
import type { Mind } from '../../engine/index.ts'
import { supportingLines } from './because.ts'
import type { CompleteCard } from './cards.ts'
import { chooseEasyMove } from './easy.ts'
import { hint } from './hint.ts'
import type { Communal } from './kinds.ts'
import { chooseNormalMove } from './normal.ts'
import { publicCandidateCounts } from './overheard.ts'
import { prove } from './proof.ts'
import { chooseSharpMove } from './sharp.ts'
import { distinctClues } from './talk.ts'
import { isAnswerKnown, questionWorth } from './weigh.ts'
import type { CommunalDeductions } from './proof.ts'
import type { CommunalConclusion } from './conclusions.ts'

export const mind: Mind<Communal, CommunalDeductions, CommunalConclusion> = {
  chooseMove: (view, level, dice) =>
    ({ easy: chooseEasyMove, normal: chooseNormalMove, sharp: chooseSharpMove })[level](view, dice),
  prove,
  proveTogether: view => prove({ ...view, own: { hands: [] } }), // nobody's hand is seen
  hint,
  supportingLines: supportingLines,
  solution: (_view, _riddle, card) => ({ type: 'hidden', card: card as CompleteCard }),
  questionWorth: questionWorth,
  isAnswerKnown: (view, move) => move.type === 'ask' && isAnswerKnown(view, move),
  viewAfterAnswer: view => ({ ...view, own: { hands: view.own.hands.slice(0, 1) } }), // the last question sends the spare hands round
  overheard: publicCandidateCounts,
  tally: ({ open }) => ({ clues: distinctClues(open) }),
}
