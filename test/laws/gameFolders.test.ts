// Law: all games' folders have the same files and folders, so that a reader of one finds their way in all.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { GAME_FILES, GAME_FOLDERS } from '../layers.js'

const top = join(import.meta.dirname, '../../shared/games')
const folders: readonly string[] = GAME_FOLDERS.map(([folder]) => folder)

/** One name for one thing in all games: file names not to use, and the name the other games use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bot: 'players/normal.ts',
  computer: 'players/normal.ts',
  because: 'reasoning/reasons.ts',
  why: 'reasoning/reasons.ts',
  weigh: 'players/worth.ts',
  value: 'players/worth.ts',
  deck: 'cards.ts',
  types: 'kinds.ts',
  lesson: 'learn.ts',
}

/** The misplaced or misnamed files of a game's folder. Each message says where the file belongs. */
function misplaced(names: readonly string[]): string[] {
  const missing = Object.entries(GAME_FILES)
    .filter(([file, inEvery]) => inEvery && !names.includes(file))
    .map(([file]) => `${file} is missing: every game has one`)
  const wrong = names.flatMap(name => {
    const [folder = '', ...below] = name.split('/')
    const stem = name.split('/').at(-1)!.replace(/\.ts$/, '')
    const better = OTHER_NAMES[stem]
    if (better) return [`${name} belongs to ${better}, where every other game has it`]
    if (!/^[a-z][A-Za-z0-9]*$/.test(stem) && !name.startsWith('words/')) return [`${name}: file names are camelCase`]
    if (below.length === 0 && !(name in GAME_FILES))
      return [
        `${name} belongs into one of ${folders.join(', ')}: only ${Object.keys(GAME_FILES).join(', ')} stand beside them`,
      ]
    if (below.length > 0 && !folders.includes(folder)) return [`${name} belongs into one of ${folders.join(', ')}`]
    return []
  })
  return [...missing, ...wrong]
}

/** The files that files of a folder must not import, because they are above it. Words may import everything. */
const MUST_NOT_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'kinds.ts': ['reasoning', 'players'],
  'cards.ts': ['reasoning', 'players'],
  'shows.ts': ['reasoning', 'players'],
  'rules.ts': ['reasoning', 'players'],
  'learn.ts': ['players'],
  rules: ['rules.ts', 'mind.ts', 'reasoning', 'players'],
  reasoning: ['mind.ts', 'players'],
  players: ['mind.ts'],
  words: ['mind.ts', 'players'],
}

const filesOf = (id: string) =>
  readdirSync(join(top, id), { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts'))

function importsOf(id: string, file: string): string[] {
  const text = readFileSync(join(top, id, file), 'utf8')
  return [...text.matchAll(/from '(\.[^']+)'/g)]
    .map(match => normalize(join(dirname(file), match[1]!)))
    .filter(target => !target.startsWith('..'))
}

/** Communal Deduction allows only claims that follow from what the player knows, so its rules import the proofs. */
const RULES_THAT_PROVE = ['communal-deduction']

test.each(games.map(({ id }) => id))('%s has the shape of every game', id => {
  expect(misplaced(filesOf(id))).toEqual([])
})

test.each(games.map(({ id }) => id))('in %s rules need no reasoning, and only the mind asks the players', id => {
  const wrong = filesOf(id).flatMap(file => {
    const folder = file.split('/')[0]!
    return importsOf(id, file)
      .filter(target => MUST_NOT_IMPORT[folder]?.includes(target.split('/')[0]!))
      .filter(
        target => !(RULES_THAT_PROVE.includes(id) && folder.startsWith('rules') && target.startsWith('reasoning/')),
      )
      .map(target => `${id}/${file} may not import ${target}`)
  })
  expect(wrong).toEqual([])
})

test('the law says where a file belongs', () => {
  expect(misplaced(['mind.ts', 'bot.ts', 'hints.ts', 'reasoning/two-words.ts', 'strategy/luck.ts'])).toEqual([
    'rules.ts is missing: every game has one',
    'bot.ts belongs to players/normal.ts, where every other game has it',
    expect.stringContaining('hints.ts belongs into one of rules, reasoning, players, words'),
    'reasoning/two-words.ts: file names are camelCase',
    expect.stringContaining('strategy/luck.ts belongs into one of'),
  ])
})
