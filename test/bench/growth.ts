// Measures what a host costs as work grows: a move with the lines of the story and the screens that watch, memory with the games.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diceFromSeed, diffStates, fillOfferAtRandom, legalOffers, startGame, stateAfter, defaultOptions, type GameTypeParams } from '../../shared/engine/index.ts' // prettier-ignore
import { gameEntry } from '../../shared/games/index.ts'
import { NewsBuilder } from '../../main/host/table/audienceNews.ts'
import { compete, type Contender } from './contest.ts'
import { cpuMilliseconds, median } from './statistics.ts'
import { PROFILED_HOST_PROGRAM } from './built.ts'
import { startHostProcess } from './hostProcess.ts'
import { ScreensAtTable, TABLE_ARGS } from './screensAtTable.ts'
import { usageOf } from './usage.ts'

const GAME = 'mind-reader'
/** Moves that are played from one state, for a median. */
const MOVES = 200

/** A move after so many lines of the story. */
export interface StoryFigures {
  readonly lines: number
  readonly bytes: number // of the table's update, median
  readonly cpu: number // milliseconds to play it and to put all updates together, median
}

/** The same moves after stories of these lengths. */
export async function benchStory(lengths: readonly number[]): Promise<StoryFigures[]> {
  const game = await gameEntry(GAME)!.load()
  const seats = game.seats[1]
  return lengths.map(lines => {
    const luck = diceFromSeed('story')
    const start = { seats, options: defaultOptions(game), seed: 'story', first: 0 }
    const line = { type: 'hid', by: 0 } as GameTypeParams['line']
    const audiences = new NewsBuilder(seats)
    let state = startGame(game, start)
    state.story.push(...Array.from({ length: lines }, () => ({ line })))
    const [sizes, times]: [number[], number[]] = [[], []]
    for (let move = 0; move < MOVES; move++) {
      const seat = [...state.own.keys()].find(one => legalOffers(game, state, one).length > 0)
      if (seat === undefined) break // the game is over
      const chosen = fillOfferAtRandom(luck.pick(legalOffers(game, state, seat)), luck)
      const before = state
      const took = cpuMilliseconds(() => {
        state = stateAfter(game, before, seat, chosen)
        for (const [audience, message] of audiences.news(before, diffStates(before, state), { toMove: null })) {
          const { length } = JSON.stringify(message)
          if (audience === null) sizes.push(length)
        }
      })
      times.push(took)
    }
    return { lines, bytes: median(sizes), cpu: median(times) }
  })
}

/** A move before so many spectators besides the players. */
export interface SpectatorFigures {
  readonly spectators: number
  readonly cpu: number
  readonly p50: number
  readonly bytes: number
}

export async function benchSpectators(
  host: Contender,
  {
    spectators,
    players,
    moves,
  }: { readonly spectators: readonly number[]; readonly players: number; readonly moves: number },
): Promise<SpectatorFigures[]> {
  const figures: SpectatorFigures[] = []
  for (const count of spectators) {
    const [one] = await compete([host], { screens: players + count, moves, runs: 1 })
    figures.push({ spectators: count, cpu: one!.cpu, p50: one!.p50, bytes: one!.bytes })
  }
  return figures
}

const SCREENS = 10
const MOVES_AT_ONCE = 100

/** The memory in bytes of a host without flags, before ten screens, once so many games were dealt there. */
export async function memoryAfterGames(games: number): Promise<{ games: number; rss: number }> {
  const data = mkdtempSync(join(tmpdir(), 'hunch-memory-'))
  const host = await startHostProcess(PROFILED_HOST_PROGRAM, { data, args: TABLE_ARGS, ipc: true, flags: [] })
  try {
    const table = await ScreensAtTable.sitDown(host, SCREENS, 'memory')
    while (table.games < games) await table.play(MOVES_AT_ONCE)
    return { games: table.games, rss: (await usageOf(host.process)).rss }
  } finally {
    await host.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
