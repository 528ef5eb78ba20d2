// Reads what each line of the story says about the tiles: a proof may use only these and the tiles in sight.
import type { VariantOf, Seat, SeatView } from '../../../engine/index.ts'
import type { Piecepack } from '../kinds.ts'
import type { Tile, Trait } from '../cards.ts'

/** One fact about the whole deal that a line states. */
export type DealConstraint =
  | { readonly is: 'bound'; readonly of: Seat; readonly trait: Trait; readonly fewest: number; readonly most: number } // the number of such tiles in that whole hand
  | { readonly is: 'held'; readonly by: Seat; readonly tile: Tile }
  | { readonly is: 'misnamed'; readonly tile: Tile } // a wrong guess: the tile is not missing. It says nothing about who holds the tile, because a player may name any
  | { readonly is: 'missing'; readonly tile: Tile }

/** A line of the story with facts, by its index. */
export interface EvidenceLine {
  readonly line: number
  readonly clues: readonly DealConstraint[]
}

/** Every line that tells this seat something, oldest first. */
export function storyEvidence({
  story,
  own,
  seat,
}: Pick<SeatView<Piecepack>, 'story' | 'own' | 'seat'>): EvidenceLine[] {
  return story.flatMap((line, at) => {
    const clues = constraintsOf(line, own.hand.length).filter(clue => clue.is !== 'bound' || clue.of !== seat)
    return clues.length === 0 ? [] : [{ line: at, clues }]
  })
}

function constraintsOf(line: Piecepack['line'], handSize: number): DealConstraint[] {
  switch (line.type) {
    case 'asked': {
      const [fewest, most] = answerCountRange(line, handSize)
      return [{ is: 'bound', of: line.of, trait: line.trait, fewest, most }]
    }
    case 'showed':
      return [{ is: 'held', by: line.by, tile: line.tile }]
    case 'named':
      return [{ is: line.right ? 'missing' : 'misnamed', tile: line.tile }]
    case 'looked':
      return [{ is: 'missing', tile: line.tile }]
    case 'opened':
      return [
        { is: 'missing', tile: line.missing },
        ...line.hands.flatMap((hand, by) => hand.map((tile): DealConstraint => ({ is: 'held', by, tile }))),
      ]
    default:
      return []
  }
}

/** The number of tiles an answer means, in a hand of this size. */
export function answerCountRange(
  { answer }: Pick<VariantOf<Piecepack['line'], 'asked'>, 'answer'>,
  handSize: number,
): readonly [fewest: number, most: number] {
  if (typeof answer === 'number') return [answer, answer]
  return answer ? [1, handSize] : [0, 0]
}

/** The number of such tiles this player has, by the answers about them alone. */
export function toldCountRange(
  { story, own }: Pick<SeatView<Piecepack>, 'story' | 'own'>,
  player: Seat,
  trait: Trait,
): readonly [fewest: number, most: number] {
  let [fewest, most] = [0, own.hand.length]
  for (const line of story) {
    if (line.type !== 'asked' || line.of !== player || line.trait !== trait) continue
    const [low, high] = answerCountRange(line, own.hand.length)
    fewest = Math.max(fewest, low)
    most = Math.min(most, high)
  }
  return [fewest, most]
}
