// Reads a page's accessibility tree as a list of elements with roles and names.
import type { Locator } from 'playwright-core'

/** One element of the tree. */
export interface Thing {
  readonly role: string
  readonly name: string // its name; for plain text, the text
  readonly pressed: boolean
  readonly checked: boolean
  readonly disabled: boolean
  readonly within: readonly Thing[] // its ancestors, outermost first
  readonly parts: readonly Thing[] // its descendants
}

interface Growing extends Thing {
  name: string
  readonly within: Growing[]
  readonly parts: Growing[]
}

/** A line of the snapshot: a role, a name in quotes, states in brackets, and text after a colon. */
const LINE = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)(?::(?: (.*))?)?$/

/** All elements of the page, or of a part of it, in reading order. */
export async function thingsOn(place: Locator): Promise<readonly Thing[]> {
  const things: Growing[] = []
  const open: { readonly deep: number; readonly thing: Growing }[] = []
  for (const line of (await place.ariaSnapshot()).split('\n')) {
    const [, indent, rest] = /^( *)- (.*)$/.exec(line) ?? []
    if (indent === undefined || rest === undefined) continue
    const [, role, name, states = '', text] = LINE.exec(unquoted(rest)) ?? []
    if (role === undefined) continue
    while (open.length > 0 && open.at(-1)!.deep >= indent.length) open.pop()
    const thing: Growing = {
      role,
      name: role === 'text' ? plain(text ?? '') : (name ?? '').replaceAll(/\\(.)/g, '$1'),
      pressed: states.includes('[pressed]'),
      checked: states.includes('[checked]'),
      disabled: states.includes('[disabled]'),
      within: open.map(one => one.thing),
      parts: [],
    }
    if (text !== undefined && role !== 'text')
      thing.parts.push({ ...thing, role: 'text', name: plain(text), parts: [] })
    open.at(-1)?.thing.parts.push(thing)
    open.push({ deep: indent.length, thing })
    things.push(thing)
  }
  return things
}

/** A line with a colon is written in single quotes. */
function unquoted(line: string): string {
  const quoted = /^'((?:[^']|'')*)'(:?.*)$/.exec(line)
  return quoted ? quoted[1]!.replaceAll("''", "'") + quoted[2]! : line
}

/** A text in double quotes is written as JSON. */
function plain(text: string): string {
  return text.startsWith('"') && text.endsWith('"') ? (JSON.parse(text) as string) : text
}

/** All text in an element, in order; its name if it has no text. */
export function saidIn(thing: Thing): string {
  return thing.parts.length > 0 ? thing.parts.map(saidIn).join(' ') : thing.name
}

/** The words only, without what joins them on a screen. */
export const wordsOf = (text: string): string =>
  text
    .replaceAll(/[→\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.?!:’”“])/g, '')
    .trim()

/** The innermost named ancestor of an element. */
export const groupOf = ({ within }: Thing): Thing | null =>
  within.findLast(
    ({ role, name }) => ['group', 'grid', 'radiogroup', 'tablist', 'region', 'dialog'].includes(role) && name !== '',
  ) ?? null
