// Answers for: how Precognition is reasoned about: its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { chooseMove } from './bot.ts'
import { easy } from './easy.ts'
import type { Precognition } from './kinds.ts'
import { prove } from './proof.ts'
import { supportingLines, hint } from './reasons.ts'
import { sharp } from './sharp.ts'
import type { PrecognitionProof } from './proof.ts'
import type { PrecognitionConclusion } from './conclusions.ts'

export const mind: Mind<Precognition, PrecognitionProof, PrecognitionConclusion> = {
  chooseMove: (view, level, dice) => (level === 'sharp' ? sharp : level === 'easy' ? easy : chooseMove)(view, dice),
  prove,
  hint,
  supportingLines: supportingLines,
  solution: (_view, _riddle, answer) => ({ type: answer === 'yes' ? 'comes' : 'fails' }),
  questionWorth: () => null, // nothing is asked
}
