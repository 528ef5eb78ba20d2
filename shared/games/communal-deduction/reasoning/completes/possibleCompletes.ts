// Finds which cards may be hidden, by the Completes in the hands.
import { at, required } from '../../../../engine/index.ts'
import {
  COMPLETES_PER_HAND,
  traitNumbersOfCard,
  type Evidence,
  type PackSizes,
  type HandKnowledge,
} from '../evidence.ts'
import type { StepBudget } from '../stepBudget.ts'

/** The places of a hand's two Completes, each with the set of cards that may be there. */
type PlacePair = readonly [number, number]

/**
 * The set of cards that remain unplaced in some deal. The deal must fit the hands seen and everything said about the
 * others. A hand nobody spoke of takes any cards, and there are more cards than such hands need.
 */
export function hiddenCardsAllowedByCompletes(evidence: Evidence): number {
  const { ways, looseCards } = waysOfHandsWithFacts(evidence)
  return cardsLeftOver(ways, looseCards, looseCards)
}

/**
 * For each pair of cards that one further hand may hold: which of the `candidates` remain then. Most pairs are free in
 * a deal found earlier, or after moving a card or two. Only the other pairs need a search.
 */
export function hiddenCardsByPair(
  evidence: Evidence,
  pairs: readonly number[],
  candidates: number,
  work: StepBudget,
): number[] {
  const { ways, looseCards } = waysOfHandsWithFacts(evidence)
  let hiddenCards = 0
  let firstDeal: Deal | null = null
  visitOneDealPerCombination(ways, looseCards, ({ places, cardByPlace }) => {
    work.spend(1)
    firstDeal ??= { places: [...places], cardByPlace: [...cardByPlace] }
    hiddenCards |= cardsThatCanBeFreed({ places, cardByPlace }, looseCards)
    return hiddenCards === looseCards
  })
  return pairs.map(pair => {
    work.spend(1)
    const stillToFind = hiddenCards & candidates & ~pair
    if ((pair & ~hiddenCards) !== 0 || stillToFind === 0) return 0
    const looseWithoutPair = looseCards & ~pair
    const { places, cardByPlace: before } = required(firstDeal, 'deal')
    const cardByPlace = [...before]
    const canMovePair = cardByPlace.every(
      (card, place) => (card & pair) === 0 || placeCard(places, cardByPlace, place, looseWithoutPair),
    )
    if (canMovePair && (stillToFind & ~cardsThatCanBeFreed({ places, cardByPlace }, looseWithoutPair)) === 0)
      return stillToFind
    return cardsLeftOver(ways, looseWithoutPair, stillToFind, work) & stillToFind
  })
}

/** The cards that some deal leaves unplaced. The search ends once it has found `cardsToFind`. */
function cardsLeftOver(
  ways: readonly (readonly PlacePair[])[],
  looseCards: number,
  cardsToFind: number,
  work?: StepBudget,
): number {
  let leftOverCards = 0
  visitOneDealPerCombination(ways, looseCards, deal => {
    work?.spend(1)
    leftOverCards |= cardsThatCanBeFreed(deal, looseCards)
    return (cardsToFind & ~leftOverCards) === 0
  })
  return leftOverCards
}

/** Cards assigned to places. */
interface Deal {
  readonly places: readonly number[] // the set of cards for each place
  readonly cardByPlace: readonly number[]
}

/**
 * Goes through all combinations of the ways in which the hands may agree with what was said. Passes on one deal of
 * each combination that has a deal, until `visit` returns true.
 */
function visitOneDealPerCombination(
  ways: readonly (readonly PlacePair[])[],
  looseCards: number,
  visit: (deal: Deal) => boolean,
): void {
  const chosenPlaces: number[] = []
  const cardByPlace: number[] = []
  const chooseForHand = (hand: number): boolean => {
    const handWays = ways[hand]
    if (!handWays) return visit({ places: chosenPlaces, cardByPlace })
    for (const way of handWays) {
      const cardsBefore = [...cardByPlace]
      chosenPlaces.push(...way)
      if (
        placeCard(chosenPlaces, cardByPlace, cardByPlace.length, looseCards) &&
        placeCard(chosenPlaces, cardByPlace, cardByPlace.length, looseCards) &&
        chooseForHand(hand + 1)
      )
        return true
      chosenPlaces.length -= COMPLETES_PER_HAND
      cardByPlace.splice(0, cardByPlace.length, ...cardsBefore)
    }
    return false
  }
  chooseForHand(0)
}

