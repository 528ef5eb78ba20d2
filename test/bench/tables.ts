// Load test with a club's evening: many tables of six on one host, every move counted, compared with one table alone.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  diceFromSeed,
  fillOfferAtRandom,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type SeatView,
} from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import type { TableState } from '../../shared/wire/index.ts'
import { readJournal } from '../../main/host/storage/journal.ts'
import { BenchClient } from './benchClient.ts'
import { startHostProcess, type HostProcess } from './hostProcess.ts'
import { median, quantile, roundToThousandth } from './statistics.ts'

/** All tables at once, each making a move every `pace` milliseconds. */
export interface PacedFigures extends Spread {
  readonly pace: number
  readonly factor: number // its p99 divided by that of one table alone
}

export interface TablesFigures {
  readonly tables: number
  readonly screens: number // without the owner's
  readonly moves: number // made at all tables
  readonly kept: number // how many of them are in the journals
  readonly stuck: number // that nobody received in time
  readonly dropped: number // screens that were disconnected
  readonly one: Spread // milliseconds until the last of six screens has the move, at one table
  readonly paces: readonly PacedFigures[] // at all tables, one pace after the other
  readonly rss: number // the host's memory in bytes, with all tables
}

/** The amount of play: in a quick run, and as at a large club. */
export const QUICK_RUN = { tables: 10, moves: 10, paces: [1000], alone: 100 }
export const LONG_RUN: typeof QUICK_RUN = { tables: 100, moves: 12, paces: [5000, 1000], alone: 500 }

const GAME = 'mind-reader'
const SEATS = 6
/** The longest a move is waited for. */
const MOVE_TIMEOUT_MS = 5000
/** Moves before anything is measured: a machine needs to warm up. */
const WARM_UP = 20

/**
 * The most memory a host may use with all its tables, and the most by which the 99th percentile of moves may
 * exceed that of one table alone.
 */
const MAX_RSS_BYTES = 250 * 2 ** 20
const MAX_FACTOR = 5

/**
 * Every move was stored, nobody waited in vain, no screen was disconnected, and a large club's host kept its
 * memory and its pace.
 */
export const passedLoadTest = ({ tables, kept, moves, stuck, dropped, rss, paces }: TablesFigures): boolean =>
  kept === moves &&
  stuck === 0 &&
  dropped === 0 &&
  (tables < LONG_RUN.tables || (rss <= MAX_RSS_BYTES && paces.every(({ factor }) => factor <= MAX_FACTOR)))

