// `npm run arena`: measures how much better one kind of computer player is than another.
import { SKILL_LEVELS, type GameTypeParams, type Mind } from '../../shared/engine/index.ts'
import { progressWords as words, toolWords } from './words.ts'
import type { RivalFamily } from '../baselines/family.ts'
import { printFamilies } from './family.ts'
import { playMatch, type ArenaPlayer, type MatchReport } from './match.ts'
import {
  loadGame,
  loadMind,
  UsageError,
  parseGameOptions,
  parseFlags,
  parseSeatCount,
  parseWholeNumber,
} from '../../main/cli/flags.ts'
import { ProgressLine } from './progress.ts'

/** The players in one row of the table of results, and the result to reach. */
export interface ArenaMatchup {
  readonly game: string
  readonly a: string
  readonly b: string
  readonly seats: number
  readonly deals: number
  readonly reach: number // the share of wins, or in cooperative games the share of games won
  readonly clear?: true // the whole interval must be above it
  readonly tally?: Readonly<Record<string, number>> // means that may not be exceeded
}

/** The baselines and the rows of the table. */
interface Ring {
  readonly baselines: Readonly<Record<string, Readonly<Record<string, ArenaPlayer>>>>
  readonly rows: readonly ArenaMatchup[]
  readonly families: readonly RivalFamily[]
}

export async function arenaCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(
    args,
    {
      a: { type: 'string' },
      b: { type: 'string' },
      seats: { type: 'string' },
      deals: { type: 'string' },
      evening: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      all: { type: 'boolean' },
      family: { type: 'boolean' },
    },
    { most: 1 },
  )
  const deals = parseWholeNumber('deals', values.deals, [1, 1_000_000])
  const seed = values.seed ?? 'arena'
  const ring: Ring = await import('../baselines/ring.ts')
  const [id] = positionals
  if (values.all) return everyRow(ring, { seed, deals, only: id })
  if (values.family) {
    if (id !== undefined) await loadGame(id) // rejects an unknown game
    const families = ring.families.filter(({ game }) => id === undefined || game === id)
    const playerByName = async (game: string, name: string) => playerOf(ring, game, await loadMind(game), name)
    await printFamilies(families, { deals, seed, playerByName })
    return 0
  }
  if (id === undefined) throw new UsageError(toolWords.whichGame)
  const rules = await loadGame(id)
  const mind = await loadMind(id)
  const { a = 'sharp', b = 'normal' } = values
  const { rules: game } = rules
  const seats = parseSeatCount(rules, values.seats)
  const match = {
    game,
    mind,
    a: playerOf(ring, id, mind, a),
    b: playerOf(ring, id, mind, b),
    seats,
    options: parseGameOptions(rules, values.option),
    deals: deals ?? 100,
    evening: parseWholeNumber('evening', values.evening, [1, 1000]) ?? 1,
    seed,
  }
  const progress = new ProgressLine(match.deals)
  const score = playMatch(match, done => progress.at(done, words.dealsPlayed(done, match.deals)))
  progress.clear()
  const { share, low, high } = score
  const figures = game.cooperative
    ? {
        game: id,
        a,
        seats,
        deals: match.deals,
        wins: share,
        low,
        high,
        ...score.tally,
        points: score.points.a / score.games,
      }
    : {
        game: id,
        a,
        b,
        seats,
        deals: match.deals,
        share,
        low,
        high,
        points: score.points,
        wins: score.wins,
        games: score.games,
      }
  process.stdout.write(
    values.json ? `${JSON.stringify(figures)}\n` : toolWords.match({ a, b, ...score }, Boolean(game.cooperative)),
  )
  return 0
}

/** Plays every row, or those of one game, and prints the table as Markdown. Returns 1 if a row misses its goal. */
async function everyRow(
  ring: Ring,
  { seed, deals, only }: { seed: string; deals: number | undefined; only: string | undefined },
): Promise<number> {
  if (only !== undefined) await loadGame(only) // rejects an unknown game
  const rows = ring.rows.filter(({ game }) => only === undefined || game === only)
  let missed = false
  const progress = new ProgressLine(rows.reduce((sum, row) => sum + (deals ?? row.deals), 0))
  let before = 0
  process.stdout.write(toolWords.arenaHead)
  for (const row of rows) {
    const rules = await loadGame(row.game)
    const mind = await loadMind(row.game)
    const [a, b] = [row.a, row.b].map(name => playerOf(ring, row.game, mind, name))
    const score: MatchReport = playMatch(
      {
        game: rules.rules,
        mind,
        a: a!,
        b: b!,
        seats: row.seats,
        options: parseGameOptions(rules),
        deals: deals ?? row.deals,
        seed,
      },
      done => progress.at(before + done, words.rowPlayed({ ...row, done })),
    )
    before += deals ?? row.deals
    progress.clear()
    const reached =
      (row.clear ? score.low > row.reach : score.share >= row.reach) &&
      Object.entries(row.tally ?? {}).every(([name, most]) => score.tally[name]! <= most)
    missed ||= !reached
    process.stdout.write(
      toolWords.arenaRow({
        ...row,
        deals: deals ?? row.deals,
        title: rules.words.title,
        score,
        reached,
        together: Boolean(rules.rules.cooperative),
      }),
    )
  }
  return missed ? 1 : 0
}

function playerOf({ baselines }: Ring, game: string, mind: Mind<GameTypeParams>, name: string): ArenaPlayer {
  const level = SKILL_LEVELS.find(one => one === name)
  if (level) return (view, luck, earlier) => mind.chooseMove(view, level, luck, earlier)
  const baseline = baselines[game]?.[name]
  if (!baseline)
    throw new UsageError(toolWords.noSuchPlayer(name, [...SKILL_LEVELS, ...Object.keys(baselines[game] ?? {})]))
  return baseline
}
