// The owner’s page on how the host is doing, in English.

export const hostStatusWords = {
  title: 'How the host is doing',
  about: 'Only you see this page, as the host is yours.',
  uptime: 'Running for',
  hours: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  memory: 'Memory',
  megabytes: (count: string) => `${count} MB`,
  faults: 'Faults of the program',
  faultsAbout: 'The log says more: hunch host --log',
  screens: 'Screens',
  tables: 'Tables that are open',
  none: 'None.',
  code: 'Join code',
  here: 'Here',
  away: 'Away',
  nobody: 'nobody',
  watching: (count: number) => (count === 1 ? '1 screen' : `${count} screens`),
  pause: {
    title: 'A pause for all',
    about:
      'Every open table is paused, and every screen says so, until you continue. Players at a table can continue theirs earlier.',
    word: 'A word for everybody, if you like',
    example: 'Back at nine',
    all: 'Pause all tables',
    goOn: 'Go on at all tables',
    paused: 'Paused by you',
  },
  back: 'Back to the first page',
} as const
