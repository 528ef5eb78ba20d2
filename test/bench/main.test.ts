// Tests the tools as people run them: built, with their output and exit status.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { atLength } from '../kit/effort.ts'
import { games } from '../../shared/games/index.ts'

const program = fileURLToPath(new URL('../../dist/bench/main.js', import.meta.url))

function tool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each([[], ['dance'], ['fuzz', '--count', '0'], ['bench', 'fast'], ['arena']])(
  '%s %s: usage, and exit status 2',
  (...args) => {
    const { status, stderr } = tool(...args)
    expect(status).toBe(2)
    expect(stderr).toContain('Usage: npm run <tool>')
  },
)

test('a tool asked for help prints the usage and is no error', () => {
  expect(tool('arena', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run bench') })
})

test('fuzz plays random games under all laws and says from which seeds', () => {
  const { status, stdout } = tool('fuzz', '--game', 'blank', '--count', '20', '--seed', '5')
  expect([status, stdout]).toEqual([0, 'blank: 20 random games kept every law (seeds from 5).\n'])
})

test.runIf(atLength)('the bench measures a bare server and a fixed loop in the same run', () => {
  const { stdout } = spawnSync(process.execPath, [program, 'bench', '--json', '--quick'], { encoding: 'utf8' })
  const { table, disk, bare, ratio, unit } = JSON.parse(stdout) as Record<
    'table' | 'disk' | 'bare' | 'ratio',
    { p50: number; p99: number }
  > & { unit: number }
  for (const q of ['p50', 'p99'] as const) expect(ratio[q]).toBeCloseTo(table[q] / bare[q], 0)
  expect(disk.p50).toBeGreaterThan(0)
  expect(unit).toBeGreaterThan(0)
})

test.runIf(atLength)('the bench counts what a host stands, and finds nothing lost', () => {
  const args = [program, 'bench', '--reliability', '--json', '--quick']
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  console.info(stdout)
  const { kills, frames, sealedFrames, seatings, tables, ...byName } = JSON.parse(stdout) as Record<string, object>
  expect(kills).toMatchObject({ kills: 20, lost: 0 })
  expect(frames).toMatchObject({ faults: 0, changed: 0 })
  expect(sealedFrames).toMatchObject({ faults: 0, taken: 0, changed: 0 })
  expect(seatings).toMatchObject({ twoHands: 0 })
  expect(tables).toMatchObject({ tables: 10, screens: 60, stuck: 0, dropped: 0 })
  const names = games.filter(({ isOffered }) => isOffered).map(({ id }) => id)
  for (const part of ['accidents', 'damages', 'twins', 'fairness']) expect(Object.keys(byName[part]!)).toEqual(names)
  expect(Object.keys(byName['floods']!)).toHaveLength(12)
  expect(status).toBe(0)
})
