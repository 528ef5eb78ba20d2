// What the owners of two hosts read while one hands a table over to the other, in English.

export const handoverWords = {
  give: {
    title: 'Hand this table over',
    about:
      'The table moves to another computer of this network: the game, the notes and the seats go along, and everybody follows by themselves.',
    how: 'On the other computer, press “Take a table over” on the first page of Hunch. It shows an address and four letters.',
    whose:
      'Then the table is the other computer’s: its owner arranges it, and could read every hand on its disk, as you can now.',
    address: 'Address of the other computer',
    addressHint: '192.168.1.7:4680',
    badAddress: 'Type the address as the other computer shows it.',
    code: 'The four letters it shows',
    badCode: 'Type the four letters that the other computer shows.',
    deed: 'Hand it over',
    asking: 'Asking the other computer…',
    moving: 'The table is moving…',
    awaited: 'The table is the other computer’s now. Waiting until it is open there…',
    unanswered:
      'The other computer has not answered for a while. Look there first: if the table is open on it, it must not go on here too.',
    reclaim: 'It is not open there: take it back',
    reclaiming: 'Asking the other computer once more…',
  },
  take: {
    title: 'Take a table over',
    about:
      'A table of another computer on this network goes on here: its game, notes and seats come along. You will be its owner.',
    how: 'At the other computer, its owner chooses “Hand the table over” and types this:',
    address: 'Address',
    code: 'Letters',
    once: 'The letters work once, for ten minutes.',
    coming: 'The table is coming…',
    here: 'The table is here. Everybody follows by themselves.',
    failed: 'The table did not come, and stays where it was. The other computer says why.',
    guessed: 'Somebody typed wrong letters too often, so these no longer work. Show new ones.',
    stopped: 'These letters no longer work.',
    again: 'Show new letters',
    goThere: 'Go to the table',
  },
} as const
