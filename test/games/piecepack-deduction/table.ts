// A piecepack table with stacked tiles, and its players' moves as methods.
import { defaultOptions, type Seat } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/piecepack-deduction/mind.ts'
import type { Piecepack, QuestionKind } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { piecepack } from '../../../shared/games/piecepack-deduction/rules.ts'
import { TILES, type Tile, type Trait } from '../../../shared/games/piecepack-deduction/cards.ts'
import { sit, stacked, type Chair, type Sitting, withMore, type Speaking } from '../../kit/table.ts'

/** A player with the game's moves as methods. */
export interface Player extends Chair<Piecepack> {
  asks(of: Seat, question: QuestionKind, trait: Trait): void
  shows(tile: Tile): void
  names(tile: Tile): void
  passes(): void
}

export interface PieceTable extends Speaking<Piecepack, Player> {
  /** Sets the coin of this turn. */
  coin(coin: Tile): void
}

/** Three hands, the missing tile and the tiles face up, as most tests have them. */
export const THREE = {
  missing: 'H5',
  hands: ['S0 S1 S2 S3 S4 S5 M0', 'M1 M2 M3 M4 M5 C0 C1', 'C2 C3 C4 C5 H0 H1 H2'],
} as const

/** Deals these hands by seat. The remaining tiles are face up. Seat 0 begins. */
export function dealt(
  { missing, hands }: { missing: Tile; hands: readonly string[] } = THREE,
  { first = 0, ...options }: Partial<Piecepack['options']> & { first?: Seat } = {},
): PieceTable {
  const top = [missing, ...hands.flatMap(tilesOf)]
  const stack = <T>(pack: readonly T[]) => [...(top as T[]), ...pack.filter(tile => !top.includes(tile as Tile))]
  const beginning = {
    seats: hands.length,
    options: { ...defaultOptions<Piecepack>(piecepack), ...options },
    seed: 'stacked',
    first,
  }
  const sitting = sit(stacked(piecepack, stack), beginning, mind)
  return withMore(sitting, {
    coin: (coin: Tile) => void (sitting.state.open.coin = coin),
    seat: (seat: Seat) => player(sitting, seat),
  })
}

/** Tiles from a text with spaces between them. */
export function tilesOf(written: string): Tile[] {
  return written.split(' ').filter((word): word is Tile => TILES.includes(word as Tile))
}

function player(sitting: Sitting<Piecepack>, seat: Seat): Player {
  const chair = sitting.seat(seat)
  return withMore(chair, {
    asks: (of: Seat, question: QuestionKind, trait: Trait) => chair.does({ type: 'ask', of, trait, question }),
    shows: (tile: Tile) => chair.does({ type: 'show', tile }),
    names: (tile: Tile) => chair.does({ type: 'name', tile }),
    passes: () => chair.does({ type: 'pass' }),
  })
}
