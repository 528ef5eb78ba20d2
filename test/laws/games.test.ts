// Law: every game has a file in `games/` that checks all laws on it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'

const here = new URL('games/', import.meta.url)

test('the laws are tried on every game', () => {
  expect(readdirSync(here).sort()).toEqual(games.map(({ id }) => `${id}.test.ts`).sort())
  for (const { id } of games)
    expect(readFileSync(new URL(`${id}.test.ts`, here), 'utf8')).toContain(`obeysEveryLaw('${id}', `)
})
