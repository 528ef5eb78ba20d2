// Answers for: how Deduction for the piecepack is reasoned about: its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { chooseMove } from './bot.ts'
import { easy } from './easy.ts'
import type { Piecepack } from './kinds.ts'
import { prove } from './proof.ts'
import { supportingLines, hint } from './reasons.ts'
import { sharp } from './sharp.ts'
import { tilesMatching, type Tile } from './tiles.ts'
import { questionWorth } from './worth.ts'
import type { PiecepackProof } from './proof.ts'
import type { PiecepackConclusion } from './conclusions.ts'

export const mind: Mind<Piecepack, PiecepackProof, PiecepackConclusion> = {
  chooseMove: (view, level, dice) => (level === 'sharp' ? sharp : level === 'easy' ? easy : chooseMove)(view, dice),
  prove,
  hint,
  supportingLines: supportingLines,
  solution: (_view, _riddle, tile) => ({ type: 'certain', tile: tile as Tile, place: 'missing' }),
  questionWorth: questionWorth,
  replies: ({ open, own, seat }) =>
    open.phase === 'show' && open.asked?.of === seat
      ? tilesMatching(own.hand, open.asked.trait).map(tile => ({ type: 'show', tile }))
      : [],
}
