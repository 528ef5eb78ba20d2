// The contest between Hunch and its peers: who is compared with whom.
import { expect, test } from 'vitest'
import { compete, type Contender } from './contest.ts'

/** A contender whose server needs so much CPU a move, one figure for each run. */
function contender(name: string, cpus: readonly number[]): Contender {
  let run = 0
  return {
    name,
    leavesOut: 'nothing',
    start: async () => {
      const needed = cpus[run++]!
      let cpu = 50 // starting costs something too
      return {
        play: async moves => {
          cpu += needed * moves
          return { waits: Array.from({ length: moves }, (_, nth) => nth), bytes: 61 }
        },
        usage: async () => ({ cpu, rss: 2 ** 20 }),
        end: async () => {},
      }
    },
  }
}

test('each is compared with the first in the same run, and the median of the runs counts', async () => {
  // The machine was half as fast in the second run, for both.
  const all = [contender('bare', [1, 2, 1]), contender('ours', [3, 8, 3.5])]
  const [bare, ours] = await compete(all, { screens: 10, moves: 100, runs: 3 })
  expect(bare).toMatchObject({ cpu: 1, ratio: 1 })
  expect(ours).toMatchObject({ name: 'ours', cpu: 3.5, ratio: 3.5, p50: 50, p99: 99, bytes: 61, rss: 2 ** 20 })
})

test('a contender that fails is ended all the same', async () => {
  let ended = false
  const failing: Contender = {
    name: 'failing',
    leavesOut: 'everything',
    start: async () => ({
      play: () => Promise.reject(new Error('it fell over')),
      usage: async () => ({ cpu: 0, rss: 0 }),
      end: async () => {
        ended = true
      },
    }),
  }
  await expect(compete([failing], { screens: 1, moves: 1, runs: 1 })).rejects.toThrow('it fell over')
  expect(ended).toBe(true)
})
