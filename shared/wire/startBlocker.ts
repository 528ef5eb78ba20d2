// Answers for: what a lobby still lacks before a game can start. Host and start button ask the same question.
import type { Chair } from './hostMessages.ts'

/** What is missing: somebody for a chair, chairs, fewer chairs, or a person where a computer player cannot play. */
export type StartBlocker =
  | { readonly type: 'free-chairs'; readonly chairs: number }
  | { readonly type: 'too-few'; readonly fewest: number }
  | { readonly type: 'too-many'; readonly most: number }
  | { readonly type: 'people-only' }

/** The first thing that is missing; null when the game can start. */
export function startBlocker(
  { chairs, peopleOnly }: { readonly chairs: readonly Pick<Chair, 'kind'>[]; readonly peopleOnly: boolean },
  [fewest, most]: readonly [fewest: number, most: number],
): StartBlocker | null {
  if (chairs.length < fewest) return { type: 'too-few', fewest }
  if (chairs.length > most) return { type: 'too-many', most }
  if (peopleOnly && chairs.some(({ kind }) => kind === 'computer')) return { type: 'people-only' }
  const free = chairs.filter(({ kind }) => kind === 'free').length
  return free > 0 ? { type: 'free-chairs', chairs: free } : null
}
