// Plays Deduction for the piecepack by one plain rule each: what was plainly said, or the greediest question by all that follows.
import { seatsClockwise, type Dice, type SeatView } from '../../shared/engine/index.ts'
import type { Piecepack } from '../../shared/games/piecepack-deduction/kinds.ts'
import { directNotebookFacts, type SheetRow } from '../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { prove } from '../../shared/games/piecepack-deduction/reasoning/proof.ts'
import {
  hasTrait,
  tilesMatching,
  suitOf,
  TILES,
  valueOf,
  type Tile,
} from '../../shared/games/piecepack-deduction/cards.ts'
import {
  countDealsFromView,
  possibleQuestions,
  questionForecast,
} from '../../shared/games/piecepack-deduction/players/worth.ts'
import type { Baseline } from './baseline.ts'

type View = SeatView<Piecepack>
type Move = Piecepack['move']

/** Names the tile when it is certain; asks anything that can still tell something. */
function direct(view: View, dice: Dice): Move | null {
  const { open, seat, own, outcome } = view
  if (outcome) return null
  if (open.phase === 'show')
    return open.asked!.of === seat
      ? { type: 'show', tile: dice.pick(tilesMatching(own.hand, open.asked!.trait)) }
      : null
  if (open.turn !== seat) return null
  const rows = directNotebookFacts(view)
  if (open.phase === 'ask') return asking(view, rows, dice)
  const tile = certain(rows)
  return tile ? { type: 'name', tile } : { type: 'pass' }
}

/** The tile that can be nowhere else, or the only one whose place is not known. */
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
  const informative = all.filter(({ of, trait }) =>
    rows.some(({ tile, cells }) => hasTrait(tile, trait) && cells[of]!.mark === null),
  )
  return dice.pick(informative.length > 0 ? informative : all)
}

/** Asks what tells most of the missing tile, or what makes a name likeliest right; names from this likelihood on. */
function greedy(worth: 'missing' | 'right', names: number): Baseline<Piecepack> {
  return (view, dice) => {
    const { open, seat, outcome } = view
    if (outcome || open.phase === 'show' || open.turn !== seat) return direct(view, dice)
    if (open.phase === 'ask') {
      const countedDeals = countDealsFromView(view)
      const all = possibleQuestions(view, open.coin)
      const worths = all.map(ask => questionForecast(countedDeals, ask)[worth])
      return dice.pick(all.filter((_, i) => worths[i]! > Math.max(...worths) - 1e-9))
    }
    const { dealCounts, deals } = prove(view)
    const chances = dealCounts.map(row => row.at(-1)! / deals)
    const most = Math.max(...chances)
    return most < names
      ? { type: 'pass' }
      : { type: 'name', tile: dice.pick(TILES.filter((_, i) => chances[i]! > most - 1e-9)) }
  }
}

export const baselines: Readonly<Record<string, Baseline<Piecepack>>> = {
  direct,
  'entropy, certain': greedy('missing', 1 - 1e-9),
  'entropy 0.3': greedy('missing', 0.3),
  'entropy 0.5': greedy('missing', 0.5),
  'entropy 0.65': greedy('missing', 0.65),
  'chance 0.5': greedy('right', 0.5),
}
