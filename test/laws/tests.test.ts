// Law: tests are beside the source they test or in a folder of scenarios, and their names are short, unique sentences.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Linter } from 'eslint'
import ts from 'typescript'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { byRole, FOUND_BY_CLASS } from '../byRole.js'

const top = join(import.meta.dirname, '../..')
const MOST_CHARACTERS = 90

/** Folders for tests of rules that span several files. Such a test's name says the rule. */
const SCENARIOS = ['e2e', 'evening', 'foreign', 'lan', 'laws', 'records', 'scenarios', 'windows']

const tests = readdirSync(join(top, 'test'), { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => file.endsWith('.test.ts') && !/^artefacts\/|node_modules/.test(file))

/** The sources a test here may be named after: a file, or a folder whose files are tested together. After a dot comes the side tested: `rules.naming`. */
function sourcesOf(test: string): string[] {
  const [room = '', ...rest] = test.split('/')
  const folders = rest.slice(0, -1)
  const name = rest.at(-1)!.replace(/\..*$/, '')
  const below = [...folders, name].join('/')
  const isScreens = room === 'app' || room === 'screens'
  const places = isScreens
    ? [`renderer/${below}`, `renderer/games/${below}`]
    : room === 'bench'
      ? [`test/bench/${below}`] // tools lie beside their tests
      : [`main/${room}/${below}`, `shared/${room}/${below}`]
  return places.flatMap(place => ['.ts', '.vue', ''].map(ending => place + ending))
}

function isInItsPlace(test: string): boolean {
  const folders = test.split('/').slice(0, -1)
  return (
    folders.some(folder => SCENARIOS.includes(folder)) || sourcesOf(test).some(source => existsSync(join(top, source)))
  )
}

test('a test has the name and place of a source, or is a scenario', () => {
  expect(tests.filter(test => !isInItsPlace(test))).toEqual([])
})

test('the law sees a test that is not beside its source', () => {
  expect(isInItsPlace('host/table/moveClock.test.ts')).toBe(true)
  expect(isInItsPlace('games/mind-reader/rules.secret-play.test.ts')).toBe(true)
  expect(isInItsPlace('host/table/move-clock.test.ts')).toBe(false)
  expect(isInItsPlace('engine/moveClock.test.ts')).toBe(false)
})

/** The names of a file's tests as written, without those of their groups. Anything inserted by `${…}` does not count. */
function namesIn(text: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) names.push(nameOf(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest))
  return names.filter(name => name !== '')
}

/** True for `test`, `test.skipIf(…)`, `test.each(…)` and the like. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it'
  if (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called)) return isTest(called.expression)
  return false
}

function nameOf(node: ts.Node | undefined): string {
  if (!node) return ''
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('')
}

test('the name of a test is a sentence of at most 90 characters', () => {
  const named = tests.flatMap(file =>
    namesIn(readFileSync(join(top, 'test', file), 'utf8')).map(name => `${file}: ${name}`),
  )
  const long = named.filter(one => [...one].length > MOST_CHARACTERS + one.indexOf(': ') + 2)
  expect(long).toEqual([])
})

test('the law sees names of every kind', () => {
  const text =
    "test('one', f); test.each([1])('two %i', f); test.skipIf(x)(`three ${y} four`, f); it('five', f); describe('six', f)"
  expect(namesIn(text)).toEqual(['one', 'two %i', 'three  four', 'five'])
})

/** How often a test finds something by class. */
function foundByClass(text: string): number {
  const rules = { 'hunch/by-role': 'error' } as const
  const config = {
    languageOptions: { parser: tseslint.parser },
    plugins: { hunch: { rules: { 'by-role': byRole } } },
    rules,
  }
  return new Linter().verify(text, config, { filename: 'one.js' }).length
}

test('the linter refuses queries by class, and nothing else', () => {
  for (const asked of [
    "page.get('.lamp')",
    "page.find('dialog .danger')",
    'page.locator(`li.${state} .mark`)',
    "x.querySelector('p.bad')",
  ])
    expect(foundByClass(asked), asked).toBe(1)
  for (const asked of [
    "page.get('[role=status]')",
    "page.find('dialog')",
    'all.find(one => one.is)',
    'page.get(\'a[href="./x.html"]\')',
  ])
    expect(foundByClass(asked), asked).toBe(0)
})

/** The same, without parsing the file as a program. */
const BY_CLASS =
  /\.(?:find|findAll|get|locator|querySelector|querySelectorAll|waitForSelector|\$\$?)(?:<[^>(]*>)?\(\s*['"`](?:[^'"`]*[^\w/'"`])?[\w*]*\.[a-z]/i

test('the tests that may query by class do so', () => {
  expect(FOUND_BY_CLASS.filter(file => !BY_CLASS.test(readFileSync(join(top, file), 'utf8')))).toEqual([])
})

test('no file of the tests takes the path of a file from a URL as it is written there', () => {
  const files = readdirSync(join(top, 'test'), { recursive: true, encoding: 'utf8' }).filter(
    file => /\.(ts|js|mjs)$/.test(file) && !/^artefacts[/\\]|node_modules/.test(file),
  )
  const isUrlPath = (text: string) => /new URL\([^\n]*\)\.pathname/.test(text)
  expect(isUrlPath('new URL("a b", import.meta.url)' + '.pathname')).toBe(true)
  // A folder may have spaces, %, # and umlauts in its name: `fileURLToPath` gives the path of a file.
  expect(files.filter(file => isUrlPath(readFileSync(join(top, 'test', file), 'utf8')))).toEqual([])
})

/** Strings in a file's text that hold code which loads a source of the project. Neither types nor renames reach into them. */
function codeInStrings(text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const code = node.getText(file)
      if (/(import|Import|require|from)\s*\(?\s*\\?['"`][./]*(main|shared|renderer|test)\/[\w/]+\.(ts|vue)/.test(code))
        found.push(code)
    } else ts.forEachChild(node, visit)
  }
  const file = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true)
  visit(file)
  return found
}

test('a test that runs a program of its own keeps it in a file, where its types are checked', () => {
  const files = readdirSync(join(top, 'test'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => /\.(ts|js)$/.test(file) && !/^artefacts\/|^laws\/|node_modules/.test(file)) // laws quote code
  const kept = files.flatMap(file =>
    codeInStrings(readFileSync(join(top, 'test', file), 'utf8')).map(code => `${file}: ${code}`),
  )
  expect(kept).toEqual([])
})

test('the law sees a program in a string', () => {
  expect(codeInStrings('const a = "const { B } = await runnerImport(\'main/host/b.ts\')"')).toHaveLength(1)
  expect(codeInStrings('const a = `import { b } from "../shared/b.ts"; b(${c})`')).toHaveLength(1)
  expect(codeInStrings("import { b } from '../shared/b.ts'")).toEqual([])
})
