// The words of a table display, in English.
import { listNames } from './grammar.ts'

export const tableDisplayWords = {
  join: 'Scan to join',
  turn: 'Turn the table',
  joinShort: 'join',
  orOpen: 'or open',
  code: 'code',
  codeElsewhere: 'The host can tell you the code.',
  unreachable:
    'The host’s computer is on no network, so nobody else can join yet. At the computer itself everybody can play.',
  free: 'a free chair',
  welcome: (name: string) => `Welcome, ${name}!`,
  needed: (players: number) =>
    players === 1 ? 'One more player, then it can start.' : `${players} more players, then it can start.`,
  waitingFor: (names: readonly string[]) => `Waiting for ${listNames(names)}.`,
  startWithRoom: (chairs: number) =>
    chairs === 1
      ? 'The host can start. There is room for one more.'
      : `The host can start. There is room for ${chairs} more.`,
  ready: 'Everybody is here. The host can start.',
  watch: 'To watch, open',
  mayGoDark: 'This screen may go dark by itself. Let it stay on in its settings.',
  closed: 'No table is open yet.',
  closedAbout: 'This screen shows it as soon as somebody hosts one.',
  connecting: 'Looking for the table…',
  away: 'away',
} as const
