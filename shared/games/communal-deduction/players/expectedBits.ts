// Estimates the expected information of a question, from the chance of each answer for each possible hidden card.
import { at } from '../../../engine/index.ts'
import { parseTopic } from '../rules/topics.ts'
import { COMPLETE_CARDS, TRAIT_FAMILIES, TRAITS } from '../cards.ts'
import type { HandDistribution } from '../reasoning/chances.ts'
import type { HandTopic, QuestionKind } from '../kinds.ts'

/** The expected information about the hidden card, in bits. */
export function expectedBits(
  chanceByCard: readonly number[],
  handByHiddenCard: readonly HandDistribution[],
  about: HandTopic,
  question: QuestionKind,
): number {
  const overallProbabilities: number[] = []
  let bits = 0
  for (const [card, weight] of chanceByCard.entries()) {
    if (weight === 0) continue
    for (const [answer, likely] of answerProbabilities(at(handByHiddenCard, card), about, question).entries()) {
      if (likely === 0) continue
      overallProbabilities[answer] = (overallProbabilities[answer] ?? 0) + weight * likely
      bits += weight * likely * Math.log2(likely)
    }
  }
  return overallProbabilities.reduce(
    (left, probability) => (probability > 0 ? left - probability * Math.log2(probability) : left),
    bits,
  )
}

/** The chance of each answer: by number, or no and yes. */
export function answerProbabilities(
  { singles, families, completes, chanceByCard }: HandDistribution,
  about: HandTopic,
  question: QuestionKind,
): readonly number[] {
  const topic = parseTopic(about)
  if (topic.of === 'card') {
    const chanceInHand = at(chanceByCard, COMPLETE_CARDS.indexOf(topic.card))
    return [1 - chanceInHand, chanceInHand]
  }
  const chanceByCount =
    topic.of === 'family'
      ? at(families, TRAIT_FAMILIES.indexOf(topic.family))
      : at(topic.of === 'singles' ? singles : completes, TRAITS.indexOf(topic.trait))
  return question === 'many'
    ? chanceByCount
    : [at(chanceByCount, 0), chanceByCount.slice(1).reduce((sum, count) => sum + count, 0)]
}
