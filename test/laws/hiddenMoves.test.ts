// Law: only in games whose moves hide something does a result say for whose moves there is the host's word alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseRecord } from '../../shared/engine/index.ts'
import { hiddenMovesIn, replayStates } from '../../shared/fairness/index.ts'
import { games } from '../../shared/games/index.ts'

const RECORDS = join(import.meta.dirname, '../records')

/** The moves of each game to which the host must commit, because the others cannot see which they were: reviewed by people. */
const HIDING: Readonly<Record<string, readonly string[]>> = {
  'mind-reader': ['hide'],
  'missing-persons': ['guess', 'hide'], // both guess before either is told
  'high-card': ['lay'],
  precognition: ['predict', 'seal'], // nobody sees the writing, but the sealing
}

test.each(games.map(({ id }) => id))('%s: a move hides something only if others look like it', async id => {
  const rules = await games.find(game => game.id === id)!.load()
  const found = readdirSync(join(RECORDS, id))
    .filter(name => name.endsWith('.jsonl'))
    .flatMap(file =>
      hiddenMovesIn(replayStates(rules, parseRecord(readFileSync(join(RECORDS, id, file), 'utf8')))).flat(),
    )
    .map(([, , { type }]) => type)
  expect([...new Set(found)].sort()).toEqual(HIDING[id] ?? [])
})
