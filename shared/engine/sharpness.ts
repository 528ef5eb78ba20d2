// Measures how good somebody's questions were: expected bits of each, against the best question at that moment.
import type { GameRules, GameTypeParams, Seat } from './game.ts'
import { applyMoveUnchecked, checkMove, seatView, startGame } from './gameplay.ts'
import type { Mind } from './mind.ts'
import { rulesForRecord, type GameRecord } from './record.ts'

/** A question that was asked, with its expected information. */
export interface ScoredQuestion {
  readonly step: number // the move that asked it, from 1
  readonly seat: Seat
  readonly expected: number // expected bits of its answer
  readonly best: number // expected bits of the best question
}

/** Sums over several questions. */
export interface SharpnessTotals {
  readonly questions: number
  readonly expected: number // bits, summed
  readonly best: number
}

/** The totals of no questions. */
export const EMPTY_SHARPNESS_TOTALS: SharpnessTotals = { questions: 0, expected: 0, best: 0 }

/** The questions of these seats, in order. Questions a computer asked because time ran out do not count. The record must be playable. */
export function* scoreQuestions<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  mind: Mind<K>,
  record: GameRecord<K>,
  seats: readonly Seat[],
): Generator<ScoredQuestion> {
  const rules = rulesForRecord(currentRules, record)
  const state = startGame(rules, record)
  const outOfTime = new Set(record.outOfTime)
  for (const [moveIndex, [seat, move]] of record.log.entries()) {
    const questionWorth =
      seats.includes(seat) && !outOfTime.has(moveIndex + 1) ? mind.questionWorth(seatView(state, seat), move) : null
    if (questionWorth)
      yield { step: moveIndex + 1, seat, expected: questionWorth.expected, best: questionWorth.best.expected }
    applyMoveUnchecked(rules, state, seat, checkMove(rules, state, seat, move))
  }
}

/** Adds a question. One asked when no question could have taught anything does not count. */
export function addQuestionToSharpness(
  totals: SharpnessTotals,
  { expected, best }: Pick<ScoredQuestion, 'expected' | 'best'>,
): SharpnessTotals {
  if (best <= 0) return totals
  return {
    questions: totals.questions + 1,
    expected: totals.expected + Math.min(expected, best),
    best: totals.best + best,
  }
}

/** Adds up the totals of several games or people. */
export function sumSharpness(totals: readonly SharpnessTotals[]): SharpnessTotals {
  return totals.reduce(
    (sum, { questions, expected, best }) => ({
      questions: sum.questions + questions,
      expected: sum.expected + expected,
      best: sum.best + best,
    }),
    EMPTY_SHARPNESS_TOTALS,
  )
}

/** The expected bits as a share of the best questions' bits, from 0 to 1; null without questions. */
export function sharpnessRatio({ questions, expected, best }: SharpnessTotals): number | null {
  return questions === 0 ? null : Math.max(0, expected) / best
}
