// The games of this Hunch. A new one is added here and in renderer/games/index.ts, and nowhere else.
import type { Conclusion, Game, Kinds, Mind } from '../engine/index.ts'
import type { GameWords } from '../words/sentence.ts'

/** A game with its words, whatever its kinds. */
export interface GameRules<K extends Kinds = Kinds, C extends Conclusion = Conclusion> {
  readonly game: Game<K>
  readonly words: GameWords<K, C>
}

/** What a lobby shows of a game before anything of it is loaded. */
export interface GameEntry {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: readonly [fewest: number, most: number]
  readonly offered: boolean // false: kept out of the lobby (the blank game)
  readonly load: () => Promise<GameRules>
  readonly mind: () => Promise<Mind<Kinds>> // loaded only where somebody thinks: a host that deals needs none
}

/** Forgets the kinds of a game, for code that plays any of them. The engine judges every move by the game's own offers. */
function any<K extends Kinds>(rules: { readonly game: Game<K>; readonly words: GameWords<K> }): GameRules {
  return rules as unknown as GameRules
}

export const games: readonly GameEntry[] = [
  {
    id: 'mind-reader',
    title: 'Mind Reader',
    tagline: 'Everyone hides one card. Name theirs before yours is named.',
    seats: [2, 6],
    offered: true,
    load: async () => any(await import('./mind-reader/index.ts')),
    mind: async () => (await import('./mind-reader/mind.ts')).mind,
  },
  {
    id: 'missing-persons',
    title: 'Missing Persons',
    tagline: 'Each of you hides one card. Ask your way to the other’s.',
    seats: [2, 2],
    offered: true,
    load: async () => any(await import('./missing-persons/index.ts')),
    mind: async () => (await import('./missing-persons/mind.ts')).mind,
  },
  {
    id: 'piecepack-deduction',
    title: 'Deduction (piecepack)',
    tagline: 'One tile is missing. Question the others, and be the first to name it.',
    seats: [3, 5],
    offered: true,
    load: async () => any(await import('./piecepack-deduction/index.ts')),
    mind: async () => (await import('./piecepack-deduction/mind.ts')).mind,
  },
  {
    id: 'precognition',
    title: 'Precognition',
    tagline: 'Predict how the row of cards will rise and fall; then help it happen.',
    seats: [2, 13],
    offered: true,
    load: async () => any(await import('./precognition/index.ts')),
    mind: async () => (await import('./precognition/mind.ts')).mind,
  },
  {
    id: 'communal-deduction',
    title: 'Deduction (communal)',
    tagline: 'One card is hidden, nine hands hold evidence. Find it together, or lose together.',
    seats: [2, 9],
    offered: true,
    load: async () => any(await import('./communal-deduction/index.ts')),
    mind: async () => (await import('./communal-deduction/mind.ts')).mind,
  },
  {
    id: 'blank',
    title: 'Blank',
    tagline: 'The smallest game, for trying things out.',
    seats: [2, 4],
    offered: false,
    load: async () => any(await import('./blank/index.ts')),
    mind: async () => (await import('./blank/mind.ts')).mind,
  },
]

/** The game with this id, or undefined. */
export function gameEntry(id: string): GameEntry | undefined {
  return games.find(game => game.id === id)
}
