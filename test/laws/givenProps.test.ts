// Law: a component is given only props that it declares. Vue takes any other as an attribute, without a word, and the type checker does not look into `v-bind="props"`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { camelize } from 'vue'
import ts from 'typescript'
import { compileScript, parse, registerTS } from 'vue/compiler-sfc'
import { NodeTypes, type ElementNode, type TemplateChildNode } from '@vue/compiler-dom'
import { expect, test } from 'vitest'

registerTS(() => ts)
const RENDERER = join(import.meta.dirname, '../../renderer')
const FILES = { fileExists: existsSync, readFile: (file: string) => readFileSync(file, 'utf8') }

/** What every element takes: Vue's own attributes, and those of HTML that a component passes on. */
const PASSED_ON =
  /^(class|style|key|ref|is|id|role|title|lang|tabindex|inert|hidden|disabled|type|value|name|onClick|data[A-Z-].*|aria[A-Z-].*)$/

/** The names in the outermost object literals of an expression. */
function literalKeys(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap(({ name }) => (name ? [camelize(name.getText().replace(/['"]/g, ''))] : []))
  const keys: string[] = []
  node.forEachChild(child => void keys.push(...literalKeys(child)))
  return keys
}

const sourceOf = (text: string) => ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)

/** The names in the object literals that a constant of this script is made of. */
function keysOfConstant(script: string, name: string): string[] {
  const find = (node: ts.Node): string[] => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      return literalKeys(node.initializer)
    const keys: string[] = []
    node.forEachChild(child => void keys.push(...find(child)))
    return keys
  }
  return find(sourceOf(script))
}

/** The props and models that a component declares. */
function declaredProps(file: string): Set<string> {
  const { descriptor } = parse(readFileSync(file, 'utf8'), { filename: file })
  const props = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'props')
      for (const key of literalKeys(node.initializer)) props.add(key)
    if (ts.isCallExpression(node) && node.expression.getText() === '_useModel')
      props.add((node.arguments[1] as ts.StringLiteral).text)
    node.forEachChild(visit)
  }
  if (descriptor.scriptSetup) visit(sourceOf(compileScript(descriptor, { id: 'law', fs: FILES }).content))
  return props
}

/** The elements of a template, with all below them. */
function elementsIn(nodes: readonly TemplateChildNode[]): ElementNode[] {
  return nodes.flatMap(node => (node.type === NodeTypes.ELEMENT ? [node, ...elementsIn(node.children)] : []))
}

/** The names under which an element is given something. `script`: where constants that it is given whole are made. */
function givenNames({ props }: ElementNode, script: string): string[] {
  return props.flatMap(prop => {
    if (prop.type === NodeTypes.ATTRIBUTE) return [camelize(prop.name)]
    const name = prop.arg && 'content' in prop.arg ? camelize(prop.arg.content) : null
    if (prop.name === 'model') return [name ?? 'modelValue']
    if (prop.name !== 'bind') return []
    if (name !== null) return [name]
    const given = prop.exp?.loc.source ?? ''
    const constants = [...given.matchAll(/(?:\.\.\.|^)(\w+)/g)].map(([, constant]) => constant!)
    return [...literalKeys(sourceOf(`(${given})`)), ...constants.flatMap(constant => keysOfConstant(script, constant))]
  })
}

const components = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.vue'))
  .map(name => join(RENDERER, name))
const propsByComponent = new Map(components.map(file => [file, declaredProps(file)]))

/** What components of this source are given and do not declare. */
function strayProps(file: string, source: string): string[] {
  const { descriptor } = parse(source, { filename: file })
  const fileByTag = new Map(
    [...source.matchAll(/(?:import (\w+) from|const (\w+) = \w+\([^;]{0,60}?import\()\s*'([^']+\.vue)'/g)].map(
      ([, imported, loaded, path]) => [imported ?? loaded!, join(dirname(file), path!)],
    ),
  )
  return elementsIn(descriptor.template?.ast?.children ?? []).flatMap(element => {
    const declared = propsByComponent.get(fileByTag.get(element.tag) ?? '')
    const given = declared ? givenNames(element, descriptor.scriptSetup?.content ?? '') : []
    return given
      .filter(name => !declared!.has(name) && !PASSED_ON.test(name))
      .map(name => `${relative(RENDERER, file)}: <${element.tag}> takes no ${name}`)
  })
}

test('every component is given only what it declares', () => {
  expect(components.length).toBeGreaterThan(200)
  expect(components.flatMap(file => strayProps(file, readFileSync(file, 'utf8')))).toEqual([])
})

test('a name that is not declared is found, also among props that are given whole', () => {
  const board = join(RENDERER, 'games/communal-deduction/ClaimsBoard.vue')
  const seat = (given: string, script = '') =>
    strayProps(
      board,
      `<script setup lang="ts">import Board from './ClaimsBoard.vue'; ${script}</script><template><Board ${given} /></template>`,
    )
  expect(seat(':max-claims="3" v-bind="whole"', 'const whole = computed(() => ({ chosenTrait: 1 }))')).toEqual([])
  expect(seat('v-bind="whole"', 'const whole = computed(() => ({ chosen: 1 }))')).toHaveLength(1)
  expect(seat('v-bind="{ chosen }"')).toHaveLength(1)
  expect(seat(':most="3"')).toHaveLength(1)
})
