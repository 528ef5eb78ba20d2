// The screens of Deduction for the piecepack.
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import type { PiecepackConclusion } from '../../../shared/games/piecepack-deduction/reasoning/conclusions.ts'
import type { PiecepackDeductions } from '../../../shared/games/piecepack-deduction/reasoning/proof.ts'
import { h } from 'vue'
import type { Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import type { CardFaceProps, ScreenOverrides } from '../screens.ts'
import TileBack from './TileBack.vue'
import TileFace from './TileFace.vue'
import PiecepackNotebook from './PiecepackNotebook.vue'
import PiecepackSeat from './PiecepackSeat.vue'
import PiecepackTable from './PiecepackTable.vue'
import TileChip from './TileChip.vue'
import Rules from './Rules.vue'
import './colours.css'

export const screens = {
  table: PiecepackTable,
  seat: PiecepackSeat,
  notebook: PiecepackNotebook,
  card: TileChip,
  face: ({ id }: CardFaceProps) => h(TileFace, { tile: id as Tile }),
  back: TileBack,
  rules: Rules,
} satisfies ScreenOverrides<Piecepack, PiecepackDeductions, PiecepackConclusion>
