// Where seats are round a display that lies flat, and how its middle turns to a side.
import { seatsClockwise, type Seat } from '../../../shared/engine/index.ts'

/** The sides of the display, clockwise from the one at which it is read upright. */
export const SIDES = ['near', 'left', 'far', 'right'] as const
export type Side = (typeof SIDES)[number]

/** The seats at each side, clockwise. Two sit opposite; the long sides take more than the short ones. */
export function seatsBySide(seats: number): Readonly<Record<Side, readonly Seat[]>> {
  const left = seats < 3 ? 0 : seats < 7 ? 1 : seats < 11 ? 2 : 3
  const right = left
  const near = Math.ceil((seats - left - right) / 2)
  const far = seats - left - right - near
  const counts = { near, left, far, right }
  const all = seatsClockwise(seats)
  let next = 0
  const take = (side: Side) => all.slice(next, (next += counts[side]))
  return { near: take('near'), left: take('left'), far: take('far'), right: take('right') }
}

/** The angle in degrees at which the middle faces a side, by the shorter way from the present one. */
export function turnedTo(side: Side, angle: number): number {
  const wanted = SIDES.indexOf(side) * 90
  const shorter = ((((wanted - angle) % 360) + 540) % 360) - 180
  return angle + shorter
}
