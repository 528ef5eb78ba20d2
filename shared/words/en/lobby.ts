// The words of the lobby, in English.
import type { Temperament } from '../../engine/index.ts'
import type { AddressReason, InterfaceKind } from '../../wire/index.ts'
import { listNames } from './grammar.ts'

/** What a machine's address leads to. */
const CARDS: Readonly<Record<InterfaceKind, string>> = {
  wifi: 'Wi-Fi',
  cable: 'Cable',
  unnamed: 'Network card',
  tunnel: 'VPN',
  virtual: 'Virtual machines',
  unconnected: 'No router there',
}

/** Why an address is given out. */
const REASONS: Readonly<Record<NonNullable<AddressReason['why']>, string>> = {
  chosen: 'chosen by you',
  visited: 'the way others came',
  tables: 'where other tables were found',
  outward: 'this computer’s way to the internet',
}

/** The lobby. */
export const lobbyWords = {
  qr: (address: string) => `QR code that opens ${address}`,
  closeTableSure: 'Close this table?',
  closeTableAbout: 'Everybody leaves it. It goes on from the first page later.',
  chairs: 'Around the table',
  game: 'The game',
  options: 'How to play it',
  presets: 'Ways to play that have a name',
  preset: {
    first: { name: 'First game', about: 'The notebook notes what you are told, hints on request, easy computers.' },
    book: { name: 'By the book', about: 'An empty notebook and no hints.' },
    sharp: { name: 'Sharp minds', about: 'Notebooks that prove, no hints, sharp computers.' },
  },
  more: 'More options',
  asUsual: 'all as usual',
  chosen: (label: string, value: string) => `${label}: ${value}`,
  invitation: 'Join this table',
  tableName: 'Name of the table',
  scan: 'Scan with a phone, or open',
  code: 'Join code',
  sendLink: 'Invite by chat or mail',
  linkForBrowser: 'Link for a browser',
  linkForApp: 'Link for the Hunch app',
  elsewhere: 'Other addresses',
  addressReason: ({ card, why }: Omit<AddressReason, 'address'>) =>
    why === undefined ? CARDS[card] : `${CARDS[card]}, ${REASONS[why]}`,
  cannotJoin: {
    title: 'Somebody cannot join?',
    noRouter: 'This computer has found no router. Connect it to your Wi-Fi or a cable first.',
    sameNetwork: 'Is their device on the same Wi-Fi as this computer?',
    guestNetwork: 'Guest networks keep devices apart. Use the main one, or a phone’s hotspot for everybody.',
    mobile: 'On a phone, turn mobile data off for a moment: some phones prefer it.',
    vpn: 'Turn a VPN off, there and here.',
    otherAddress: 'This computer has several addresses. Try another of those above.',
    firewall:
      'Allow Hunch through the firewall here. Windows: make this network a private one. macOS: Privacy & Security, Local Network.',
    test: 'Test the network',
    here: 'Nothing helps? Pass this screen round: “Person here”.',
  },
  useAddress: 'Show this one',
  useAddressOf: (address: string) => `Show ${address} and its QR code, here and on every screen`,
  unreachable: 'This computer is on no network, so nobody else can join. Everybody can still play on this screen.',
  seats: (fewest: number, most: number) => (fewest === most ? `${fewest} players` : `${fewest} to ${most} players`),
  playedTonight: 'played tonight', // a game, at this table
  atThisScreen: 'at this screen',
  guest: 'here',
  away: 'away',
  computer: 'computer',
  computerAt: (level: string) => `Computer player, ${level.toLowerCase()}`,
  temperament: {
    careful: 'careful',
    bold: 'bold',
    chatty: 'chatty',
    calm: 'calm',
    merry: 'merry',
    wry: 'wry',
  } satisfies Record<Temperament, string>,
  freeChair: 'Free chair',
  waiting: 'waiting for somebody',
  addPerson: 'Person here',
  addPersonTo: (shape: string) => `Seat a person at this screen, as the ${shape}`,
  addAnother: 'Somebody else at this screen',
  arrangesMeanwhile: 'The host is away. Until they are back, everybody who sits here may arrange the table.',
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
  hintsAbout: 'Stuck? Hunch says what you could conclude from what your own seat knows. Ask again, and it says why.',
  hintsValue: { yes: 'On request', no: 'None' },
  level: (name: string) => `How well ${name} plays`,
  levelValue: { easy: 'Easy', normal: 'Normal', sharp: 'Sharp' },
  start: 'Start the game',
  startWith: (players: number) => `Start with ${players}`,
  startAgain: 'Start the next game',
  startAgainWith: (players: number) => `Start the next game with ${players}`,
  missing: {
    'too-few': (lacking: number, fewest: number) =>
      `Seat ${lacking === 1 ? 'one more player' : `${lacking} more players`}: this game needs at least ${fewest}.`,
    'too-many': (most: number) => `This game is for at most ${most} players: free a chair.`,
    'people-only':
      'Only people can play it with these options: seat a person instead of the computer, or choose other options.',
  },
  absent: {
    title: (names: readonly string[]) => `${listNames(names)} ${names.length === 1 ? 'is' : 'are'} not here`,
    about: 'Perhaps a phone is only locked. The game waits for everybody who has cards.',
    wait: 'Wait a moment',
    without: (names: readonly string[]) => `Start without ${listNames(names)}`,
    withThem: (names: readonly string[]) => `Start, with cards for ${listNames(names)}`,
  },
  waitForHost: 'The host starts the game.',
  stopped: 'The game was stopped, and does not count.',
  youSit: 'You are seated. The game begins on this screen as soon as the host starts it.',
  leave: 'First page',
} as const
