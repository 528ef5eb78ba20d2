// Answers for: how Precognition is reasoned about: the door to its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { bot } from './bot.ts'
import { easy } from './easy.ts'
import type { Precognition } from './kinds.ts'
import { prove } from './proof.ts'
import { because, hint } from './reasons.ts'
import { sharp } from './sharp.ts'
import type { PrecognitionProof } from './proof.ts'
import type { PrecognitionConclusion } from './conclusions.ts'

export const mind: Mind<Precognition, PrecognitionProof, PrecognitionConclusion> = {
  chooseMove: (view, level, dice) => (level === 'sharp' ? sharp : level === 'easy' ? easy : bot)(view, dice),
  prove,
  hint,
  supportingLines: because,
  questionWorth: () => null, // nothing is asked
}
