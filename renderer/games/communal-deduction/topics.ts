// Chooses the topic of a statement or a question: first the kind of card, then which of them.
import { parseTopic } from '../../../shared/games/communal-deduction/rules/about.ts'
import type { CompleteCard, TraitFamily, Trait } from '../../../shared/games/communal-deduction/cards.ts'
import type { QuestionTopic } from '../../../shared/games/communal-deduction/kinds.ts'

export type TopicKind = 'singles' | 'completes' | 'card'
export const TOPIC_KINDS: readonly TopicKind[] = ['singles', 'completes', 'card']

/** The kind of card that a topic is about. */
export function kindOfTopic(about: QuestionTopic): TopicKind {
  const { of } = parseTopic(about)
  return of === 'family' ? 'singles' : of
}

/** The topic with this subject, about cards of this kind. */
export function topicFor(kind: TopicKind, what: Trait | TraitFamily | CompleteCard): QuestionTopic {
  return kind === 'card' ? (what as CompleteCard) : (`${kind} ${what}` as QuestionTopic)
}

/** The subject of a topic among the cards of its kind. */
export function topicSubject(about: QuestionTopic): Trait | TraitFamily | CompleteCard {
  const topic = parseTopic(about)
  return topic.of === 'family' ? topic.family : topic.of === 'card' ? topic.card : topic.trait
}
