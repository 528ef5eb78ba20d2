// Answers for: many tables on one host, its screens in another process: every move is kept, and nobody waits long for another table.
import { expect, test } from 'vitest'
import { measureTables, QUICK_RUN } from '../../main/cli/bench/tables.ts'
import { atLength, effort } from '../kit/effort.ts'

test(
  'moves at several tables at once are all kept, and no screen is let go',
  { timeout: effort(60_000, 300_000) },
  async () => {
    const figures = await measureTables(
      new URL('../../dist/main/hunch.js', import.meta.url),
      effort({ tables: 3, moves: 5, paces: [200], alone: 20 }, QUICK_RUN),
    )
    if (atLength) console.info(JSON.stringify(figures))
    const { tables, screens, moves, kept, stuck, dropped, rss } = figures
    expect({ screens, stuck, dropped, kept }).toEqual({ screens: 6 * tables, stuck: 0, dropped: 0, kept: moves })
    expect(moves).toBeGreaterThanOrEqual(effort(3 * 5, 10 * 10))
    expect(rss).toBeLessThan(250 * 2 ** 20)
    if (atLength) for (const { factor } of figures.paces) expect(factor).toBeLessThan(5)
  },
)
