// All words at a table of any game and in reviews, in English.
import { tableDisplayWords } from './display.ts'
import { fairnessWords } from './fairness.ts'
import { coachWords } from './learn.ts'
import { lobbyWords } from './lobby.ts'
import { gestureAndPauseWords } from './gesturesAndPauses.ts'
import { reviewWords } from './review.ts'
import { timeControlWords } from './time.ts'
import { curtainWords, hintWords, defaultScreenWords, resultWords, seatWords, thinkingTimeWords } from './seat.ts'

export const tableWords = {
  curtain: curtainWords,
  display: tableDisplayWords,
  fairness: fairnessWords,
  hints: hintWords,
  house: defaultScreenWords,
  learn: coachWords,
  lobby: lobbyWords,
  manners: gestureAndPauseWords,
  result: resultWords,
  review: reviewWords,
  seat: seatWords,
  time: timeControlWords,
  waiting: thinkingTimeWords,
}
