// The cost of sealing for a host, as `npm run bench` measures it on the built host.
import { expect, test } from 'vitest'
import { ELECTRON_CIPHERS, PROFILED_HOST_PROGRAM } from './built.ts'
import { measureSealing, sealingTimeInProfile } from './sealing.ts'

/**
 * The expected range, as a share of the host's time for a move: with Node's cipher, and with the pages' own
 * where Node has none.
 */
test.each([
  { cipher: 'node', reach: 0.2, without: {} },
  { cipher: 'portable', reach: 0.25, without: { without: ELECTRON_CIPHERS } },
])(
  'sealing with the $cipher cipher takes at most $reach of the host’s time for ten screens',
  async ({ cipher, reach, without }) => {
    // Sealing 150 moves takes 15 ms, which is about as long as a busy machine suspends a process: two runs of three may
    // be spoilt. Sealing that has become dearer is dearer in each of them.
    const costs: number[] = []
    for (const seed of ['a fifth', 'once more', 'and again']) {
      const figures = await measureSealing(PROFILED_HOST_PROGRAM, { screens: 10, moves: 150, seed, ...without })
      const { sealing, host, cost } = figures
      expect(figures.cipher).toBe(cipher)
      expect(sealing).toBeGreaterThan(0)
      expect(host).toBeGreaterThan(0)
      costs.push(cost)
    }
    expect(Math.min(...costs)).toBeLessThanOrEqual(reach)
  },
)

test('functions called while sealing count as sealing, and waiting does not count', () => {
  const node = (id: number, functionName: string, children: number[] = [], scriptId = '7') => ({
    id,
    callFrame: { functionName, scriptId, url: '', lineNumber: 0, columnNumber: 0 },
    children,
  })
  const profile = {
    nodes: [
      node(1, '(root)', [2, 3, 7, 8], '0'),
      node(2, '(idle)', [], '0'),
      node(3, 'toAudience', [4, 9]),
      node(4, 'seal', [5]),
      node(5, 'sealInPlace', [6]),
      node(6, 'update', [], '12'),
      node(7, 'writeBuffer', [], '0'),
      node(8, 'open', [], '3'), // of a file
      node(9, 'open'), // of a frame
    ],
    samples: [2, 3, 4, 5, 6, 7, 8, 9],
    timeDeltas: [1000, 1, 2, 4, 8, 1000, 16, 32],
    startTime: 0,
    endTime: 0,
  }
  expect(sealingTimeInProfile(profile)).toEqual({ sealing: 2 + 4 + 8 + 32, rest: 1 + 16 })
})
