// Measures whether one attacker can stop a table of six: how much longer moves take, and what the flood costs the host.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  diceFromSeed,
  fillOfferAtRandom,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type SeatView,
} from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { BenchClient } from './benchClient.ts'
import { startHostProcess, type HostProcess } from './hostProcess.ts'
import { median, quantile, roundToThousandth } from './statistics.ts'

/** The messages to flood with. */
export const FLOODS = [
  'hello',
  'rename',
  'connections',
  'marks',
  'codes',
  'stale',
  'beats',
  'info',
  'look',
  'offers',
  'nonsense',
  'halves',
] as const
export type Flood = (typeof FLOODS)[number]

export interface FloodFigures {
  readonly rounds: number
  readonly quiet: number // 99th percentile of a move without the flood, in milliseconds
  readonly flooded: number
  readonly factor: number // the median of all rounds
  readonly grown: number // the most bytes by which the host's memory grew
  readonly dropped: number // honest screens that were disconnected
  readonly stuck: number // moves that nobody received in time
}

/**
 * How much longer than without a flood the 99th percentile of moves may take, and by how many bytes the host
 * may grow.
 */
const MAX_FACTOR = 3
const MAX_GROWN_BYTES = 50 * 2 ** 20
/** From this many rounds on, their median says something about the slowest moves. */
const ROUNDS_TO_JUDGE = 5

/**
 * No honest screen waited in vain or was disconnected, the host has not grown, and moves took at most three
 * times as long if enough were timed to say so.
 */
export const withstoodFlood = ({ rounds, factor, grown, dropped, stuck }: FloodFigures): boolean =>
  dropped === 0 && stuck === 0 && grown <= MAX_GROWN_BYTES && (rounds < ROUNDS_TO_JUDGE || factor <= MAX_FACTOR)

const GAME = 'mind-reader'
const SEATS = 6
/** The longest a move is waited for. */
const MOVE_TIMEOUT_MS = 5000
/** How long a flood runs before it is measured: by then its buffers are full. */
const RAMP_UP_MS = 500

/** Floods a table of six, `rounds` times each, with `moves` moves without and with the flood. */
export async function measureFloods(
  { host, flooder }: { readonly host: URL; readonly flooder: URL },
  {
    floods = FLOODS,
    rounds,
    moves,
    progress = () => {},
  }: {
    readonly floods?: readonly Flood[]
    readonly rounds: number
    readonly moves: number
    readonly progress?: (done: number) => void
  },
): Promise<Record<string, FloodFigures>> {
  const figures: Record<string, FloodFigures> = {}
  for (const [nth, flood] of floods.entries()) {
    const folder = mkdtempSync(join(tmpdir(), 'hunch-floods-'))
    const table = await FloodedTable.open(host, folder)
    try {
      const measured = []
      for (let round = 0; round < rounds; round++) measured.push(await table.measure(flooder, flood, moves))
      figures[flood] = {
        rounds,
        quiet: roundToThousandth(median(measured.map(({ quiet }) => quiet))),
        flooded: roundToThousandth(median(measured.map(({ flooded }) => flooded))),
        factor: roundToThousandth(median(measured.map(({ quiet, flooded }) => flooded / quiet))),
        grown: Math.max(...measured.map(({ grown }) => grown)),
        dropped: table.dropped,
        stuck: measured.reduce((sum, { stuck }) => sum + stuck, 0),
      }
    } finally {
      await table.close()
      rmSync(folder, { recursive: true, force: true })
    }
    progress(nth + 1)
  }
  return figures
}

class FloodedTable {
  readonly #host: HostProcess
  readonly #screens: readonly BenchClient[]
  readonly #rules: GameRules<GameTypeParams>
  readonly #luck: Dice = diceFromSeed('floods')

  constructor(host: HostProcess, screens: readonly BenchClient[], rules: GameRules<GameTypeParams>) {
    this.#host = host
    this.#screens = screens
    this.#rules = rules
  }

