// Decides what a lobby still lacks before a game can start. The host and the screens both ask it.
import type { Chair } from './hostMessages.ts'

/** The number of chairs taken by people and computer players. */
export function seatedPlayerCount(chairs: readonly Pick<Chair, 'kind'>[]): number {
  return chairs.filter(({ kind }) => kind !== 'free').length
}

/**
 * The reason why a game cannot start: too few players, too many, or computer players where only people can play.
 */
export type StartBlocker =
  | { readonly type: 'too-few'; readonly fewest: number; readonly lacking: number }
  | { readonly type: 'too-many'; readonly most: number }
  | { readonly type: 'people-only' }

/**
 * The first reason why the game cannot start; null if it can. Free chairs do not matter: they are removed at the
 * start.
 */
export function startBlocker(
  { chairs, peopleOnly }: { readonly chairs: readonly Pick<Chair, 'kind'>[]; readonly peopleOnly: boolean },
  [minSeats, maxSeats]: readonly [fewest: number, most: number],
): StartBlocker | null {
  const players = seatedPlayerCount(chairs)
  if (players > maxSeats) return { type: 'too-many', most: maxSeats }
  if (peopleOnly && chairs.some(({ kind }) => kind === 'computer')) return { type: 'people-only' }
  return players < minSeats ? { type: 'too-few', fewest: minSeats, lacking: minSeats - players } : null
}
