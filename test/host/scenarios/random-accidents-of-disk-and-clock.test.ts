// Failing disks and clocks under a table, as often as time allows: nothing acknowledged is lost unnoticed.
import { expect, test } from 'vitest'
import { ACCIDENTS, runAccidentTrials } from '../../bench/accidents.ts'
import { games } from '../../../shared/games/index.ts'
import { atLength, effort } from '../../kit/effort.ts'

const EACH = effort(12, 200)

test.each(games.filter(({ isOffered }) => isOffered).map(({ id }) => id))(
  'with a failing disk and a clock set back, a table of %s loses nothing unnoticed',
  async game => {
    const counts = await runAccidentTrials(game, { times: EACH, seed: 'accidents' })
    if (atLength) console.info(game, JSON.stringify(counts))
    for (const accident of ACCIDENTS) {
      const { kept, said, lost } = counts[accident]
      expect({ accident, lost }).toEqual({ accident, lost: 0 })
      expect(kept + said).toBe(EACH)
    }
    expect(counts.full.refused).toBeGreaterThan(0)
    expect(counts.full.said + counts.clock.said, 'these two lose nothing').toBe(0)
    expect(counts.gone.kept).toBeGreaterThan(0)
    expect(counts.lying.said).toBeGreaterThan(0)
  },
)
