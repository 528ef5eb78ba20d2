// Answers for: how Deduction for the piecepack is reasoned about: its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { chooseNormalMove } from './bot.ts'
import { chooseEasyMove } from './easy.ts'
import type { Piecepack } from './kinds.ts'
import { knownAnswers } from './known.ts'
import { prove } from './proof.ts'
import { supportingLines, hint } from './reasons.ts'
import { chooseSharpMove } from './sharp.ts'
import { tilesMatching, type Tile } from './tiles.ts'
import { questionWorth } from './worth.ts'
import type { PiecepackDeductions } from './proof.ts'
import type { PiecepackConclusion } from './conclusions.ts'

export const mind: Mind<Piecepack, PiecepackDeductions, PiecepackConclusion> = {
  chooseMove: (view, level, dice) =>
    (level === 'sharp' ? chooseSharpMove : level === 'easy' ? chooseEasyMove : chooseNormalMove)(view, dice),
  prove,
  hint,
  supportingLines: supportingLines,
  solution: (_view, _riddle, tile) => ({ type: 'certain', tile: tile as Tile, place: 'missing' }),
  questionWorth: questionWorth,
  isAnswerKnown: (view, move) => move.type === 'ask' && !view.outcome && knownAnswers(view)(move),
  replies: ({ open, own, seat }) =>
    open.phase === 'show' && open.asked?.of === seat
      ? tilesMatching(own.hand, open.asked.trait).map(tile => ({ type: 'show', tile }))
      : [],
}
