// Places the seats around a display that lies flat, and turns its middle to a side.
import { seatsClockwise, type Seat } from '../../../shared/engine/index.ts'

/** The sides of the display, clockwise from the one at which it is read upright. */
export const DISPLAY_SIDES = ['near', 'left', 'far', 'right'] as const
export type DisplaySide = (typeof DISPLAY_SIDES)[number]

/** The seats at each side, clockwise. Two sit opposite; the long sides take more than the short ones. */
export function seatsBySide(seats: number): Readonly<Record<DisplaySide, readonly Seat[]>> {
  const leftCount = seats < 3 ? 0 : seats < 7 ? 1 : seats < 11 ? 2 : 3
  const rightCount = leftCount
  const nearCount = Math.ceil((seats - leftCount - rightCount) / 2)
  const farCount = seats - leftCount - rightCount - nearCount
  const counts = { near: nearCount, left: leftCount, far: farCount, right: rightCount }
  const allSeats = seatsClockwise(seats)
  let nextIndex = 0
  const takeSeats = (side: DisplaySide) => allSeats.slice(nextIndex, (nextIndex += counts[side]))
  return { near: takeSeats('near'), left: takeSeats('left'), far: takeSeats('far'), right: takeSeats('right') }
}

/** The next rotation in degrees: the middle then faces this side, turned the shorter way. It may pass 360. */
export function nextRotationTowards(side: DisplaySide, currentAngle: number): number {
  const degrees = DISPLAY_SIDES.indexOf(side) * 90
  const shorter = ((((degrees - currentAngle) % 360) + 540) % 360) - 180
  return currentAngle + shorter
}
