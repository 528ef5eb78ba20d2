// Two simulated people without mouse and picture: one uses roles and names only, one the keyboard only.
import type { Locator, Page } from 'playwright-core'
import { groupOf, thingsOn, type Thing } from './tree.ts'

type Role = Parameters<Page['getByRole']>[0]

/** A person using a page. */
export interface Person {
  readonly page: Page
  /** Everything in front of them: the open sheet, or else the page. */
  readonly see: () => Promise<readonly Thing[]>
  readonly press: (thing: Thing) => Promise<void>
  readonly write: (field: Thing, text: string) => Promise<void>
  /** The number of keys pressed so far. */
  readonly keys: () => number
  /** The obstacles they met. */
  readonly stumbles: readonly string[]
}

async function see(page: Page): Promise<readonly Thing[]> {
  const sheets = page.getByRole('dialog')
  const open = await sheets.count()
  return thingsOn(open > 0 ? sheets.nth(open - 1) : page.locator('body'))
}

/** An element by role and name within its group. Two with the same name there are an error. */
function byName(page: Page, thing: Thing): Locator {
  const group = groupOf(thing)
  const sheet = thing.within.find(({ role }) => role === 'dialog')
  const place: Page | Locator = sheet ? page.getByRole('dialog', { name: sheet.name, exact: true }) : page
  const near = group && group !== sheet ? place.getByRole(group.role as Role, { name: group.name, exact: true }) : place
  return near.getByRole(thing.role as Role, { name: thing.name, exact: true })
}

/** A person with a screen reader: presses and types by role and name. */
export function whoGoesByNames(page: Page): Person {
  const stumbles: string[] = []
  return {
    page,
    stumbles,
    keys: () => 0,
    see: () => see(page),
    press: async thing => {
      if (thing.name === '') stumbles.push(`a ${thing.role} without a name`)
      await byName(page, thing).click()
    },
    write: (field, text) => byName(page, field).fill(text),
  }
}

/** More presses of Tab than any page has stops. */
const STOPS = 90

/** The rows of a sheet in which something can be pressed. */
const rowsOf = (grid: Thing): Thing[] =>
  grid.parts.flatMap(part => (part.role === 'row' ? (pressable(part) ? [part] : []) : rowsOf(part)))
const pressable = (thing: Thing): boolean => thing.role === 'button' || thing.parts.some(pressable)

/** The focused element. */
interface Focus {
  readonly role: string
  readonly name: string
  readonly groups: readonly string[] // names of its surroundings, innermost first
  readonly hidden: string | null // why a person looking for it cannot see it; null: they can
}

/** A person with a keyboard: moves by Tab, within a sheet or hand by arrows, and presses. Notes where the focus is lost or invisible. */
export function whoHasTheKeys(page: Page): Person {
  const stumbles: string[] = []
  let keys = 0
  let lastPressed = ''
  const key = (name: string) => {
    keys++
    return page.keyboard.press(name)
  }
  const focus = async (): Promise<Focus | null> => {
    const here = page.locator(':focus')
    const about = await page.evaluate(whereFocusIs)
    if (about === null) return null
    const [thing] = await thingsOn(here).catch(() => [])
    if (!thing) return null
    const { role, name } = thing
    if (name === '' && !['dialog', 'main'].includes(role))
      stumbles.push(`the focus is on a ${role} without a name, in ${about.groups.join(', ')}`)
    if (about.hidden !== null) stumbles.push(`the focus is on ${role} “${name}”, ${about.hidden}`)
    return { role, name, ...about }
  }
  const isOn = (thing: Thing, at: Focus | null) =>
    at !== null && at.role === thing.role && at.name === thing.name && inGroup(thing, at)
  const inGroup = (thing: Thing, { groups }: Focus) => {
    const group = groupOf(thing)
    return group === null || groups.includes(`${group.role} ${group.name}`)
  }

  /** Moves by arrows within a single stop, row by row if it has rows. */
  async function byArrows(thing: Thing): Promise<boolean> {
    const grid = thing.within.findLast(({ role }) => role === 'grid')
    const rows = grid ? rowsOf(grid) : []
    if (grid) {
      await key('Control+Home')
      const down = rows.findIndex(row => thing.within.includes(row))
      for (let row = 0; row < down; row++) await key('ArrowDown')
    } else if (!['radio', 'tab'].includes(thing.role)) await key('Home')
    for (let step = 0; step < 40; step++) {
      const at = await focus()
      if (isOn(thing, at)) return true
      await key('ArrowRight')
      const next = await focus()
      if (next === null || (next.name === at?.name && next.role === at.role)) return false
    }
    return false
  }

  async function reach(thing: Thing): Promise<void> {
    const tried = new Set<string>()
    for (let stop = 0; stop < STOPS; stop++) {
      const at = await focus()
      if (isOn(thing, at)) return
      const around = groupOf(thing)
      const group = around ? `${around.role} ${around.name}` : ''
      if (at && group !== '' && at.groups[0] === group && at.role === thing.role && !tried.has(group)) {
        tried.add(group)
        if (await byArrows(thing)) return
      }
      await key('Tab')
    }
    throw new Error(`Tab never reaches the ${thing.role} “${thing.name}” in ${groupOf(thing)?.name ?? 'the page'}`)
  }

  return {
    page,
    stumbles,
    keys: () => keys,
    see: async () => {
      const somewhere = () =>
        page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 5000 })
      if (keys > 0) await somewhere().catch(() => stumbles.push(`the focus is nowhere after “${lastPressed}”`))
      return see(page)
    },
    press: async thing => {
      await reach(thing)
      lastPressed = thing.name
      if (thing.role === 'radio' && thing.checked) return
      if (thing.role !== 'radio') await key('Enter')
      else await key('Space')
      await page.waitForTimeout(60)
    },
    write: async (field, text) => {
      await reach(field)
      keys += text.length
      await page.keyboard.type(text)
    },
  }
}

/** Runs in the page: the surroundings of the focus, and whether it is visible. */
function whereFocusIs(): { groups: string[]; hidden: string | null } | null {
  const here = document.activeElement
  if (!here || here === document.body) return null
  const groups: string[] = []
  for (let up = here.parentElement; up; up = up.parentElement) {
    if (
      !up.matches(
        '[role=group], [role=grid], [role=radiogroup], [role=tablist], fieldset, section, dialog, [role=region]',
      )
    )
      continue
    const by = up.getAttribute('aria-labelledby')
    const name =
      up.getAttribute('aria-label') ??
      (by ? document.getElementById(by)?.innerText : up.querySelector(':scope > legend')?.textContent) ??
      ''
    const role = up.getAttribute('role') ?? { FIELDSET: 'group', SECTION: 'region', DIALOG: 'dialog' }[up.tagName]
    if (name.trim()) groups.push(`${role} ${name.replaceAll(/\s+/g, ' ').trim()}`)
  }
  // A radio button is drawn by its label.
  const drawn = here.matches('input[type=radio], input[type=checkbox]') ? (here.closest('label') ?? here) : here
  if (here.matches('h1')) return { groups, hidden: null } // for screen readers
  const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
  const [x, y] = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ]
  if (width === 0 || height === 0) return { groups, hidden: 'which is not drawn' }
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return { groups, hidden: 'out of sight' }
  const on = document.elementFromPoint(x, y)
  const covered = on !== null && !drawn.contains(on) && !on.contains(drawn) && !here.contains(on)
  return { groups, hidden: covered ? `under ${on.tagName.toLowerCase()}.${on.className}` : null }
}
