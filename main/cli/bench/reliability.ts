// Answers for: `hunch bench --reliability`: what a host stands: kills, damaged journals, changed frames, deals and floods, each counted.
import { games } from '../../../shared/games/index.ts'
import { countDamages, DAMAGES, type DamageCount, type DamageKind } from './damages.ts'
import { countFairness, type FairnessCount } from './fairness.ts'
import { FLOODS, measureFloods, type FloodFigures } from './floods.ts'
import { countFrames, type FrameCount } from './frames.ts'
import { countKills, type KillCount } from './kills.ts'

export interface ReliabilityFigures {
  readonly kills: KillCount
  readonly damages: Readonly<Record<string, Readonly<Record<DamageKind, DamageCount>>>> // by game
  readonly frames: FrameCount
  readonly fairness: Readonly<Record<string, FairnessCount>> // by game
  readonly floods: Readonly<Record<string, FloodFigures>>
}

/** How much is tried: in a quick pass, and at length. */
const QUICK = { kills: 20, damages: 20, frames: 2000, deals: 16, rounds: 1, moves: 40 }
const LONG = {
  kills: 1000,
  damages: Math.ceil(10_000 / DAMAGES.length),
  frames: 1_000_000,
  deals: 400,
  rounds: 5,
  moves: 100,
}

const built = (name: string) => new URL(`./${name}.js`, import.meta.url)

/** Tries it all; `at` is told how far it is, from 0 to 1, and what is tried. */
export async function benchReliability({
  quick,
  seed,
  at,
}: {
  readonly quick: boolean
  readonly seed: string
  readonly at: (done: number, what: string) => void
}): Promise<ReliabilityFigures> {
  const { kills, damages, frames, deals, rounds, moves } = quick ? QUICK : LONG
  at(0, 'kills')
  const killed = await countKills(built('hunch'), { kills, seed, progress: done => at((0.3 * done) / kills, 'kills') })
  const damaged: Record<string, Record<DamageKind, DamageCount>> = {}
  const offered = games.filter(({ offered }) => offered)
  for (const [nth, { id }] of offered.entries()) {
    at(0.3 + (0.1 * nth) / offered.length, 'damages')
    damaged[id] = await countDamages(id, { times: damages, seed })
  }
  const proved: Record<string, FairnessCount> = {}
  for (const [nth, { id, load }] of offered.entries()) {
    at(0.37 + (0.03 * nth) / offered.length, 'fairness')
    proved[id] = await countFairness(await load(), { times: deals, seed })
  }
  at(0.4, 'frames')
  const sent = await countFrames({ times: frames, seed })
  const flooded = await measureFloods(
    { host: built('hunch'), flooder: built('flooder') },
    { rounds, moves, progress: done => at(0.7 + (0.3 * done) / FLOODS.length, 'floods') },
  )
  return { kills: killed, damages: damaged, frames: sent, fairness: proved, floods: flooded }
}
