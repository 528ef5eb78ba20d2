// Proves by brute force: lists every deal and crosses out those the story excludes. Slow, and independent of the real proof.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'

/** A whole deal: the hands by seat, and the missing tile. */
export interface Dealt {
  readonly hands: readonly (readonly Tile[])[]
  readonly missing: Tile
}

type View = SeatView<Piecepack>

/** Every deal that agrees with what this seat knows; null if there are more than `most`. */
export function listed(view: View, most: number): Dealt[] | null {
  const { seats, seat, own, open } = view
  const unseen = TILES.filter(tile => !own.hand.includes(tile) && !open.faceUp.includes(tile))
  const hands = choices(unseen, own.hand.length)
  const fitting = Array.from({ length: seats }, (_, of) => (of === seat ? [own.hand] : thatFit(view, of, hands)))
  const deals: Dealt[] = []
  const deal = (held: readonly (readonly Tile[])[], left: readonly Tile[]): void => {
    if (deals.length > most) return
    if (held.length === seats) {
      if (fitsMissing(view, left[0]!)) deals.push({ hands: held, missing: left[0]! })
      return
    }
    for (const hand of fitting[held.length]!)
      if (held.length === seat) deal([...held, hand], left)
      else if (hand.every(tile => left.includes(tile)))
        deal(
          [...held, hand],
          left.filter(tile => !hand.includes(tile)),
        )
  }
  deal([], unseen)
  return deals.length > most ? null : deals
}

/** All choices of `count` tiles. */
function choices(tiles: readonly Tile[], count: number): Tile[][] {
  if (count === 0) return [[]]
  return tiles.flatMap((tile, i) => choices(tiles.slice(i + 1), count - 1).map(rest => [tile, ...rest]))
}

/** The hands with which this player would have said and done exactly what the story says. */
function thatFit({ story }: View, of: Seat, hands: readonly (readonly Tile[])[]): (readonly Tile[])[] {
  const own = story.filter(
    line =>
      (line.type === 'asked' && line.of === of) || (line.type === 'showed' && line.by === of) || line.type === 'opened',
  )
  return hands.filter(hand =>
    own.every(line => {
      switch (line.type) {
        case 'asked': {
          const matching = hand.filter(tile => tile.includes(line.trait)).length
          if (line.question === 'many') return line.answer === matching
          return line.answer === matching > 0
        }
        case 'showed':
          return hand.includes(line.tile)
        case 'opened':
          return [...line.hands[of]!].sort().join() === [...hand].sort().join()
        default:
          return true
      }
    }),
  )
}

function fitsMissing({ story }: View, missing: Tile): boolean {
  return story.every(line => {
    if (line.type === 'named') return line.right === (line.tile === missing)
    if (line.type === 'looked') return line.tile === missing
    return line.type !== 'opened' || line.missing === missing
  })
}

/** In how many of these deals each tile is in each hand, face up, or missing. */
export function tallied({ seats, open }: View, deals: readonly Dealt[]): number[][] {
  return TILES.map(tile => [
    ...Array.from({ length: seats }, (_, seat) => deals.filter(({ hands }) => hands[seat]!.includes(tile)).length),
    open.faceUp.includes(tile) ? deals.length : 0,
    deals.filter(({ missing }) => missing === tile).length,
  ])
}
