// What is said of each game before anything of it is loaded: in a lobby, on the first page, to who comes to join.
import type { GameId } from '../index.ts'

export interface GameTitle {
  readonly title: string
  readonly tagline: string
  readonly goodFor: string // who will like it
}

export type GameTitles = Readonly<Record<GameId, GameTitle>>
