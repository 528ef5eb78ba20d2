// Grades a question in a word: how close it came to the best one, and whether its answer was luck.
import type { QuestionFinding } from '../../../shared/engine/index.ts'

export const QUESTION_GRADES = ['best', 'good', 'fair', 'weak'] as const
export type QuestionGrade = (typeof QUESTION_GRADES)[number]
export type QuestionLuck = 'lucky' | 'unlucky' | null

/**
 * An answer counts as luck if it differs from the expected bits by this much: it left half as many
 * possibilities, or twice.
 */
const LUCK_BITS = 1

export interface QuestionVerdict {
  readonly grade: QuestionGrade
  readonly luck: QuestionLuck
}

export function questionVerdict({
  expected,
  best,
  told,
}: Pick<QuestionFinding, 'expected' | 'best' | 'told'>): QuestionVerdict {
  const share = best.expected > 0 ? expected / best.expected : 1
  const grade = best.expected - expected < 0.005 ? 'best' : share >= 0.8 ? 'good' : share >= 0.5 ? 'fair' : 'weak'
  return { grade, luck: told > expected + LUCK_BITS ? 'lucky' : told < expected - LUCK_BITS ? 'unlucky' : null }
}

/** The share of possibilities that `bits` bits rule out, from 0 to 1. */
export function ruledOutShare(bits: number): number {
  return 1 - 2 ** -Math.max(0, bits)
}
