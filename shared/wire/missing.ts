// Answers for: what a lobby still lacks before a game can start. Host and start button ask the same question.
import type { Chair } from './host.ts'

/** What is missing: somebody for a chair, chairs, fewer chairs, or anybody at all who is a person. */
export type Missing =
  | { readonly type: 'free-chairs'; readonly chairs: number }
  | { readonly type: 'too-few'; readonly fewest: number }
  | { readonly type: 'too-many'; readonly most: number }

/** The first thing that is missing; null when the game can start. */
export function missing(
  { chairs }: { readonly chairs: readonly Pick<Chair, 'kind'>[] },
  [fewest, most]: readonly [fewest: number, most: number],
): Missing | null {
  if (chairs.length < fewest) return { type: 'too-few', fewest }
  if (chairs.length > most) return { type: 'too-many', most }
  const free = chairs.filter(({ kind }) => kind === 'free').length
  return free > 0 ? { type: 'free-chairs', chairs: free } : null
}
