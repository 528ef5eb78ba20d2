// All that is said at a table of any game, and of games looked back at, in English.
import { display } from './display.ts'
import { fairness } from './fairness.ts'
import { learn } from './learn.ts'
import { lobby } from './lobby.ts'
import { manners } from './manners.ts'
import { review } from './review.ts'
import { time } from './time.ts'
import { curtain, hints, house, result, seat, waiting } from './seat.ts'

export const words = {
  curtain,
  display,
  fairness,
  hints,
  house,
  learn,
  lobby,
  manners,
  result,
  review,
  seat,
  time,
  waiting,
}
