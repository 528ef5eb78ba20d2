// Measures a real host with ten screens: the delay of a move, disk, traffic, reconnecting, the start, memory.
import { HUNCH_PROGRAM } from './built.ts'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import type { HostMessage } from '../../shared/wire/index.ts'
import { startBareServer } from './bareServer.ts'
import { benchDisk } from './disk.ts'
import { median, quantile, roundToThousandth } from './statistics.ts'
import { BenchClient } from './benchClient.ts'

const SCREENS = 10
const GAME = 'mind-reader'
const CORES = availableParallelism()

export interface TableFigures {
  readonly table: {
    readonly screens: number
    readonly apart: boolean
    readonly p50: number
    readonly p99: number
    readonly bytesPerUpdate: number
  }
  readonly disk: Latency // the part of that for a line of the journal
  readonly bare: Latency
  readonly ratio: Latency // the table's divided by the bare server's
  readonly reconnect: { readonly p50: number }
  readonly start: number
  readonly rss: number
}

/** Measures a host in its own process over `moves` moves, after as many that are not counted, to warm up. */
export async function benchTable(moves: number): Promise<TableFigures> {
  const start = median(await repeated(5, startToPage))
  const host = await begin()
  try {
    const screens = await sitDown(host)
    const apart = pinToCores(host.process)
    const { waits, rss } = await playOn({ host, screens, moves })
    const reconnects = await repeated(20, async () => {
      await screens[0]!.lose()
      const began = performance.now()
      await screens[0]!.connect('view')
      return performance.now() - began
    })
    const sizes = screens.flatMap(screen => screen.sizes)
    const disk = latencyOf(await benchDisk(moves))
    const bare = latencyOf(await benchBare(moves))
    const table = latencyOf(waits)
    return {
      table: {
        screens: SCREENS,
        apart,
        ...rounded(table),
        bytesPerUpdate: median(sizes),
      },
      disk: rounded(disk),
      bare: rounded(bare),
      ratio: rounded({ p50: table.p50 / bare.p50, p99: table.p99 / bare.p99 }),
      reconnect: { p50: roundToThousandth(median(reconnects)) },
      start: roundToThousandth(start),
      rss,
    }
  } finally {
    await host.end()
    if (CORES > 1) pinProcess(process.pid, `0-${CORES - 1}`)
  }
}

interface Latency {
  readonly p50: number
  readonly p99: number
}

function latencyOf(waits: readonly number[]): Latency {
  return { p50: median(waits), p99: quantile(waits, 0.99) }
}

function rounded({ p50, p99 }: Latency): Latency {
  return { p50: roundToThousandth(p50), p99: roundToThousandth(p99) }
}

/** The same number of messages through a server that stores and computes nothing, on the host's own core. */
async function benchBare(messages: number): Promise<number[]> {
  const bare = await startBareServer(SCREENS)
  pinToCores(bare.process)
  try {
    await bare.measure(messages)
    return await bare.measure(messages)
  } finally {
    await bare.end()
  }
}

interface Running {
  readonly url: string
  readonly key: string
  readonly process: ChildProcess
  readonly end: () => Promise<void>
}

async function begin(): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'hunch-bench-'))
  const program = fileURLToPath(HUNCH_PROGRAM)
  const seats = String(gameEntry(GAME)!.seats[1])
  const args = ['host', '--json', '--port', '0', '--no-mdns', '--data', data, '--game', GAME, '--seats', seats]
  const child = spawn(process.execPath, [...process.execArgv, program, ...args, '--option', 'length=to-100'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { port, key } = JSON.parse(line) as { port: number; key: string }
  const end = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/`, key, process: child, end }
}

/** Milliseconds from starting the process to the complete first page. */
export async function startToPage(): Promise<number> {
  const began = performance.now()
  const host = await begin()
  await new Promise<void>((resolve, reject) =>
    get(host.url, response => response.resume().once('end', resolve)).once('error', reject),
  )
  const took = performance.now() - began
  await host.end()
  return took
}

/** Ten screens: a seat each, and the rest watch. */
async function sitDown({ url, key }: Running): Promise<BenchClient[]> {
  const seats = gameEntry(GAME)!.seats[1]
  const screens = Array.from({ length: SCREENS }, () => new BenchClient(url, key))
  for (const [i, screen] of screens.entries()) {
    await screen.connect('table')
    if (i >= seats) continue
    const seated = screen.next('table')
    screen.say({ type: 'sit', chair: i, name: `Player ${i + 1}` })
    await seated
  }
  return screens
}

async function playOn({
  host,
  screens,
  moves,
}: {
  host: Running
  screens: BenchClient[]
  moves: number
}): Promise<{ waits: number[]; rss: number }> {
  const game = await gameEntry(GAME)!.load()
  const mind = await gameEntry(GAME)!.mind()
  const luck = diceFromSeed(randomInt(2 ** 32))
  const waits: number[] = []
  for (let warm = -moves; warm < moves;) {
    if (screens[0]!.view === null || screens[0]!.view.outcome) {
      const dealt = all(screens, 'view')
      screens[0]!.say({ type: 'start' })
      await dealt
    }
    const mover = screens.find(({ view }) => view && 'seat' in view && game.toMove(view).includes(view.seat))!
    const { seat, step } = mover.view!
    const move = mind.chooseMove(mover.view!, 'normal', luck)!
    const heard = all(screens, 'news')
    const began = performance.now()
    mover.say({ type: 'move', seat, step, move })
    const last = await heard
    if (warm++ >= 0) waits.push(last - began)
    // People do not move back to back: this lets the host do its housekeeping.
    await new Promise(resolve => setImmediate(resolve))
  }
  return { waits, rss: memoryOf(host.process) }
}

/** Resolves when every screen has received a message of this type, with the time of the last one. */
async function all(screens: BenchClient[], type: HostMessage['type']): Promise<number> {
  await Promise.all(screens.map(screen => screen.next(type)))
  return Math.max(...screens.map(({ arrived }) => arrived))
}

/**
 * Gives the host the last core and the screens the others, if the system allows it. In a room the screens have
 * processors of their own; here the figure would depend on which process runs where the disk answers. Returns
 * false if it cannot be done.
 */
function pinToCores({ pid }: ChildProcess): boolean {
  return CORES > 1 && pinProcess(pid!, String(CORES - 1)) && pinProcess(process.pid, `0-${CORES - 2}`)
}

/** Binds a process with all its threads to cores. Returns false if there is no such command, or no such core. */
function pinProcess(pid: number, cores: string): boolean {
  return spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' }).status === 0
}

/** The memory of a process, in bytes. */
function memoryOf({ pid }: ChildProcess): number {
  return (
    Number(
      spawnSync('ps', ['-o', 'rss=', '-p', String(pid)])
        .stdout.toString()
        .trim(),
    ) * 1024
  )
}

async function repeated(times: number, measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = []
  for (let i = 0; i < times; i++) figures.push(await measure())
  return figures
}
