// Puts the figures of `npm run bench -- --peers` on the page docs/BENCH.md, and reads back what the guard of CI compares with.
import { cpus, release, totalmem, type } from 'node:os'
import { formatNumber } from '../../shared/words/en/grammar.ts'
import { HUNCH_ON_DISK, type ContestFigures } from './contest.ts'
import type { SpectatorFigures, StoryFigures } from './growth.ts'
import type { Percentiles, ReasoningFigures } from './reasoning.ts'
import type { TablesFigures } from './tables.ts'

export interface PeerFigures {
  readonly when: Date
  readonly load: number // processes that wanted a processor when it began, on average over a minute
  readonly runs: number
  readonly missing: readonly string[] // what could not be compared here
  readonly contests: readonly {
    readonly screens: number
    readonly moves: number
    readonly figures: readonly ContestFigures[]
  }[]
  readonly flags: readonly ContestFigures[] // Hunch with each of the flags of `npm run hunch`
  readonly disk: Percentiles // a line of the journal alone
  readonly shares: Readonly<Record<string, number>> // of a move before ten screens
  readonly engine: Readonly<Record<string, number>>
  readonly reducer: number | null // moves a second of boardgame.io's, in Blank
  readonly reasoning: ReasoningFigures
  readonly story: readonly StoryFigures[]
  readonly spectators: readonly SpectatorFigures[]
  readonly tables: readonly TablesFigures[]
  readonly start: number
  readonly firstPage: number
  readonly after: { readonly games: number; readonly rss: number }
}

/** CI compares with Hunch on a disk before so many screens. */
const GUARDED_SCREENS = 10

const ms = (figure: number) => figure.toFixed(figure < 10 ? 2 : 1)
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  return [row(...head), row(...head.map(() => '---')), ...rows.map(cells => row(...cells)), '']
}

function contest({ screens, moves, figures }: PeerFigures['contests'][number]): string[] {
  return [
    `### ${screens} screens`,
    `${formatNumber(moves)} moves a run.`,
    '',
    ...table(
      ['', 'p50 ms', 'p99 ms', 'CPU ms a move', '× bare ws', 'bytes', 'MB'],
      figures.map(({ name, p50, p99, cpu, ratio, bytes, rss }) => [
        name.startsWith('Hunch') ? `**${name}**` : name,
        ms(p50),
        ms(p99),
        cpu.toFixed(3),
        ratio.toFixed(2),
        formatNumber(bytes),
        megabytes(rss),
      ]),
    ),
  ]
}

const REASONING_SECTION = '## Proofs and computer players'
const NEXT_SECTION = '## As work grows'

/** A proof may take so many milliseconds for each second of the loop, in 99 of 100 positions. */
const MS_FOR_EACH_LOOP_SECOND = 50

function reasoningSection({ loop, proof, sharp }: ReasoningFigures, when: Date): string[] {
  return [
    REASONING_SECTION,
    `CPU time at the largest table, Mind Reader with jokers and two Secret Cards, on ${when.toISOString().slice(0, 10)}. The loop that machines are compared by took ${loop.toFixed(2)} s. Wanted of a proof: ${MS_FOR_EACH_LOOP_SECOND} ms for each second of the loop at most, in 99 of 100 positions.`,
    '',
    ...table(
      ['', 'a proof, p50 ms', 'p99 ms', 'p99 ms for each second of the loop', 'a sharp move, p95 ms'],
      Object.entries(proof).map(([id, { p50, p99 }]) => {
        const ratio = p99 / loop
        return [
          id,
          ms(p50),
          ms(p99),
          `${ms(ratio)}${ratio > MS_FOR_EACH_LOOP_SECOND ? ' (missed)' : ''}`,
          ms(sharp[id] ?? NaN),
        ]
      }),
    ),
  ]
}

/** The page with new figures of proofs and computer players. Throws if it has no such section. */
export function withReasoning(page: string, figures: ReasoningFigures, when: Date): string {
  const [begin, end] = [page.indexOf(`${REASONING_SECTION}\n`), page.indexOf(NEXT_SECTION)]
  if (begin < 0 || end < begin) throw new Error('docs/BENCH.md has no section for these figures')
  return page.slice(0, begin) + reasoningSection(figures, when).join('\n') + '\n' + page.slice(end)
}

