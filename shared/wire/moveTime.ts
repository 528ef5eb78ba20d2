// Time control: how much time a move has, and what screens are sent of the time left.
import * as v from 'valibot'

/** gentle: a lamp burns down, then others may nudge · strict: then the computer makes the move. */
export const TIME_CONTROL_MODES = ['gentle', 'strict'] as const

/** The times a lobby offers, in seconds, the default first. Messages may set others. */
export const MOVE_SECONDS_CHOICES = [60, 30, 120, 300] as const

/** The shortest time for a move, in seconds. */
const MIN_MOVE_SECONDS = 1
/** The longest time for a move, in seconds. */
const MAX_MOVE_SECONDS = 3600

/** A table's time control. */
export const TimeControl = v.strictObject({
  kept: v.picklist(TIME_CONTROL_MODES),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(MIN_MOVE_SECONDS), v.maxValue(MAX_MOVE_SECONDS)), // for one move
})
export type TimeControl = v.InferOutput<typeof TimeControl>

/** How long a naming is animated at a seat, in milliseconds. Nobody can act meanwhile, so that time does not count. */
export const NAMING_AT_SEAT_MS = 2000

/**
 * How long a naming is animated on a display, in milliseconds, and at the seats of a table that has one: otherwise a
 * phone would say the result before the room sees the card turn. The people around a display look up only once
 * somebody is named.
 */
export const NAMING_ON_DISPLAY_MS = 3600

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The time left to a person who is to move. */
export const ClockState = v.object({
  seat: countSchema,
  left: countSchema, // milliseconds, at the time of sending
  runs: v.boolean(), // false: it is paused, or nothing is left
  presses: countSchema, // how often this seat may still ask for more time in this move
})
export type ClockState = v.InferOutput<typeof ClockState>
