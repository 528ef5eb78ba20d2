// Past games by evening, who won what in an evening or a year, and how good one’s questions were, in English.
import { formatNumber, formatPercentage, listNames } from './grammar.ts'

export const pastEveningsWords = {
  // Finding a past game
  find: 'Find a game',
  findHint: 'A name or a game',
  found: (games: number) => (games === 0 ? 'No game found.' : games === 1 ? '1 game found' : `${games} games found`),
  earlier: (evenings: number) => (evenings === 1 ? 'Show one earlier evening' : `Show ${evenings} earlier evenings`),
  whoWon: 'Who won what',
  whoWonOn: (day: string) => `Who won what, ${day}`,
  theYear: (year: string) => `The year ${year}`,
  discardPlayer: (name: string, games: number) =>
    games === 1 ? `Delete the game with ${name}` : `Delete all ${games} games with ${name}`,
  discardPlayerSure: (name: string, games: number) =>
    games === 1 ? `Delete the game with ${name}?` : `Delete all ${games} games with ${name}?`,
  discardPlayerAbout:
    'Their records are gone for good, for everybody who played in them. Tables kept under “Continue” still know their own score: delete those as well if you like.',
  discardAll: 'Delete them',

  // Who won what
  evening: (day: string) => `The evening of ${day}`,
  period: 'Which evening, or which year',
  evenings: 'Evenings',
  years: 'Years',
  games: (games: number) => (games === 1 ? '1 game' : `${games} games`),
  nothing: 'No finished game is kept here yet.',
  wonOf: (won: number, played: number) => `${formatNumber(won)} of ${formatNumber(played)} won`,
  of: (won: number, played: number) => `${formatNumber(won)} of ${formatNumber(played)}`,
  players: 'By player',
  inOrder: 'Game by game',
  device: (mark: string) => `on device ${mark}`,
  who: 'A person is known by name and device: somebody who plays on another phone is listed twice.',
  computer: 'computer',

  // How good one’s questions were
  sharp: 'How sharp your questions were',
  sharpAbout:
    'Only this device shows it, and it tells nobody. It counts finished games in which you held a seat here until the end.',
  sharpFigure:
    'How much your questions could tell, against the best ones you could have asked: 100% is always the best.',
  sharpNone: 'Nothing is known yet. Finish a game in which questions are asked.',
  sharpSentence: (name: string, share: number) =>
    `${name}’s questions were ${formatPercentage(share)} as sharp as the best ones.`,
  percent: (share: number) => formatPercentage(share),
  questions: (questions: number, games: number) =>
    `${questions === 1 ? '1 question' : `${formatNumber(questions)} questions`} in ${games === 1 ? '1 game' : `${formatNumber(games)} games`}`,
  tooFewQuestions: 'The figure comes after three questions.',
  measuring: (game: number, games: number) => `Measuring game ${game} of ${games}…`,
  measuringMove: (move: number, moves: number) => `Move ${move} of ${moves}`,
  measure: (games: number) =>
    games === 1 ? 'Measure the game that is left' : `Measure the ${games} games that are left`,
  stop: 'Stop',
  unmeasured: (games: number) =>
    games === 1
      ? '1 game was not measured, and its host is not here.'
      : `${games} games were not measured, and their host is not here.`,
  keep: 'Keep as a picture',
  keepAbout: 'To show it to the others, turn this screen round or give them the picture.',
  forget: 'Forget all this',
  forgetSure: 'Forget how sharp your questions were?',
  forgetAbout: 'This device forgets it for good. The games themselves stay with their host.',
  back: 'Back',
} as const

/** Finished games, on the first page. */
export const pastGamesWords = {
  nobodyWon: 'Nobody won',
  wonBy: (names: readonly string[]) => `${listNames(names)} won`,
  past: 'Past games',
  pastAbout: 'Finished games played on this computer.',
  one: (game: string, when: string) => `Look back at ${game}, ${when}`,
  discard: 'Delete',
  discardOne: (game: string, when: string) => `Delete ${game}, ${when}`,
  discardSure: 'Delete this game?',
  discardAbout: 'Its record is gone for good. The evening’s score stays.',
  open: 'Open a saved game',
  lookShort: 'Look back',
  tooBig: 'That file is too big to be a game.',
} as const
