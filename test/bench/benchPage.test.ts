// The page of figures, and the guard that reads it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { benchPage, recordedRatio, withReasoning, type PeerFigures } from './benchPage.ts'
import { HUNCH_IN_MEMORY, HUNCH_ON_DISK } from './contest.ts'

const contestant = (name: string, ratio: number) => ({ name, leavesOut: `what ${name} leaves out`, p50: 1.234, p99: 12.34, cpu: 0.4567, ratio, bytes: 2048, rss: 90 * 2 ** 20 }) // prettier-ignore
const contest = (screens: number, ratio: number) => ({
  screens,
  moves: 1500,
  figures: [contestant('bare ws', 1), contestant(HUNCH_IN_MEMORY, ratio), contestant(HUNCH_ON_DISK, ratio + 1)],
})

const figures: PeerFigures = {
  when: new Date('2026-11-26T20:00:00Z'),
  load: 1.25,
  runs: 3,
  missing: [],
  contests: [contest(10, 3.5), contest(200, 1.5)],
  flags: [contestant('none', 3.5)],
  disk: { p50: 0.5, p99: 2 },
  shares: { 'the journal': 0.25, 'the rest': 0.75 },
  engine: { blank: 350_000 },
  reducer: 1_000,
  reasoning: { loop: 2, proof: { blank: { p50: 0.01, p99: 0.5 } }, sharp: { blank: 0.07 } },
  story: [{ lines: 10_000, bytes: 105, cpu: 0.1234 }],
  spectators: [{ spectators: 290, bytes: 128, cpu: 1.5, p50: 4 }],
  tables: [{ tables: 100, screens: 600, moves: 500, kept: 500, stuck: 0, dropped: 0, one: { p50: 1, p99: 2 }, paces: [{ pace: 2000, p50: 1.5, p99: 9, factor: 4.5 }], rss: 120 * 2 ** 20 }], // prettier-ignore
  start: 210.4,
  firstPage: 51_200,
  after: { games: 100, rss: 85 * 2 ** 20 },
}

test('the page has every figure with its unit, and says when and on what it was measured', () => {
  const page = benchPage(figures)
  expect(page).toContain(`on 2026-11-26: `)
  for (const line of [
    '| bare ws | 1.23 | 12.3 | 0.457 | 1.00 | 2,048 | 90 |',
    `| **${HUNCH_ON_DISK}** | 1.23 | 12.3 | 0.457 | 4.50 | 2,048 | 90 |`,
    '| bare ws | what bare ws leaves out |',
    '| the journal | 25 % |',
    '| blank | 350,000 |',
    '| blank, by boardgame.io’s reducer | 1,000 |',
    '| blank | 0.01 | 0.50 | 0.25 | 0.07 |',
    '| 10,000 | 105 | 0.123 |',
    '| 290 | 128 | 1.500 | 4.00 |',
    '| 100 | 1.50 | 9.00 | 500 of 500 | 120 |',
    '| from the start of a host to its first page | 210 ms |',
    '| the first page, compressed, fonts apart | 50.0 KB |',
    '| memory after 100 games before ten screens | 85 MB |',
  ])
    expect(page.split('\n')).toContain(line)
})

test('what could not be compared here is said, not left out', () => {
  expect(benchPage({ ...figures, missing: ['the other servers'], reducer: null })).toContain('Not compared here: the other servers.') // prettier-ignore
})

test('proofs stand beside the loop, and can be measured again by themselves', () => {
  const page = benchPage(figures)
  const slow = { loop: 1.5, proof: { blank: { p50: 1, p99: 90 } }, sharp: { blank: 2 } }
  const later = withReasoning(page, slow, new Date('2026-11-28T20:00:00Z'))
  expect(later).toContain('on 2026-11-28. The loop that machines are compared by took 1.50 s.')
  expect(later).toContain('| blank | 1.00 | 90.0 | 60.0 (missed) | 2.00 |')
  expect(withReasoning(later, figures.reasoning, figures.when)).toBe(page)
  expect(() => withReasoning('# Another page', slow, figures.when)).toThrow('no section')
})

test('the guard compares with ten screens and a journal on a disk', () => {
  expect(recordedRatio(benchPage(figures))).toBe(4.5)
  expect(() => recordedRatio('# Hunch beside its peers')).toThrow('npm run bench -- --peers')
})

test('the page of this repository says what the guard needs', () => {
  expect(recordedRatio(readFileSync(new URL('../../docs/BENCH.md', import.meta.url), 'utf8'))).toBeGreaterThan(1)
})
