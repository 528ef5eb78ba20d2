// Defines what each room may import and the order of its folders. The linter and the laws read these tables.

/**
 * A room: the files in it, and what they may import, as beginnings of paths from the top or package names.
 * @typedef {{ readonly room: string, readonly may: readonly string[] }} RoomRule
 */

/**
 * The most specific room comes first. `<id>` stands for the folder's own name.
 * @type {readonly RoomRule[]}
 */
export const ROOMS = [
  { room: 'shared/engine', may: ['shared/engine', '@noble/ciphers'] },
  { room: 'shared/games/<id>/words', may: ['shared/engine', 'shared/games/<id>', 'shared/words'] },
  { room: 'shared/games/titles', may: ['shared/games'] },
  {
    room: 'shared/games/<id>',
    may: ['shared/engine', 'shared/games/<id>', 'shared/words/sentence.ts', 'shared/words/language.ts'],
  },
  {
    room: 'shared/games',
    may: ['shared/engine', 'shared/games', 'shared/words/sentence.ts', 'shared/words/language.ts'],
  },
  { room: 'shared/fairness', may: ['shared/engine', 'shared/fairness', '@noble/hashes'] },
  { room: 'shared/sealing', may: ['shared/sealing', '@noble/ciphers', '@noble/ed25519', '@noble/hashes'] },
  { room: 'shared/wire', may: ['shared/engine', 'shared/wire', 'valibot'] },
  { room: 'shared/words', may: ['shared/engine', 'shared/fairness', 'shared/wire', 'shared/words'] },
  { room: 'main/host', may: ['shared', 'main/host', 'node:', 'ws', 'valibot', 'rotating-file-stream'] },
  { room: 'main/discovery', may: ['shared', 'main/discovery', 'node:', 'bonjour-service', 'valibot'] },
  { room: 'main/cli', may: ['shared', 'main/host', 'main/discovery', 'main/cli', 'node:', 'ws', 'uqr'] },
  {
    room: 'main/desktop',
    may: ['shared', 'main/host', 'main/discovery', 'main/desktop', 'node:', 'electron', 'valibot'],
  },
  {
    room: 'renderer/parts',
    may: [
      'shared/engine',
      'shared/words',
      'renderer/parts',
      'renderer/games/screens.ts',
      'renderer/device/page/settings.ts',
      'renderer/device/words/words.ts',
      'renderer/device/words/tableWords.ts',
      'vue',
      'uqr',
    ],
  },
  {
    room: 'renderer/games/<id>',
    may: [
      'shared/engine',
      'shared/words',
      'shared/games/<id>',
      'renderer/games/<id>',
      'renderer/games/screens.ts',
      'renderer/parts',
      'renderer/device',
      'vue',
    ],
  },
  {
    room: 'renderer/house',
    may: [
      'shared/engine',
      'shared/words',
      'renderer/house',
      'renderer/parts',
      'renderer/games/screens.ts',
      'renderer/device/words/words.ts',
      'renderer/device/words/tableWords.ts',
      'vue',
    ],
  },
  {
    room: 'renderer/games',
    may: [
      'shared/engine',
      'shared/games/index.ts',
      'shared/words',
      'renderer/games',
      'renderer/house',
      'renderer/device',
      'vue',
    ],
  },
  {
    room: 'renderer/device',
    may: ['shared/sealing', 'shared/words', 'shared/wire', 'renderer/device', 'vue'],
  },
  { room: 'renderer/stores', may: ['shared', 'renderer/stores', 'renderer/device', 'vue', 'pinia'] },
  {
    room: 'renderer/use',
    may: ['shared', 'renderer/device', 'renderer/stores', 'renderer/use', 'renderer/games', 'vue', 'pinia'],
  },
  { room: 'renderer', may: ['shared', 'renderer', 'vue', 'pinia', '@fontsource-variable'] },
]

/**
 * The rule of a file's room, with `<id>` filled in; null for files outside all rooms.
 * @param {string} file
 * @returns {RoomRule | null}
 */
export function roomOf(file) {
  for (const { room, may } of ROOMS) {
    const parts = room.split('/')
    const path = file.split('/')
    if (path.length <= parts.length) continue
    const fits = parts.every((part, i) => part === path[i] || part === '<id>')
    if (!fits) continue
    const id = path[parts.indexOf('<id>')] ?? ''
    return { room, may: may.map(one => one.replace('<id>', id)) }
  }
  return null
}

/**
 * True if a file of this room may import a path from the top, or a package.
 * @param {RoomRule} rule
 * @param {string} target
 * @returns {boolean}
 */
export function mayImport({ may }, target) {
  return may.some(one => (one.endsWith(':') ? target.startsWith(one) : target === one || target.startsWith(`${one}/`)))
}

/**
 * The folders of a room, from the bottom up, each with the sentence that says what it is. A file may import from its own
 * folder and from those above it in this list; files beside the folders may import from all of them.
 * @type {Readonly<Record<string, readonly (readonly [folder: string, sentence: string])[]>>}
 */
export const FOLDERS = {
  'main/host': [
    ['errors', 'Refusals that people are told, and the log of faults.'],
    ['table', 'One table as rules and events: no socket, no disk, no timer.'],
    ['channel', 'One sealed connection: keys, codes, frames and their lengths.'],
    ['limits', 'How much anybody may ask of the host, and how fast.'],
    ['storage', 'Journals, records and keys on the disk.'],
    ['openTable', 'One table and the screens at it: who sees what, who may do what, and its clocks.'],
    ['openTables', 'All open tables of this host, at which of them each screen is, and what is kept beside them.'],
    ['handover', 'A table that moves to another host.'],
    ['network', 'The addresses of this host, and the test whether others reach them.'],
    ['room', 'What a screen may say to this host, and how it is let in.'],
    ['computers', 'Computer players, which think in threads of their own.'],
    ['server', 'HTTP and WebSockets: the built pages, and how a screen is let in.'],
  ],
  'renderer/use': [
    ['mind', 'Proofs and hints, asked of a worker.'],
    ['game', 'The game that is played: its words, sounds, clocks and players.'],
    ['seat', 'What one seat sees, hears and does.'],
    ['history', 'Games this device played before.'],
    ['end', 'The end of a game: who won, whether it was fair, who could have known.'],
    ['review', 'A finished game looked at again.'],
    ['host', 'Hosts and tables: found, opened, followed.'],
  ],
  'renderer/device': [
    ['storage', 'What this device keeps between visits.'],
    ['words', 'What the pages say, in the language of this device.'],
    ['link', 'The connection to a host, and what this device is to it.'],
    ['page', 'The page itself: which one is shown, and how it looks and sounds.'],
  ],
}

/**
 * The folders of every game, from the bottom up. Only `mind.ts` imports the players.
 * @type {readonly (readonly [folder: string, sentence: string])[]}
 */
export const GAME_FOLDERS = [
  ['rules', 'The parts of the rules: the deal, a turn, the end.'],
  ['reasoning', 'What follows from what a seat knows: proofs, notes, hints and their reasons.'],
  ['players', 'How computer players play: easy, normal and sharp.'],
  ['words', 'What the game says, one file for each language.'],
]

/** The files that every reader of a game looks for first. Those with `true` are in every game. */
export const GAME_FILES = {
  'rules.ts': true,
  'mind.ts': true,
  'kinds.ts': false,
  'cards.ts': false,
  'learn.ts': false,
  'shows.ts': false,
}
