// Which tiles cannot be the missing one, as far as the notebook's level says so.
import type { SeatView } from '../../../shared/engine/index.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { directNotebookFacts, type NoteReason } from '../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { provenPlaceMark, type PiecepackDeductions } from '../../../shared/games/piecepack-deduction/reasoning/proof.ts'
import type { NotebookLevel } from '../screens.ts'

/**
 * Why a tile cannot be the missing one. With an empty notebook, only because one sees it; null if it follows
 * from everything known.
 */
export function ruledOutTileReasons(
  view: SeatView<Piecepack>,
  level: NotebookLevel,
  proof: PiecepackDeductions | null,
): ReadonlyMap<Tile, NoteReason | null> {
  const reasonsByTile = new Map<Tile, NoteReason | null>()
  if (level === 'proof' && proof)
    for (const tile of TILES) if (provenPlaceMark(proof, tile, 'missing') === 'not here') reasonsByTile.set(tile, null)
  if (level !== 'blank')
    for (const { tile, at, cells } of directNotebookFacts(view)) {
      const missingCell = cells.find(({ place }) => place === 'missing')!
      if (missingCell.mark === 'not here')
        reasonsByTile.set(
          tile,
          at === null ? 'misnamed' : (cells.find(({ mark }) => mark === 'here')?.why ?? 'elsewhere'),
        )
    }
  else for (const tile of [...view.own.hand, ...view.open.faceUp]) reasonsByTile.set(tile, 'seen')
  return reasonsByTile
}
