// The conclusions of Deduction for the piecepack, as hints state them.
import type { TilePlace } from './notes.ts'
import type { Tile } from '../cards.ts'

export type PiecepackConclusion =
  | { type: 'certain'; tile: Tile; place: TilePlace }
  | { type: 'excluded'; tile: Tile; place: TilePlace; alsoExcluded?: readonly Tile[] } // `alsoExcluded`: others, for the same reason
