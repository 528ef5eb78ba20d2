// The subjects of statements and questions about a hand, and their true values.
import { required } from '../../../engine/index.ts'
import {
  hasTrait,
  COMPLETE_CARDS,
  TRAIT_FAMILIES,
  familyOfTrait,
  TRAITS,
  type CompleteCard,
  type TraitFamily,
  type Trait,
} from '../cards.ts'
import type { HandTopic, NumberedHand, QuestionKind, AnswerValue } from '../kinds.ts'

/** The topics that can be counted in a hand. */
export const COUNT_TOPICS: readonly HandTopic[] = [
  ...TRAITS.map(trait => `singles ${trait}` as const),
  ...TRAIT_FAMILIES.map(family => `singles ${family}` as const),
  ...TRAITS.map(trait => `completes ${trait}` as const),
]

/** All subjects of a statement: 21 counts, and 27 Completes that are present or not. */
export const STATEMENT_TOPICS: readonly HandTopic[] = [...COUNT_TOPICS, ...COMPLETE_CARDS]

/** The parts of a subject. */
export type ParsedTopic =
  | { of: 'singles'; trait: Trait }
  | { of: 'completes'; trait: Trait }
  | { of: 'family'; family: TraitFamily }
  | { of: 'card'; card: CompleteCard }

const PARSED_TOPICS = new Map<HandTopic, ParsedTopic>([
  ...TRAITS.map(trait => [`singles ${trait}`, { of: 'singles', trait }] as const),
  ...TRAITS.map(trait => [`completes ${trait}`, { of: 'completes', trait }] as const),
  ...TRAIT_FAMILIES.map(family => [`singles ${family}`, { of: 'family', family }] as const),
  ...COMPLETE_CARDS.map(card => [card, { of: 'card', card }] as const),
])

/** Splits a subject into its parts. */
export function parseTopic(about: HandTopic): ParsedTopic {
  return required(PARSED_TOPICS.get(about), 'such topic')
}

/** The true value for this hand: a number; for a certain Complete, whether it is there. */
export function trueValueForHand(
  { singles, completes }: Pick<NumberedHand, 'singles' | 'completes'>,
  about: HandTopic,
): AnswerValue {
  const topic = parseTopic(about)
  switch (topic.of) {
    case 'singles':
      return singles.filter(trait => trait === topic.trait).length
    case 'completes':
      return completes.filter(card => hasTrait(card, topic.trait)).length
    case 'family':
      return singles.filter(trait => familyOfTrait(trait) === topic.family).length
    case 'card':
      return completes.includes(topic.card)
  }
}

/** The answer to a question: how many, or whether any. */
export function answerFromHand(
  hand: Pick<NumberedHand, 'singles' | 'completes'>,
  about: HandTopic,
  question: QuestionKind,
): AnswerValue {
  const truth = trueValueForHand(hand, about)
  return question === 'any' && typeof truth === 'number' ? truth > 0 : truth
}