/** For each hand, the ways to hold cards that agree with what was said; hands with the fewest ways come first. */
function waysOfHandsWithFacts({ pack, seen, said }: Evidence): {
  readonly ways: (readonly PlacePair[])[]
  readonly looseCards: number
} {
  const cardsByTrait = cardSetByTrait(pack)
  let looseCards = (1 << (pack.traitsPerFamily ** pack.familyCount)) - 1
  for (const { completes } of seen) looseCards &= ~completes
  const ways = said.map(hand => waysToHoldTwo(hand, cardsByTrait, looseCards)).filter(ways => ways !== null)
  return { ways: ways.sort((a, b) => a.length - b.length), looseCards }
}

/**
 * By hand with known facts and by characteristic: the possible numbers of Completes (bit n: the hand may hold n) while
 * one of the `hiddenCandidates` remains. The hidden card counts as one more place. Each deal found gives numbers for
 * all hands, also after exchanging one card for an unplaced one. A number that no deal has shown yet is searched for
 * on its own.
 */
export function possibleCompletesCounts({ pack, seen, said }: Evidence, hiddenCandidates: number): number[][] {
  const cardsByTrait = cardSetByTrait(pack)
  let looseCards = 2 ** (pack.traitsPerFamily ** pack.familyCount) - 1
  for (const { completes } of seen) looseCards &= ~completes
  const countSets = said.map(() => cardsByTrait.map(() => 0))
  const waysByHand = said.map(
    hand => waysToHoldTwo(hand, cardsByTrait, looseCards) ?? [[looseCards, looseCards] as const],
  )
  const findDeals = (of: readonly (readonly PlacePair[])[]): boolean => {
    const handOrder = [...of.entries()].sort(([, a], [, b]) => a.length - b.length) // hands, those with fewest ways first
    const places: number[] = [hiddenCandidates & looseCards]
    const cardByPlace: number[] = []
    const placeNextHand = (handIndex: number): boolean => {
      const handInOrder = handOrder[handIndex]
      if (!handInOrder) return true
      for (const way of handInOrder[1]) {
        const cardsBefore = [...cardByPlace]
        places.push(...way)
        if (
          placeCard(places, cardByPlace, cardByPlace.length, looseCards) &&
          placeCard(places, cardByPlace, cardByPlace.length, looseCards) &&
          placeNextHand(handIndex + 1)
        )
          return true
        places.length -= COMPLETES_PER_HAND
        cardByPlace.splice(0, cardByPlace.length, ...cardsBefore)
      }
      return false
    }
    if (!placeCard(places, cardByPlace, 0, looseCards) || !placeNextHand(0)) return false
    const unplacedCards = cardByPlace.reduce((left, card) => left & ~card, looseCards)
    for (const [i, [hand]] of handOrder.entries()) {
      const countBitsByTrait = at(countSets, hand)
      const firstPlace = 1 + COMPLETES_PER_HAND * i
      for (const [place, other] of [
        [firstPlace, firstPlace + 1],
        [firstPlace + 1, firstPlace],
      ] as const) {
        const partner = at(cardByPlace, other)
        for (let may = at(cardByPlace, place) | (unplacedCards & at(places, place)); may !== 0; may &= may - 1)
          for (let trait = 0; trait < cardsByTrait.length; trait++) {
            const bears = cardsByTrait[trait]!
            countBitsByTrait[trait]! |= 1 << (Number((bears & may & -may) !== 0) + Number((bears & partner) !== 0))
          }
      }
    }
    return true
  }
  if (!findDeals(waysByHand)) return countSets
  for (const [hand, knowledge] of said.entries())
    for (const [trait, { fewest, most }] of knowledge.completes.entries())
      for (let count = fewest; count <= most; count++) {
        if (at(at(countSets, hand), trait) & (1 << count)) continue
        const waysWithCount = required(
          waysToHoldTwo(
            {
              ...knowledge,
              completes: knowledge.completes.map((countRange, i) =>
                i === trait ? { fewest: count, most: count } : countRange,
              ),
            },
            cardsByTrait,
            looseCards,
          ),
          'way',
        )
        findDeals(waysByHand.map((way, i) => (i === hand ? waysWithCount : way)))
      }
  return countSets
}

