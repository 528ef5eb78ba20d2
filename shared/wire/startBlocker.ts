// Answers for: what a lobby still lacks before a game can start. Host and start button ask the same question.
import type { Chair } from './hostMessages.ts'

/** How many chairs somebody sits on, people and computer players. */
export function seatedPlayerCount(chairs: readonly Pick<Chair, 'kind'>[]): number {
  return chairs.filter(({ kind }) => kind !== 'free').length
}

/** What is missing: players, fewer of them, or a person where a computer player cannot play. */
export type StartBlocker =
  | { readonly type: 'too-few'; readonly fewest: number; readonly lacking: number }
  | { readonly type: 'too-many'; readonly most: number }
  | { readonly type: 'people-only' }

/** The first thing that is missing; null when the game can start. Free chairs stand in nobody's way: they are taken away. */
export function startBlocker(
  { chairs, peopleOnly }: { readonly chairs: readonly Pick<Chair, 'kind'>[]; readonly peopleOnly: boolean },
  [fewest, most]: readonly [fewest: number, most: number],
): StartBlocker | null {
  const players = seatedPlayerCount(chairs)
  if (players > most) return { type: 'too-many', most }
  if (peopleOnly && chairs.some(({ kind }) => kind === 'computer')) return { type: 'people-only' }
  return players < fewest ? { type: 'too-few', fewest, lacking: fewest - players } : null
}
