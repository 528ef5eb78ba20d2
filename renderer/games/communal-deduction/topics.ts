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

/** The topic that asks about this characteristic, family or card, among cards of this kind. */
export function topicFor(kind: TopicKind, subject: Trait | TraitFamily | CompleteCard): QuestionTopic {
  return kind === 'card' ? (subject as CompleteCard) : (`${kind} ${subject}` as QuestionTopic)
}

/** The characteristic, family or card that a topic asks about. */
export function traitOrCardOfTopic(about: QuestionTopic): Trait | TraitFamily | CompleteCard {
  const topic = parseTopic(about)
  return topic.of === 'family' ? topic.family : topic.of === 'card' ? topic.card : topic.trait
}
