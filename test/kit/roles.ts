// Finds elements of a mounted screen by role and accessible name, as a screen reader does.
import { DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { called } from './screens.ts'

type Within = VueWrapper | DOMWrapper<Element> | Document

/** The elements that have each role implicitly. */
const ELEMENTS = {
  alert: '',
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th[scope=col]',
  rowheader: 'th[scope^=row]',
  combobox: 'select',
  definition: 'dd',
  dialog: 'dialog',
  form: 'form',
  grid: '',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4',
  img: '',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  log: '',
  main: 'main',
  paragraph: 'p',
  radio: 'input[type=radio]',
  region: 'section[aria-label], section[aria-labelledby]',
  searchbox: 'input[type=search]',
  status: 'output',
  switch: '',
  textbox: 'input:not([type]), input[type=text], textarea',
} as const
export type Role = keyof typeof ELEMENTS
type Name = string | RegExp

/** All elements with this role and, if given, this name; without those hidden from screen readers. */
export function allByRole(within: Within, role: Role, name?: Name): DOMWrapper<Element>[] {
  const root = 'body' in within ? within.body : within.element
  const selector = [ELEMENTS[role], `[role=${role}]`].filter(one => one !== '').join(', ')
  return [...root.querySelectorAll(selector)]
    .filter(one => (one.getAttribute('role') ?? role) === role && !one.closest('[aria-hidden=true], [hidden]'))
    .map(one => new DOMWrapper(one))
    .filter(one => name === undefined || isCalled(nameOf(one), name))
}

/** The only element with this role and name. Throws if there is none or more than one, listing what there is. */
export function byRole(within: Within, role: Role, name?: Name): DOMWrapper<Element> {
  const [found, ...others] = allByRole(within, role, name)
  if (found && others.length === 0) return found
  const there = allByRole(within, role).map(nameOf)
  throw new Error(
    `${found ? others.length + 1 : 0} of role ${role} called ${String(name)}, among: ${there.join(' | ')}`,
  )
}

export function isThere(within: Within, role: Role, name?: Name): boolean {
  return allByRole(within, role, name).length > 0
}

function isCalled(is: string, name: Name): boolean {
  return typeof name === 'string' ? is === inOneLine(name) : name.test(is)
}

/** The text with every run of white space as one space, for comparing names. */
function inOneLine(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** An element's name: its label, the text of its labelling element, its legend, or its own text. */
export function nameOf(thing: DOMWrapper<Element>): string {
  const { element } = thing
  const text = (one: Element | null | undefined) => (one ? called(new DOMWrapper(one)) : '')
  const label = element.getAttribute('aria-label')
  if (label !== null) return inOneLine(label)
  const labelledBy = element.getAttribute('aria-labelledby')
  const top = element.getRootNode() as ParentNode
  if (labelledBy !== null)
    return labelledBy
      .split(' ')
      .map(id => text(top.querySelector(`[id="${id}"]`)))
      .join(' ')
  if (element.matches('fieldset')) return text(element.querySelector('legend'))
  if (!element.matches('input, select, textarea')) return called(thing)
  return text(element.closest('label') ?? top.querySelector(`label[for="${element.id}"]`))
}
