// Computes how far somebody who sees no hand could narrow down the missing tile, by counting suits and values.
import { at, seatsClockwise, type PublicCandidateCount, type TableView } from '../../../engine/index.ts'
import { SUITS, TILES, TRAITS, VALUES, hasTrait, tilesMatching, type Trait } from '../cards.ts'
import type { Piecepack } from '../kinds.ts'

/** How many tiles of each trait a hand has at least and at most, in the order of TRAITS. */
interface HandBounds {
  readonly fewest: number[]
  readonly most: number[]
}

/** Counts the tiles that may be missing by what everybody knows: not face up, not named wrongly, and possible by the answers about each suit and value. */
export function publicCandidateCounts(view: TableView<Piecepack>): readonly PublicCandidateCount[] {
  const { open, seats, story } = view
  const hasClue = story.some(({ type }) => type === 'asked' || type === 'named')
  if (open.missing !== null || !hasClue) return []
  const hands = seatsClockwise(seats).map(of => boundsOf(view, of))
  const inHandsOf = (trait: Trait, of: 'fewest' | 'most') =>
    hands.reduce((sum, hand) => sum + at(hand[of], TRAITS.indexOf(trait)), 0)
  const possibleTiles = TILES.filter(tile => {
    if (open.faceUp.includes(tile) || open.misnamed.some(wrongNaming => wrongNaming.tile === tile)) return false
    return TRAITS.every(trait => {
      const faceDownCount = tilesMatching(TILES, trait).length - tilesMatching(open.faceUp, trait).length
      const heldCount = faceDownCount - (hasTrait(tile, trait) ? 1 : 0)
      return inHandsOf(trait, 'fewest') <= heldCount && heldCount <= inHandsOf(trait, 'most')
    })
  }).length
  return possibleTiles > 0 ? [{ of: null, left: possibleTiles }] : []
}

/** What the answers about one player say of their hand. The suits add up to the hand, and so do the values. */
function boundsOf({ open, story, seats }: TableView<Piecepack>, of: number): HandBounds {
  const handSize = (TILES.length - 1 - open.faceUp.length) / seats
  const fewest = TRAITS.map(() => 0)
  const most = TRAITS.map(trait => Math.min(handSize, tilesMatching(TILES, trait).length - tilesMatching(open.faceUp, trait).length)) // prettier-ignore
  for (const line of story) {
    if (line.type !== 'asked' || line.of !== of) continue
    const nth = TRAITS.indexOf(line.trait)
    const [low, high] =
      typeof line.answer === 'number' ? [line.answer, line.answer] : line.answer ? [1, handSize] : [0, 0]
    fewest[nth] = Math.max(at(fewest, nth), low)
    most[nth] = Math.min(at(most, nth), high)
  }
  for (const traits of [SUITS, VALUES]) {
    const places = traits.map(trait => TRAITS.indexOf(trait))
    const sum = (counts: readonly number[]) => places.reduce((all, nth) => all + at(counts, nth), 0)
    const [sumOfFewest, sumOfMost] = [sum(fewest), sum(most)]
    const rangesBefore = { fewest: [...fewest], most: [...most] }
    for (const nth of places) {
      fewest[nth] = Math.max(at(fewest, nth), handSize - (sumOfMost - at(rangesBefore.most, nth)))
      most[nth] = Math.min(at(most, nth), handSize - (sumOfFewest - at(rangesBefore.fewest, nth)))
    }
  }
  return { fewest, most }
}
