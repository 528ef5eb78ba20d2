// Law: a phone enlarges no page because of the small letters of a field, and corrects no code or address.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = join(import.meta.dirname, '../../renderer')
const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.vue'))
  .map(file => ({ file: file.replaceAll('\\', '/'), source: readFileSync(join(top, file), 'utf8') }))

/** Its letters are those of a heading. */
const AS_HEADING = 'pages/lobby/TableName.vue'

const isText = (tag: string) => !/\btype="(radio|checkbox|range|file)"/.test(tag)
const fields = files.flatMap(({ file, source }) =>
  [...source.matchAll(/<(?:input|textarea)\b(?:"[^"]*"|[^">])*>/g)]
    .map(([tag]) => ({ file, tag }))
    .filter(({ tag }) => isText(tag)),
)

test('every text field has the class whose letters are as large as the text', () => {
  expect(fields.length).toBeGreaterThan(12)
  const others = fields.filter(({ tag }) => !/\sclass="field[ "]/.test(tag)).map(({ file }) => file)
  expect(others).toEqual([AS_HEADING])
  const controls = readFileSync(join(top, 'styles/controls.css'), 'utf8')
  expect(/\n\.field \{[^}]*/.exec(controls)?.[0]).toContain('font-size: max(1em, var(--text-body));')
})

test('no style of a file makes the letters of its fields smaller', () => {
  const smaller = files.flatMap(({ file, source }) =>
    [...source.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
      .filter(([, selector, rule]) => /\b(textarea|input)\b|\.field\b/.test(selector!) && /font(-size)?:/.test(rule!))
      .filter(([, , rule]) => !/font(-size)?:[^;]*var\(--text-(body|lead|title|heading|display)\)/.test(rule!))
      .map(([, selector]) => `${file}: ${selector!.trim()}`),
  )
  expect(smaller).toEqual([])
})

test('no keyboard corrects a code or an address that is typed', () => {
  const exact = fields.filter(({ tag }) => /inputmode="url"|autocapitalize="characters"/.test(tag))
  expect(exact.length).toBeGreaterThan(3)
  expect(exact.filter(({ tag }) => !tag.includes('autocorrect="off"')).map(({ file }) => file)).toEqual([])
})
