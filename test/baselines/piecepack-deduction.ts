// The baseline of Deduction for the piecepack: uses only what was said and shown directly, and does not count.
import { seatsClockwise, type Dice, type SeatView } from '../../shared/engine/index.ts'
import type { Piecepack } from '../../shared/games/piecepack-deduction/kinds.ts'
import { notebookFacts, type SheetRow } from '../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { hasTrait, tilesMatching, suitOf, valueOf, type Tile } from '../../shared/games/piecepack-deduction/cards.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<Piecepack>
type Move = Piecepack['move']

/** Names the tile when certain; otherwise asks anything that can still tell something. */
function direct(view: View, dice: Dice): Move | null {
  const { open, seat, own, outcome } = view
  if (outcome) return null
  if (open.phase === 'show')
    return open.asked!.of === seat
      ? { type: 'show', tile: dice.pick(tilesMatching(own.hand, open.asked!.trait)) }
      : null
  if (open.turn !== seat) return null
  const rows = notebookFacts(view)
  if (open.phase === 'ask') return asking(view, rows, dice)
  const tile = certain(rows)
  return tile ? { type: 'name', tile } : { type: 'pass' }
}

/** The only tile left for the hidden place, or the only one whose place is unknown. */
function certain(rows: readonly SheetRow[]): Tile | null {
  const may = rows.filter(({ cells }) => cells.at(-1)!.mark !== 'not here')
  const only =
    may.length === 1 ? may[0]! : may.find(({ cells }) => cells.slice(0, -1).every(({ mark }) => mark === 'not here'))
  return only?.tile ?? null
}

function asking({ open, seat, seats }: View, rows: readonly SheetRow[], dice: Dice): Move {
  const all = seatsClockwise(seats)
    .filter(of => of !== seat)
    .flatMap(of =>
      [suitOf(open.coin), valueOf(open.coin)].flatMap(trait =>
        (['any', 'many'] as const).map(question => ({ type: 'ask', of, trait, question }) as const),
      ),
    )
  const telling = all.filter(({ of, trait }) =>
    rows.some(({ tile, cells }) => hasTrait(tile, trait) && cells[of]!.mark === null),
  )
  return dice.pick(telling.length > 0 ? telling : all)
}

export const baselines: Readonly<Record<string, Baseline<Piecepack>>> = { direct }
