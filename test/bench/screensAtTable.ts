// A host with many screens at one table, for benches: six seats play Mind Reader to a hundred points, and the rest are displays.
import { diceFromSeed, type Dice } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import type { HostMessage } from '../../shared/wire/index.ts'
import { BenchClient } from './benchClient.ts'
import type { HostProcess } from './hostProcess.ts'

const GAME = 'mind-reader'
const SEATS = gameEntry(GAME)!.seats[1]
/** The arguments of a host for such a table. */
export const TABLE_ARGS = ['--game', GAME, '--seats', String(SEATS), '--option', 'length=to-100']
/** A host accepts this many unauthenticated displays from one address. */
const SCREENS_OF_ONE_ADDRESS = 90

export class ScreensAtTable {
  readonly screens: readonly BenchClient[]
  /** The games dealt so far. */
  games = 0
  readonly #luck: Dice
  readonly #rules
  readonly #mind

  private constructor(
    screens: readonly BenchClient[],
    { luck, rules, mind }: { readonly luck: Dice; readonly rules: Rules; readonly mind: Mind },
  ) {
    this.screens = screens
    this.#luck = luck
    this.#rules = rules
    this.#mind = mind
  }

  /** Connects `count` screens, and has the first ones sit down. */
  static async sitDown({ url, key }: HostProcess, count: number, seed: string): Promise<ScreensAtTable> {
    const screens: BenchClient[] = []
    for (let nth = 0; nth < count; nth++) {
      const isSeat = nth < SEATS
      const from = `127.0.0.${1 + Math.floor(nth / SCREENS_OF_ONE_ADDRESS)}`
      const screen = new BenchClient(url, isSeat ? key : undefined, { from, display: !isSeat })
      await screen.connect('table')
      if (isSeat) {
        const seated = screen.next('table')
        screen.say({ type: 'sit', chair: nth, name: `Player ${nth + 1}` })
        await seated
      }
      screens.push(screen)
    }
    const entry = gameEntry(GAME)!
    return new ScreensAtTable(screens, {
      luck: diceFromSeed(seed),
      rules: await entry.load(),
      mind: await entry.mind(),
    })
  }

  /** Plays on; returns the milliseconds from each move to the last screen that received it. */
  async play(moves: number): Promise<number[]> {
    const waits: number[] = []
    while (waits.length < moves) {
      const [first] = this.screens as [BenchClient]
      if (first.view === null || first.view.outcome) {
        const dealt = this.#heardByAll('view')
        first.say({ type: 'start' })
        await dealt
        this.games++
      }
      const mover = this.screens.find(
        ({ view }) => view && 'seat' in view && this.#rules.toMove(view).includes(view.seat),
      )!
      const { seat, step } = mover.view!
      const move = this.#mind.chooseMove(mover.view!, 'normal', this.#luck)!
      const heard = this.#heardByAll('news')
      const began = performance.now()
      mover.say({ type: 'move', seat, step, move })
      await heard
      waits.push(Math.max(...this.screens.map(({ arrived }) => arrived)) - began)
      // People do not move back to back: this lets the host do its housekeeping.
      await new Promise(resolve => setImmediate(resolve))
    }
    return waits
  }

  async #heardByAll(type: HostMessage['type']): Promise<void> {
    await Promise.all(this.screens.map(screen => screen.next(type)))
  }
}

type Entry = NonNullable<ReturnType<typeof gameEntry>>
type Rules = Awaited<ReturnType<Entry['load']>>
type Mind = Awaited<ReturnType<Entry['mind']>>
