// A flooding client stops no table: the others' moves get through, and no honest screen is disconnected.
import { FLOODER_PROGRAM, HUNCH_PROGRAM } from '../../bench/built.ts'
import { expect, test } from 'vitest'
import { FLOODS, measureFloods, withstoodFlood } from '../../bench/floods.ts'
import { atLength, effort } from '../../kit/effort.ts'

const programs = { host: HUNCH_PROGRAM, flooder: FLOODER_PROGRAM }

test.each(FLOODS)('under a flood of %s every move gets through', async flood => {
  const figures = await measureFloods(programs, { floods: [flood], rounds: effort(1, 5), moves: effort(20, 100) })
  if (atLength) console.info(flood, JSON.stringify(figures[flood]))
  expect(withstoodFlood(figures[flood]!), JSON.stringify(figures[flood])).toBe(true)
})
