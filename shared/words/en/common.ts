// Words that every page needs, in English.

/** The names of the players' shapes, by avatar. */
export const playerShapeNames = [
  'diamond',
  'circle',
  'triangle',
  'square',
  'star',
  'hexagon',
  'cross',
  'heart',
  'moon',
  'drop',
  'ring',
  'bolt',
  'hourglass',
] as const

/** The connection to the host. */
export const connectionLostWords = {
  since: (time: string) => `No connection since ${time}. It comes back by itself.`,
  tryNow: 'Try now',
  notSent: 'There is no connection. Try again once it is back.',
  mayBeLost: 'The connection was gone. Look whether your last change is there.',
  missing: (moves: number) =>
    moves === 1
      ? 'The host came back without the last move that was made here. Please make it again.'
      : `The host came back without the last ${moves} moves that were made here. Please make them again.`,
  dismiss: 'All right',
  moving: 'This table is moving to another computer. One moment…',
  awaited: 'This table is another computer’s now. It goes on once that one answers.',
  follows: 'Following the table…',
  followsAbout: (address: string) => `It is at ${address} now. This page goes there once that computer answers.`,
  left: (address: string) => `The table is at ${address} now. Everybody who sits there has gone along.`,
  arrived: 'The table is at another computer now. Everything is where it was.',
} as const

/** Words that every page needs. */
export const commonWords = {
  closeTable: 'Close the table',
  unnamedTable: 'Kitchen table',
  handOver: 'Hand the table over\u00a0…',
  takeOver: 'Take a table over\u00a0…',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  connecting: 'Finding the table…',
  noAnswer: (address: string) => `No answer from ${address} yet. Trying again…`,
  noAnswerAbout:
    'Is Hunch open over there? Are both devices on the same Wi-Fi, none on a guest network or a VPN, mobile data off? The host’s first page can test the network: “When somebody cannot join”.',
  goodNight: 'Good night, and thank you for playing!',
  settings: 'Settings',
  language: 'Language',
  partMissing: 'Part of this page is missing. Reload it, or restart Hunch on the host.',
  reload: 'Reload the page',
  backHome: 'Back to the first page',
  hostTrouble: 'This computer cannot host a table.',
} as const
