// Answers for: which room may import what. The linter and the law that reads the imports both ask this table.

/**
 * A room: the files in it, and what they may import, as the beginnings of paths from the top, or names of packages.
 * @typedef {{ readonly room: string, readonly may: readonly string[] }} RoomRule
 */

/**
 * The most particular room comes first. `<id>` stands for the folder's own name.
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
  { room: 'shared/laws', may: ['shared/engine', 'shared/laws'] },
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
      'renderer/device/settings.ts',
      'renderer/device/words.ts',
      'renderer/device/tableWords.ts',
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
      'renderer/device/words.ts',
      'renderer/device/tableWords.ts',
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
 * The rule of the room a file lies in, with `<id>` filled in; null for files outside every room.
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
 * True when a file of this room may import a path from the top, or a package.
 * @param {RoomRule} rule
 * @param {string} target
 * @returns {boolean}
 */
export function mayImport({ may }, target) {
  return may.some(one => (one.endsWith(':') ? target.startsWith(one) : target === one || target.startsWith(`${one}/`)))
}
