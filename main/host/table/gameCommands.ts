// Plays the running game of one table: offers, moves, notes and take-backs.
// Each event is stored before it is sent.
import type { GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import type { Chairs } from './chairs.ts'
import type { SeatsOutOfTime } from './seatsOutOfTime.ts'
import type { Pause } from './pause.ts'
import { Refusal } from '../errors/refusal.ts'
import type { TableEventProcessor } from './tableEventProcessor.ts'
import type { TableGames } from './tableGames.ts'

interface GameCommandsParts {
  readonly chairs: Chairs
  readonly pause: Pause
  readonly outOfTime: SeatsOutOfTime
  readonly games: TableGames
  readonly eventProcessor: TableEventProcessor
}

/**
 * Commands of people and computer players. Each throws Refusal, and then nothing has changed. `step`: that
 * seat's own number of moves, so that a double click changes nothing.
 */
export class GameCommands {
  readonly #parts: GameCommandsParts

  constructor(parts: GameCommandsParts) {
    this.#parts = parts
  }

  /** The message with the moves a seat may make now. Throws Refusal if there is no game or no such seat. */
  offers(seat: Seat): Extract<HostMessage, { type: 'offers' }> {
    const game = this.#parts.games.underWay
    if (seat >= game.seats) throw new Refusal('no-such-chair')
    return { type: 'offers', seat, step: game.step(seat), offers: [...game.offers(seat)] }
  }

  /** Stores a note by hand; an empty one erases. */
  mark(seat: Seat, place: string, mark: string, device: string): void {
    const { chairs, eventProcessor } = this.#parts
    chairs.ownedBy(device, seat)
    const game = this.#parts.games.underWay
    game.notes.assertFits(seat, place, mark)
    eventProcessor.keep({ type: 'noted', seat, at: place, mark })
    game.notes.write(seat, place, mark)
    eventProcessor.outputs.told(seat, { type: 'marked', seat, at: place, mark })
  }

  /**
   * Makes a person's move, sent by the device that holds the seat. An agreement counts for all who share that device:
   * they sit at one screen.
   */
  move(seat: Seat, step: number, move: unknown, device: string): void {
    const { chairs, eventProcessor, games } = this.#parts
    const { substituted } = chairs.ownedBy(device, seat)
    const game = games.underWay
    this.#applyMove(seat, step, move, { isByPerson: true })
    if (substituted) eventProcessor.happen({ type: 'substituted', seat, by: 'person' })
    const { type } = move as GameTypeParams['move']
    if (!game.rules.agreements?.includes(type)) return
    for (const other of chairs.heldBy(device))
      if (!chairs.at(other).substituted && game.offers(other).some(offer => offer.type === type))
        this.#applyMove(other, game.step(other), move, { isByPerson: true })
  }

  /**
   * Makes a computer's move for a seat. `isLate`: the computer began to think because the seat's person was out of
   * time. That person may have got more time since.
   */
  moveByComputer(
    seat: Seat,
    step: number,
    move: unknown,
    { isLate = false }: { readonly isLate?: boolean } = {},
  ): void {
    if (isLate && !this.#parts.outOfTime.seats.has(seat)) throw new Refusal('stale')
    this.#applyMove(seat, step, move, { isByPerson: false })
  }

  /** Takes back a person's last move, from which nobody has learnt anything. */
  takeBack(seat: Seat, step: number, device: string): void {
    const { chairs, pause, eventProcessor } = this.#parts
    chairs.ownedBy(device, seat)
    const game = this.#parts.games.underWay
    pause.assertOver()
    if (step !== game.step(seat)) throw new Refusal('stale')
    game.assertMayTakeBack(seat)
    const ack = eventProcessor.keep({ type: 'took-back', seat })
    game.takeBack(seat)
    game.startNewsAfter(ack)
    for (const audience of [null, ...Array.from({ length: game.seats }, (_, seat) => seat)])
      eventProcessor.outputs.told(audience, game.view(audience))
  }

  #applyMove(seat: Seat, step: number, move: unknown, { isByPerson }: { readonly isByPerson: boolean }): void {
    const { chairs, pause, outOfTime, games, eventProcessor } = this.#parts
    const game = this.#parts.games.underWay
    pause.assertOver()
    if (seat >= game.seats) throw new Refusal('no-such-chair')
    if (step !== game.step(seat)) throw new Refusal('stale')
    const isLate = !isByPerson && outOfTime.seats.has(seat)
    const event = {
      type: 'moved',
      seat,
      move: move as GameTypeParams['move'],
      ...(isLate && { outOfTime: true as const }),
    } as const
    const news = game.play(seat, move, { keep: () => eventProcessor.keep(event), isOutOfTime: isLate })
    const isTableTold = news.some(([audience]) => audience === null) // a move the table is not told of is not announced in another way
    const isSubstituteNoted = isTableTold && outOfTime.noteMove(isLate ? seat : null)
    for (const toldNews of news) eventProcessor.outputs.told(...toldNews)
    if (game.outcome) games.finish(game, chairs.all, eventProcessor.outputs)
    if (game.outcome || isSubstituteNoted) eventProcessor.outputs.arranged()
  }
}
