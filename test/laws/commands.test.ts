// Law: docs/COMMANDS.md says what the commands say of themselves. `npm run commands-page` writes the page again.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { toolWords } from '../bench/words.ts'
import { effort } from '../kit/effort.ts'

const top = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** What npm scripts do that run no file of this project with a descriptive first line. */
const DESCRIBED: Readonly<Record<string, string>> = {
  prepare: 'Builds after `npm ci`.',
  build: 'Builds the pages and the programs into `dist`.',
  start: 'Opens the app, or hosts without a window where there is no display.',
  hunch: 'Runs the command `hunch` as it was built last.',
  format: 'Formats every file.',
  lint: 'Checks the format and the rules of the linter.',
  'wire-pages': 'Writes the pages of the wire about each game from the types of its rules.',
  'commands-page': 'Writes this page.',
  app: 'Packs the app for this system into `release`.',
  test: 'Builds, runs every test that needs no browser, and plays one evening in Chromium.',
  quick:
    'Runs the tests that import what changed since `main`, the laws that read sources, and checks types, lint and format.',
  check: 'Checks types, lint and format.',
  'test:browsers': 'Runs the tests that need browsers or a LAN.',
  'test:long': 'Runs everything at length.',
}

/** The commands of a usage text, each with its description. */
function commandsOf(usage: string): { form: string; about: string }[] {
  const commands: { form: string; about: string }[] = []
  for (const line of usage.split('\n').slice(1)) {
    const text = line.trim()
    const last = commands.at(-1)
    if (/^ {2}\S/.test(line)) commands.push({ form: text, about: '' })
    else if (last && text.startsWith('[') && last.about === '') last.form += ` ${text}`
    else if (last && text !== '') last.about += `${last.about === '' ? '' : ' '}${text}`
  }
  return commands
}

/** What a script does: the first line of the file it runs, without the script's name, or an entry of DESCRIBED. */
function aboutScript(name: string): string {
  const described = DESCRIBED[name]
  if (described !== undefined) return described
  const file = /^node ((?:test|build)\/\S+\.js)/.exec(scripts[name]!)?.[1]
  if (file === undefined) throw new Error(`Say in DESCRIBED what “npm run ${name}” does.`)
  const first = readFileSync(join(top, file), 'utf8')
    .split('\n')[0]!
    .replace(/^\/\/ /, '')
  const about = first.replace(/^(Answers for: )?(`npm run [\w:-]+`: )?/, '')
  return about.charAt(0).toUpperCase() + about.slice(1)
}

/** The flags `npm start` reads, from its source. */
function startFlags(): string[] {
  const source = readFileSync(join(top, 'main/cli/start.ts'), 'utf8')
  const flags = [...source.matchAll(/^ {6}'?([\w-]+)'?: \{ type: '(string|boolean)' \}/gm)]
  return flags.map(([, name, type]) => `--${name}${type === 'string' ? ' …' : ''}`)
}

function page(): string {
  const listed = (usage: string) =>
    commandsOf(usage).flatMap(({ form, about }) => ['```', form, '```', about.replaceAll('--', '`--').replace(/`(--[\w-]+)/g, '`$1`'), '']) // prettier-ignore
  const tools = ['bench', 'arena', 'fuzz']
  return [
    '# Commands',
    'Made from the commands’ own usage by `npm run commands-page`. Do not edit it by hand.',
    '',
    '## The app',
    '```',
    `npm start -- ${startFlags().map(flag => `[${flag}]`).join(' ')}`, // prettier-ignore
    '```',
    'Opens the app. Without a display, or with `--no-window`, it prints an address to open in a browser, and its QR code.',
    '',
    '## hunch',
    '`npx hunch …`, or `npm run hunch -- …`. Both run what was built last: `npm run build` after a change.',
    '',
    ...listed(commandLineWords.usage),
    '## Measuring',
    ...listed(toolWords.usage),
    '## npm scripts',
    '| script | what it does |',
    '| --- | --- |',
    ...Object.keys(scripts)
      .filter(name => !tools.includes(name))
      .map(name => `| \`npm run ${name}\` | ${aboutScript(name)} |`),
    '',
  ].join('\n')
}

test('docs/COMMANDS.md says what the commands say of themselves', async () => {
  await expect(page()).toMatchFileSnapshot(join(top, 'docs/COMMANDS.md'))
})

test('every command of a usage text is read, with its flags and what it does', () => {
  expect(commandsOf(commandLineWords.usage).map(({ form }) => form.split(' ')[1])).toEqual(['host', 'host', 'play', 'replay', 'verify']) // prettier-ignore
  expect(commandsOf(commandLineWords.usage)[0]!.form).toContain('--game ID')
  expect([...commandsOf(commandLineWords.usage), ...commandsOf(toolWords.usage)].filter(({ about }) => about === '')).toEqual([]) // prettier-ignore
  expect(startFlags()).toContain('--no-window')
})

test('the types of a game that does not exist are refused with its name', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(top, 'test/types.js'), 'chess'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, 'There is no game “chess” in shared/games.\n'])
})

test.runIf(effort(0, 1) === 1)('the types of one game are checked by their own command', () => {
  expect(spawnSync(process.execPath, [join(top, 'test/types.js'), 'high-card'], { encoding: 'utf8' }).stdout).toBe('')
})
