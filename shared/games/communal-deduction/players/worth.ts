// Computes the exact expected information of a question about the hidden card, in bits.
import {
  at,
  seatsClockwise,
  entropy,
  type VariantOf,
  type SeatView,
  type QuestionWorth,
} from '../../../engine/index.ts'
import { COUNT_TOPICS, parseTopic } from '../rules/topics.ts'
import { COMPLETE_CARDS } from '../cards.ts'
import { handDistributionByHiddenCard, hypothesesByHiddenCard } from '../reasoning/chances.ts'
import {
  collectEvidence,
  COMPLETES_PER_HAND,
  knowledgeFromStatements,
  unknownHandKnowledge,
  SINGLES_PER_HAND,
  PACK_SIZES,
} from '../reasoning/evidence.ts'
import type { HandTopic, AnsweredQuestion, Communal, AnswerValue } from '../kinds.ts'
import { countCompletesDeals } from '../reasoning/completes/completesDeals.ts'
import { candidatesByCheckedClaims, cachedDealCounts, cardProbabilities } from '../reasoning/cardProbabilities.ts'
import { HiddenCardReasoning } from '../reasoning/hiddenCardReasoning.ts'
import { countSinglesDeals } from '../reasoning/singles/singlesDeals.ts'
import { expectedBits } from './expectedBits.ts'

type View = SeatView<Communal>
type AskMove = VariantOf<Communal['move'], 'ask'>

/** How many questions are computed exactly, at least and at most. Those with the best quick estimates are taken. */
const WEIGHED_QUESTION_LIMITS = { fewest: 5, most: 30 } as const

/** No more questions are computed exactly once the best is worth this many times the next one's quick estimate. */
const STOP_WEIGHING_RATIO = 1.8

/** Computes the expected information of this question and of the best one; null if the move is no question. */
export function questionWorth(view: View, move: Communal['move']): QuestionWorth<Communal> | null {
  if (move.type !== 'ask') return null
  const ownQuestion = { move, expected: expectedInformationGain(view, move) }
  const bestQuestion = bestQuestionsWithExpectedBits(view).reduce(
    (bestSoFar, question) => (question.expected > bestSoFar.expected ? question : bestSoFar),
    ownQuestion,
  )
  return { expected: ownQuestion.expected, best: bestQuestion }
}

/** How much surer of the hidden card this seat will be, in bits, from 0. */
export function expectedInformationGain({ open, own, options }: View, { of, about, question }: AskMove): number {
  const candidates = candidatesByCheckedClaims(open, options)
  const countsBefore = cachedDealCounts(open, own.hands, options)
  const isAboutSingles = about.startsWith('singles')
  let totalWeight = 0
  let bits = 0
  for (const truth of possibleAnswers(about, question)) {
    const evidence = collectEvidence(
      { ...open, asked: [...open.asked, { of, about, question, truth }] },
      own.hands,
      options,
    )
    const { singles, completes } = isAboutSingles
      ? { ...countsBefore, singles: countSinglesDeals(evidence) }
      : { ...countsBefore, completes: countCompletesDeals(evidence) }
    const weights = singles.map((ways, card) => (candidates & (1 << card) ? ways * at(completes, card) : 0))
    const answerWeight = weights.reduce((sum, weight) => sum + weight, 0)
    if (answerWeight === 0) continue
    totalWeight += answerWeight
    bits += answerWeight * entropy(weights)
  }
  return Math.max(0, entropy(cardProbabilities(countsBefore, candidates)) - bits / totalWeight)
}

function possibleAnswers(about: HandTopic, question: AnsweredQuestion['question']): AnswerValue[] {
  if (question === 'any') return [false, true]
  return seatsClockwise(parseTopic(about).of === 'completes' ? COMPLETES_PER_HAND + 1 : SINGLES_PER_HAND + 1)
}

/** True if the answer already follows: all but one of the answers are impossible. */
export function isAnswerKnown({ open, own, options }: View, { of, about, question }: AskMove): boolean {
  const among = candidatesByCheckedClaims(open, options)
  const possible = possibleAnswers(about, question).filter(truth => {
    const askedThen = [...open.asked, { of, about, question, truth }]
    return new HiddenCardReasoning(collectEvidence({ ...open, asked: askedThen }, own.hands, options)).canAnyBeHidden(
      among,
    )
  })
  return possible.length < 2
}

/**
 * The first of these questions whose answer does not follow already. If all answers follow, the very first question.
 */
export function firstUndecidedQuestion(view: View, questions: readonly AskMove[]): AskMove {
  return questions.find(move => !isAnswerKnown(view, move)) ?? at(questions, 0)
}

/**
 * The questions most likely to be the best, each with its exact expected information: few where one stands out,
 * many where they are alike.
 */
export function bestQuestionsWithExpectedBits(view: View): { readonly move: AskMove; readonly expected: number }[] {
  const weighedMoves: { move: AskMove; expected: number }[] = []
  let bestExpected = 0
  for (const { move, bits } of questionsByEstimatedBits(view).slice(0, WEIGHED_QUESTION_LIMITS.most)) {
    if (weighedMoves.length >= WEIGHED_QUESTION_LIMITS.fewest && bits * STOP_WEIGHING_RATIO < bestExpected) break
    const expected = expectedInformationGain(view, move)
    weighedMoves.push({ move, expected })
    bestExpected = Math.max(bestExpected, expected)
  }
  return weighedMoves
}

/**
 * All questions, best first by a quick estimate that takes the hands as independent. Asking how many is never worth
 * less than asking whether any.
 */
export function questionsByEstimatedBits({ open, own, seat, seats, options }: View): { move: AskMove; bits: number }[] {
  const hypothesesByCard = hypothesesByHiddenCard(collectEvidence(open, own.hands, options))
  const chance = cardProbabilities(cachedDealCounts(open, own.hands, options), candidatesByCheckedClaims(open, options))
  const silentHandDistributions = handDistributionByHiddenCard(hypothesesByCard, unknownHandKnowledge(PACK_SIZES))
  const ratedQuestions: { move: AskMove; bits: number }[] = []
  for (const of of seatsClockwise(seats)) {
    if (of === seat) continue
    const saidKnowledge = knowledgeFromStatements(open, of)
    const hand = saidKnowledge ? handDistributionByHiddenCard(hypothesesByCard, saidKnowledge) : silentHandDistributions
    for (const about of COUNT_TOPICS)
      ratedQuestions.push({
        move: { type: 'ask', of, about, question: 'many' },
        bits: expectedBits(chance, hand, about, 'many'),
      })
    for (const card of COMPLETE_CARDS)
      ratedQuestions.push({
        move: { type: 'ask', of, about: card, question: 'any' },
        bits: expectedBits(chance, hand, card, 'any'),
      })
  }
  return ratedQuestions.sort((a, b) => b.bits - a.bits)
}
