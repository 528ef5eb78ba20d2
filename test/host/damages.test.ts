// Answers for: journals changed at random: nothing of what was acknowledged changes unseen, in any game.
import { expect, test } from 'vitest'
import { countDamages, DAMAGES } from '../../main/cli/bench/damages.ts'
import { games } from '../../shared/games/index.ts'
import { atLength, effort } from '../kit/effort.ts'

const EACH = effort(50, 1667) // of each of the six kinds: 300 in a quick pass, 10,000 at length

test.each(games.filter(({ offered }) => offered).map(({ id }) => id))(
  'no flip, drop, swap, doubling, insertion or cut in a journal of %s goes unseen',
  { timeout: effort(60_000, 3_600_000) },
  async game => {
    const counts = await countDamages(game, { times: EACH, seed: 'journal' })
    if (atLength) console.info(game, JSON.stringify(counts))
    for (const kind of DAMAGES) {
      const { repaired, named, remembered, gone, misnamed, silent } = counts[kind]
      expect({ kind, misnamed, silent }).toEqual({ kind, misnamed: 0, silent: 0 })
      expect(repaired + named + remembered + gone).toBe(EACH)
      if (kind !== 'cut') expect(gone).toBe(0)
      if (kind !== 'cut') expect(named).toBeGreaterThan(EACH / 2)
    }
  },
)
