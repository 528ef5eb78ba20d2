// Law: nothing that runs once reads words, because they would stay in the language it was opened in: no setup of a
// component, a store or a composable, and no file while it loads.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { parse } from 'vue/compiler-sfc'
import { expect, test } from 'vitest'

const RENDERER = join(import.meta.dirname, '../../renderer')

/** The files whose exports are words of the present language, or put such words together. */
const WORD_FILE = /^(device\/words|games\/[\w-]+)\/(?!reactive)(\w+W|w)ords\.ts$/

/** What calls the function it is given at once. Any other is called later, and then reads the words of that moment. */
const AT_ONCE = /^(map|flatMap|filter|find|findLast|some|every|forEach|reduce|sort|toSorted|from|fromEntries)$/

/** What runs the function it is given as a setup. */
const SETUPS = /^defineStore$/

const isComposable = (name: string) => /^use[A-Z]/.test(name)

interface Source {
  readonly file: string
  readonly tree: ts.SourceFile
  readonly words: ReadonlySet<string> // names imported from files of words
  readonly functions: ReadonlyMap<string, ts.FunctionLikeDeclaration> // by name
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]> // other names, of other files here
}

function scriptOf(file: string, text: string): string {
  if (!file.endsWith('.vue')) return text
  const { script, scriptSetup } = parse(text, { filename: file }).descriptor
  return [script, scriptSetup].map(block => block?.content ?? '').join('\n')
}

/** All functions that have a name, however deep they are declared. */
function namedFunctions(tree: ts.SourceFile): Map<string, ts.FunctionLikeDeclaration> {
  const functions = new Map<string, ts.FunctionLikeDeclaration>()
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node)
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
      functions.set(node.name.getText(), node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return functions
}

function sourceOf(file: string, text: string): Source {
  const tree = ts.createSourceFile('a.ts', scriptOf(file, text), ts.ScriptTarget.Latest, true)
  const words = new Set<string>()
  const imported = new Map<string, readonly [string, string]>()
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
      continue
    const from = relative(RENDERER, join(RENDERER, dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text))
    const bindings = statement.importClause?.namedBindings
    for (const { isTypeOnly, name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : [])
      if (isTypeOnly) continue
      else if (WORD_FILE.test(from.replaceAll('\\', '/'))) words.add(name.text)
      else imported.set(name.text, [from, (propertyName ?? name).text])
  }
  return { file, tree, words, imported, functions: namedFunctions(tree) }
}

/** The reads of words that happen as soon as this code runs, as written. */
function readsIn(source: Source, code: ts.Node, sources: ReadonlyMap<string, Source>, above: readonly ts.Node[] = []) {
  const reads: string[] = []
  const isWords = (node: ts.Node): boolean => ts.isIdentifier(node) && source.words.has(node.text)
  /** True if a function of this name, here or in another file, reads words for whoever calls it. */
  const isReader = (name: string): boolean => {
    const [file, exported] = source.imported.get(name) ?? [source.file, name]
    const its = file === source.file ? source : sources.get(file)
    const called = its?.functions.get(exported)
    if (!its || !called?.body || isComposable(exported) || above.includes(called)) return false
    return readsIn(its, called.body, sources, [...above, called]).length > 0
  }
  const isRunAtOnce = (node: ts.FunctionLikeDeclaration): boolean => {
    const { parent } = node
    if (ts.isParenthesizedExpression(parent)) return ts.isCallExpression(parent.parent)
    if (!ts.isCallExpression(parent)) return false
    const called = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression
    return AT_ONCE.test(called.getText()) || SETUPS.test(called.getText())
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isFunctionLike(node) && node !== code && !isRunAtOnce(node as ts.FunctionLikeDeclaration)) return
    const isRead =
      ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && isWords(node.expression)) ||
      (ts.isVariableDeclaration(node) &&
        ts.isObjectBindingPattern(node.name) &&
        node.initializer !== undefined &&
        isWords(node.initializer)) ||
      (ts.isSpreadAssignment(node) && isWords(node.expression)) ||
      (ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        (isWords(node.expression) || isReader(node.expression.text)))
    if (isRead) reads.push(node.getText())
    else ts.forEachChild(node, visit)
  }
  visit(code)
  return reads
}

/** What a file keeps: the reads of its own code at the top, and of each composable in it. */
function keptWords(source: Source, sources: ReadonlyMap<string, Source>): string[] {
  const composables = [...source.functions].filter(([name]) => isComposable(name)).map(([, { body }]) => body!)
  return [source.tree, ...composables].flatMap(code => readsIn(source, code, sources))
}

const files = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.(ts|vue)$/.test(file))
const sources = new Map(files.map(file => [file, sourceOf(file, readFileSync(join(RENDERER, file), 'utf8'))]))

test('nothing that runs once reads words', () => {
  expect(files.length).toBeGreaterThan(300)
  expect([...sources.values()].filter(({ words }) => words.size > 0).length).toBeGreaterThan(150)
  expect(
    [...sources.values()].flatMap(source => keptWords(source, sources).map(kept => `${source.file}: ${kept}`)),
  ).toEqual([])
})

const IMPORTS = `
import { labels } from '../games/mind-reader/words.ts'
import { lobbyWords } from '../device/words/tableWords.ts'
import { tableName } from '../device/words/words.ts'
`
const kept = (code: string) =>
  keptWords(sourceOf('pages/Page.vue', `<script setup>${IMPORTS}${code}</script>`), sources)

test.each([
  'const words = lobbyWords.absent',
  'const { absent } = lobbyWords',
  'const words = [lobbyWords.absent]',
  'const words = { ...lobbyWords }',
  'const words = labels[of]',
  'const shown = ref(labels.out)',
  'const name = tableName(table.name)',
  'const names = LEVELS.map(level => lobbyWords.levels[level])',
  'const words = () => lobbyWords.absent\nconst shown = words()',
  'export function useWords() { const words = lobbyWords.absent; return { words } }',
  'const useStore = defineStore("words", () => ({ words: lobbyWords.absent }))',
  'document.title = lobbyWords.absent',
])('words that are read once are a fault: %s', code => {
  expect(kept(code)).toHaveLength(1)
})

test.each([
  'const words = lobbyWords',
  'const words = computed(() => lobbyWords.absent)',
  'function words() { return lobbyWords.absent }',
  'export function useWords() { return computed(() => labels.out) }',
  'watch(table, () => announce(lobbyWords.absent))',
  'type Words = typeof lobbyWords.absent',
])('words that are read each time are none: %s', code => {
  expect(kept(code)).toEqual([])
})
