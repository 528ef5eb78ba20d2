// How to reason about Mind Reader: its proofs, hints and computer players.
import type { Dice, SkillLevel, Mind, SeatView } from '../../engine/index.ts'
import { supportingLines } from './reasoning/reasons.ts'
import { chooseNormalMove, trueAnswerMove } from './players/normal.ts'
import type { Card } from './cards.ts'
import { chooseEasyMove } from './players/easy.ts'
import { hint, marksOfConclusion } from './reasoning/hint.ts'
import type { MindReader } from './kinds.ts'
import { publicCandidateCounts } from './reasoning/overheard.ts'
import { prove, type MindReaderDeductions } from './reasoning/proof.ts'
import { chooseSharpMove } from './players/sharp.ts'
import { hiddenCardOfRiddle } from './rules/riddles.ts'
import { knownAnswerPredicate, questionWorth } from './players/worth.ts'
import type { MindReaderConclusion } from './reasoning/conclusions.ts'

const CHOOSE_BY_LEVEL: Readonly<
  Record<SkillLevel, (view: SeatView<MindReader>, dice: Dice) => MindReader['move'] | null>
> = {
  easy: chooseEasyMove,
  normal: chooseNormalMove,
  sharp: chooseSharpMove,
}

export const mind: Mind<MindReader, MindReaderDeductions, MindReaderConclusion> = {
  chooseMove: (view, level, dice) => CHOOSE_BY_LEVEL[level](view, dice),
  prove,
  hint,
  marksOfConclusion,
  supportingLines,
  solution: (_view, riddle, card) => ({ type: 'certain', ...hiddenCardOfRiddle(riddle), card: card as Card }),
  questionWorth,
  isAnswerKnown: (view, move) => move.type === 'ask' && knownAnswerPredicate(view)(move),
  replies: view => {
    const answer = trueAnswerMove(view)
    return answer ? [answer] : []
  },
  overheard: publicCandidateCounts,
}
