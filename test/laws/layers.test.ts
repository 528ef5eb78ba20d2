// Law: a room imports only what it may, its folders are in order, and no imports form a circle.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FOLDERS, mayImport, roomOf } from '../layers.js'

const top = fileURLToPath(new URL('../..', import.meta.url))
const files = ['shared', 'main', 'renderer'].flatMap(folder =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(name => /\.(ts|vue)$/.test(name)),
)

/** Everything a file imports: paths from the top, or package names. Type-only imports are not part of the build. */
function importsOf(file: string, { types = true } = {}): string[] {
  const whole = readFileSync(join(top, file), 'utf8')
  const text = types ? whole : whole.replaceAll(/^(?:import|export) type\s[^;]*?from\s*'[^']+'/gm, '')
  const found = [
    ...text.matchAll(/(?:^|[\s;])(?:import|export)\s[^'"()]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g),
  ]
  return found.map(match => {
    const target = (match[1] ?? match[2])!
    return target.startsWith('.') ? normalize(join(dirname(file), target)) : target
  })
}

test('every file is in a room, and imports only what its room may', () => {
  const wrong = files.flatMap(file => {
    const rule = roomOf(file)
    if (!rule) return [`${file} is in no room`]
    return importsOf(file)
      .filter(target => !mayImport(rule, target) && !/\.(css|svg)$/.test(target))
      .map(target => `${file} may not import ${target}`)
  })
  expect(wrong).toEqual([])
})

test('the law sees imports of every kind', () => {
  expect(importsOf('shared/games/index.ts')).toContain('shared/games/blank/rules.ts') // import()
  expect(importsOf('shared/engine/index.ts')).toContain('shared/engine/gameplay.ts') // export from
  expect(importsOf('main/host/host.ts')).toEqual(expect.arrayContaining(['ws', 'node:http', 'shared/wire/index.ts']))
  expect(files.some(file => file.endsWith('.vue') && importsOf(file).includes('vue'))).toBe(true)
})

test('games, host, app, shared and command line do not import what they may not', () => {
  const wrong = [
    ['shared/games/blank/rules.ts', 'shared/games/mind-reader/rules.ts'],
    ['renderer/games/blank/index.ts', 'renderer/games/mind-reader/index.ts'],
    ['main/host/host.ts', 'electron'],
    ['main/cli/hunch.ts', 'electron'],
    ['main/desktop/main.ts', 'main/cli/host.ts'],
    ['shared/engine/dice.ts', 'node:crypto'],
    ['shared/engine/dice.ts', 'shared/games/blank/rules.ts'],
    ['renderer/parts/PlayerBadge.vue', 'renderer/stores/table.ts'],
    ['renderer/pages/Home.vue', 'main/host/host.ts'],
    ['main/host/host.ts', 'test/host/kit.ts'],
  ] as const
  for (const [file, target] of wrong) expect(mayImport(roomOf(file)!, target), `${file} → ${target}`).toBe(false)
})

test('dealing and wording a line need no mind: only the computer players’ worker imports one', () => {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(from) || !files.includes(from)) return seen
    seen.add(from)
    for (const target of importsOf(from, { types: false })) reached(target, seen)
    return seen
  }
  const games = files.filter(file => /^shared\/games\/[^/]+\/rules\.ts$/.test(file))
  const words = files.filter(file => /^shared\/games\/[^/]+\/words\/[^/]+\.ts$/.test(file))
  expect(games.length).toBeGreaterThan(5)
  expect(words.length).toBeGreaterThanOrEqual(2 * games.length)
  for (const game of [...games, ...words]) {
    expect(
      [...reached(game)].filter(
        file =>
          file.startsWith('shared/games/') && /\/(mind\.ts|proof\.ts|hint\.ts|reasons\.ts|players\/.*)$/.test(file),
      ),
      game,
    ).toEqual([])
  }
  for (const game of games) {
    expect([...reached(game.replace('rules.ts', 'mind.ts'))].length, game).toBeGreaterThan(1) // proves that the walk follows imports
  }
  const asking = files.filter(
    file => file.startsWith('main/host/') && readFileSync(join(top, file), 'utf8').includes('.mind('),
  )
  expect(asking).toEqual(['main/host/computers/workerThread.ts'])
})

/** Forbidden imports among the folders of a room: of a folder further up, or of a file beside the folders. */
function wrongArrows(room: string, names: readonly string[], imports: (file: string) => readonly string[]): string[] {
  const folders = FOLDERS[room]!.map(([folder]) => folder)
  const levelOf = (file: string): number => {
    const [folder = '', ...below] = file.slice(room.length + 1).split('/')
    if (below.length === 0) return folders.length
    return folders.indexOf(folder)
  }
  return names.flatMap(file => {
    if (levelOf(file) < 0) return [`${file}: ${room} has these folders: ${folders.join(', ')}`]
    return imports(file)
      .filter(target => target.startsWith(`${room}/`) && levelOf(target) > levelOf(file))
      .map(target => `${file} may not import ${target}: its folder stands further up`)
  })
}

test.each(Object.keys(FOLDERS))('in %s a folder imports only folders below it', room => {
  const inside = files.filter(file => file.startsWith(`${room}/`))
  expect(wrongArrows(room, inside, file => importsOf(file))).toEqual([])
  for (const [folder] of FOLDERS[room]!)
    expect(
      inside.some(file => file.startsWith(`${room}/${folder}/`)),
      folder,
    ).toBe(true)
})

test('the law sees an import of a folder further up, and an unknown folder', () => {
  const imports: Record<string, string[]> = {
    'main/host/table/table.ts': ['main/host/errors/refusal.ts', 'main/host/room/room.ts'],
    'main/host/storage/journal.ts': ['main/host/host.ts'],
    'main/host/host.ts': ['main/host/server/serveScreen.ts'],
    'main/host/misc/thing.ts': [],
  }
  expect(wrongArrows('main/host', Object.keys(imports), file => imports[file]!)).toEqual([
    'main/host/table/table.ts may not import main/host/room/room.ts: its folder stands further up',
    'main/host/storage/journal.ts may not import main/host/host.ts: its folder stands further up',
    expect.stringContaining('main/host/misc/thing.ts: main/host has these folders: errors, table'),
  ])
})

/** The files of an import circle through `from`, in order; null if there is none. */
function circleOf(from: string, imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cameFrom = new Map<string, string>()
  const waiting = [from]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const target of imports.get(file) ?? []) {
      if (target === from) {
        const circle = [file]
        while (circle[0] !== from) circle.unshift(cameFrom.get(circle[0]!)!)
        return circle
      }
      if (!cameFrom.has(target)) {
        cameFrom.set(target, file)
        waiting.push(target)
      }
    }
  return null
}

test('no files import each other in a circle, not even for their types', () => {
  const imports = new Map(files.map(file => [file, importsOf(file)]))
  const circles = files.map(file => circleOf(file, imports)).filter(circle => circle !== null)
  expect(circles.map(circle => [...circle, circle[0]].join(' → '))).toEqual([])
})

test('the law sees a circle', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', []],
    ['d', ['a']],
  ])
  expect(circleOf('a', imports)).toEqual(['a', 'b', 'd'])
  expect(circleOf('c', imports)).toBeNull()
})