/** The whole page. */
export function benchPage(figures: PeerFigures): string {
  const { when, load, runs, missing, contests, flags, disk, shares, engine, reducer, reasoning } = figures
  const { story, spectators, tables, start, firstPage, after } = figures
  const processors = cpus()
  return [
    '# Hunch beside its peers',
    `Made by \`npm run bench -- --peers\` on ${when.toISOString().slice(0, 10)}: ${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release().split('.').slice(0, 2).join('.')}, Node ${process.versions.node}. When it began, ${load.toFixed(1)} processes wanted a processor; above ${processors.length} the times say little, and only ratios of one run can be compared.`,
    '',
    '## A move to every screen',
    `A closed loop: one screen moves, and when all have received it, the next one does. Each contender has a process of its own, its screens another. Medians of ${runs} runs; “× bare ws” compares within a run. Time is until the last bytes have arrived, CPU is the server’s, bytes are the content of an update.`,
    '',
    ...missing.map(what => `Not compared here: ${what}.\n`),
    ...contests.flatMap(contest),
    '### What they leave out',
    ...table(
      ['', 'leaves out'],
      (contests[0]?.figures ?? []).map(({ name, leavesOut }) => [name, leavesOut]),
    ),
    `A line of the journal alone takes the disk ${ms(disk.p50)} ms (p50), ${ms(disk.p99)} ms (p99).`,
    '',
    '### What a move’s time goes into',
    'From the host’s own profile, ten screens, journal on a RAM disk.',
    '',
    ...table(
      ['', 'share'],
      Object.entries(shares).map(([part, share]) => [part, `${(100 * share).toFixed(0)} %`]),
    ),
    '### What Node’s flags give',
    'The flags of `npm run hunch`, each alone and together, ten screens. Electron’s main process has none of them.',
    '',
    ...table(
      ['', 'CPU ms a move', '× bare ws', 'MB'],
      flags.map(({ name, cpu, ratio, rss }) => [name, cpu.toFixed(3), ratio.toFixed(2), megabytes(rss)]),
    ),
    '## The engine',
    ...table(
      ['', 'random moves a second'],
      [
        ...Object.entries(engine).map(([id, speed]) => [id, formatNumber(speed)]),
        ...(reducer === null ? [] : [['blank, by boardgame.io’s reducer', formatNumber(reducer)]]),
      ],
    ),
    ...reasoningSection(reasoning, when),
    NEXT_SECTION,
    ...table(
      ['lines of the story', 'bytes', 'CPU ms a move, without sockets and disk'],
      story.map(({ lines, bytes, cpu }) => [formatNumber(lines), bytes, cpu.toFixed(3)]),
    ),
    ...table(
      ['spectators', 'bytes', 'CPU ms a move', 'p50 ms'],
      spectators.map(({ spectators: count, bytes, cpu, p50 }) => [count, bytes, cpu.toFixed(3), ms(p50)]),
    ),
    'A host lets in 300 screens without a chair.',
    '',
    ...table(
      ['tables of six', 'p50 ms', 'p99 ms', 'moves kept', 'MB'],
      tables.map(({ tables: count, paces: [pace], kept, moves, rss }) => [
        count,
        ms(pace!.p50),
        ms(pace!.p99),
        `${kept} of ${moves}`,
        megabytes(rss),
      ]),
    ),
    '## Start, page and memory',
    ...table(
      ['', ''],
      [
        ['from the start of a host to its first page', `${start.toFixed(0)} ms`],
        ['the first page, compressed, fonts apart', `${(firstPage / 1024).toFixed(1)} KB`],
        [`memory after ${after.games} games before ten screens`, `${megabytes(after.rss)} MB`],
      ],
    ),
  ].join('\n')
}

/** How many times bare ws’s CPU the page says a move costs, ten screens and a journal on a disk. Throws if it does not say. */
export function recordedRatio(page: string): number {
  const section = page.split(`### ${GUARDED_SCREENS} screens`)[1]?.split('###')[0] ?? ''
  const cells = section
    .split('\n')
    .find(line => line.includes(HUNCH_ON_DISK))
    ?.split('|')
    .map(cell => cell.trim())
  const ratio = Number(cells?.[5])
  if (!(ratio > 0)) throw new Error('docs/BENCH.md does not say what a move costs: run `npm run bench -- --peers`')
  return ratio
}
