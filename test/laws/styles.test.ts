// Law: styles have no dead parts: every class they name is set somewhere, every property they set is read somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const top = fileURLToPath(new URL('../../renderer/', import.meta.url))
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(vue|css|ts|js|html)$/.test(path))
  .map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(top, path), 'utf8') }))
const styles = files.flatMap(({ path, text }) =>
  (path.endsWith('.css') ? [text] : [...text.matchAll(STYLE)].map(it => it[1]!)).map(css => ({
    path,
    root: postcss.parse(css),
  })),
)
/** Everything that is not a style: templates and programs. */
const programs = files.filter(({ path }) => !path.endsWith('.css')).map(({ text }) => text.replaceAll(STYLE, ''))
/** What a game calls a colour or a fate is often a class too. */
const shared = fileURLToPath(new URL('../../shared/', import.meta.url))
const values = readdirSync(shared, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.startsWith('words'))
  .map(path => readFileSync(join(shared, path), 'utf8'))
/** The words in quotes: names of classes are nowhere else. */
const words = new Set(
  [...programs, ...values]
    .flatMap(text => text.match(/"[^"]*"|'[^'\n]*'|`[^`]*`/g) ?? [])
    .flatMap(quoted => quoted.match(/[a-z][\w-]*/gi) ?? []),
)

/** A class like `of-2` is put together from its beginning and a value. */
const isSet = (name: string) =>
  words.has(name) || (name.includes('-') && words.has(name.slice(0, name.indexOf('-') + 1))) || /^of\d+$/.test(name)

test('every class in a style is set by a template or a program', () => {
  const dead = styles.flatMap(({ path, root }) => {
    const names = new Set<string>()
    root.walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/gi)) names.add(name!)
    })
    return [...names].filter(name => !isSet(name)).map(name => `${path}: .${name}`)
  })
  expect(styles.length).toBeGreaterThan(100)
  expect(dead).toEqual([])
})

test('every property that is set is read, by a style or a program', () => {
  const everything = files.map(({ text }) => text).join('\n')
  const read = new Set([...everything.matchAll(/var\(\s*(--[\w-]+)|['"`](--[\w-]+)/g)].map(([, css, js]) => css ?? js!))
  const setProperties = new Set<string>()
  for (const { root } of styles) root.walkDecls(/^--/, ({ prop }) => void setProperties.add(prop))
  /** `--seat-3` is put together from a beginning and a number. */
  const isRead = (name: string) => read.has(name) || read.has(name.replace(/\d+$/, ''))
  expect([...setProperties].filter(name => !isRead(name))).toEqual([])
})

/**
 * The declarations of a component that say in a condition what the same selector says without one. They do something
 * where a rule between the two gives the property another value, be it of other elements.
 */
function repetitions({ path, roots }: { readonly path: string; readonly roots: readonly postcss.Root[] }): string[] {
  const found: string[] = []
  const plain = new Map<string, { value: string; at: number }>()
  const declarations: postcss.Declaration[] = []
  const isOverridden = ({ prop, value }: postcss.Declaration, from: number) =>
    declarations
      .slice(from)
      .some(other => other.value !== value && (other.prop === prop || prop.startsWith(`${other.prop}-`)))
  for (const root of roots)
    root.walkRules(({ selector, parent, nodes }) => {
      if (parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')) return
      for (const node of nodes) {
        if (node.type !== 'decl') continue
        const place = `${selector} { ${node.prop} }`
        const said = plain.get(place)
        if (parent?.type === 'root') plain.set(place, { value: node.value, at: declarations.length })
        else if (said?.value === node.value && !isOverridden(node, said.at)) found.push(`${path}: ${place}`)
        declarations.push(node)
      }
    })
  return found
}

test('no condition says again what holds without it', () => {
  const repeated = files.flatMap(({ path, text }) => {
    const styles = path.endsWith('.css') ? [text] : [...text.matchAll(STYLE)].map(it => it[1]!)
    return repetitions({ path, roots: styles.map(css => postcss.parse(css)) })
  })
  expect(repeated).toEqual([])
})

test('what a condition says again is found, unless a rule between says otherwise', () => {
  const said = (css: string) => repetitions({ path: 'a.css', roots: [postcss.parse(css)] })
  expect(said('a { color: red } @media print { a { color: red } }')).toEqual(['a.css: a { color }'])
  expect(said('a { color: red } @media print { a { color: blue } }')).toEqual([])
  const between = (rule: string) => `a { font-size: 1px } ${rule} @media print { a { font-size: 1px } }`
  for (const rule of [
    '.b { font-size: 2px }',
    '.b { font: 2px serif }',
    '@media (width > 1px) { a { font-size: 2px } }',
  ])
    expect(said(between(rule)), rule).toEqual([])
  expect(said(between('.b { color: red }'))).toHaveLength(1)
})

/** The conditions around a rule, outermost first. */
const conditionsOf = ({ parent }: postcss.Rule): string[] =>
  parent?.type === 'atrule'
    ? [...conditionsOf(parent as unknown as postcss.Rule), `@${parent.name} ${parent.params}`]
    : parent?.type === 'rule'
      ? [...conditionsOf(parent), parent.selector]
      : []

/** What two rules of one style say of the same elements alone, under the same conditions: the later one replaces the other. */
function replaced({ path, root }: { readonly path: string; readonly root: postcss.Root }): string[] {
  const found: string[] = []
  const ruleByPlace = new Map<string, postcss.Rule>()
  root.walkRules(rule => {
    if (rule.selectors.length > 1) return // what one of several does otherwise is said after them
    rule.each(node => {
      if (node.type !== 'decl') return
      const place = [...conditionsOf(rule), rule.selector, node.prop].join(' ')
      const before = ruleByPlace.get(place)
      if (before && before !== rule) found.push(`${path}: ${place}`)
      ruleByPlace.set(place, rule)
    })
  })
  return found
}

test('no rule of a style replaces what another says of the same elements', () => {
  expect(styles.flatMap(replaced)).toEqual([])
})

test('what a later rule replaces is found, under the same conditions only', () => {
  const css =
    '.a { color: red } .b, .a { margin: 1px } @media print { .a { color: black } } .a { margin: 0; color: blue }'
  expect(replaced({ path: 'a', root: postcss.parse(css) })).toEqual(['a: .a color'])
})
