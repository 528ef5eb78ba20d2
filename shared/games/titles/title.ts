// What is said about a game before it is loaded: in a lobby, on the first page, and to people who join.
import type { GameId } from '../index.ts'

export interface GameTitle {
  readonly title: string
  readonly short?: string // what it is about, where two games share a name
  readonly tagline: string
  readonly pieces?: string // what its cards are called, under the drawing of the goal, where the names are not common ones
  readonly goodFor: string // who will like it
}

/** The titles of all games in one language. If one is not translated yet, the list starts with `...english`. */
export type GameTitles = Readonly<Record<GameId, GameTitle>>
