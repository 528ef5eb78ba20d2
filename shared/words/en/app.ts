// What pages say inside the app only: games opened from files, links from a chat, a table others cannot see, in English.
export const desktopPageWords = {
  silent: {
    network: 'Others cannot see this table in their list: this computer is on no network. Connect it to your Wi-Fi.',
    port: 'Others cannot see this table in their list: another program keeps port 5353 to itself. They can still scan or type the address.',
    refused:
      'Others cannot see this table in their list: this system keeps Hunch from the local network. They can still scan or type the address.',
  },
  why: 'What to do',
  leaveFor: (address: string) => `Go to the table at ${address}?`,
  leaveForAbout:
    'A link brought you this invitation. Your chair at this table stays yours; the others there may have to wait for you.',
  hostingAbout:
    'A link brought you this invitation. Your own table stays open, and you come back to it from the first page.',
  goThere: 'Go there',
  badLink:
    'That link leads to no table on this network. Ask for the address on the host’s screen, and type it on the first page.',
  dropHere: 'Drop a saved game here to look back at it',
  notOne: 'Drop one saved game at a time.',
} as const
