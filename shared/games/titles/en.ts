// The titles and short descriptions of all games, available before a game is loaded, in English.
import type { GameTitles } from './title.ts'

export const gameTitles: GameTitles = {
  'mind-reader': {
    title: 'Mind Reader',
    tagline: 'Everyone hides one card. Name theirs before yours is named.',
    goodFor: 'Good for a first evening: short questions, and everybody listens to every answer.',
  },
  'missing-persons': {
    title: 'Missing Persons',
    tagline: 'Each of you hides one card. Ask your way to the other’s.',
    goodFor: 'Good for two who like a duel of questions.',
  },
  'piecepack-deduction': {
    title: 'Deduction (piecepack)',
    short: 'The Missing Tile',
    tagline: 'One tile is missing. Question the others, and name it first.',
    goodFor: 'Good for whoever likes to learn from other people’s questions.',
  },
  precognition: {
    title: 'Precognition',
    tagline: 'Predict how the row will rise and fall, then help it happen.',
    goodFor: 'Good for players with nerve and timing.',
  },
  'communal-deduction': {
    title: 'Deduction (communal)',
    short: 'The Hidden Card',
    tagline: 'One card is hidden. Your hands hold the evidence. Find it together.',
    pieces: 'Singles show one characteristic, Completes all three.',
    goodFor: 'Good for a team that solves one case together.',
  },
  blank: {
    title: 'Blank',
    tagline: 'The smallest game, for trying things out.',
    goodFor: 'Good for trying things out.',
  },
  'high-card': {
    title: 'High Card',
    tagline: 'All lay a card at once. The highest takes the round.',
    goodFor: 'Good for seeing how a game of rounds is written.',
  },
}
