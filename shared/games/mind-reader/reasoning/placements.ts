// Counts the ways to fill several places with different cards, and how often each card is in each place.
// Cards are taken one by one, and the state is the set of filled places (proofs.md 2.2).
import { at } from '../../../engine/index.ts'

/** The counts of a set of places. */
export interface PlacementCounts {
  readonly total: number // sum of the weights of all ways
  readonly cells: readonly Float64Array[] // by place, then card: the weight of the ways with this card there
}

let rowBuffer = new Float64Array(0)

/**
 * `weights`: by place (10 at most), then card: 0 if the card cannot be there, otherwise its weight, usually 1.
 * With weights of 0 and 1 the numbers are whole, and exact below 2^53. Whether a cell is 0 is always exact.
 */
export function countPlacements(weights: readonly Float64Array[], cardCount: number): PlacementCounts {
  const setCount = 1 << weights.length
  const fullSet = setCount - 1
  const cells = weights.map(() => new Float64Array(cardCount))
  const usableCards: number[] = []
  for (let card = 0; card < cardCount; card++) if (weights.some(weight => weight[card]! > 0)) usableCards.push(card)
  const column = new Float64Array(weights.length) // the weights of one card, by place
  const addUsable = (card: number) => {
    for (let place = 0; place < weights.length; place++) column[place] = weights[place]![card]!
  }
  if (rowBuffer.length < (usableCards.length + 1) * setCount)
    rowBuffer = new Float64Array((usableCards.length + 1) * setCount)
  rowBuffer.fill(0, 0, setCount)
  rowBuffer[0] = 1
  for (const [cardIndex, card] of usableCards.entries()) {
    addUsable(card)
    const rowStart = cardIndex * setCount
    const nextRowStart = rowStart + setCount
    rowBuffer.copyWithin(nextRowStart, rowStart, nextRowStart)
    for (let place = 0; place < column.length; place++) {
      const weight = column[place]!
      if (weight === 0) continue
      const bit = 1 << place
      for (let set = bit; set < setCount; set = (set + 1) | bit)
        rowBuffer[nextRowStart + set]! += weight * rowBuffer[rowStart + (set ^ bit)]!
    }
  }
  const total = at(rowBuffer, usableCards.length * setCount + fullSet)
  const waysFromRest = new Float64Array(setCount) // ways to fill a set of places from the cards after this one
  waysFromRest[0] = 1
  for (let cardIndex = usableCards.length - 1; cardIndex >= 0; cardIndex--) {
    const card = usableCards[cardIndex]!
    addUsable(card)
    const rowStart = cardIndex * setCount
    for (let place = 0; place < column.length; place++) {
      const weight = column[place]!
      if (weight === 0) continue
      const otherPlaces = fullSet ^ (1 << place)
      let sum = 0
      for (let set = otherPlaces; ; set = (set - 1) & otherPlaces) {
        sum += rowBuffer[rowStart + set]! * waysFromRest[otherPlaces ^ set]!
        if (set === 0) break
      }
      at(cells, place)[card] = weight * sum
    }
    for (let set = fullSet; set > 0; set--) {
      let sum = waysFromRest[set]!
      for (let left = set; left !== 0; left &= left - 1) {
        const bit = left & -left
        sum += column[31 - Math.clz32(bit)]! * waysFromRest[set ^ bit]!
      }
      waysFromRest[set] = sum
    }
  }
  return { total, cells }
}
