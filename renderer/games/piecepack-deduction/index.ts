// The screens of Deduction for the piecepack.
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import type { PiecepackConclusion } from '../../../shared/games/piecepack-deduction/conclusions.ts'
import type { PiecepackProof } from '../../../shared/games/piecepack-deduction/proof.ts'
import type { Overrides } from '../screens.ts'
import PiecepackNotebook from './PiecepackNotebook.vue'
import PiecepackSeat from './PiecepackSeat.vue'
import PiecepackTable from './PiecepackTable.vue'
import TileChip from './TileChip.vue'
import Rules from './Rules.vue'

export const screens = {
  table: PiecepackTable,
  seat: PiecepackSeat,
  notebook: PiecepackNotebook,
  card: TileChip,
  rules: Rules,
} satisfies Overrides<Piecepack, PiecepackProof, PiecepackConclusion>
