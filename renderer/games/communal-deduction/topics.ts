// Builds the topic of a statement or a question from the kind of card and which of them, and takes it apart again.
import { parseTopic } from '../../../shared/games/communal-deduction/rules/topics.ts'
import type { CompleteCard, TraitFamily, Trait } from '../../../shared/games/communal-deduction/cards.ts'
import type { HandTopic } from '../../../shared/games/communal-deduction/kinds.ts'

export const TOPIC_KINDS = ['singles', 'completes', 'card'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

/** The kind of card that a topic is about. */
export function kindOfTopic(about: HandTopic): TopicKind {
  const { of } = parseTopic(about)
  return of === 'family' ? 'singles' : of
}

/** The topic that asks about this characteristic, family or card, among cards of this kind. */
export function buildTopic(kind: TopicKind, subject: Trait | TraitFamily | CompleteCard): HandTopic {
  return kind === 'card' ? (subject as CompleteCard) : (`${kind} ${subject}` as HandTopic)
}

/** The characteristic, family or card that a topic asks about. */
export function subjectOfTopic(about: HandTopic): Trait | TraitFamily | CompleteCard {
  const topic = parseTopic(about)
  return topic.of === 'family' ? topic.family : topic.of === 'card' ? topic.card : topic.trait
}
