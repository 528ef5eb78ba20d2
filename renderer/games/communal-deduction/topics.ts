// Answers for: choosing what a statement or a question is about: first what kind of card, then which of them.
import { parseTopic } from '../../../shared/games/communal-deduction/rules/about.ts'
import type { CompleteCard, TraitFamily, Trait } from '../../../shared/games/communal-deduction/cards.ts'
import type { QuestionTopic } from '../../../shared/games/communal-deduction/kinds.ts'

export type TopicKind = 'singles' | 'completes' | 'card'
export const TOPIC_KINDS: readonly TopicKind[] = ['singles', 'completes', 'card']

/** What kind of card this is about. */
export function kindOfTopic(about: QuestionTopic): TopicKind {
  const { of } = parseTopic(about)
  return of === 'family' ? 'singles' : of
}

/** This, said of the cards of a kind. */
export function topicFor(kind: TopicKind, what: Trait | TraitFamily | CompleteCard): QuestionTopic {
  return kind === 'card' ? (what as CompleteCard) : (`${kind} ${what}` as QuestionTopic)
}

/** What of the cards of its kind it is about. */
export function topicSubject(about: QuestionTopic): Trait | TraitFamily | CompleteCard {
  const topic = parseTopic(about)
  return topic.of === 'family' ? topic.family : topic.of === 'card' ? topic.card : topic.mark
}
