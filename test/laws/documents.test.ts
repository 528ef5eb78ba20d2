// Law: paths, headings, commands, buttons and folders that a document names exist, and its paragraphs are short.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { toolWords } from '../bench/words.ts'
import { shownTitleIn } from '../kit/games.ts'
import { FOLDERS, GAME_FOLDERS } from '../layers.js'

const top = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(top, file), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const hostFolders = FOLDERS['main/host']!
const folderPages = [...hostFolders.map(([folder]) => `main/host/${folder}`), 'shared/engine', 'renderer/house'].map(
  folder => `${folder}/README.md`,
)
const prose = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(top, 'docs'))
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file}`),
  ...folderPages,
]
const documents = [
  ...prose,
  'shared/wire/README.md',
  ...readdirSync(join(top, 'shared/wire/games')).map(page => `shared/wire/games/${page}`),
]

/** What a document names: links, code that begins with one of our folders, and in a folder's page files beside it. `<id>` stands for any game. */
function namedIn(document: string): string[] {
  const text = read(document)
  const beside = folderPages.includes(document) ? [...text.matchAll(/`((?:\.\.\/)?[\w./]+\.(?:ts|vue))`/g)] : []
  return [
    ...[...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => join(dirname(document), target!)),
    ...[...text.matchAll(/`((?:shared|main|renderer|test|docs)\/[\w./<>-]+)`/g)].map(([, path]) => path!),
    ...beside
      .map(([, path]) => path!)
      .filter(path => !/^(shared|main|renderer|test)\//.test(path))
      .map(path => join(dirname(document), path)),
  ]
    .map(path => path.replace('<id>', 'mind-reader'))
    .filter(path => path !== 'test/artefacts' && !path.includes('my-game'))
}

test.each(documents)('%s names nothing that is not there', document => {
  expect(namedIn(document).filter(path => !existsSync(join(top, path)))).toEqual([])
})

/** How GitHub calls a heading in an address. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test.each(documents)('%s leads to headings that are there', document => {
  const links = [...read(document).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)]
  const lost = links.filter(([, file, anchor]) => {
    const headings = [...read(file === '' ? document : join(dirname(document), file!)).matchAll(/^#+ (.+)$/gm)]
    return !headings.some(([, heading]) => anchorOf(heading!) === anchor)
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

const MOST_WORDS = 60

/** The paragraphs, list items and cells of a page, without code. */
function paragraphsOf(text: string): string[] {
  return text
    .replace(/```.*?```/gs, '\n\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\|)/)
    .flatMap(part => (part.trimStart().startsWith('|') ? part.split(' | ') : [part]))
    .flatMap(part => part.split(/^#+ .*$/m))
}

test.each([...prose, 'shared/wire/README.md'])('%s has no paragraph above sixty words', document => {
  const long = paragraphsOf(read(document)).filter(paragraph => paragraph.trim().split(/\s+/).length > MOST_WORDS)
  expect(long).toEqual([])
})

test.each([['README.md', 60], ['CHANGELOG.md', 40], ...folderPages.map(page => [page, 10] as const)] as const)(
  '%s has at most %i lines',
  (document, most) => {
    expect(read(document).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
  },
)

test.each(hostFolders)('the page of main/host/%s begins with what the layers say of it', (folder, sentence) => {
  expect(read(`main/host/${folder}/README.md`).split('\n').slice(0, 2)).toEqual([`# ${folder}`, sentence])
})

test('ARCHITECTURE lists the folders as the layers do, from the bottom up', () => {
  const rows = [...read('docs/ARCHITECTURE.md').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, folder, is]) => [folder, is]) // prettier-ignore
  expect(rows).toEqual([...Object.values(FOLDERS).flat(), ...GAME_FOLDERS].map(row => [...row]))
})

test('the README lists every game that is offered, with its players', () => {
  const offered = games.filter(({ isOffered: is }) => is)
  for (const { id, seats: [fewest, most] } of offered) // prettier-ignore
    expect(read('README.md')).toContain(`| ${shownTitleIn('en', id)} | ${fewest === most ? fewest : `${fewest}–${most}`} |`) // prettier-ignore
})

test('ARENA begins as the arena prints it', () => {
  expect(read('docs/ARENA.md').startsWith(toolWords.arenaHead)).toBe(true)
})

test.each(['docs/PLAYING.md', 'docs/HOSTING.md'])('%s names buttons as the pages do', page => {
  const folder = join(top, 'shared/words/en')
  const words = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const named = [...read(page).matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(name => !words.includes(name))).toEqual([])
})

