// Plays the running game of one table: offers, moves, notes and take-backs.
// Each event is stored before anybody is told.
import type { GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import type { Audience } from './audiences.ts'
import type { Chairs } from './chairs.ts'
import type { EventOf } from './events.ts'
import type { GameInPlay } from './gameInPlay.ts'
import type { SeatsOutOfTime } from './seatsOutOfTime.ts'
import type { Pause } from './pause.ts'
import { Refusal } from '../errors/refusal.ts'

/** The events of a game. */
type PlayEvent = EventOf<'noted' | 'moved' | 'took-back'>

interface PlayContext {
  readonly chairs: Chairs
  readonly pause: Pause
  readonly outOfTime: SeatsOutOfTime
  /** The running game. Throws Refusal if there is none. */
  readonly game: () => GameInPlay
  /** Makes an event durable, and returns its ack. Throws Refusal. */
  readonly keep: (event: PlayEvent) => string | undefined
  /** Stores an event, applies it and tells everybody. Throws Refusal. */
  readonly happen: (event: EventOf<'substituted'>) => void
  /** Something changed in the game, for one audience. */
  readonly told: (audience: Audience, message: HostMessage) => void
  /** Chairs or phase changed: everybody gets the table again. */
  readonly arranged: () => void
  /** The last move ended the game. */
  readonly finish: (game: GameInPlay) => void
}

/**
 * Commands of people and computer players. Each throws Refusal, and then nothing has changed. `step`: that
 * seat's own number of moves, so that a double click changes nothing.
 */
export class TablePlay {
  readonly #around: PlayContext

  constructor(around: PlayContext) {
    this.#around = around
  }

  /** What a seat may do now. */
  offers(seat: Seat): Extract<HostMessage, { type: 'offers' }> {
    const game = this.#around.game()
    if (seat >= game.seats) throw new Refusal('no-such-chair')
    return { type: 'offers', seat, step: game.step(seat), offers: [...game.offers(seat)] }
  }

  /** A note by hand; an empty one erases. */
  mark(seat: Seat, at: string, mark: string, device: string): void {
    const { chairs, keep, told } = this.#around
    chairs.ownedBy(device, seat)
    const game = this.#around.game()
    game.notes.assertFits(seat, at, mark)
    keep({ type: 'noted', seat, at, mark })
    game.notes.write(seat, at, mark)
    told(seat, { type: 'marked', seat, at, mark })
  }

  /** A person's move, from the device that holds the seat. */
  move(seat: Seat, step: number, move: unknown, device: string): void {
    const { chairs, happen } = this.#around
    const { substituted } = chairs.ownedBy(device, seat)
    this.#play(seat, step, move, { isOwn: true })
    if (substituted) happen({ type: 'substituted', seat, by: 'person' })
  }

  /**
   * A computer's move for a seat. `isLate`: it began to think when its person was out of time; they may have
   * got more since.
   */
  moveByComputer(
    seat: Seat,
    step: number,
    move: unknown,
    { isLate = false }: { readonly isLate?: boolean } = {},
  ): void {
    if (isLate && !this.#around.outOfTime.seats.has(seat)) throw new Refusal('stale')
    this.#play(seat, step, move, { isOwn: false })
  }

  /** A person takes back the last move, from which nobody has learnt anything. */
  takeBack(seat: Seat, step: number, device: string): void {
    const { chairs, pause, keep, told } = this.#around
    chairs.ownedBy(device, seat)
    const game = this.#around.game()
    pause.assertOver()
    if (step !== game.step(seat)) throw new Refusal('stale')
    game.assertMayTakeBack(seat)
    const ack = keep({ type: 'took-back', seat })
    game.takeBack(seat)
    game.isKnownBy(ack)
    for (const audience of [null, ...Array.from({ length: game.seats }, (_, one) => one)])
      told(audience, game.view(audience))
  }

  #play(seat: Seat, step: number, move: unknown, { isOwn }: { readonly isOwn: boolean }): void {
    const { pause, outOfTime, keep, told, arranged, finish } = this.#around
    const game = this.#around.game()
    pause.assertOver()
    if (seat >= game.seats) throw new Refusal('no-such-chair')
    if (step !== game.step(seat)) throw new Refusal('stale')
    const isLate = !isOwn && outOfTime.seats.has(seat)
    const event = {
      type: 'moved',
      seat,
      move: move as GameTypeParams['move'],
      ...(isLate && { outOfTime: true as const }),
    } as const
    const news = game.play(seat, move, { keep: () => keep(event), isOwn: !isLate })
    const isHeard = news.some(([audience]) => audience === null) // a move the table is not told of is not announced in another way
    const isNoted = isHeard && outOfTime.moved(isLate ? seat : null)
    for (const [audience, message] of news) told(audience, message)
    if (game.outcome) finish(game)
    if (game.outcome || isNoted) arranged()
  }
}
