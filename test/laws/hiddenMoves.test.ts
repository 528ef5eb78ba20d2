// Law: only in games whose moves hide something does a result say for whose moves there is the host's word alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseRecord } from '../../shared/engine/index.ts'
import { hiddenMoves } from '../../shared/fairness/index.ts'
import { games } from '../../shared/games/index.ts'

const RECORDS = join(import.meta.dirname, '../records')

/**
 * The moves of each game of which the others see that they were made, but not which: reviewed by people. A prediction in
 * Precognition is missing: others see only the sealing, which says nothing of what was written (see SECURITY.md).
 */
const HIDING: Readonly<Record<string, readonly string[]>> = {
  'mind-reader': ['hide'],
  'missing-persons': ['guess', 'hide'], // both guess before either is told
  'high-card': ['lay'],
}

test.each(games.map(({ id }) => id))('%s: a move hides something only if others look like it', async id => {
  const rules = await games.find(game => game.id === id)!.load()
  const found = readdirSync(join(RECORDS, id))
    .filter(name => name.endsWith('.jsonl'))
    .flatMap(file => hiddenMoves(rules, parseRecord(readFileSync(join(RECORDS, id, file), 'utf8'))))
    .map(([, , { type }]) => type)
  expect([...new Set(found)].sort()).toEqual(HIDING[id] ?? [])
})
