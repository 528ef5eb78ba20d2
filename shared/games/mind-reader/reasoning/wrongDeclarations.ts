// Handles wrong declarations of both cards of a player: not both were right, though either may be.
// By inclusion and exclusion, the ways in which both were right are subtracted from all ways.
import { required, at, type Seat } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { countPlacements, type PlacementCounts } from './placements.ts'
import type { FactWithLines } from './evidence.ts'
import type { HiddenCardRef } from '../rules/naming.ts'
import { cardNumber, PACK_SIZE } from './pack.ts'

/** Cards that are not all at these places together. */
type WrongPlacement = readonly { readonly place: number; readonly card: number }[]

/** A hidden card; null if this seat does not know it. */
interface HiddenCardSlot extends HiddenCardRef {
  readonly known: Card | null
}

/**
 * The wrong declarations by holder of the cards, as far as this seat does not know their cards. Places are indexes among the slots
 * that it does not know.
 */
export function wrongDeclarations(
  facts: readonly FactWithLines[],
  slots: readonly HiddenCardSlot[],
): WrongPlacement[][] {
  const unknownSlots = slots.filter(({ known }) => known === null)
  const wrongsByOwner = new Map<number, Map<string, WrongPlacement>>()
  for (const fact of facts) {
    if (fact.is !== 'notBoth') continue
    const placedCards = fact.cards.map((card, place) => ({ card, slot: slotOf(slots, fact.of, place) }))
    if (placedCards.some(({ card, slot }) => slot.known !== null && slot.known !== card)) continue
    const wrongPlacement = placedCards
      .filter(({ slot }) => slot.known === null)
      .map(({ card, slot }) => ({ place: unknownSlots.indexOf(slot), card: cardNumber(card) }))
    if (wrongPlacement.length === 0) continue
    const ofOwner = wrongsByOwner.get(fact.of) ?? new Map<string, WrongPlacement>()
    wrongsByOwner.set(fact.of, ofOwner.set(fact.cards.join(), wrongPlacement))
  }
  return [...wrongsByOwner.values()].map(wrongs => [...wrongs.values()])
}

function slotOf(slots: readonly HiddenCardSlot[], of: Seat, place: number): HiddenCardSlot {
  return required(
    slots.find(slot => slot.of === of && slot.place === place),
    'slot',
  )
}

/** Like `countPlacements`, but leaves out the ways in which a wrong declaration would have been right. */
export function countPlacementsExcluding(
  [wrongs, ...others]: readonly (readonly WrongPlacement[])[],
  weights: readonly Float64Array[],
): PlacementCounts {
  if (!wrongs) return countPlacements(weights, PACK_SIZE)
  const countOfAll = countPlacementsExcluding(others, weights)
  let { total } = countOfAll
  const cells = countOfAll.cells.map(cell => cell.slice())
  for (const wrongDeclaration of wrongs) {
    if (wrongDeclaration.some(({ place, card }) => at(weights, place)[card] === 0)) continue
    const countOfRight = countPlacementsExcluding(
      others,
      weights.map((weight, i) => weightsOfOnly(weight, wrongDeclaration.find(({ place }) => place === i)?.card)),
    )
    total -= countOfRight.total
    for (const [place, cell] of cells.entries()) {
      const ofRight = at(countOfRight.cells, place)
      for (const [card, ways] of cell.entries()) cell[card] = ways - at(ofRight, card)
    }
  }
  return { total, cells }
}

function weightsOfOnly(weights: Float64Array, card: number | undefined): Float64Array {
  return card === undefined ? weights : weights.map((weight, i) => (i === card ? weight : 0))
}
