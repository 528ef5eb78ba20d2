// How to reason about Deduction for the piecepack: its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { chooseNormalMove } from './players/normal.ts'
import { chooseEasyMove } from './players/easy.ts'
import type { Piecepack } from './kinds.ts'
import { knownAnswerPredicate } from './players/knownAnswers.ts'
import { publicCandidateCounts } from './reasoning/overheard.ts'
import { prove, type PiecepackDeductions } from './reasoning/proof.ts'
import { supportingLines, hint, marksOfConclusion } from './reasoning/reasons.ts'
import { chooseSharpMove } from './players/sharp.ts'
import { tilesMatching, type Tile } from './cards.ts'
import { questionWorth } from './players/worth.ts'
import type { PiecepackConclusion } from './reasoning/conclusions.ts'

export const mind: Mind<Piecepack, PiecepackDeductions, PiecepackConclusion> = {
  chooseMove: (view, level, dice) =>
    (level === 'sharp' ? chooseSharpMove : level === 'easy' ? chooseEasyMove : chooseNormalMove)(view, dice),
  prove,
  hint,
  marksOfConclusion,
  supportingLines,
  solution: (_view, _riddle, tile) => ({ type: 'certain', tile: tile as Tile, place: 'missing' }),
  overheard: publicCandidateCounts,
  questionWorth,
  isAnswerKnown: (view, move) => move.type === 'ask' && !view.outcome && knownAnswerPredicate(view)(move),
  replies: ({ open, own, seat }) =>
    open.phase === 'show' && open.asked?.of === seat
      ? tilesMatching(own.hand, open.asked.trait).map(tile => ({ type: 'show', tile }))
      : [],
}
