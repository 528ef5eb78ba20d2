// The geometry of the ring of ranks: each rank's position, the band of an arc, and the rank under a finger.
import { RANKS, type Rank } from '../../../shared/games/missing-persons/cards.ts'

/** The ring is drawn in a square of this size. */
export const RING_SIZE = 300
const CENTRE = RING_SIZE / 2
/** The distance of the ranks from the centre. */
const RADIUS = 119
const RANK_DEGREES = 360 / RANKS.length
/** A touch counts between these distances from the centre. */
const TOUCH_RADIUS = { inner: 78, outer: 175 } as const

/** The position of a rank in the square; the ace is at the top. */
export function rankPosition(rank: Rank): { x: number; y: number } {
  return pointOnRing((rank - 1) * RANK_DEGREES)
}

function pointOnRing(degrees: number): { x: number; y: number } {
  const radians = ((degrees - 90) * Math.PI) / 180
  return {
    x: roundCoordinate(CENTRE + RADIUS * Math.cos(radians)),
    y: roundCoordinate(CENTRE + RADIUS * Math.sin(radians)),
  }
}

function roundCoordinate(length: number): number {
  return Math.round(length * 100) / 100
}

/** The ranks up the ring between the two. */
export function ranksBetween(from: Rank, to: Rank): Rank[] {
  const length = (to - from + RANKS.length) % RANKS.length
  return RANKS.slice(0, Math.max(0, length - 1)).map((_, i) => RANKS[(from + i) % RANKS.length]!)
}

/** The band under these neighbouring ranks, as a path along the ring. */
export function arcPath(ranks: readonly Rank[]): string {
  const from = pointOnRing((ranks[0]! - 1.24) * RANK_DEGREES)
  const to = pointOnRing((ranks[0]! - 1 + ranks.length - 0.76) * RANK_DEGREES)
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 ${ranks.length > 6 ? 1 : 0} 1 ${to.x} ${to.y}`
}

/** The rank under a point of the square; null in the middle and outside. */
export function rankAtPoint(x: number, y: number): Rank | null {
  const [dx, dy] = [x - CENTRE, y - CENTRE]
  const far = Math.hypot(dx, dy)
  if (far < TOUCH_RADIUS.inner || far > TOUCH_RADIUS.outer) return null
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI + 90
  return RANKS[Math.round((degrees + 360) / RANK_DEGREES) % RANKS.length]!
}

/** The shorter way from one rank to the other: steps up the ring, or down it if negative. */
export function signedStepsOnRing(from: Rank, to: Rank): number {
  const half = (RANKS.length - 1) / 2
  return ((to - from + RANKS.length + half) % RANKS.length) - half
}
