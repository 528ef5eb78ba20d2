// Randomly changed journals: nothing acknowledged changes unnoticed, in any game.
import { truncateSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runJournalDamageTrials, JOURNAL_DAMAGES } from '../../bench/damages.ts'
import { deviceOfSeat, restoreTable, TableOnDisk, allViewsText } from '../../bench/tableOnDisk.ts'
import { readJournal } from '../../../main/host/storage/journal.ts'
import { loadAllRules } from '../../../main/host/computers/loadAllRules.ts'
import { diceFromSeed } from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'
import { atLength, effort } from '../../kit/effort.ts'
import { folder } from '../kit.ts'

const EACH = effort(50, 1667) // of each of the six kinds: 300 in a quick run, 10,000 at length

test.each(games.filter(({ isOffered }) => isOffered).map(({ id }) => id))(
  'no flip, drop, swap, doubling, insertion or cut in a journal of %s goes unnoticed',
  async game => {
    const counts = await runJournalDamageTrials(game, { times: EACH, seed: 'journal' })
    if (atLength) console.info(game, JSON.stringify(counts))
    for (const kind of JOURNAL_DAMAGES) {
      const { repaired, shortened, named, remembered, gone, misnamed, silent } = counts[kind]
      expect({ kind, misnamed, silent }).toEqual({ kind, misnamed: 0, silent: 0 })
      expect(repaired + shortened + named + remembered + gone).toBe(EACH)
      if (kind !== 'cut') expect(gone).toBe(0)
      if (kind !== 'cut') expect(named).toBeGreaterThan(EACH / 2)
    }
  },
)

test('a journal cut in its last notes, names and pauses still has every move', async () => {
  const rules = await loadAllRules()
  const kept = new TableOnDisk(folder(), { rules, game: 'mind-reader' })
  const luck = diceFromSeed('between')
  kept.deal(luck)
  kept.moveAtRandom(luck)
  const ends = [readJournal(kept.path).lines.at(-1)!.end]
  for (let nth = 0; nth < 6; nth++) {
    kept.doBetweenMoves(luck)
    ends.push(readJournal(kept.path).lines.at(-1)!.end)
  }
  kept.journal.close()
  const shows = allViewsText(kept.table)
  const found = ends.toReversed().map(end => {
    truncateSync(kept.path, end)
    return restoreTable(kept, { rules, shows }).found
  })
  expect(found).toEqual(['whole', ...Array.from({ length: 6 }, () => 'shortened')])
})

test('a journal that lost only its last end of line is found whole, with its rewritten notes', async () => {
  const rules = await loadAllRules()
  const kept = new TableOnDisk(folder(), { rules, game: 'mind-reader' })
  kept.deal(diceFromSeed('whole'))
  for (const [at, mark] of [['h0', '1'], ['h1', '1'], ['h0', '2']] as const) kept.table.play.mark(0, at, mark, deviceOfSeat(0)) // prettier-ignore
  kept.moveAtRandom(diceFromSeed('whole'))
  kept.journal.compact()
  kept.journal.close()
  truncateSync(kept.path, readJournal(kept.path).lines.at(-1)!.end - 1)
  expect(restoreTable(kept, { rules, shows: allViewsText(kept.table) })).toEqual({ found: 'whole', line: null })
})
