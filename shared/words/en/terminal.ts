// Answers for: what is said in a terminal of measuring, and of commands that take their time.
import { formatPercent } from './commandLine.ts'
import { formatNumber } from './grammar.ts'

/** How long something will take, as people say it. */
function about(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.round(seconds))} s`
  return seconds < 5400 ? `about ${Math.round(seconds / 60)} min` : `about ${(seconds / 3600).toFixed(1)} h`
}

/** What a command that takes its time says of itself. */
export const progress = {
  line: (share: number, what: string, left: number | null) =>
    `${formatPercent(share)} · ${what}${left === null ? '' : ` · ${about(left / 1000)} left`}`,
  dealsPlayed: (done: number, all: number) => `deal ${done} of ${all}`,
  rowPlayed: ({ game, a, b, seats, done }: { game: string; a: string; b: string; seats: number; done: number }) =>
    `${game}, ${a} and ${b}, ${seats} seats, deal ${done}`,
  fuzzing: (id: string, nth: number, count: number) => `${id}, game ${nth + 1} of ${count}`,
}

/** What `hunch bench` measured, for people. */
export const figures = (figures: {
  engine: Readonly<Record<string, number>>
  engineSmall: Readonly<Record<string, number>>
  claim: { p50: number; p99: number }
  proof: Readonly<Record<string, { p50: number; p99: number }>>
  sharp: Readonly<Record<string, number>>
  table: { screens: number; apart: boolean; p50: number; p99: number; bytesPerUpdate: number }
  bare: { p50: number; p99: number }
  ratio: { p50: number; p99: number }
  reconnect: { p50: number }
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
    `${figures.bare.p50} ms (p50), ${figures.bare.p99} ms (p99): a message through a server that does nothing else`,
    `${figures.ratio.p50} times (p50), ${figures.ratio.p99} times (p99) as long: the move against that message`,
    `${figures.table.bytesPerUpdate} bytes an update and screen (median)`,
    `${figures.reconnect.p50} ms (p50): a lost screen plays again`,
    `${figures.start} ms: host start to first page`,
    `${(figures.firstPage / 1024).toFixed(1)} KB: first page, compressed, fonts apart`,
    `${(figures.rss / 1024 / 1024).toFixed(1)} MB: memory of the host with ${figures.table.screens} screens`,
    `${figures.unit} s: the loop that machines are compared by`,
    '',
  ].join('\n')
