// Answers for: what may follow for a seat in Deduction (piecepack), as a hint says it.
import type { TilePlace } from './notes.ts'
import type { Tile } from '../cards.ts'

export type PiecepackConclusion =
  { type: 'certain'; tile: Tile; place: TilePlace } | { type: 'excluded'; tile: Tile; place: TilePlace }
