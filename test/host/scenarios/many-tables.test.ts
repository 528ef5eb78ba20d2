// Many tables on one host, its screens in another process: every move is stored, and no table waits long for another.
import { expect, test } from 'vitest'
import { LONG_RUN, measureTables, passedLoadTest } from '../../bench/tables.ts'
import { atLength, effort } from '../../kit/effort.ts'

test('moves at several tables at once are all kept, and no screen is disconnected', async () => {
  const figures = await measureTables(
    new URL('../../../dist/main/hunch.js', import.meta.url),
    effort({ tables: 3, moves: 5, paces: [200], alone: 20 }, LONG_RUN),
  )
  if (atLength) console.info(JSON.stringify(figures))
  const { tables, screens, moves, rss } = figures
  expect(passedLoadTest(figures), JSON.stringify(figures)).toBe(true)
  expect(screens).toBe(6 * tables)
  expect(moves).toBeGreaterThanOrEqual(effort(3 * 5, 100 * 24))
  expect(rss).toBeLessThan(250 * 2 ** 20)
})
