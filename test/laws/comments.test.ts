// Law: a doc comment names, in backticks, only what the code has: a parameter that was renamed is renamed there too.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const top = fileURLToPath(new URL('../../', import.meta.url))

const files = ['shared', 'main', 'renderer'].flatMap(room =>
  readdirSync(join(top, room), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|vue)$/.test(file))
    .map(file => `${room}/${file.replaceAll('\\', '/')}`),
)

interface Declaration {
  /** The names in backticks of the comment before it, as code writes a variable. */
  named: string[]
  /** All words of its own code, those in strings too. */
  words: Set<string>
}

/** The declarations of a program that have a doc comment. */
function documentedIn(source: ts.SourceFile): Declaration[] {
  const found: Declaration[] = []
  const visit = (node: ts.Node): void => {
    for (const comment of ts.getJSDocCommentsAndTags(node).filter(it => ts.isJSDoc(it) && it.parent === node)) {
      const named = [...comment.getText(source).matchAll(/`([a-z][A-Za-z0-9]*)`/g)].map(([, name]) => name!)
      if (named.length > 0) found.push({ named, words: wordsIn(node.getText(source)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The words of code, those in strings too, but not those of its comments. */
function wordsIn(code: string): Set<string> {
  return new Set(code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, '').match(/[A-Za-z_$][\w$]*/g))
}

/** What a file declares for all of it: functions, types and their members, imports, constants. No parameters or locals. */
function declaredIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node, isInside: boolean): void => {
    const name = (node as { name?: ts.Node }).name
    const isOfFile = !ts.isParameter(node) && (!isInside || ts.isTypeElement(node) || ts.isClassElement(node))
    if (name && ts.isIdentifier(name) && isOfFile) names.add(name.text)
    if (name && ts.isPrivateIdentifier(name)) names.add(name.text.slice(1))
    const inside = isInside || ts.isFunctionLike(node)
    ts.forEachChild(node, child => visit(child, inside))
  }
  visit(source, false)
  return names
}

/** The program of a file: of a component, its script. */
function programOf(file: string, text: string): ts.SourceFile {
  const script = file.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(it => it[1]).join('\n')
    : text
  return ts.createSourceFile('file.ts', script, ts.ScriptTarget.Latest, true)
}

const programs = files.map(file => {
  const text = readFileSync(join(top, file), 'utf8')
  return { file, text, source: programOf(file, text) }
})

const exported = new Set(
  programs.flatMap(({ source }) =>
    source.statements.flatMap(statement =>
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(it => it.kind === ts.SyntaxKind.ExportKeyword)
        ? ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map(it => it.name.getText(source))
          : [(statement as { name?: ts.Node }).name?.getText(source) ?? '']
        : [],
    ),
  ),
)

/** Words in backticks that are no names of this project's code. */
const OTHER_NAMES = new Set([
  'checkVisibility', // a function of browsers that the code avoids
  'fetch', // a function of browsers that a scheme is allowed to serve
  'nohup', // a program of the system
])

/** The names in doc comments of a file that neither the declaration, nor its file, nor another file's exports have. */
function lostNames(source: ts.SourceFile): string[] {
  const declared = declaredIn(source)
  return documentedIn(source).flatMap(({ named, words }) =>
    named.filter(name => ![words, declared, exported, OTHER_NAMES].some(known => known.has(name))),
  )
}

test('a doc comment names in backticks only what the code has', () => {
  expect(programs.flatMap(({ file, source }) => lostNames(source).map(name => `${file}: ${name}`))).toEqual([])
})

test('no other name is listed without need', () => {
  const texts = programs.map(({ text }) => text)
  expect([...OTHER_NAMES].filter(name => !texts.some(text => text.includes(`\`${name}\``)))).toEqual([])
})

test('the law sees a parameter that was renamed, and lets pass what its file or its code has', () => {
  const lostIn = (code: string) => lostNames(programOf('file.ts', code))
  expect(lostIn('/** Waits for `waited` ms. */\nfunction wait(waitedMs: number) {}')).toEqual(['waited'])
  expect(lostIn('/** Waits for `waitedMs` ms. */\nfunction wait(waitedMs: number) {}')).toEqual([])
  expect(lostIn('class A {\n  /** `of` is lost. */\n  b(seat: number) {}\n  c(of: number) {}\n}')).toEqual(['of'])
  expect(lostIn('/** As `own` does. */\nfunction wait() {}\nfunction own() {}')).toEqual([])
  expect(lostIn('/** As `own` does. */\nfunction wait() {} // own\nfunction other(own: number) {}')).toEqual(['own'])
  expect(lostNames(programOf('a.vue', '<script setup>\n/** `a` */\nconst b = 1\n</script>'))).toEqual(['a'])
})
