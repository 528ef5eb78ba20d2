// Killed hosts: everything a screen received is there when the host is back, in every game.
import { expect, test } from 'vitest'
import { runKillTrials } from '../../bench/kills.ts'
import { atLength, effort } from '../../kit/effort.ts'

const PROGRAM = new URL('../../../dist/main/hunch.js', import.meta.url)
const KILLS = effort(15, 1000)

test(`after ${KILLS} kills at the moment a move is seen nothing that was seen is lost`, async () => {
  const count = await runKillTrials(PROGRAM, { kills: KILLS, seed: 'seen' })
  if (atLength) console.info(JSON.stringify(count))
  expect(count).toMatchObject({ kills: KILLS, lost: 0 })
  expect(count.moves).toBeGreaterThanOrEqual(KILLS) // each kill came with a move
  expect(count.atOnce).toBeGreaterThan(0)
})
