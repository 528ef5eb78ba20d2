// @vitest-environment happy-dom
// A sheet that begins with what is possible, on a phone.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { h, nextTick } from 'vue'
import SheetGrid from '../../../renderer/parts/SheetGrid.vue'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']
const COLUMNS = [1, 2]

/** A sheet of six rows in bands of three, in which only these cells are possible. */
function sheetOf(...possible: string[]) {
  return mountSheet(possible, { rowsPerBand: 3 })
}
function mountSheet(possible: readonly string[], props: { rowsPerBand?: number; wholeColumn?: number }) {
  return mount(SheetGrid<string, number, { isPossible: boolean; accessibleName: string }>, {
    props: {
      label: 'sheet',
      rows: ROWS,
      columns: COLUMNS,
      lookOf: (row: string, column: number) => ({
        isPossible: possible.includes(`${row}${column}`),
        accessibleName: `${row}${column}`,
      }),
      beginsWithPossible: true,
      ...props,
    },
    slots: { band: ({ nth }: { nth: number }) => h('span', `band ${nth}`), default: () => '' },
    attachTo: document.body,
  })
}
const shown = (sheet: ReturnType<typeof sheetOf>) =>
  allByRole(sheet, 'button')
    .map(cell => cell.attributes('aria-label'))
    .filter(Boolean)
const bands = (sheet: ReturnType<typeof sheetOf>) => allByRole(sheet, 'rowheader').map(band => band.text())

function onScreen(isSmall: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isSmall,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

describe('on a phone', () => {
  beforeEach(() => onScreen(true))
  afterEach(() => vi.unstubAllGlobals())

  test('shows the rows with something possible, each below its own band', () => {
    const sheet = sheetOf('b1', 'e2')
    expect(shown(sheet)).toEqual(['b1', 'b2', 'e1', 'e2'])
    expect(bands(sheet)).toEqual(['band 0', 'band 1'])
    expect(bands(sheetOf('e2', 'f1'))).toEqual(['band 1'])
  })

  test('shows all rows after a press, with the focus on the sheet', async () => {
    const sheet = sheetOf('e2')
    await byRole(sheet, 'button', 'e1').trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('e1')
    await byRole(sheet, 'button', 'Show all').trigger('click')
    expect(shown(sheet)).toHaveLength(ROWS.length * COLUMNS.length)
    expect(bands(sheet)).toEqual(['band 0', 'band 1'])
    expect(isThere(sheet, 'button', 'Show all')).toBe(false)
    await nextTick()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a1')
  })

  test('keeps a cell beside all rows beside those that it shows', () => {
    const sheet = mountSheet(['c1', 'e1', 'c2'], { wholeColumn: 2 })
    expect(shown(sheet)).toEqual(['c1', 'c2', 'e1'])
    expect(byRole(sheet, 'button', 'c2').element.parentElement!.getAttribute('rowspan')).toBe('2')
    expect(shown(mountSheet(['a2'], { wholeColumn: 2 }))).toHaveLength(ROWS.length + 1)
  })

  test('shows all rows where nothing is possible, or something in each', () => {
    for (const sheet of [sheetOf(), sheetOf(...ROWS.map(row => `${row}1`))]) {
      expect(shown(sheet)).toHaveLength(ROWS.length * COLUMNS.length)
      expect(isThere(sheet, 'button', 'Show all')).toBe(false)
    }
  })
})

test('a larger screen shows all rows', () => {
  onScreen(false)
  expect(shown(sheetOf('b1'))).toHaveLength(ROWS.length * COLUMNS.length)
  vi.unstubAllGlobals()
})
