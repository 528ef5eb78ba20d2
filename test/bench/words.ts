// What the tools bench, arena and fuzz print in a terminal.
import type { Tension } from './tension.ts'
import { formatNumber } from '../../shared/words/en/grammar.ts'

/** The figures of a match in the arena. */
interface MatchFigures {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly points: { readonly a: number; readonly b: number }
  readonly wins: { readonly a: number; readonly b: number }
  readonly share: number
  readonly low: number
  readonly high: number
  readonly fair: number
  readonly tally: Readonly<Record<string, number>>
  readonly thought: { readonly a: number; readonly b: number }
}

function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

/** What each tool prints. */
export const toolWords = {
  usage: `Usage: npm run <tool> -- …

  npm run fuzz -- [--game ID] [--count N] [--seed S]
      Play random games under all laws.
  npm run arena -- GAME [--a LEVEL] [--b LEVEL] [--seats N] [--deals N] [--evening N] [--seed S] [--option name=value …] [--json]
      Computer players against each other on mirrored deals, or on evenings of N games. LEVEL is easy, normal, sharp or the name of a baseline.
  npm run arena -- [GAME] --all [--deals N]
      The table of results of every game or of one, as Markdown.
  npm run arena -- [GAME] --family [--deals N]
      Every option of every game or of one against a family of rivals, as Markdown.
  npm run bench -- [--reliability | --tables] [--json] [--quick]
      Measure this Hunch on this machine. --quick fails if a move has become twice as dear as docs/BENCH.md says.
  npm run bench -- --peers [--quick]
      Compare Hunch with other servers, and write docs/BENCH.md; --quick prints a short run instead.
  npm run bench -- --reasoning [--quick]
      Measure proofs and sharp players, and write their part of docs/BENCH.md; --quick prints the page of a short run instead.
  npm run bench -- --tension [--json] [--quick]
      How long the winner of Precognition stays open, by the number of cards, in 200 deals each.
`,
  peersMissing: 'the other servers, whose packages this machine could not install',
  guarded: ({ ratio, recorded, most }: { ratio: number; recorded: number; most: number }) =>
    `${ratio.toFixed(2)} times bare ws’s CPU: a move to 10 screens; docs/BENCH.md says ${recorded.toFixed(2)}, at most ${most.toFixed(2)} may be\n`,
  unknown: (name: string) => `There is no tool “${name}”.`,
  whichGame: 'Say which game: npm run arena -- GAME.',
  noSuchPlayer: (name: string, names: readonly string[]) =>
    `There is no player “${name}”. Choose one of: ${names.join(', ')}.`,
  match: ({ a, b, games, points, wins, share, low, high, fair, tally, thought }: MatchFigures, together: boolean) =>
    together
      ? [
          `${a} won ${wins.a} of ${games} games: ${formatPercent(share)} (95 %: ${formatPercent(low)} to ${formatPercent(high)})`,
          ...Object.entries(tally).map(([name, mean]) => `${name}: ${mean.toFixed(2)} a game`),
          `${(points.a / games).toFixed(2)} points a game and table`,
          `thought for up to ${thought.a.toFixed(0)} ms a move (95 of 100)`,
          '',
        ].join('\n')
      : [
          `${a} made ${formatPercent(share)} of the points (95 %: ${formatPercent(low)} to ${formatPercent(high)}); alike would be ${formatPercent(fair)}`,
          `points: ${a} ${points.a}, ${b} ${points.b}; games won: ${a} ${wins.a}, ${b} ${wins.b}, of ${games}`,
          `thought for up to ${thought.a.toFixed(0)} and ${thought.b.toFixed(0)} ms a move (95 of 100)`,
          '',
        ].join('\n'),
  arenaHead:
    '# Computer players against each other\n' +
    'Made by `npm run arena -- --all`: mirrored deals, default options. The baselines are in `test/baselines`.\n' +
    '\n' +
    '- **reached** is the share of all points, or of games won where a game is all there is to win. A shared win counts in parts. In games played together it is the part won.\n' +
    '- **seats**: with two or four, every other chair plays for each side; with an odd number, one chair plays against all the others.\n\n' +
    '| game | seats | | against | deals | reached | 95 % | wanted | ms a move (p95) |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n',
  familyHead:
    '## Every option against a family of rivals\n' +
    'Made by `npm run arena -- --family`: the share of the sharp player, in percent, and its 95 % interval on mirrored deals. Each row changes one option. **Bold**: the whole interval lies above a fair share; *italic*: below. The rivals stand in `test/baselines/family.ts`.\n',
  familyTable: (table: { title: string; seats: number; deals: number; rivals: readonly string[] }) =>
    `\n### ${table.title}, ${table.seats} seats, ${table.deals} deals\n| | ${table.rivals.join(' | ')} |\n| --- |${' --- |'.repeat(table.rivals.length)}\n`,
  familyRow: (row: {
    changed: string | null
    scores: readonly Pick<MatchFigures, 'share' | 'low' | 'high' | 'fair'>[]
    together: boolean
  }) => {
    const percent = (part: number) => (100 * part).toFixed(1)
    const cells = row.scores.map(({ share, low, high, fair }) => {
      const mark = row.together ? '' : low > fair ? '**' : high < fair ? '*' : ''
      return `${mark}${percent(share)}${mark} [${percent(low)}, ${percent(high)}]`
    })
    return `| ${[row.changed ?? 'default', ...cells].join(' | ')} |\n`
  },
  arenaRow: (row: {
    title: string
    a: string
    b: string
    seats: number
    deals: number
    reach: number
    clear?: true
    reached: boolean
    together: boolean
    score: Pick<MatchFigures, 'games' | 'share' | 'low' | 'high' | 'tally' | 'thought'>
  }) => {
    const { score, reach } = row
    const tally = Object.entries(score.tally).map(([name, mean]) => `, ${mean.toFixed(2)} ${name}`)
    return `| ${[row.title, row.seats, row.a, row.together ? 'the deal' : row.b, row.deals, `${formatPercent(score.share)}${tally.join('')}`, `${formatPercent(score.low)} to ${formatPercent(score.high)}`, `${row.clear ? 'above ' : ''}${formatPercent(reach)}${row.reached ? '' : ' (missed)'}`, score.thought.a.toFixed(0)].join(' | ')} |\n`
  },
  repeat: (command: string) => `To see it again: ${command}`,
  fuzzed: (id: string, count: number, seed: number) =>
    `${id}: ${count} random games kept every law (seeds from ${seed}).`,
}

