// @vitest-environment happy-dom
// A sheet that begins with what is possible, on an upright phone.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { h } from 'vue'
import SheetGrid from '../../../renderer/parts/SheetGrid.vue'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']
const COLUMNS = [1, 2]

/** A sheet of six rows in bands of three, in which only these cells are possible. */
function sheetOf(...possible: string[]) {
  return mount(SheetGrid<string, number, { isPossible: boolean; accessibleName: string }>, {
    props: {
      label: 'sheet',
      rows: ROWS,
      columns: COLUMNS,
      lookOf: (row: string, column: number) => ({
        isPossible: possible.includes(`${row}${column}`),
        accessibleName: `${row}${column}`,
      }),
      rowsPerBand: 3,
      beginsWithPossible: true,
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

function onScreen(isNarrow: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

describe('on an upright phone', () => {
  beforeEach(() => onScreen(true))
  afterEach(() => vi.unstubAllGlobals())

  test('shows the rows with something possible, each below its own band', () => {
    const sheet = sheetOf('b1', 'e2')
    expect(shown(sheet)).toEqual(['b1', 'b2', 'e1', 'e2'])
    expect(bands(sheet)).toEqual(['band 0', 'band 1'])
    expect(bands(sheetOf('e2', 'f1'))).toEqual(['band 1'])
  })

  test('shows all rows after a press, and the arrow keys stay on the sheet', async () => {
    const sheet = sheetOf('e2')
    await byRole(sheet, 'button', 'e1').trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('e1')
    await byRole(sheet, 'button', 'Show all').trigger('click')
    expect(shown(sheet)).toHaveLength(ROWS.length * COLUMNS.length)
    expect(bands(sheet)).toEqual(['band 0', 'band 1'])
    expect(isThere(sheet, 'button', 'Show all')).toBe(false)
  })

  test('shows all rows where nothing is possible, or something in each', () => {
    for (const sheet of [sheetOf(), sheetOf(...ROWS.map(row => `${row}1`))]) {
      expect(shown(sheet)).toHaveLength(ROWS.length * COLUMNS.length)
      expect(isThere(sheet, 'button', 'Show all')).toBe(false)
    }
  })
})

test('a wider screen shows all rows', () => {
  onScreen(false)
  expect(shown(sheetOf('b1'))).toHaveLength(ROWS.length * COLUMNS.length)
  vi.unstubAllGlobals()
})
