// Law: what a check lists by name exists and still needs it, so that a rename does not take it off the list in silence.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { PROFILED_FUNCTIONS } from '../bench/moveProfile.ts'
import { SEALING } from '../bench/sealing.ts'
import { ROOMS } from '../layers.js'
import { COUNTING, DATED } from '../lintExceptions.js'

const top = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(top, file), 'utf8')
const treeOf = (file: string) => ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)
const filesIn = (folder: string) =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map(
    name => `${folder}/${name.replaceAll('\\', '/')}`,
  )

/** True if a node of a tree, or one below it, is of this kind. */
const hasNode = (node: ts.Node, isIt: (node: ts.Node) => boolean): boolean =>
  isIt(node) || ts.forEachChild(node, child => hasNode(child, isIt) || undefined) === true

/** The names of all functions and methods that a file declares. */
function functionsIn(file: string): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && ts.isIdentifier(node.name))
      names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return names
}

test('every function that a profile counts by its name is one of the host', () => {
  const declared = new Set(
    ['main/host', 'shared/engine', 'shared/sealing', 'shared/wire']
      .flatMap(filesIn)
      .filter(name => name.endsWith('.ts'))
      .flatMap(functionsIn),
  )
  const counted = [...PROFILED_FUNCTIONS, ...SEALING]
  expect(counted.length).toBeGreaterThan(10)
  expect(counted.filter(name => !declared.has(name))).toEqual([])
})

test('every file that the linter lets assert does so', () => {
  expect(COUNTING.filter(file => !hasNode(treeOf(file), ts.isNonNullExpression))).toEqual([])
})

test('every file that the linter lets read the clock on the wall does so', () => {
  expect(DATED.filter(file => !/\bDate\.now\b/.test(read(file)))).toEqual([])
})

test('every room exists, and all that it may import', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  const isThere = (target: string) =>
    /^(node:$|electron$)/.test(target) ||
    existsSync(join(top, target.replace('<id>', 'mind-reader'))) ||
    packages.some(name => name.startsWith(target))
  expect(ROOMS.flatMap(({ room, may }) => [room, ...may]).filter(target => !isThere(target))).toEqual([])
})

test('every folder and every test that the list of projects names exists', () => {
  const lists = [...read('vitest.config.ts').matchAll(/^const [A-Z]+ = \[([^\]]*)\]/gm)].map(([, list]) =>
    [...list!.matchAll(/'([^']+)'/g)].map(([, name]) => name!),
  )
  expect(lists.length).toBeGreaterThan(4)
  const tests = filesIn('test').filter(name => name.endsWith('.test.ts'))
  const isThere = (name: string) =>
    tests.some(file => file.startsWith(`test/${name}/`) || file.endsWith(`/${name}.test.ts`))
  expect(lists.flat().filter(name => !isThere(name))).toEqual([])
})

const FINDS = /^(find|findAll|get|locator|querySelector|querySelectorAll|waitForSelector|matches|closest)$/

/** The classes in the selectors by which a test finds, filters or matches elements. */
function selectedClasses(file: string): string[] {
  const classes: string[] = []
  const visit = (node: ts.Node): void => {
    const [asked] = ts.isCallExpression(node) ? node.arguments : []
    const call = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression : null
    if (call && FINDS.test(call.name.text) && asked && ts.isStringLiteralLike(asked)) {
      const bare = asked.text.replaceAll(/\[[^\]]*\]|"[^"]*"/g, '')
      classes.push(...[...bare.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))
    }
    ts.forEachChild(node, visit)
  }
  visit(treeOf(file))
  return classes
}

/** The words of all strings and attributes of a screen, among them every class that it gives. */
function wordsInQuotes(file: string): string[] {
  const UNQUOTED = /<style[^]*?<\/style>|<!--[^]*?-->|\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|^(?:import|export) .*'.*'$/gm
  const quoted =
    read(file)
      .replaceAll(UNQUOTED, '')
      .match(/"[^"]*"|'[^']*'|`[^`]*`/g) ?? []
  return quoted.flatMap(text => text.match(/[\w-]+/g) ?? [])
}

test('every class that a test finds elements by is one that a screen gives', () => {
  const screens = filesIn('renderer').filter(
    name => /\.(vue|ts|svg)$/.test(name) && !/\/(words|labels|rules)\//.test(name),
  )
  const given = new Set([...screens, ...filesIn('shared/games').filter(name => /\.ts$/.test(name))].flatMap(wordsInQuotes)) // prettier-ignore
  const tests = filesIn('test').filter(name => /^test\/(app|e2e|gallery|kit|screens)\/.*\.ts$/.test(name))
  expect(tests.flatMap(selectedClasses).length).toBeGreaterThan(500)
  expect(
    tests.flatMap(file =>
      selectedClasses(file)
        .filter(name => !given.has(name))
        .map(name => `${file}: .${name}`),
    ),
  ).toEqual([])
})
