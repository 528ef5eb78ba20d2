// The words of a table-top display, in English.

export const displayWords = {
  join: 'Scan to join',
  joinShort: 'join',
  orOpen: 'or open',
  code: 'code',
  codeElsewhere: 'The code is on the host’s screen.',
  unreachable:
    'The host’s computer is on no network, so nobody else can join yet. At the computer itself everybody can play.',
  free: 'a free chair',
  waiting: 'Waiting for everybody to sit down',
  ready: 'There are enough of you. The host can start.',
  mayGoDark: 'This screen may go dark by itself. Let it stay on in its settings.',
  closed: 'No table is open yet.',
  closedAbout: 'This screen shows it as soon as somebody hosts one.',
  connecting: 'Looking for the table…',
  away: 'away',
} as const
