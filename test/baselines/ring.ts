// The baselines of the arena, and the rows of its table of results.
import type { ArenaMatchup } from '../bench/arena.ts'

export { baselines } from './index.ts'
export { families } from './family.ts'

/** The matches by which computer players are judged. Each level must beat the next; there are enough deals to tell. */
export const rows: readonly ArenaMatchup[] = [
  { game: 'missing-persons', a: 'sharp', b: 'half', seats: 2, deals: 200, reach: 0.8 },
  { game: 'missing-persons', a: 'sharp', b: 'hopeful', seats: 2, deals: 200, reach: 0.5 },
  { game: 'missing-persons', a: 'sharp', b: 'normal', seats: 2, deals: 200, reach: 0.5, clear: true },
  { game: 'missing-persons', a: 'normal', b: 'easy', seats: 2, deals: 200, reach: 0.5, clear: true },
  { game: 'mind-reader', a: 'sharp', b: 'informative', seats: 2, deals: 1000, reach: 0.58 },
  { game: 'mind-reader', a: 'sharp', b: 'informative', seats: 4, deals: 150, reach: 0.58 },
  { game: 'mind-reader', a: 'sharp', b: 'normal', seats: 2, deals: 1500, reach: 0.5, clear: true },
  { game: 'mind-reader', a: 'normal', b: 'easy', seats: 2, deals: 300, reach: 0.5, clear: true },
  { game: 'piecepack-deduction', a: 'sharp', b: 'direct', seats: 3, deals: 150, reach: 0.55 },
  { game: 'piecepack-deduction', a: 'sharp', b: 'normal', seats: 3, deals: 150, reach: 1 / 3, clear: true },
  { game: 'piecepack-deduction', a: 'normal', b: 'easy', seats: 3, deals: 150, reach: 1 / 3, clear: true },
  { game: 'precognition', a: 'sharp', b: 'alternating', seats: 2, deals: 150, reach: 0.6 },
  { game: 'precognition', a: 'sharp', b: 'normal', seats: 2, deals: 150, reach: 0.5, clear: true },
  { game: 'precognition', a: 'normal', b: 'easy', seats: 2, deals: 150, reach: 0.5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 4', seats: 2, deals: 60, reach: 0.5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 5', seats: 2, deals: 60, reach: 0.5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 12', seats: 2, deals: 60, reach: 0.5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 4', seats: 3, deals: 60, reach: 1 / 3, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 5', seats: 3, deals: 60, reach: 1 / 3, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 3', seats: 5, deals: 60, reach: 1 / 5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'fixed 9', seats: 5, deals: 60, reach: 1 / 5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'spoiling 9', seats: 5, deals: 60, reach: 1 / 5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'repeating 9', seats: 2, deals: 60, reach: 0.5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'repeating 6', seats: 3, deals: 60, reach: 1 / 3, clear: true },
  { game: 'precognition', a: 'sharp', b: 'repeating 8', seats: 4, deals: 60, reach: 0.5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'repeating 8', seats: 5, deals: 60, reach: 1 / 5, clear: true },
  { game: 'precognition', a: 'sharp', b: 'normal', seats: 3, deals: 60, reach: 1 / 3, clear: true },
  { game: 'precognition', a: 'sharp', b: 'normal', seats: 4, deals: 200, reach: 0.5, clear: true },
  { game: 'communal-deduction', a: 'sharp', b: 'sharp', seats: 9, deals: 200, reach: 0.94, tally: { clues: 0.8 } },
  { game: 'communal-deduction', a: 'sharp', b: 'sharp', seats: 4, deals: 200, reach: 0.9 },
]