const cardSetsByPack = new Map<PackSizes, readonly number[]>()

/** By characteristic: the set of cards that bear it. */
function cardSetByTrait(pack: PackSizes): readonly number[] {
  const cachedSets = cardSetsByPack.get(pack)
  if (cachedSets) return cachedSets
  const sets = new Array<number>(pack.familyCount * pack.traitsPerFamily).fill(0)
  for (let card = 0; card < pack.traitsPerFamily ** pack.familyCount; card++)
    for (const trait of traitNumbersOfCard(pack, card)) sets[trait] = at(sets, trait) | (1 << card)
  cardSetsByPack.set(pack, sets)
  return sets
}

/** The sets of cards for the two places of a hand, in every way not excluded; null if nothing was said about it. */
function waysToHoldTwo(
  { completes, has, hasNot }: HandKnowledge,
  cardsByTrait: readonly number[],
  looseCards: number,
): PlacePair[] | null {
  const possibleCards = looseCards & ~hasNot
  let ways: PlacePair[] = [[possibleCards, possibleCards]]
  let saysNothing = hasNot === 0
  let arePlacesAlike = true // while the two places are alike, one order of them is enough
  const splitPlaces = (firstPlace: number, secondPlace: number) => {
    saysNothing = false
    ways = ways.flatMap(([a, b]): PlacePair[] =>
      arePlacesAlike
        ? [[a & firstPlace, b & secondPlace]]
        : [
            [a & firstPlace, b & secondPlace],
            [a & secondPlace, b & firstPlace],
          ],
    )
    arePlacesAlike &&= firstPlace === secondPlace
  }
  for (let rest = has; rest !== 0; rest &= rest - 1) splitPlaces(rest & -rest, ~(rest & -rest))
  for (const [trait, { fewest, most }] of completes.entries()) {
    const bears = at(cardsByTrait, trait)
    if (fewest > most) return []
    if (most === 0) splitPlaces(~bears, ~bears)
    else if (fewest === COMPLETES_PER_HAND) splitPlaces(bears, bears)
    else if (fewest === 1) splitPlaces(bears, most === 1 ? ~bears : -1)
    else if (most === 1) splitPlaces(~bears, -1)
  }
  return saysNothing ? null : ways.filter(([a, b]) => a !== 0 && b !== 0)
}

/** Assigns a card to a place, moving others if needed; false if it is impossible. */
function placeCard(places: readonly number[], cardByPlace: number[], startPlace: number, looseCards: number): boolean {
  let triedCards = ~looseCards
  const freePlace = (place: number): boolean => {
    const allowedCards = places[place]!
    for (let may = allowedCards & ~triedCards; may !== 0; may = allowedCards & ~triedCards) {
      const card = may & -may
      triedCards |= card
      const holder = cardByPlace.indexOf(card)
      if (holder < 0 || freePlace(holder)) {
        cardByPlace[place] = card
        return true
      }
    }
    return false
  }
  return freePlace(startPlace)
}

/** The cards on no place, or that can be freed by moving others round. */
function cardsThatCanBeFreed({ places, cardByPlace }: Deal, looseCards: number): number {
  let spare = looseCards
  for (const card of cardByPlace) spare &= ~card
  for (let spareBefore = 0; spareBefore !== spare;) {
    spareBefore = spare
    for (const [place, card] of cardByPlace.entries()) if (places[place]! & spare) spare |= card
  }
  return spare
}
