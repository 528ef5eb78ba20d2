// Answers for: wrong declarations of both cards of a player: not both were right, though either may be.
// The ways in which they were right after all are taken away from all ways, by inclusion and exclusion.
import type { Card } from './cards.ts'
import { countPlacements, type Placements } from './placements.ts'
import type { Fact } from './evidence.ts'
import type { HiddenCard } from './naming.ts'
import { cardNumber, PACK_SIZE } from './pack.ts'

/** Cards that are not all at these places at once. */
type Wrong = readonly { readonly place: number; readonly card: number }[]

/** A hidden card; null where this seat does not know it. */
interface Slot extends HiddenCard {
  readonly known: Card | null
}

/** What was declared wrongly, by owner, as far as their cards are still `open`; places are those in `open`. */
export function wrongDeclarations(facts: readonly Fact[], slots: readonly Slot[]): Wrong[][] {
  const open = slots.filter(({ known }) => known === null)
  const owners = new Map<number, Map<string, Wrong>>()
  for (const fact of facts) {
    if (fact.is !== 'notBoth') continue
    const both = fact.cards.map((card, at) => ({
      card,
      slot: slots.find(({ of, place }) => of === fact.of && place === at)!,
    }))
    if (both.some(({ card, slot }) => slot.known !== null && slot.known !== card)) continue
    const wrong = both
      .filter(({ slot }) => slot.known === null)
      .map(({ card, slot }) => ({ place: open.indexOf(slot), card: cardNumber(card) }))
    if (wrong.length === 0) continue
    if (!owners.has(fact.of)) owners.set(fact.of, new Map())
    owners.get(fact.of)!.set(fact.cards.join(), wrong)
  }
  return [...owners.values()].map(wrongs => [...wrongs.values()])
}

/** As `fill`, without the ways in which a wrong declaration would have been right. */
export function countPlacementsExcluding(
  [wrongs, ...others]: readonly (readonly Wrong[])[],
  weights: readonly Float64Array[],
): Placements {
  if (!wrongs) return countPlacements(weights, PACK_SIZE)
  const all = countPlacementsExcluding(others, weights)
  let { total } = all
  const cells = all.cells.map(cell => cell.slice())
  for (const wrong of wrongs) {
    if (wrong.some(({ place, card }) => weights[place]![card] === 0)) continue
    const right = countPlacementsExcluding(
      others,
      weights.map((weight, at) => only(weight, wrong.find(({ place }) => place === at)?.card)),
    )
    total -= right.total
    for (const [place, cell] of cells.entries())
      for (let card = 0; card < PACK_SIZE; card++) cell[card]! -= right.cells[place]![card]!
  }
  return { total, cells }
}

function only(weights: Float64Array, card: number | undefined): Float64Array {
  return card === undefined ? weights : weights.map((weight, at) => (at === card ? weight : 0))
}
