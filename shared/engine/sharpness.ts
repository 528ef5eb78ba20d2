// Answers for: how sharp somebody's questions were: the bits each promised, against the bits the best question promised then.
import type { Game, GameTypeParams, Seat } from './game.ts'
import { applyMoveUnchecked, checkMove, seatView, startGame } from './gameplay.ts'
import type { Mind } from './mind.ts'
import { gameForRecord, type GameRecord } from './record.ts'

/** A question as it was asked. */
export interface ScoredQuestion {
  readonly step: number // the move that asked it, from 1
  readonly seat: Seat
  readonly expected: number // bits it was expected to tell
  readonly best: number // bits the best question was
}

/** Questions added up. */
export interface QuestionSharpness {
  readonly questions: number
  readonly expected: number // bits, of all of them
  readonly best: number
}

export const ZERO_SHARPNESS: QuestionSharpness = { questions: 0, expected: 0, best: 0 }

/** The questions these seats asked, one after another; what a computer asked as somebody's time was out says nothing of them. The record is one that `replayRecord` plays. */
export function* scoreQuestions<K extends GameTypeParams>(
  today: Game<K>,
  mind: Mind<K>,
  record: GameRecord<K>,
  seats: readonly Seat[],
): Generator<ScoredQuestion> {
  const game = gameForRecord(today, record)
  const state = startGame(game, record)
  const outOfTime = new Set(record.outOfTime)
  for (const [at, [seat, move]] of record.log.entries()) {
    const worth =
      seats.includes(seat) && !outOfTime.has(at + 1) ? mind.questionWorth(seatView(state, seat), move) : null
    if (worth) yield { step: at + 1, seat, expected: worth.expected, best: worth.best.expected }
    applyMoveUnchecked(game, state, seat, checkMove(game, state, seat, move))
  }
}

/** Questions where nothing could be asked that tells anything say nothing of who asks. */
export function addQuestionToSharpness(
  so: QuestionSharpness,
  { expected, best }: Pick<ScoredQuestion, 'expected' | 'best'>,
): QuestionSharpness {
  if (best <= 0) return so
  return { questions: so.questions + 1, expected: so.expected + Math.min(expected, best), best: so.best + best }
}

export function sumSharpness(all: readonly QuestionSharpness[]): QuestionSharpness {
  return all.reduce(
    (sum, { questions, expected, best }) => ({
      questions: sum.questions + questions,
      expected: sum.expected + expected,
      best: sum.best + best,
    }),
    ZERO_SHARPNESS,
  )
}

/** The part of the best questions' bits that was asked for, from 0 to 1; null where nothing was asked. */
export function sharpnessRatio({ questions, expected, best }: QuestionSharpness): number | null {
  return questions === 0 ? null : Math.max(0, expected) / best
}
