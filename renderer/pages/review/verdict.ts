// Grades a question in a word: how close it came to the best one, and whether its answer was luck.
import type { QuestionFinding } from '../../../shared/engine/index.ts'

/** vain: nothing was left to learn, whatever had been asked · silent: its answer told nothing, so nobody is praised for it */
export const QUESTION_GRADES = ['best', 'good', 'fair', 'weak', 'silent', 'vain'] as const
export type QuestionGrade = (typeof QUESTION_GRADES)[number]
export type QuestionLuck = 'lucky' | 'unlucky' | null

/**
 * An answer counts as luck if it differs from the expected bits by this much: it left half as many
 * possibilities, or twice.
 */
const LUCK_BITS = 1

/** Fewer bits than these are about zero. */
const NEGLIGIBLE_BITS = 0.05
/** Two questions worth as much as this apart are equally good. */
const EQUAL_WORTH_BITS = 0.005

export interface QuestionVerdict {
  readonly grade: QuestionGrade
  readonly luck: QuestionLuck
  readonly hasBetter: boolean // another question was expected to tell more
}

export function questionVerdict({
  expected,
  best: bestQuestion,
  told: toldBits,
  cut,
}: Pick<QuestionFinding, 'expected' | 'best' | 'told' | 'cut'>): QuestionVerdict {
  if (bestQuestion.expected < NEGLIGIBLE_BITS) return { grade: 'vain', luck: null, hasBetter: false }
  const hasBetter = bestQuestion.expected - expected >= EQUAL_WORTH_BITS
  const shareOfBest = expected / bestQuestion.expected
  const grade = !hasBetter ? 'best' : shareOfBest >= 0.8 ? 'good' : shareOfBest >= 0.5 ? 'fair' : 'weak'
  const isSilent = cut === null && Math.abs(toldBits) < NEGLIGIBLE_BITS
  if (isSilent && (grade === 'best' || grade === 'good')) return { grade: 'silent', luck: null, hasBetter }
  const luck = toldBits > expected + LUCK_BITS ? 'lucky' : toldBits < expected - LUCK_BITS ? 'unlucky' : null
  return { grade, luck, hasBetter }
}

/** The share of possibilities that `bits` bits rule out, from 0 to 1. */
export function shareRuledOutByBits(bits: number): number {
  return 1 - 2 ** -Math.max(0, bits)
}
