// Answers for: choosing what a statement or a question is about: first what kind of card, then which of them.
import { topicOf } from '../../../shared/games/communal-deduction/about.ts'
import type { Complete, Family, Mark } from '../../../shared/games/communal-deduction/cards.ts'
import type { About } from '../../../shared/games/communal-deduction/kinds.ts'

export type Kind = 'singles' | 'completes' | 'card'
export const KINDS: readonly Kind[] = ['singles', 'completes', 'card']

/** What kind of card this is about. */
export function kindOf(about: About): Kind {
  const { of } = topicOf(about)
  return of === 'family' ? 'singles' : of
}

/** This, said of the cards of a kind. */
export function aboutOf(kind: Kind, what: Mark | Family | Complete): About {
  return kind === 'card' ? (what as Complete) : (`${kind} ${what}` as About)
}

/** What of the cards of its kind it is about. */
export function whatOf(about: About): Mark | Family | Complete {
  const topic = topicOf(about)
  return topic.of === 'family' ? topic.family : topic.of === 'card' ? topic.card : topic.mark
}
