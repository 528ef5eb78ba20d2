// Answers for: the lobby, in English.

/** The lobby. */
export const lobby = {
  chairs: 'Around the table',
  game: 'The game',
  options: 'How to play it',
  invitation: 'Join this table',
  tableName: 'Name of the table',
  scan: 'Scan with a phone, or open',
  code: 'Join code',
  elsewhere: 'Other addresses',
  unreachable: 'This machine is on no network, so nobody else can join. Everybody can still play on this screen.',
  seats: (fewest: number, most: number) => (fewest === most ? `${fewest} players` : `${fewest} to ${most} players`),
  atThisScreen: 'at this screen',
  guest: 'here',
  away: 'away',
  computer: 'computer',
  computerAt: (level: string) => `Computer player, ${level.toLowerCase()}`,
  freeChair: 'Free chair',
  waiting: 'waiting for somebody',
  addPerson: 'Person here',
  addPersonTo: (shape: string) => `Seat a person at this screen, as the ${shape}`,
  addComputer: 'Computer',
  addComputerTo: (shape: string) => `Seat a computer player, as the ${shape}`,
  remove: 'Remove chair',
  removeOne: (shape: string) => `Remove the ${shape}’s chair`,
  freeIt: 'Free the chair',
  freeOne: (name: string) => `Free ${name}’s chair`,
  standUp: 'Stand up',
  freeSure: (name: string) => `Free ${name}’s chair?`,
  freeAbout: (playing: boolean) =>
    playing
      ? 'They lose their seat in this game, and the computer plays on.'
      : 'They can sit down again with the join code.',
  standUpOne: (name: string) => `Stand up, ${name}`,
  nameOf: (shape: string) => `Name of the ${shape}`,
  addChair: 'Add a chair',
  notebook: 'Notebook',
  notebookAbout: 'Everybody has one, seen by nobody else. You can always write in it yourself.',
  notebookValue: { facts: 'Notes what you were told', proof: 'Proves what follows', blank: 'Empty' },
  notebookDetail: {
    facts: 'Hunch marks in it what your own seat was told or shown.',
    proof: 'Hunch marks in it all that follows from what your own seat was told or shown, and says why.',
    blank: 'Hunch leaves it to you.',
  },
  hints: 'Hints',
  hintsAbout: 'Stuck? Hunch says what you could conclude, from what your own seat knows, and on asking again why.',
  hintsValue: { yes: 'On asking', no: 'None' },
  level: (name: string) => `How well ${name} plays`,
  levelValue: { easy: 'Easy', normal: 'Normal', sharp: 'Sharp' },
  start: 'Start the game',
  startAgain: 'Start the next game',
  missing: {
    'free-chairs': (count: number, removable: boolean) =>
      count === 1
        ? `One chair is still free: fill it${removable ? ' or remove it' : ''}.`
        : `${count} chairs are still free: fill ${removable ? 'or remove ' : ''}them.`,
    'too-few': (fewest: number) => `This game needs at least ${fewest} players: add a chair.`,
    'too-many': (most: number) => `This game is for at most ${most} players: remove a chair.`,
    'people-only':
      'Only people can play it with these options: seat a person instead of the computer, or choose other options.',
  },
  waitForHost: 'The host starts the game.',
  youSit: 'You are seated. The game begins on this screen as soon as the host starts it.',
  leave: 'First page',
} as const
