// Kills hosts at the moment a move is seen, while several seats move: nothing that a screen received may be lost.
import { mkdtempSync, rmSync } from 'node:fs'
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
import { games } from '../../shared/games/index.ts'
import { MAX_REMEMBERED_MOVES } from '../../shared/wire/index.ts'
import { BenchClient } from './benchClient.ts'
import { startHostProcess, type HostProcess } from './hostProcess.ts'

export interface KillTrialCounts {
  readonly kills: number
  readonly moves: number // seen by screens
  readonly atOnce: number // kills with moves of several seats on their way
  readonly lost: number // kills after which something that was seen was gone
}

/** Kills per folder: every game of its evening is replayed at each start. */
const KILLS_A_TABLE = 25
const SEATS = 4

/** Kills hosts, with each game in turn. */
export async function runKillTrials(
  program: URL,
  {
    kills,
    seed,
    progress = () => {},
  }: { readonly kills: number; readonly seed: string; readonly progress?: (done: number) => void },
): Promise<KillTrialCounts> {
  const luck = diceFromSeed(`kills ${seed}`)
  const offered = games.filter(({ isOffered }) => isOffered)
  const each = Math.max(1, Math.min(KILLS_A_TABLE, Math.ceil(kills / offered.length)))
  const sum = { kills: 0, moves: 0, atOnce: 0, lost: 0 }
  for (let table = 0; sum.kills < kills; table++) {
    const entry = offered[table % offered.length]!
    const folder = mkdtempSync(join(tmpdir(), 'hunch-kills-'))
    try {
      const seats = Math.max(entry.seats[0], Math.min(SEATS, entry.seats[1]))
      const evening = new Evening({ program, folder, rules: await entry.load(), seats, luck })
      for (let nth = 0; nth < each && sum.kills < kills; nth++) {
        const { moves, atOnce, lost } = await evening.playAndKill()
        sum.kills++
        sum.moves += moves
        if (atOnce) sum.atOnce++
        if (lost) sum.lost++
        progress(sum.kills)
      }
      await evening.end()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return sum
}

interface Setup {
  readonly program: URL
  readonly folder: string
  readonly rules: GameRules<GameTypeParams>
  readonly seats: number
  readonly luck: Dice
}

/** One table, killed and restored, with a screen at every seat that moves as soon as it may. */
class Evening {
  readonly #setup: Setup
  #host: HostProcess | null = null
  #screens: BenchClient[] = []

  constructor(setup: Setup) {
    this.#setup = setup
  }

  async playAndKill(): Promise<{ moves: number; atOnce: boolean; lost: boolean }> {
    const { luck } = this.#setup
    const host = (this.#host ??= await this.#sitDown())
    const seen = this.#screens.map(({ moves }) => moves)
    const movesSeen = (): number => Math.max(...this.#screens.map(({ moves }, nth) => moves - seen[nth]!))
    const moving = new Map<BenchClient, number>() // the step for which each has a move on its way
    // After many deals several seats may move at once: half of the kills happen then.
    const anew = luck.below(2) === 0
    if (anew) await this.#dealAnew()
    let target = 1 + luck.below(anew ? 2 : 12)
    await new Promise<void>((resolve, reject) => {
      const hung = setTimeout(() => reject(new Error('nobody moves any more')), 30_000)
      for (const screen of this.#screens)
        screen.onMessage = message => {
          if (message.type === 'refused') moving.delete(screen)
          if (movesSeen() >= target) {
            target = Infinity
            clearTimeout(hung)
            void host.kill().then(resolve)
          } else setImmediate(() => target < Infinity && this.#act(screen, moving))
        }
      for (const screen of this.#screens) this.#act(screen, moving)
    })
    const atOnce = [...moving].filter(([screen, step]) => (screen.view)?.step === step).length > 1 // prettier-ignore
    for (const screen of this.#screens) await screen.gone()
    const before = this.#screens.map(({ no, view }) => ({ no, view: view! }))
    const moves = movesSeen()
    this.#host = await this.#start(host.port)
    const lost = await this.#compare(before)
    return { moves, atOnce, lost }
  }

  async end(): Promise<void> {
    await this.#host?.kill()
    for (const screen of this.#screens) await screen.gone()
  }

  /** Everybody reconnects. Something is lost if the host lacks a move, or shows a screen less than before. */
  async #compare(before: readonly Shown[]): Promise<boolean> {
    let lost = false
    for (const [nth, screen] of this.#screens.entries()) {
      screen.onMessage = () => {}
      await screen.connect('view')
      screen.say({ type: 'seen', table: screen.table!.id, acks: screen.acks.slice(-MAX_REMEMBERED_MOVES) })
      await screen.settled()
      if (screen.missing.length > 0 || !holds({ no: screen.no, view: screen.view! }, before[nth]!)) lost = true
    }
    return lost
  }

  #start(port: number, args: readonly string[] = []): Promise<HostProcess> {
    const { program, folder } = this.#setup
    return startHostProcess(program, { data: folder, port, args })
  }

  async #sitDown(): Promise<HostProcess> {
    const { rules, seats } = this.#setup
    const host = await this.#start(0, ['--game', rules.id, '--seats', String(seats)])
    this.#screens = Array.from({ length: seats }, () => new BenchClient(host.url, host.key))
    for (const [chair, screen] of this.#screens.entries()) {
      await screen.connect('table')
      const seated = screen.next('table')
      screen.say({ type: 'sit', chair, name: `Player ${chair + 1}` })
      await seated
    }
    await this.#deal()
    return host
  }

  async #dealAnew(): Promise<void> {
    const [first] = this.#screens as [BenchClient]
    if (!first.view?.outcome) first.say({ type: 'lobby' })
    await this.#deal()
  }

  async #deal(): Promise<void> {
    const dealt = this.#screens.map(screen => screen.next('view'))
    this.#screens[0]!.say({ type: 'start' })
    await Promise.all(dealt)
  }

  /**
   * Makes a move for this screen's seat, if it may move and none is on its way; the first screen deals again
   * after a game.
   */
  #act(screen: BenchClient, moving: Map<BenchClient, number>): void {
    const view = screen.view
    const { rules, luck } = this.#setup
    if (!view || !('seat' in view)) return
    if (view.outcome) {
      if (screen === this.#screens[0] && moving.get(screen) !== -view.story.length) screen.say({ type: 'start' })
      moving.set(screen, -view.story.length)
      return
    }
    if (moving.get(screen) === view.step) return
    const offers = rules.moves(view)
    if (offers.length === 0) return
    moving.set(screen, view.step)
    screen.say({
      type: 'move',
      seat: view.seat,
      step: view.step,
      move: fillOfferAtRandom(offers[luck.below(offers.length)]!, luck),
    })
  }
}

interface Shown {
  readonly no: number // number of the game at its table
  readonly view: SeatView<GameTypeParams>
}

/** True if a screen is shown everything it was shown before, or a later deal. */
function holds(now: Shown, before: Shown): boolean {
  if (now.no !== before.no) return now.no > before.no
  const storyBefore = JSON.stringify(before.view.story)
  return (
    now.view.step >= before.view.step &&
    JSON.stringify(now.view.story.slice(0, before.view.story.length)) === storyBefore
  )
}