/** Every command a document gives: lines of its code, and code in its sentences. */
function commandsIn(document: string): string[] {
  const text = read(document)
  const blocks = [...text.matchAll(/```(?:sh)?\n(.*?)```/gs)].flatMap(([, code]) => code!.split('\n'))
  const inline = [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  return [...blocks, ...inline]
    .flatMap(line => line.split(' && '))
    .map(line => line.trim().replace(/^(?:[A-Z]+=\S+ )+/, ''))
    .filter(line => /^(npm|npx|node|hunch) /.test(line))
}

/** What is wrong with a command: a script, file, subcommand or flag that is not there; null when it can be run. */
function faultOf(command: string): string | null {
  const [program, verb = '', ...words] = command.split(/\s+/)
  const named = words.filter(word => /^(test|shared|main|renderer|build)\//.test(word))
  const missing = named.map(path => path.replace('<id>', 'mind-reader')).find(path => !path.includes('my-game') && !existsSync(join(top, path))) // prettier-ignore
  if (missing !== undefined) return `${missing} is not there`
  if (program === 'node') return existsSync(join(top, verb)) ? null : `${verb} is not there`
  if (program === 'npm' && verb !== 'run') return ['ci', 'start', 'test'].includes(verb) ? null : `npm ${verb}`
  const isHunch =
    program === 'hunch' || (program === 'npx' && ['hunch', 'hunch-games'].includes(verb)) || words[0] === 'hunch'
  if (isHunch) {
    const rest = program === 'hunch' ? [verb, ...words] : words.filter(word => word !== 'hunch' && word !== '--')
    return usageFault(rest, { usage: commandLineWords.usage, begins: 'hunch ' })
  }
  if (program === 'npx') return ['vitest', 'eslint', 'prettier', 'tsc'].includes(verb) ? null : `npx ${verb}`
  const [script = '', ...rest] = words
  const source = scripts[script]
  if (source === undefined) return `there is no script ${script}`
  if (toolWords.usage.includes(`npm run ${script} `)) return usageFault([script, ...rest], { usage: toolWords.usage, begins: 'npm run ' }) // prettier-ignore
  const flags = rest.flatMap(word => /^\[?--(\w[\w-]*)/.exec(word)?.[1] ?? [])
  const file = /^node (\S+\.js)/.exec(source)?.[1]
  return flags.find(flag => file === undefined || !read(file).includes(flag)) ?? null
}

/** A subcommand or flag that a usage text does not know. */
function usageFault(
  [name = '', ...rest]: string[],
  { usage, begins }: { usage: string; begins: string },
): string | null {
  if (name === '' || name === '…') return null
  const lines = usage.split('\n  ').filter(line => line.startsWith(`${begins}${name} `)).join(' ') // prettier-ignore
  if (lines === '') return `${begins}${name} is no command`
  const own = usage.slice(usage.indexOf(`${begins}${name} `))
  return rest.flatMap(word => /--\w[\w-]*/.exec(word) ?? []).find(flag => !own.includes(flag)) ?? null
}

describe('every command in the documents', () => {
  const all = prose.flatMap(document => commandsIn(document).map(command => [document, command] as const))
  test.each(all)('%s: %s', (_, command) => {
    expect(faultOf(command)).toBeNull()
  })
  test('is found, in code and in sentences', () => {
    expect(commandsIn('README.md')).toEqual(expect.arrayContaining(['npm ci', 'npm start', 'npm test']))
    expect(commandsIn('docs/COMMANDS.md').length).toBeGreaterThan(20)
  })
  test.each([
    'npm run nothing',
    'npx hunch bench',
    'npx hunch play mind-reader --fast',
    'npx vitest run test/nothing',
    'npm run fuzz -- --slow',
    'npm run gallery -- --delete',
    'npx nothing',
  ])('is refused where it cannot be run: %s', command => {
    // prettier-ignore
    expect(faultOf(command)).not.toBeNull()
  })
})

/** Words as code writes them, in the code of a page's sentences: `clearingMoves`, `GameWords`. */
function identifiersIn(document: string): string[] {
  const sentences = read(document).replace(/```.*?```/gs, '')
  const code = [...sentences.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!)
  const words = code
    .filter(text => !/^(npm|npx|node|hunch) |[/<]/.test(text))
    .flatMap(text => text.match(/[A-Za-z]\w*/g) ?? [])
  return [...new Set(words.filter(word => /[a-z][A-Z]/.test(word) && !/^my/i.test(word)))]
}

test('no page about the code uses a name that the code has not', () => {
  const sources = [
    'shared',
    'main',
    'renderer',
    'test/kit',
    'test/laws',
    'test/records/record.ts',
    'test/bench',
  ].flatMap(place =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(top, place), { recursive: true, encoding: 'utf8' }).map(file => `${place}/${file}`),
  )
  const code = sources
    .filter(file => /\.(ts|vue|js)$/.test(file) && !file.includes('node_modules')) // of the peers that benches compare with
    .map(read)
    .join('\n')
  const pages = ['docs/GUIDE.md', 'docs/ARCHITECTURE.md', 'CONTRIBUTING.md', ...folderPages]
  const lost = pages.flatMap(page =>
    identifiersIn(page)
      .filter(name => !code.includes(name))
      .map(name => `${page}: ${name}`),
  )
  expect(lost).toEqual([])
  expect(identifiersIn('docs/GUIDE.md')).toEqual(expect.arrayContaining(['clearingMoves', 'GameWords']))
})

test('the law sees links and paths', () => {
  expect(namedIn('docs/ARCHITECTURE.md')).toContain('shared/engine/gameplay.ts')
  expect(namedIn('README.md')).toContain('docs/playing.webp')
  expect(namedIn('main/host/storage/README.md')).toContain('main/host/openTables/savedTablesAndGames.ts')
  expect(paragraphsOf('One two.\n\n- three\n- four\n\n| five | six |')).toHaveLength(5)
})
