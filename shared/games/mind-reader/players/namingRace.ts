// Predicts how a hand goes on from numbers alone: how many cards each hidden one may still be, and whose turn is next.
// It simulates the race many times with rough players, who about halve a card's possibilities per question and name when certain.
import type { Dice, Seat } from '../../../engine/index.ts'
import { remainingCountChances } from './narrowing.ts'

/** A hidden card in the race. */
export interface HiddenCardInRace {
  readonly of: Seat
  readonly left: number // number of cards it may be for those who search for it, from 1
}

/** Expected points from here, by seat. */
export type ExpectedPointsBySeat = readonly number[]

const POINTS_PER_RIGHT_NAME = 10
const MAX_TURNS = 80

/** Random numbers from 0 to 1, fast enough for simulation. */
export function createFastRandom(dice: Dice): () => number {
  let state = dice.below(2 ** 31) + 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}

/** Simulates the race `times` times from the turn of `nextSeat`. Returns the mean points of each seat. */
export function simulateNamingRace(
  runners: readonly HiddenCardInRace[],
  nextSeat: Seat,
  seats: number,
  { times, chance }: { times: number; chance: () => number },
): ExpectedPointsBySeat {
  const points = Array.from({ length: seats }, () => 0)
  const racingCards = runners.map(({ of, left }): RacingCard => ({ of, from: left, left }))
  for (let time = 0; time < times; time++) {
    for (const hiddenCard of racingCards) hiddenCard.left = hiddenCard.from
    runRace(racingCards, { next: nextSeat, seats, chance, points })
  }
  return points.map(sum => sum / times)
}

/** A hidden card during a simulated race. */
interface RacingCard {
  readonly of: Seat
  readonly from: number // number of cards it may be at the start
  left: number // the number now; 0 once it was taken
}

interface RaceSetup {
  readonly next: Seat
  readonly seats: number
  readonly chance: () => number
  readonly points: number[]
}

function runRace(racingCards: readonly RacingCard[], { next, seats, chance, points }: RaceSetup): void {
  const addPoints = (seat: Seat, count: number) => {
    points[seat]! += count
  }
  const hasHiddenCard = (seat: Seat) => {
    for (const { of, left } of racingCards) if (of === seat && left > 0) return true
    return false
  }
  const countOpponents = (seat: Seat) => {
    let count = 0
    for (let other = 0; other < seats; other++) if (other !== seat && hasHiddenCard(other)) count++
    return count
  }
  let seat = next
  for (let turn = 0; turn < MAX_TURNS; turn++, seat = (seat + 1) % seats) {
    if (!hasHiddenCard(seat)) continue
    const opponentsNow = countOpponents(seat)
    if (opponentsNow === 0) break
    let namedCount = 0
    const takeCard = (hiddenCard: RacingCard) => {
      hiddenCard.left = 0
      addPoints(seat, POINTS_PER_RIGHT_NAME)
      namedCount++
    }
    for (const hiddenCard of racingCards)
      if (hiddenCard.of !== seat && hiddenCard.left > 0 && hiddenCard.left < 1.5) takeCard(hiddenCard)
    const askedCard = chooseTarget(racingCards, { seat, chance })
    if (askedCard !== null) {
      const countAfter = countAfterAnswer(askedCard.left, chance)
      askedCard.left = countAfter
      if (countAfter < 1.5) takeCard(askedCard)
      else if (countAfter < 2.5 && chance() < CHANCE_TO_NAME_ONE_OF_TWO) {
        if (chance() * countAfter < 1) takeCard(askedCard)
        else if (loseCard(racingCards, seat)) addPoints(askedCard.of, POINTS_PER_RIGHT_NAME)
      }
    }
    if (hasHiddenCard(seat) && countOpponents(seat) === 0) {
      if (opponentsNow >= 2) addPoints(seat, POINTS_PER_RIGHT_NAME * namedCount)
      break
    }
  }
  for (const { of, left } of racingCards) if (left > 0 && countOpponents(of) === 0) addPoints(of, POINTS_PER_RIGHT_NAME)
}

const CHANCE_TO_NAME_ONE_OF_TWO = 0.5 // how often a player with two candidates left names one of them

/** The card to ask about: usually the one closest to being known; null if there is none. */
function chooseTarget(
  racingCards: readonly RacingCard[],
  { seat, chance }: { readonly seat: Seat; readonly chance: () => number },
): RacingCard | null {
  let bestTarget: RacingCard | null = null
  let fewestLeft = Infinity
  const picksAny = chance() < 0.35
  for (const racingCard of racingCards) {
    if (racingCard.of === seat || racingCard.left === 0) continue
    const key = picksAny ? chance() : racingCard.left + chance()
    if (key < fewestLeft) {
      fewestLeft = key
      bestTarget = racingCard
    }
  }
  return bestTarget
}

/** How many of `count` possible cards are left after an answer, drawn by chance. */
function countAfterAnswer(count: number, random: () => number): number {
  let countLeft = count
  let restChance = random()
  for (const [size, often] of narrowingByCount[
    Math.min(narrowingByCount.length - 1, Math.max(1, Math.round(count)))
  ]!) {
    countLeft = size
    restChance -= often
    if (restChance < 0) break
  }
  return countLeft
}

const narrowingByCount = Array.from({ length: 71 }, (_, count) => (count === 0 ? [] : remainingCountChances(count)))

/** Takes the card closest to being known from a player who named wrongly; false if there is none. */
function loseCard(racingCards: readonly RacingCard[], seat: Seat): boolean {
  let worst: RacingCard | null = null
  for (const hiddenCard of racingCards)
    if (hiddenCard.of === seat && hiddenCard.left > 0 && (worst === null || hiddenCard.left < worst.left))
      worst = hiddenCard
  if (worst === null) return false
  worst.left = 0
  return true
}

/** Numbers of cards for which a race is run; between them its points are taken to change evenly. */
const SIMULATED_COUNTS = [1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 70] as const

/**
 * The points we may expect, by the number of cards that an opponent's hidden card may still be, from 1 to `most`. Fewer cards are
 * never worth less: where chance in the races says otherwise, they get what they have on average.
 */
export function monotonePointsByCount(most: number, points: (left: number) => number): (left: number) => number {
  const neededCounts = SIMULATED_COUNTS.filter((_, i) => i === 0 || SIMULATED_COUNTS[i - 1]! < most)
  const blocks: { sum: number; size: number }[] = []
  for (const left of neededCounts) {
    let block = { sum: points(left), size: 1 }
    for (
      let lastBlock = blocks.at(-1);
      lastBlock && lastBlock.sum / lastBlock.size < block.sum / block.size;
      lastBlock = blocks.at(-1)
    ) {
      blocks.pop()
      block = { sum: block.sum + lastBlock.sum, size: block.size + lastBlock.size }
    }
    blocks.push(block)
  }
  const means = blocks.flatMap(({ sum, size }) => new Array<number>(size).fill(sum / size))
  return left => {
    const above = neededCounts.findIndex(count => count >= left)
    if (above <= 0) return above === 0 ? means[0]! : means.at(-1)!
    const [low, high] = [neededCounts[above - 1]!, neededCounts[above]!]
    const share = Math.log(left / low) / Math.log(high / low)
    return means[above - 1]! * (1 - share) + means[above]! * share
  }
}
