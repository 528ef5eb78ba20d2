// `npm run bench`: measures Hunch on this machine and prints a report or one JSON object.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  benchReport as told,
  reliabilityReport,
  tablesReport as toldOfTables,
  tensionReport,
  toolWords,
} from './words.ts'
import { ELECTRON_CIPHERS, HUNCH_PROGRAM, PROFILED_HOST_PROGRAM } from './built.ts'
import { benchEngine } from './engine.ts'
import { roundToThousandth, fixedLoopSeconds, median, quantile } from './statistics.ts'
import { heaviestFirstPage } from './page.ts'
import { PAGES_FOLDER } from '../../main/host/server/builtFiles.ts'
import { benchTable, startToPage } from './table.ts'
import { benchClaimJudging, benchProof, benchReasoning, benchSharpPlayer } from './reasoning.ts'
import { measureSealing } from './sealing.ts'
import { benchReliability, passedAllTrials } from './reliability.ts'
import { passedLoadTest, LONG_RUN, measureTables, QUICK_RUN } from './tables.ts'
import { compareTension } from './tension.ts'
import { parseFlags } from '../../main/cli/flags.ts'
import { ProgressLine } from './progress.ts'
import { benchDisk } from './disk.ts'
import { benchPage, recordedRatio, withReasoning } from './benchPage.ts'
import { bareInOneProcess, benchReducer, compete, hunch, HUNCH_IN_MEMORY, installPeers, onDisk, peers, RAM_DISK } from './contest.ts' // prettier-ignore
import { AS_STARTED } from './hostProcess.ts'
import { benchSpectators, benchStory, memoryAfterGames } from './growth.ts'
import { profileMoves } from './moveProfile.ts'

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
      peers: { type: 'boolean' },
      tension: { type: 'boolean' },
      reasoning: { type: 'boolean' },
    },
    { most: 0 },
  )
  const quick = Boolean(values.quick)
  if (values.reliability) return reliabilityCommand({ quick, json: Boolean(values.json) })
  if (values.peers) return peersCommand({ quick })
  if (values.tables) return tablesCommand({ quick, json: Boolean(values.json) })
  if (values.reasoning) {
    const figures = await benchReasoning(quick ? { proofs: 20, moves: 5 } : { proofs: 1000, moves: 40 })
    const page = withReasoning(readFileSync(PAGE, 'utf8'), figures, new Date())
    if (quick) process.stdout.write(page)
    else writeFileSync(PAGE, page)
    return 0
  }
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
  const proof = await part('proof', () => benchProof(quick ? 20 : 1000))
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
  return quick ? guard() : 0
}

const PAGE = fileURLToPath(new URL('../../docs/BENCH.md', import.meta.url))

/** A move may cost this many times what the page says: machines differ, and so do their moods. */
const MOST_CREEP = 2

/** 1 if a move has become much dearer than docs/BENCH.md says, beside bare ws in the same run. */
async function guard(): Promise<number> {
  const recorded = recordedRatio(readFileSync(PAGE, 'utf8'))
  const [, host] = await compete([bareInOneProcess, onDisk()], { screens: 10, moves: 400, runs: 3 })
  const { ratio } = host!
  process.stdout.write(toolWords.guarded({ ratio, recorded, most: MOST_CREEP * recorded }))
  return ratio <= MOST_CREEP * recorded ? 0 : 1
}

/** Compares Hunch with its peers, and writes docs/BENCH.md. `quick`: only tries whether everything runs, and prints the page. */
async function peersCommand({ quick }: { readonly quick: boolean }): Promise<number> {
  const load = loadavg()[0]!
  const progress = new ProgressLine(1)
  const areInstalled = installPeers()
  const inMemory = RAM_DISK === null ? [] : [hunch(HUNCH_IN_MEMORY, RAM_DISK)]
  const contenders = [...(areInstalled ? await peers() : [bareInOneProcess]), ...inMemory, onDisk()]
  const runs = quick ? 1 : 3
  const sizes = quick ? [[10, 40]] as const : ([[10, 1500], [30, 600], [200, 200]] as const) // prettier-ignore
  const contests = []
  for (const [nth, [screens, moves]] of sizes.entries()) {
    const figures = await compete(contenders, {
      screens,
      moves,
      runs,
      progress: done => progress.at((0.6 * (nth + done)) / sizes.length, 'table'),
    })
    contests.push({ screens, moves, figures })
  }
  const amount = (usual: number) => Math.ceil(usual / (quick ? 20 : 1))
  const where = RAM_DISK ?? tmpdir()
  const withFlags = [
    hunch('none', where),
    ...AS_STARTED.map(flag => hunch(`\`${flag}\``, where, [flag])),
    hunch('all', where, AS_STARTED),
  ]
  const flags = (await compete([bareInOneProcess, ...withFlags], { screens: 10, moves: amount(800), runs })).slice(1)
  progress.at(0.7, 'sealing')
  const shares = await profileMoves({ screens: 10, moves: amount(1500) })
  progress.at(0.75, 'table')
  const spectators = await benchSpectators(hunch(HUNCH_IN_MEMORY, where), { spectators: [1, 10, 100, 290], players: 6, moves: amount(200) }) // prettier-ignore
  progress.at(0.8, 'tables')
  const tables = []
  for (const count of quick ? [2] : [1, 10, 100])
    tables.push(await measureTables(HUNCH_PROGRAM, { tables: count, moves: 5, paces: [2000], alone: amount(100) }))
  progress.at(0.9, 'proof')
  const times = await benchDisk(amount(1000))
  const page = benchPage({
    when: new Date(),
    load,
    runs,
    missing: areInstalled ? [] : [toolWords.peersMissing],
    contests,
    flags,
    disk: { p50: median(times), p99: quantile(times, 0.99) },
    shares,
    engine: await benchEngine('largest', amount(1000)),
    reducer: areInstalled ? await benchReducer(amount(2000)) : null,
    reasoning: await benchReasoning({ proofs: amount(1000), moves: amount(40) }),
    story: await benchStory([10, 100, 1000, 10_000]),
    spectators,
    tables,
    start: await startToPage(),
    firstPage: heaviestFirstPage(PAGES_FOLDER).bytes,
    after: await memoryAfterGames(amount(100)),
  })
  progress.clear()
  if (quick) process.stdout.write(page)
  else writeFileSync(PAGE, page)
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
