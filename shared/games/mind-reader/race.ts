// Answers for: how a hand is likely to go on, by numbers alone: how many cards each hidden one may still be, and whose turn is next.
// The race is run many times with rough players, who narrow a card by half or so at each question and name when they know.
import type { Dice, Seat } from '../../engine/index.ts'
import { narrowingChances } from './narrowing.ts'

/** A hidden card in the race. */
export interface RaceEntrant {
  readonly of: Seat
  readonly left: number // cards it may be, for those who look for it; from 1
}

/** Expected points from here, by seat. */
export type ExpectedPoints = readonly number[]

const POINTS = 10
const MOST_TURNS = 80

/** Fast numbers from 0 to 1 for simulation. */
export function fastUniform(dice: Dice): () => number {
  let x = dice.below(2 ** 31) + 1
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) / 2 ** 32
  }
}

/** Runs the race `times` times from the turn of `next`; a mean for each seat. */
export function simulateRace(
  runners: readonly RaceEntrant[],
  next: Seat,
  seats: number,
  { times, chance }: { times: number; chance: () => number },
): ExpectedPoints {
  const points = Array.from({ length: seats }, () => 0)
  const owners = Int32Array.from(runners, ({ of }) => of)
  const start = Float64Array.from(runners, ({ left }) => left)
  const left = new Float64Array(runners.length) // 0 once it was taken
  for (let time = 0; time < times; time++) {
    left.set(start)
    run(owners, left, { next, seats, chance, points })
  }
  return points.map(sum => sum / times)
}

interface Course {
  readonly next: Seat
  readonly seats: number
  readonly chance: () => number
  readonly points: number[]
}

function run(owners: Int32Array, left: Float64Array, { next, seats, chance, points }: Course): void {
  const has = (seat: Seat) => {
    for (let i = 0; i < left.length; i++) if (owners[i] === seat && left[i]! > 0) return true
    return false
  }
  const opponents = (seat: Seat) => {
    let count = 0
    for (let other = 0; other < seats; other++) if (other !== seat && has(other)) count++
    return count
  }
  let seat = next
  for (let turn = 0; turn < MOST_TURNS; turn++, seat = (seat + 1) % seats) {
    if (!has(seat)) continue
    const facing = opponents(seat)
    if (facing === 0) break
    let named = 0
    const take = (i: number) => {
      left[i] = 0
      points[seat]! += POINTS
      named++
    }
    for (let i = 0; i < left.length; i++) if (owners[i] !== seat && left[i]! > 0 && left[i]! < 1.5) take(i)
    const target = aim(owners, left, { seat, chance })
    if (target !== null) {
      left[target] = narrowed(left[target]!, chance)
      const few = left[target]
      if (few < 1.5) take(target)
      else if (few < 2.5 && chance() < BOLD) {
        if (chance() * few < 1) take(target)
        else lose(owners, left, { seat, to: owners[target]!, points })
      }
    }
    if (has(seat) && opponents(seat) === 0) {
      if (facing >= 2) points[seat]! += POINTS * named
      break
    }
  }
  for (let i = 0; i < left.length; i++) if (left[i]! > 0 && opponents(owners[i]!) === 0) points[owners[i]!]! += POINTS
}

const BOLD = 0.5 // how often one of two is named

/** Whom to ask: mostly about what is nearest to being known. null: nobody. */
function aim(
  owners: Int32Array,
  left: Float64Array,
  { seat, chance }: { seat: Seat; chance: () => number },
): number | null {
  let best: number | null = null
  let least = Infinity
  const any = chance() < 0.35
  for (let i = 0; i < left.length; i++) {
    if (owners[i] === seat || left[i] === 0) continue
    const key = any ? chance() : left[i]! + chance()
    if (key < least) {
      least = key
      best = i
    }
  }
  return best
}

/** What an answer leaves of so many cards. */
function narrowed(many: number, chance: () => number): number {
  let left = many
  let rest = chance()
  for (const [size, often] of steps[Math.min(steps.length - 1, Math.max(1, Math.round(many)))]!) {
    left = size
    rest -= often
    if (rest < 0) break
  }
  return left
}

const steps = Array.from({ length: 71 }, (_, many) => (many === 0 ? [] : narrowingChances(many)))

/** A wrong name costs the card that is nearest to being known. */
function lose(
  owners: Int32Array,
  left: Float64Array,
  { seat, to, points }: { seat: Seat; to: Seat; points: number[] },
): void {
  let worst: number | null = null
  for (let i = 0; i < left.length; i++)
    if (owners[i] === seat && left[i]! > 0 && (worst === null || left[i]! < left[worst]!)) worst = i
  if (worst === null) return
  left[worst] = 0
  points[to]! += POINTS
}