/** A duration as people say it. */
function about(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`
  return seconds < 5400 ? `about ${Math.round(seconds / 60)} min` : `about ${(seconds / 3600).toFixed(1)} h`
}

/** Progress of a long command. */
export const progressWords = {
  line: (share: number, what: string, left: number | null) =>
    `${formatPercent(share)} · ${what}${left === null ? '' : ` · ${about(left / 1000)} left`}`,
  dealsPlayed: (done: number, all: number) => `deal ${done} of ${all}`,
  rowPlayed: ({ game, a, b, seats, done }: { game: string; a: string; b: string; seats: number; done: number }) =>
    `${game}, ${a} and ${b}, ${seats} seats, deal ${done}`,
  fuzzing: (id: string, nth: number, count: number) => `${id}, game ${nth + 1} of ${count}`,
}

/** The figures of the benchmark as text. */
export const benchReport = (figures: {
  engine: Readonly<Record<string, number>>
  engineSmall: Readonly<Record<string, number>>
  claim: { p50: number; p99: number }
  proof: Readonly<Record<string, { p50: number; p99: number }>>
  sharp: Readonly<Record<string, number>>
  table: { screens: number; apart: boolean; p50: number; p99: number; bytesPerUpdate: number }
  disk: { p50: number; p99: number }
  bare: { p50: number; p99: number }
  ratio: { p50: number; p99: number }
  reconnect: { p50: number }
  sealing: readonly {
    cipher: 'node' | 'portable'
    screens: number
    moves: number
    host: number
    sealing: number
    cost: number
  }[]
  start: number
  firstPage: number
  rss: number
  unit: number
}) =>
  [
    ...Object.entries(figures.engine).map(
      ([id, speed]) => `${formatNumber(speed)} random moves a second: ${id} at its largest table`,
    ),
    ...Object.entries(figures.engineSmall).map(
      ([id, speed]) => `${formatNumber(speed)} random moves a second: ${id} at its smallest table`,
    ),
    `${figures.claim.p50} ms (p50), ${figures.claim.p99} ms (p99): a claim judged among nine partners`,
    ...Object.entries(figures.proof).map(
      ([id, { p50, p99 }]) => `${p50} ms (p50), ${p99} ms (p99): what follows is proved: ${id}`,
    ),
    ...Object.entries(figures.sharp).map(([id, p95]) => `${p95} ms (p95): a sharp player moves: ${id}`),
    `${figures.table.p50} ms (p50), ${figures.table.p99} ms (p99): one move to ${figures.table.screens} screens${figures.table.apart ? ', the host on a core of its own' : ''}`,
    `${figures.disk.p50} ms (p50), ${figures.disk.p99} ms (p99): of that the disk, a line of the journal`,
    `${figures.bare.p50} ms (p50), ${figures.bare.p99} ms (p99): a message through a server that does nothing else`,
    `${figures.ratio.p50} times (p50), ${figures.ratio.p99} times (p99) as long: the move against that message`,
    `${figures.table.bytesPerUpdate} bytes an update and screen (median)`,
    ...figures.sealing.map(
      ({ cipher, screens, host, sealing, cost }) =>
        `${sealing} ms for sealing${cipher === 'node' ? '' : ', with the ciphers that Electron has,'} beside ${host} ms for the rest of a move to ${screens} screens: ${Math.round(cost * 100)} % more`,
    ),
    `${figures.reconnect.p50} ms (p50): a lost screen plays again`,
    `${figures.start} ms: host start to first page`,
    `${(figures.firstPage / 1024).toFixed(1)} KB: first page, compressed, fonts apart`,
    `${(figures.rss / 1024 / 1024).toFixed(1)} MB: memory of the host with ${figures.table.screens} screens`,
    `${figures.unit} s: the loop that machines are compared by`,
    '',
  ].join('\n')

interface TablesFigures {
  tables: number
  screens: number
  moves: number
  kept: number
  stuck: number
  dropped: number
  one: { p50: number; p99: number }
  paces: readonly { pace: number; p50: number; p99: number; factor: number }[]
  rss: number
}

const linesOfTables = (figures: TablesFigures) => [
  `${formatNumber(figures.tables)} tables with ${formatNumber(figures.screens)} screens: ${formatNumber(figures.kept)} of ${formatNumber(figures.moves)} moves kept, ${figures.stuck} stuck, ${figures.dropped} screens let go`,
  `${figures.one.p50} ms (p50), ${figures.one.p99} ms (p99): a move at one table alone`,
  ...figures.paces.map(
    ({ pace, p50, p99, factor }) =>
      `${p50} ms (p50), ${p99} ms (p99): at all of them, each moving once in ${pace / 1000} s; ${factor} times (p99) as long`,
  ),
  `${(figures.rss / 1024 / 1024).toFixed(1)} MB: memory of the host`,
]

/** A host with many tables. */
export const tablesReport = (figures: TablesFigures) => [...linesOfTables(figures), ''].join('\n')

/** The stress test: what a host survives. */
type ByName<T> = Readonly<Record<string, T>>

const sum = (counts: ByName<number>) => Object.values(counts).reduce((all, count) => all + count, 0)

const ACCIDENTS: ByName<string> = {
  full: 'a full disk',
  gone: 'no folder',
  clock: 'a clock turned back',
  lying: 'a disk that lies',
}

export const reliabilityReport = (figures: {
  kills: { kills: number; moves: number; atOnce: number; lost: number }
  accidents: ByName<ByName<{ kept: number; said: number; lost: number; refused: number }>>
  damages: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            repaired: number
            shortened: number
            named: number
            remembered: number
            gone: number
            misnamed: number
            silent: number
          }
        >
      >
    >
  >
  frames: { frames: number; readable: number; faults: number; changed: number }
  sealedFrames: {
    greetings: ByName<number>
    alike: number
    sealed: ByName<number>
    faults: number
    taken: number
    changed: number
  }
  twins: ByName<{ pairs: number; moves: number; told: number }>
  seatings: { sequences: number; steps: number; refused: number; holding: number; twoHands: number }
  fairness: Readonly<
    Record<
      string,
      {
        deals: number
        checks: number
        accused: number
        cheats: Readonly<Record<string, { tried: number; unseen: number }>>
      }
    >
  >
  tables: TablesFigures
  floods: Readonly<
    Record<string, { quiet: number; flooded: number; factor: number; grown: number; dropped: number; stuck: number }>
  >
}) =>
  [
    `${formatNumber(figures.kills.kills)} kills at the moment a move was seen, ${formatNumber(figures.kills.atOnce)} of them with moves of several seats under way: ${figures.kills.lost} lost something`,
    ...Object.entries(figures.accidents).flatMap(([game, kinds]) =>
      Object.entries(kinds).map(
        ([accident, { kept, said, lost, refused }]) =>
          `${game}, ${ACCIDENTS[accident] ?? accident}: ${kept} kept all, ${said} said what was missing, ${lost} lost something unsaid; ${refused} moves refused`,
      ),
    ),
    ...Object.entries(figures.damages).flatMap(([game, kinds]) =>
      Object.entries(kinds).map(
        ([kind, { repaired, shortened, named, remembered, gone, misnamed, silent }]) =>
          `${game}, ${kind}: ${repaired} repaired, ${shortened} without the last notes, names or pauses, ${named} named, ${remembered} remembered by screens, ${gone} without a table, ${misnamed} misnamed, ${silent} silent`,
      ),
    ),
    `${formatNumber(figures.frames.frames)} changed frames, ${formatNumber(figures.frames.readable)} of them still commands: ${figures.frames.faults} faults, ${figures.frames.changed} tables changed by what is no command`,
    `${formatNumber(sum(figures.sealedFrames.greetings))} greetings changed on their way, ${figures.sealedFrames.alike} of them to the same, and ${formatNumber(sum(figures.sealedFrames.sealed))} sealed frames: ${figures.sealedFrames.faults} faults, ${figures.sealedFrames.taken} taken, ${figures.sealedFrames.changed} tables changed`,
    ...Object.entries(figures.twins).map(
      ([game, { pairs, moves, told }]) =>
        `${game}: ${formatNumber(pairs)} pairs of games that sound the same, ${formatNumber(moves)} moves on: ${told} could be told apart`,
    ),
    `${formatNumber(figures.seatings.steps)} comings and goings in ${formatNumber(figures.seatings.sequences)} games, ${formatNumber(figures.seatings.refused)} refused for another’s hand: ${figures.seatings.twoHands} saw two hands`,
    ...Object.entries(figures.fairness).map(
      ([game, { deals, checks, accused, cheats }]) =>
        `${game}: ${formatNumber(checks)} devices checked ${formatNumber(deals)} fair deals, ${accused} found a fault; changed and not found out: ${Object.entries(
          cheats,
        )
          .map(([cheat, { tried, unseen }]) => `${cheat} ${unseen} of ${tried}`)
          .join(', ')}`,
    ),
    ...linesOfTables(figures.tables),
    ...Object.entries(figures.floods).map(
      ([flood, { quiet, flooded, factor, grown, dropped, stuck }]) =>
        `${factor} times as long (p99, ${quiet} ms to ${flooded} ms) under a flood of ${flood}: ${(grown / 1024 / 1024).toFixed(1)} MB more memory, ${dropped} screens let go, ${stuck} moves stuck`,
    ),
    '',
  ].join('\n')

/** How long the winner of Precognition stays open. */
export function tensionReport(rows: readonly (Tension & { readonly cards: number })[]): string {
  return [
    '| players | hands | cards in the row | laid before the result was settled | cards after it | settled in the first half | nobody’s came true |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ seats, hands, cards, open, after, early, missed }) =>
        `| ${seats} | ${hands} | ${cards} | ${formatPercent(open)} | ${after.toFixed(1)} | ${formatPercent(early)} | ${formatPercent(missed)} |`,
    ),
    '',
  ].join('\n')
}
