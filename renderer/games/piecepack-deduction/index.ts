// The screens of Deduction for the piecepack.
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import type { Screens } from '../screens.ts'
import AskQuestion from './AskQuestion.vue'
import NameTile from './NameTile.vue'
import PassTurn from './PassTurn.vue'
import PiecepackNotebook from './PiecepackNotebook.vue'
import PiecepackSeat from './PiecepackSeat.vue'
import PiecepackTable from './PiecepackTable.vue'
import ShowTile from './ShowTile.vue'
import TileChip from './TileChip.vue'
import Rules from './Rules.vue'
import type { PiecepackProof } from '../../../shared/games/piecepack-deduction/proof.ts'
import type { PiecepackConclusion } from '../../../shared/games/piecepack-deduction/conclusions.ts'

export const screens: Screens<Piecepack, PiecepackProof, PiecepackConclusion> = {
  table: PiecepackTable,
  seat: PiecepackSeat,
  notebook: PiecepackNotebook,
  ask: { ask: AskQuestion, show: ShowTile, name: NameTile, pass: PassTurn },
  card: TileChip,
  rules: Rules,
  happensTo: ['drew'],
  reveals: ['looked'],
}
