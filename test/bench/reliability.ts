// `npm run bench -- --reliability`, a stress test: crashes, disk faults, corrupt journals and frames, floods, each counted.
import { FLOODER_PROGRAM, HUNCH_PROGRAM } from './built.ts'
import { games } from '../../shared/games/index.ts'
import { ACCIDENTS, runAccidentTrials, type Accident, type AccidentTrialCounts } from './accidents.ts'
import {
  runJournalDamageTrials,
  JOURNAL_DAMAGES,
  type JournalDamageTrialCounts,
  type JournalDamageKind,
} from './damages.ts'
import { runFairnessTrials, type FairnessTrialCounts } from './fairness.ts'
import { FLOODS, measureFloods, withstoodFlood, type FloodFigures } from './floods.ts'
import { fuzzFrames, type FrameFuzzCounts } from './frames.ts'
import { runKillTrials, type KillTrialCounts } from './kills.ts'
import { fuzzSealedFrames, type SealedFrameFuzzCounts } from './sealedFrames.ts'
import { fuzzSeatings, type SeatingFuzzCounts } from './seatings.ts'
import {
  passedLoadTest,
  LONG_RUN as ALL_TABLES,
  measureTables,
  QUICK_RUN as FEW_TABLES,
  type TablesFigures,
} from './tables.ts'
import { countIndistinguishableGames, type IndistinguishableGameCounts } from './indistinguishableGames.ts'

export interface ReliabilityFigures {
  readonly kills: KillTrialCounts
  readonly accidents: Readonly<Record<string, Readonly<Record<Accident, AccidentTrialCounts>>>> // by game
  readonly damages: Readonly<Record<string, Readonly<Record<JournalDamageKind, JournalDamageTrialCounts>>>> // by game
  readonly frames: FrameFuzzCounts
  readonly sealedFrames: SealedFrameFuzzCounts
  readonly twins: Readonly<Record<string, IndistinguishableGameCounts>> // by game
  readonly seatings: SeatingFuzzCounts
  readonly fairness: Readonly<Record<string, FairnessTrialCounts>> // by game
  readonly tables: TablesFigures
  readonly floods: Readonly<Record<string, FloodFigures>>
}

/** The number of trials, in a quick run and at length. A million frames in all. */
const QUICK = {
  kills: 20,
  accidents: 6,
  damages: 20,
  frames: 2000,
  greetings: 40,
  sealed: 600,
  twins: 6,
  seatings: 100,
  deals: 16,
  rounds: 1,
  moves: 40,
}
const LONG: typeof QUICK = {
  kills: 1000,
  accidents: 100,
  damages: Math.ceil(10_000 / JOURNAL_DAMAGES.length),
  frames: 800_000,
  greetings: 2000,
  sealed: 198_000,
  twins: 100,
  seatings: 10_000,
  deals: 400,
  rounds: 5,
  moves: 100,
}

/** The approximate share of each part in the whole. */
const SHARES = {
  kills: 35,
  accidents: 10,
  damages: 8,
  frames: 12,
  sealedFrames: 5,
  twins: 3,
  seatings: 1,
  fairness: 3,
  tables: 6,
  floods: 23,
}
type Part = keyof typeof SHARES
const ALL = Object.values(SHARES).reduce((sum, share) => sum + share)

/** Runs all trials; `at` is called with the progress, from 0 to 1, and the present part. */
export async function benchReliability({
  quick,
  seed,
  at,
}: {
  readonly quick: boolean
  readonly seed: string
  readonly at: (done: number, what: string) => void
}): Promise<ReliabilityFigures> {
  const times = quick ? QUICK : LONG
  const offered = games.filter(({ isOffered }) => isOffered)
  let before = 0
  const part = async <T>(name: Part, count: (progress: (done: number) => void) => Promise<T>): Promise<T> => {
    const progress = (done: number) => at((before + SHARES[name] * done) / ALL, name)
    progress(0)
    const counted = await count(progress)
    before += SHARES[name]
    return counted
  }
  const byGame = <T>(name: Part, count: (game: (typeof offered)[number]) => Promise<T>): Promise<Record<string, T>> =>
    part(name, async progress => {
      const counts: Record<string, T> = {}
      for (const [nth, game] of offered.entries()) {
        progress(nth / offered.length)
        counts[game.id] = await count(game)
      }
      return counts
    })
  return {
    kills: await part('kills', progress =>
      runKillTrials(HUNCH_PROGRAM, { kills: times.kills, seed, progress: done => progress(done / times.kills) }),
    ),
    accidents: await byGame('accidents', ({ id }) => runAccidentTrials(id, { times: times.accidents, seed })),
    damages: await byGame('damages', ({ id }) => runJournalDamageTrials(id, { times: times.damages, seed })),
    frames: await part('frames', progress =>
      fuzzFrames({ times: times.frames, seed, progress: done => progress(done / times.frames) }),
    ),
    sealedFrames: await part('sealedFrames', progress =>
      fuzzSealedFrames({
        greetings: times.greetings,
        sealed: times.sealed,
        seed,
        progress: done => progress(done / (times.greetings + times.sealed)),
      }),
    ),
    twins: await byGame('twins', game => countIndistinguishableGames(game, { games: times.twins, seed })),
    seatings: await part('seatings', () => fuzzSeatings({ times: times.seatings, seed })),
    fairness: await byGame('fairness', async ({ load }) =>
      runFairnessTrials(await load(), { times: times.deals, seed }),
    ),
    tables: await part('tables', progress =>
      measureTables(HUNCH_PROGRAM, { ...(quick ? FEW_TABLES : ALL_TABLES), progress }),
    ),
    floods: await part('floods', progress =>
      measureFloods(
        { host: HUNCH_PROGRAM, flooder: FLOODER_PROGRAM },
        { rounds: times.rounds, moves: times.moves, progress: done => progress(done / FLOODS.length) },
      ),
    ),
  }
}

/**
 * Nothing acknowledged was lost or changed unnoticed, no damage was blamed on the wrong line, no secret was
 * revealed, and nothing crashed a host or stopped a table.
 */
export function passedAllTrials({
  kills,
  accidents,
  damages,
  frames,
  sealedFrames,
  twins,
  seatings,
  fairness,
  tables,
  floods,
}: ReliabilityFigures): boolean {
  const wrong = [
    kills.lost,
    ...Object.values(accidents).flatMap(counts => ACCIDENTS.map(accident => counts[accident].lost)),
    ...Object.values(damages).flatMap(counts =>
      JOURNAL_DAMAGES.map(kind => counts[kind].silent + counts[kind].misnamed),
    ),
    frames.faults,
    frames.changed,
    sealedFrames.faults,
    sealedFrames.taken,
    sealedFrames.changed,
    ...Object.values(twins).map(({ told }) => told),
    seatings.twoHands,
    ...Object.values(fairness).flatMap(({ accused, cheats }) => [
      accused,
      ...Object.values(cheats).map(({ unseen }) => unseen),
    ]),
  ]
  return wrong.every(count => count === 0) && passedLoadTest(tables) && Object.values(floods).every(withstoodFlood)
}
