// Answers for: the time a move has at a table, how it is kept, and what screens are told of what is left of it.
import * as v from 'valibot'

/** gentle: a lamp burns down, and then the others may nudge · strict: then the computer makes the move. */
export const TIME_CONTROL_MODES = ['gentle', 'strict'] as const

/** The times a lobby offers, in seconds; the first is the usual one. Others may be set by the wire. */
export const MOVE_SECONDS_CHOICES = [60, 30, 120, 300] as const

/** The longest and the shortest time a move may have, in seconds. */
const SHORTEST = 1
const LONGEST = 3600

/** How the time of moves is kept at a table. */
export const TimeControl = v.strictObject({
  kept: v.picklist(TIME_CONTROL_MODES),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(SHORTEST), v.maxValue(LONGEST)), // a move has
})
export type TimeControl = v.InferOutput<typeof TimeControl>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a person who is to move has left. */
export const ClockState = v.object({
  seat: count,
  left: count, // milliseconds, as this is told
  runs: v.boolean(), // else it stands still, or is out: nothing is left then
  presses: count, // how often the seat itself may still ask for more time in this move
})
export type ClockState = v.InferOutput<typeof ClockState>