  static async open(program: URL, data: string): Promise<FloodedTable> {
    const args = ['--game', GAME, '--seats', String(SEATS), '--option', 'length=to-100']
    const host = await startHostProcess(program, { data, args })
    // One owns the host, the others came with the code: they are limited just like the attacker.
    const screens = Array.from(
      { length: SEATS },
      (_, chair) => new BenchClient(host.url, chair === 0 ? host.key : undefined),
    )
    for (const [chair, screen] of screens.entries()) {
      await screen.connect('table')
      const seated = screen.next('table')
      screen.say({ type: 'sit', chair, name: `Player ${chair + 1}`, code: screens[0]!.table!.code! })
      await seated
    }
    return new FloodedTable(host, screens, await gameEntry(GAME)!.load())
  }

  get dropped(): number {
    return this.#screens.filter(screen => !screen.isOpen).length
  }

  async close(): Promise<void> {
    await this.#host.kill()
    for (const screen of this.#screens) await screen.gone()
  }

  async measure(
    flooder: URL,
    flood: Flood,
    moves: number,
  ): Promise<{ quiet: number; flooded: number; grown: number; stuck: number }> {
    await this.#play(20) // a machine needs to warm up
    const quiet = await this.#play(moves)
    const before = this.#memory()
    const seat = SEATS - 1
    const args = [fileURLToPath(flooder), flood, String(this.#host.port), this.#screens[seat]!.device, String(seat)]
    const flooding = spawn(process.execPath, args, { stdio: 'ignore' })
    const exited = once(flooding, 'exit')
    try {
      await new Promise(resolve => setTimeout(resolve, RAMP_UP_MS))
      const flooded = await this.#play(moves)
      if (flooding.exitCode !== null)
        throw new Error(`the flooder ended by itself: is ${fileURLToPath(flooder)} built?`)
      return {
        quiet: quantile(quiet.waits, 0.99),
        flooded: quantile(flooded.waits, 0.99),
        grown: Math.max(0, this.#memory() - before),
        stuck: flooded.stuck,
      }
    } finally {
      flooding.kill('SIGKILL')
      await exited
      await new Promise(resolve => setTimeout(resolve, RAMP_UP_MS)) // what it left is processed
    }
  }

  /** The milliseconds until each move reached its own screen. Gives up when three in a row do not arrive. */
  async #play(moves: number): Promise<{ waits: number[]; stuck: number }> {
    const waits: number[] = []
    let stuck = 0
    while (waits.length < moves && stuck < 3) {
      const mover = this.#mover()
      if (!mover) {
        // Who may move is known a moment after the last move arrived.
        if (this.#screens.some(({ view }) => view && !view.outcome)) {
          await new Promise(resolve => setTimeout(resolve, 2))
          continue
        }
        const dealt = this.#within(Promise.all(this.#screens.map(screen => screen.next('view'))))
        this.#screens[0]!.say({ type: 'start' })
        if (!(await dealt)) stuck++
        continue
      }
      const { seat, step } = mover.view as SeatView<GameTypeParams>
      const offers = this.#rules.moves(mover.view as SeatView<GameTypeParams>)
      const move = fillOfferAtRandom(offers[this.#luck.below(offers.length)]!, this.#luck)
      const heard = this.#within(mover.next('news'))
      const began = performance.now()
      mover.say({ type: 'move', seat, step, move })
      if (await heard) waits.push(mover.arrived - began)
      else {
        waits.push(MOVE_TIMEOUT_MS)
        stuck++
      }
      await new Promise(resolve => setTimeout(resolve, 2)) // people do not move back to back
    }
    return { waits, stuck }
  }

  /** A screen that may move; null before a deal, and after a game. */
  #mover(): BenchClient | null {
    const able = this.#screens.filter(({ view }) => {
      const seen = view
      return seen !== null && 'seat' in seen && !seen.outcome && this.#rules.moves(seen).length > 0
    })
    return able[this.#luck.below(Math.max(1, able.length))] ?? null
  }

  async #within(heard: Promise<unknown>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const patience = new Promise<boolean>(resolve => (timer = setTimeout(resolve, MOVE_TIMEOUT_MS, false)))
    const came = await Promise.race([heard.then(() => true), patience])
    clearTimeout(timer)
    return came
  }

  #memory(): number {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(this.#host.process.pid)])
    return Number(stdout.toString().trim()) * 1024
  }
}
