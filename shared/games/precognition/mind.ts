// How to reason about Precognition: its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { chooseNormalMove } from './players/normal.ts'
import { chooseEasyMove } from './players/easy.ts'
import type { Precognition } from './kinds.ts'
import { mayAgreeToFinish } from './rules/rowGrowth.ts'
import { publicCandidateCounts } from './reasoning/overheard.ts'
import { prove } from './reasoning/proof.ts'
import { supportingLines, hint, marksOfConclusion } from './reasoning/reasons.ts'
import { chooseSharpMove } from './players/sharp.ts'
import type { PrecognitionDeductions } from './reasoning/proof.ts'
import type { PrecognitionConclusion } from './reasoning/conclusions.ts'

export const mind: Mind<Precognition, PrecognitionDeductions, PrecognitionConclusion> = {
  chooseMove: (view, level, dice) => {
    if (!view.outcome && mayAgreeToFinish(view.open, view.seat)) return { type: 'finish' } // nothing is left to play for
    return (level === 'sharp' ? chooseSharpMove : level === 'easy' ? chooseEasyMove : chooseNormalMove)(view, dice)
  },
  prove,
  hint,
  marksOfConclusion,
  supportingLines,
  solution: (_view, _riddle, answer) => ({ type: answer === 'yes' ? 'comes' : 'fails' }),
  overheard: publicCandidateCounts,
  questionWorth: () => null, // nothing is asked
}
