// The texts of each language's catalogues as they are written, for laws about single words and signs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Language } from '../../shared/words/language.ts'

const top = join(import.meta.dirname, '../..')

/** Every text that people read in a language, with its file. */
export function catalogueTexts(language: Language): { readonly file: string; readonly text: string }[] {
  return filesOf(language).flatMap(file => textsIn(file).map(text => ({ file, text })))
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
  ts.isNewExpression(node) || (ts.isCallExpression(node) && node.expression.getText() === 'suitPattern')