/** Plays at one table alone, then at all of them at once. */
export async function measureTables(
  program: URL,
  {
    tables,
    moves,
    paces,
    alone,
    progress = () => {},
  }: {
    readonly tables: number
    readonly moves: number // at each table, at each pace
    readonly paces: readonly number[] // milliseconds between a table's moves
    readonly alone: number // moves at the first table, before there are others
    readonly progress?: (done: number) => void // 0 to 1
  },
): Promise<TablesFigures> {
  const data = mkdtempSync(join(tmpdir(), 'hunch-tables-'))
  const host = await startHostProcess(program, { data })
  const rules = await gameEntry(GAME)!.load()
  try {
    const owner = new BenchClient(host.url, host.key)
    await owner.connect('table')
    const all: ClubTable[] = [await ClubTable.lay({ host, owner, rules, nth: 0 })]
    const [first] = all as [ClubTable]
    await first.play({ moves: WARM_UP, pace: 20 })
    const one = await first.play({ moves: alone, pace: 20 })
    while (all.length < tables) {
      const before = owner.table!.id
      owner.say({ type: 'open', beside: true })
      await until(owner, ({ id }) => id !== before) // news of the previous table may come first
      all.push(await ClubTable.lay({ host, owner, rules, nth: all.length }))
      progress((0.4 * all.length) / tables)
    }
    const paced: { readonly pace: number; readonly waits: readonly number[] }[] = []
    for (const pace of paces) {
      await Promise.all(all.map(table => table.play({ moves: 2, pace })))
      const waits = (await Promise.all(all.map(table => table.play({ moves, pace })))).flat()
      paced.push({ pace, waits })
      progress(0.4 + (0.55 * paced.length) / paces.length)
    }
    const rss = memoryOf(host)
    const screens = all.flatMap(table => table.screens)
    const dropped = screens.filter(screen => !screen.isOpen).length
    host.process.kill('SIGTERM')
    if (host.process.exitCode === null) await once(host.process, 'exit')
    for (const screen of [owner, ...screens]) await screen.gone()
    const quiet = spreadOf(one)
    return {
      tables,
      screens: screens.length,
      moves: all.reduce((sum, table) => sum + table.made, 0),
      kept: movesKept(data),
      stuck: all.reduce((sum, table) => sum + table.stuck, 0),
      dropped,
      one: rounded(quiet),
      paces: paced.map(({ pace, waits }) => {
        const busy = spreadOf(waits)
        return { pace, ...rounded(busy), factor: roundToThousandth(busy.p99 / quiet.p99) }
      }),
      rss,
    }
  } finally {
    if (host.process.exitCode === null && host.process.signalCode === null) await host.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

interface Spread {
  readonly p50: number
  readonly p99: number
}

const spreadOf = (waits: readonly number[]): Spread => ({ p50: median(waits), p99: quantile(waits, 0.99) })

/** One table and its six players, from a separate address if the system allows it. */
class ClubTable {
  readonly screens: readonly BenchClient[]
  made = 0
  stuck = 0
  readonly #owner: BenchClient
  readonly #id: string
  readonly #rules: GameRules<GameTypeParams>
  readonly #luck: Dice

  constructor(
    screens: readonly BenchClient[],
    {
      owner,
      id,
      rules,
      nth,
    }: {
      readonly owner: BenchClient
      readonly id: string
      readonly rules: GameRules<GameTypeParams>
      readonly nth: number
    },
  ) {
    this.screens = screens
    this.#owner = owner
    this.#id = id
    this.#rules = rules
    this.#luck = diceFromSeed(`tables ${nth}`)
  }

  /** At the owner's present table: six sit down, and the game is dealt. */
  static async lay({
    host,
    owner,
    rules,
    nth,
  }: {
    readonly host: HostProcess
    readonly owner: BenchClient
    readonly rules: GameRules<GameTypeParams>
    readonly nth: number
  }): Promise<ClubTable> {
    const { id, code } = owner.table!
    owner.say({ type: 'set', game: GAME, options: { length: 'to 100' } })
    for (let chair = owner.table!.chairs.length; chair < SEATS; chair++) owner.say({ type: 'chair' })
    await until(owner, ({ chairs }) => chairs.length === SEATS)
    const from = process.platform === 'linux' ? `127.0.${1 + (nth % 200)}.1` : undefined // other systems have only one address of this machine
    const screens = Array.from({ length: SEATS }, () => new BenchClient(host.url, undefined, { from, at: id }))
    for (const [chair, screen] of screens.entries()) {
      await screen.connect('table')
      screen.say({ type: 'sit', chair, name: `Player ${chair + 1}`, code: code! })
      await until(screen, ({ chairs }) => (chairs[chair]?.device ?? '') !== '')
    }
    const dealt = Promise.all(screens.map(screen => screen.next('view')))
    owner.say({ type: 'start' })
    await dealt
    return new ClubTable(screens, { owner, id, rules, nth })
  }

  /**
   * The milliseconds until all six have received each move, or until its own screen has if the others are not
   * listening.
   */
  async play({ moves, pace }: { readonly moves: number; readonly pace: number }): Promise<number[]> {
    const waits: number[] = []
    await asleep(pace * (this.#luck.below(1000) / 1000)) // so that tables do not move in step
    while (waits.length < moves && this.stuck < 3) {
      const began = performance.now()
      const waited = await this.#move()
      if (waited !== null) waits.push(waited)
      await asleep(Math.max(1, pace - (performance.now() - began)))
    }
    return waits
  }

  /** The owner comes to this table and deals. Both are sent together, whichever other tables wait for the owner. */
  async #dealAgain(): Promise<void> {
    const dealt = within(Promise.all(this.screens.map(screen => screen.next('view'))))
    this.#owner.say({ type: 'go-to', table: this.#id })
    this.#owner.say({ type: 'start' })
    if (!(await dealt)) this.stuck++
  }

  async #move(): Promise<number | null> {
    const able = this.screens.filter(({ view }) => view && !view.outcome && this.#rules.moves(view).length > 0)
    const mover = able[this.#luck.below(Math.max(1, able.length))]
    if (!mover) {
      if (this.screens.every(({ view }) => view?.outcome)) await this.#dealAgain()
      return null // otherwise who may move is known a moment after the last move arrived
    }
    const { seat, step } = mover.view as SeatView<GameTypeParams>
    const offers = this.#rules.moves(mover.view!)
    const move = fillOfferAtRandom(offers[this.#luck.below(offers.length)]!, this.#luck)
    const heard = within(Promise.all(this.screens.map(screen => screen.next('news'))))
    const began = performance.now()
    mover.say({ type: 'move', seat, step, move })
    if (!(await heard)) {
      this.stuck++
      return MOVE_TIMEOUT_MS
    }
    this.made++
    return Math.max(...this.screens.map(({ arrived }) => arrived)) - began
  }
}

/** Waits until this screen's view of the table is as wanted. */
async function until(client: BenchClient, wanted: (table: TableState) => boolean): Promise<void> {
  while (!wanted(client.table!)) await client.next('table')
}

async function within(heard: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<boolean>(resolve => (timer = setTimeout(resolve, MOVE_TIMEOUT_MS, false)))
  const came = await Promise.race([heard.then(() => true), patience])
  clearTimeout(timer)
  return came
}

/** The number of moves in all journals of this folder. */
function movesKept(data: string): number {
  const folder = join(data, 'tables')
  return readdirSync(folder)
    .flatMap(name => readJournal(join(folder, name)).lines)
    .filter(({ event }) => (event as { readonly type?: string }).type === 'moved').length
}

function memoryOf({ process: { pid } }: HostProcess): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout.toString().trim()) * 1024
}

function rounded({ p50, p99 }: Spread): Spread {
  return { p50: roundToThousandth(p50), p99: roundToThousandth(p99) }
}

function asleep(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
