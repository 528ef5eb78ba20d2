// Answers for: one who floods a host stops no table: the others' moves get through, and nobody honest is let go.
import { expect, test } from 'vitest'
import { FLOODS, measureFloods } from '../../main/cli/bench/floods.ts'
import { atLength, effort } from '../kit/effort.ts'

const built = (name: string) => new URL(`../../dist/main/${name}.js`, import.meta.url)
const programs = { host: built('hunch'), flooder: built('flooder') }

/** Those that let no move through before there were budgets. */
const WORST = ['hello', 'rename'] as const

test.each(effort([...WORST], [...FLOODS]))(
  'under a flood of %s every move gets through',
  { timeout: effort(60_000, 600_000) },
  async flood => {
    const figures = await measureFloods(programs, { floods: [flood], rounds: effort(1, 5), moves: effort(20, 100) })
    const { factor, grown, dropped, stuck } = figures[flood]!
    if (atLength) console.info(flood, JSON.stringify(figures[flood]))
    expect({ dropped, stuck }).toEqual({ dropped: 0, stuck: 0 })
    if (!atLength) return // so few moves say nothing of the longest
    expect(factor).toBeLessThan(3)
    expect(grown).toBeLessThan(50 * 2 ** 20)
  },
)
