// Law: what people read is set as their language sets it: its quotes, its apostrophe, its spaces before stops.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'

const top = join(import.meta.dirname, '../..')

/** What no text of a language has. A colon in an address stands between digits. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}'\p{L}|[„«»]/u,
  de: /\p{L}'\p{L}|[”«»]|\s[;:!?](\s|$)/u,
  fr: /\p{L}'\p{L}|[“”„]|(?<=[^\d\u202f…!?])[;:!?»]|«(?!\u202f|$)/u,
  es: /\p{L}'\p{L}|[„«»]|\s[;:!?](\s|$)/u,
}

/** The files of a language. */
function filesOf(language: Language): string[] {
  return ['shared/words', 'shared/games', 'renderer/games'].flatMap(folder =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(
        file => new RegExp(`/${language}/[^/]+\\.ts$|[/-]${language}\\.ts$`).test(file) && !/grammar\.ts$/.test(file),
      ),
  )
}

/** The texts in a file: its string literals, and the parts of its templates, but no keys and no imports. */
function textsIn(file: string): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isPattern(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(top, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return texts
}

/** Patterns of a phrase book, which recognise own words. */
const isPattern = (node: ts.Node) =>
  ts.isNewExpression(node) || (ts.isCallExpression(node) && node.expression.getText() === 'suit')

/** Words of programs that a terminal reads as they are. */
const isCommand = (text: string) => /^\s*sudo |--/.test(text)

test.each(LANGUAGES)('%s has its own quotes, apostrophe and spaces in every text', language => {
  const texts = filesOf(language).flatMap(file => textsIn(file).map(text => ({ file, text })))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(({ text }) => !isCommand(text) && WRONG[language].test(text))).toEqual([])
})

test('the law sees a French text set as English', () => {
  for (const text of ['Qui ?', 'Qui?', '«Oui\u202f»', "l'as", '“Oui”', 'Reste : un'])
    expect(WRONG.fr.test(text), text).toBe(true)
  for (const text of ['Qui\u202f?', '«\u202fOui\u202f»', 'l’as', '10.0.0.1:4680', 'Et si…\u202f?'])
    expect(WRONG.fr.test(text), text).toBe(false)
})
