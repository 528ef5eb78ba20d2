// Hunch beside its peers: the same closed loop of moves before the same number of screens, servers in one process and screens in another.
import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PROFILED_HOST_PROGRAM } from './built.ts'
import { startBareServer } from './bareServer.ts'
import { startHostProcess } from './hostProcess.ts'
import { ScreensAtTable, TABLE_ARGS } from './screensAtTable.ts'
import { median, quantile } from './statistics.ts'
import { usageOf, type Usage } from './usage.ts'

/** What the bare server sends: see echo.ts. */
const ECHO_BYTES = 61

/** Valid here and in `dist/bench`. */
const PEERS = fileURLToPath(new URL('../../test/bench/peers/', import.meta.url))

/** A server with its screens, ready to play. */
interface Running {
  readonly play: (moves: number) => Promise<{ readonly waits: readonly number[]; readonly bytes: number }>
  readonly usage: () => Promise<Usage>
  readonly end: () => Promise<void>
}

export interface Contender {
  readonly name: string
  readonly leavesOut: string
  readonly start: (screens: number) => Promise<Running>
}

/** What a contender needed, the medians of all runs. */
export interface ContestFigures {
  readonly name: string
  readonly leavesOut: string
  readonly p50: number // milliseconds from a move to the last screen
  readonly p99: number
  readonly cpu: number // milliseconds of the server's CPU a move
  readonly ratio: number // that, divided by what bare ws needed in the same run
  readonly bytes: number // of an update, median
  readonly rss: number
}

/** Where there is a disk in memory, the price of the disk itself can be told apart. */
export const RAM_DISK = existsSync('/dev/shm') ? '/dev/shm' : null

export const BARE = 'bare ws'
export const HUNCH_ON_DISK = 'Hunch, journal on a disk'
export const HUNCH_IN_MEMORY = 'Hunch, journal on a RAM disk'

/** Hunch, its journal in this folder; `flags`: Node's, none by default. */
export function hunch(name: string, folder: string, flags: readonly string[] = []): Contender {
  return {
    name,
    leavesOut: 'nothing',
    async start(count) {
      const data = mkdtempSync(join(folder, 'hunch-contest-'))
      const host = await startHostProcess(PROFILED_HOST_PROGRAM, { data, args: TABLE_ARGS, ipc: true, flags })
      const table = await ScreensAtTable.sitDown(host, count, `contest ${count}`)
      return {
        async play(moves) {
          for (const { sizes } of table.screens) sizes.length = 0
          const waits = await table.play(moves)
          return { waits, bytes: median(table.screens.flatMap(({ sizes }) => sizes)) }
        },
        usage: () => usageOf(host.process),
        async end() {
          await host.kill()
          rmSync(data, { recursive: true, force: true })
        },
      }
    },
  }
}

/** Installs what Hunch is compared with, once. False if this machine cannot. */
export function installPeers(): boolean {
  if (existsSync(join(PEERS, 'node_modules'))) return true
  const shell = process.platform === 'win32'
  return spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: PEERS, stdio: ['ignore', 2, 2], shell }).status === 0
}

/** The other contenders, in the order of the table. */
export async function peers(): Promise<Contender[]> {
  const { CONTENDERS } = (await import(
    /* @vite-ignore */ pathToFileURL(join(PEERS, 'contenders', 'index.js')).href
  )) as {
    CONTENDERS: Readonly<Record<string, () => Promise<{ readonly leavesOut: string }>>>
  }
  return Promise.all(
    Object.entries(CONTENDERS).map(async ([name, load]) => ({
      name,
      leavesOut: (await load()).leavesOut,
      start: count => startPeer(name, count),
    })),
  )
}

async function startPeer(name: string, count: number): Promise<Running> {
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'] // some greet on the terminal
  const server = fork(join(PEERS, 'server.js'), [name], { stdio, execArgv: [] })
  const { port } = await answerOf<{ port: number }>(server, 'port')
  const clients = fork(join(PEERS, 'clients.js'), [name, String(port), String(count)], { stdio, execArgv: [] })
  await answerOf(clients, 'ready')
  return {
    play(moves) {
      clients.send(moves)
      return answerOf(clients, 'waits')
    },
    usage() {
      server.send('usage')
      return answerOf(server, 'cpu')
    },
    async end() {
      for (const child of [clients, server]) {
        child.kill('SIGKILL')
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      }
    },
  }
}

/** The next message with this field: libraries have messages of their own. */
function answerOf<T>(child: ChildProcess, field: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const hear = (message: object) => {
      if (!(field in message)) return
      child.off('message', hear).off('exit', fail)
      resolve(message as T)
    }
    const fail = () => reject(new Error('a contender ended before it had answered'))
    child.on('message', hear).once('exit', fail)
  })
}

/** The random moves a second of boardgame.io's reducer in Blank. */
export async function benchReducer(milliseconds: number): Promise<number> {
  const child = fork(join(PEERS, 'reducer.js'), [String(milliseconds)], { execArgv: [] })
  return (await answerOf<{ speed: number }>(child, 'speed')).speed
}

/** Has each of them play `moves` moves before `screens` screens, in `runs` runs; the first contender is what others are compared with. */
export async function compete(
  contenders: readonly Contender[],
  {
    screens,
    moves,
    runs,
    progress = () => {},
  }: {
    readonly screens: number
    readonly moves: number
    readonly runs: number
    readonly progress?: (done: number) => void // 0 to 1
  },
): Promise<ContestFigures[]> {
  const all = contenders.map(() => [] as { p50: number; p99: number; cpu: number; bytes: number; rss: number }[])
  for (let run = 0; run < runs; run++)
    for (const [nth, contender] of contenders.entries()) {
      all[nth]!.push(await playOnce(await contender.start(screens), moves))
      progress((run * contenders.length + nth + 1) / (runs * contenders.length))
    }
  const [first] = all
  return contenders.map(({ name, leavesOut }, nth) => {
    const its = all[nth]!
    const of = (figure: 'p50' | 'p99' | 'cpu' | 'bytes' | 'rss') => median(its.map(run => run[figure]))
    return {
      name,
      leavesOut,
      p50: of('p50'),
      p99: of('p99'),
      cpu: of('cpu'),
      ratio: median(its.map(({ cpu }, run) => cpu / first![run]!.cpu)),
      bytes: of('bytes'),
      rss: of('rss'),
    }
  })
}

async function playOnce(
  running: Running,
  moves: number,
): Promise<{ p50: number; p99: number; cpu: number; bytes: number; rss: number }> {
  try {
    await running.play(Math.ceil(moves / 2)) // a machine needs to warm up
    const before = await running.usage()
    const { waits, bytes } = await running.play(moves)
    const after = await running.usage()
    return {
      p50: median(waits),
      p99: quantile(waits, 0.99),
      cpu: (after.cpu - before.cpu) / moves,
      bytes,
      rss: after.rss,
    }
  } finally {
    await running.end()
  }
}

/** Bare ws with its screens in this process, where the peers are not installed. */
export const bareInOneProcess: Contender = {
  name: BARE,
  leavesOut: 'all but the message: no rules, no views, no seal, no journal, no budgets',
  async start(count) {
    const bare = await startBareServer(count)
    return {
      play: async moves => ({ waits: await bare.measure(moves), bytes: ECHO_BYTES }),
      usage: () => usageOf(bare.process),
      end: () => bare.end(),
    }
  },
}

/** On a disk, which is what people have. */
export const onDisk = (): Contender => hunch(HUNCH_ON_DISK, tmpdir())
