// Lists the family of rivals that every option of every game is tried against, in one place.

/** The rivals of one game's sharp player, at how many seats, and how many deals tell enough. */
export interface RivalFamily {
  readonly game: string
  readonly seats: number
  readonly deals: number
  readonly rivals: readonly string[] // levels, and baselines of this game by name
}

export const families: readonly RivalFamily[] = [
  {
    game: 'missing-persons',
    seats: 2,
    deals: 100,
    rivals: [
      'easy',
      'normal',
      'half',
      'half 0.3',
      'half 0.5',
      'half 0.65',
      'chance',
      'hopeful',
      'hides the joker',
      'hides no faces',
      'hides high',
      'hides low',
    ],
  },
  {
    game: 'mind-reader',
    seats: 2,
    deals: 400,
    rivals: [
      'easy',
      'normal',
      'informative',
      'entropy 0.3',
      'entropy 0.65',
      'entropy, certain',
      'chance',
      'chance 0.3',
      'watchful',
      'hides high',
      'hides low',
    ],
  },
  {
    game: 'piecepack-deduction',
    seats: 3,
    deals: 100,
    rivals: [
      'easy',
      'normal',
      'direct',
      'entropy 0.3',
      'entropy 0.5',
      'entropy 0.65',
      'entropy, certain',
      'chance 0.5',
    ],
  },
  {
    game: 'precognition',
    seats: 2,
    deals: 60,
    rivals: ['easy', 'normal', 'alternating', 'fixed 4', 'fixed 9', 'spoiling 4', 'spoiling 12', 'repeating 8'],
  },
  { game: 'communal-deduction', seats: 4, deals: 100, rivals: [] },
]
