// Answers for: the play of the game that is on at one table: who may ask for offers, move, write notes and take a move back; each is kept before anybody hears of it.
import type { GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import type { Audience } from './audiences.ts'
import type { Chairs } from './chairs.ts'
import type { EventOf } from './events.ts'
import type { GameInPlay } from './gameInPlay.ts'
import type { SeatsOutOfTime } from './seatsOutOfTime.ts'
import type { Pause } from './pause.ts'
import { Refusal } from '../errors/refusal.ts'

/** What happens in a game. */
type PlayEvent = EventOf<'noted' | 'moved' | 'took-back'>

interface PlayContext {
  readonly chairs: Chairs
  readonly pause: Pause
  readonly outOfTime: SeatsOutOfTime
  /** The game that is on. Throws Refusal when there is none. */
  readonly game: () => GameInPlay
  /** Makes an event durable, and yields the word it is known by. Throws Refusal. */
  readonly keep: (event: PlayEvent) => string | undefined
  /** Keeps an event, lets it happen and tells everybody. Throws Refusal. */
  readonly happen: (event: EventOf<'substituted'>) => void
  /** Something changed in the game, for one audience. */
  readonly told: (audience: Audience, message: HostMessage) => void
  /** Chairs or phase changed: everybody is shown the table anew. */
  readonly arranged: () => void
  /** The last move ended the game. */
  readonly finish: (game: GameInPlay) => void
}

/** What people and computer players do. Each throws Refusal, and then nothing has changed. `step` is that seat's own count of moves, so that a doubled click changes nothing. */
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

  /** A note by hand; an empty one rubs it out. */
  mark(seat: Seat, at: string, mark: string, device: string): void {
    const { chairs, keep, told } = this.#around
    chairs.ownedBy(device, seat)
    const game = this.#around.game()
    game.notes.assertFits(seat, at, mark)
    keep({ type: 'noted', seat, at, mark })
    game.notes.write(seat, at, mark)
    told(seat, { type: 'marked', seat, at, mark })
  }

  /** A move of a person, from the device that holds the seat. */
  move(seat: Seat, step: number, move: unknown, device: string): void {
    const { chairs, happen } = this.#around
    const { substituted } = chairs.ownedBy(device, seat)
    this.#play(seat, step, move, { isOwn: true })
    if (substituted) happen({ type: 'substituted', seat, by: 'person' })
  }

  /** A move the computer makes for a seat. `isLate`: it began to think as the time of who sits there was out; they may have been given more since. */
  moveByComputer(
    seat: Seat,
    step: number,
    move: unknown,
    { isLate = false }: { readonly isLate?: boolean } = {},
  ): void {
    if (isLate && !this.#around.outOfTime.seats.has(seat)) throw new Refusal('stale')
    this.#play(seat, step, move, { isOwn: false })
  }

  /** A person thinks better of the last move, from which nobody has learnt anything. */
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
    const isHeard = news.some(([audience]) => audience === null) // what the table hears nothing of, it is not told of otherwise
    const isNoted = isHeard && outOfTime.moved(isLate ? seat : null)
    for (const [audience, message] of news) told(audience, message)
    if (game.outcome) finish(game)
    if (game.outcome || isNoted) arranged()
  }
}
