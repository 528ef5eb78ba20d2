// `npm run bench`: measures Hunch on this machine and prints a report or one JSON object.
import { benchReport as told, reliabilityReport, tablesReport as toldOfTables, tensionReport } from './words.ts'
import { ELECTRON_CIPHERS, HUNCH_PROGRAM, PROFILED_HOST_PROGRAM } from './built.ts'
import { benchEngine } from './engine.ts'
import { roundToThousandth, fixedLoopSeconds } from './statistics.ts'
import { heaviestFirstPage } from './page.ts'
import { PAGES_FOLDER } from '../../main/host/server/builtFiles.ts'
import { benchTable } from './table.ts'
import { benchClaimJudging, benchProof, benchSharpPlayer } from './reasoning.ts'
import { measureSealing } from './sealing.ts'
import { benchReliability, passedAllTrials } from './reliability.ts'
import { passedLoadTest, LONG_RUN, measureTables, QUICK_RUN } from './tables.ts'
import { compareTension } from './tension.ts'
import { parseFlags } from '../../main/cli/flags.ts'
import { ProgressLine } from './progress.ts'

/** The approximate share of each part in the whole. */
const SHARES = { table: 30, sealing: 20, unit: 2, engine: 15, engineSmall: 15, claim: 5, proof: 15, sharp: 18 }

export async function benchCommand(args: string[]): Promise<number> {
  const { values } = parseFlags(
    args,
    {
      json: { type: 'boolean' },
      quick: { type: 'boolean' },
      reliability: { type: 'boolean' },
      tables: { type: 'boolean' },
      tension: { type: 'boolean' },
    },
    { most: 0 },
  )
  const quick = Boolean(values.quick)
  if (values.reliability) return reliabilityCommand({ quick, json: Boolean(values.json) })
  if (values.tables) return tablesCommand({ quick, json: Boolean(values.json) })
  if (values.tension) {
    const figures = compareTension({ quick })
    process.stdout.write(values.json ? JSON.stringify(figures) + '\n' : tensionReport(figures))
    return 0
  }
  const seed = String(Date.now())
  const progress = new ProgressLine(Object.values(SHARES).reduce((sum, share) => sum + share))
  let done = 0
  const part = async <T>(name: keyof typeof SHARES, measure: () => T | Promise<T>): Promise<T> => {
    progress.at(done, name)
    const figures = await measure()
    done += SHARES[name]
    return figures
  }
  // The table first: its ten screens are read by this process, and computing before that would fill its memory.
  const table = await part('table', () => benchTable(quick ? 200 : 4000))
  const ten = { screens: 10, moves: quick ? 100 : 2000, seed }
  const twoHundred = { screens: 200, moves: quick ? 50 : 500, seed }
  const sealing = await part('sealing', async () => [
    await measureSealing(PROFILED_HOST_PROGRAM, ten),
    await measureSealing(PROFILED_HOST_PROGRAM, twoHundred),
    await measureSealing(PROFILED_HOST_PROGRAM, { ...ten, without: ELECTRON_CIPHERS }),
    await measureSealing(PROFILED_HOST_PROGRAM, { ...twoHundred, without: ELECTRON_CIPHERS }),
  ])
  const loop = await part('unit', fixedLoopSeconds)
  const engine = await part('engine', () => benchEngine('largest', quick ? 300 : 2000))
  const engineSmall = await part('engineSmall', () => benchEngine('smallest', quick ? 300 : 2000))
  const claim = await part('claim', () => benchClaimJudging(quick ? 50 : 500))
  const proof = await part('proof', () => benchProof(quick ? 20 : 300))
  const sharp = await part('sharp', () => benchSharpPlayer(quick ? 10 : 100))
  progress.clear()
  const figures = {
    engine,
    engineSmall,
    claim,
    proof,
    sharp,
    ...table,
    sealing,
    firstPage: heaviestFirstPage(PAGES_FOLDER).bytes,
    unit: roundToThousandth(loop),
  }
  process.stdout.write(values.json ? JSON.stringify(figures) + '\n' : told(figures))
  return 0
}

/** The reliability test; 1 if anything acknowledged was lost, changed unnoticed or crashed the host. */
async function reliabilityCommand({
  quick,
  json,
}: {
  readonly quick: boolean
  readonly json: boolean
}): Promise<number> {
  const progress = new ProgressLine(1)
  const figures = await benchReliability({
    quick,
    seed: String(Date.now()),
    at: (done, what) => progress.at(done, what),
  })
  progress.clear()
  process.stdout.write(json ? JSON.stringify(figures) + '\n' : reliabilityReport(figures))
  return passedAllTrials(figures) ? 0 : 1
}

/** Many tables on one host; 1 if a move or a screen was lost. */
async function tablesCommand({ quick, json }: { readonly quick: boolean; readonly json: boolean }): Promise<number> {
  const progress = new ProgressLine(1)
  const figures = await measureTables(HUNCH_PROGRAM, {
    ...(quick ? QUICK_RUN : LONG_RUN),
    progress: done => progress.at(done, 'tables'),
  })
  progress.clear()
  process.stdout.write(json ? JSON.stringify(figures) + '\n' : toldOfTables(figures))
  return passedLoadTest(figures) ? 0 : 1
}
