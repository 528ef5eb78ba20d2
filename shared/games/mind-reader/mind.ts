// Answers for: how Mind Reader is reasoned about: its proofs, hints and computer players.
import type { Dice, SkillLevel, Mind, SeatView } from '../../engine/index.ts'
import { supportingLines } from './because.ts'
import { chooseNormalMove, trueAnswer } from './bot.ts'
import type { Card } from './cards.ts'
import { chooseEasyMove } from './easy.ts'
import { hint } from './hint.ts'
import type { MindReader } from './kinds.ts'
import { publicCandidateCounts } from './overheard.ts'
import { prove } from './proof.ts'
import { chooseSharpMove } from './sharp.ts'
import { hiddenCardOfRiddle } from './riddles.ts'
import { knownAnswers, questionWorth } from './weigh.ts'
import type { MindReaderDeductions } from './proof.ts'
import type { MindReaderConclusion } from './conclusions.ts'

const PLAYERS: Readonly<Record<SkillLevel, (view: SeatView<MindReader>, dice: Dice) => MindReader['move'] | null>> = {
  easy: chooseEasyMove,
  normal: chooseNormalMove,
  sharp: chooseSharpMove,
}

export const mind: Mind<MindReader, MindReaderDeductions, MindReaderConclusion> = {
  chooseMove: (view, level, dice) => PLAYERS[level](view, dice),
  prove,
  hint,
  supportingLines: supportingLines,
  solution: (_view, riddle, card) => ({ type: 'certain', ...hiddenCardOfRiddle(riddle), card: card as Card }),
  questionWorth: questionWorth,
  isAnswerKnown: (view, move) => move.type === 'ask' && knownAnswers(view)(move),
  replies: view => {
    const answer = trueAnswer(view)
    return answer ? [answer] : []
  },
  overheard: publicCandidateCounts,
}
