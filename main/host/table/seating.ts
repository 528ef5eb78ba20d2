// Decides who may take a chair of one table, leave it, or be removed or sent away: before, during and after a game.
import type { SkillLevel, Seat } from '../../../shared/engine/index.ts'
import { MAX_CHAIRS, type TableState } from '../../../shared/wire/index.ts'
import type { Chairs } from './chairs.ts'
import type { ChairHolder } from './events.ts'
import { Refusal } from '../errors/refusal.ts'
import type { SeatHolders } from './seatHolders.ts'
import type { TableEventProcessor } from './tableEventProcessor.ts'
import type { TableGames } from './tableGames.ts'

const NO_HOLDER: ChairHolder = { kind: 'free', name: '', device: '' }

interface SeatingParts {
  readonly chairs: Chairs
  readonly games: TableGames
  readonly eventProcessor: TableEventProcessor
}

export class Seating {
  readonly #chairs: Chairs
  readonly #games: TableGames
  readonly #eventProcessor: TableEventProcessor

  constructor({ chairs, games, eventProcessor }: SeatingParts) {
    this.#chairs = chairs
    this.#games = games
    this.#eventProcessor = eventProcessor
  }

  /** The chairs nobody holds: free ones except during a game, and abandoned ones from its deal on. */
  get seatsLeft(): number[] {
    return this.#chairs.all.flatMap(({ kind, device }, chair) => {
      const isLeft = kind === 'free' ? this.#phase !== 'playing' : kind === 'person' && device === ''
      return isLeft ? [chair] : []
    })
  }

  /** True if somebody could still sit down. In the lobby there can always be one more chair. */
  get hasPlace(): boolean {
    return this.#phase === 'lobby' || this.seatsLeft.length > 0
  }

  /**
   * True if a device may hold this chair once it is free. During a game a device that has held one seat never holds
   * another, except seats that were its own at the deal. This is the only check that protects hands.
   */
  mayHold(chair: number, device: string): boolean {
    return this.#holders?.mayHold(chair, device) ?? true
  }

  /** The seats this device has held in the running game. */
  everHeldBy(device: string): Seat[] {
    return this.#holders?.everHeldBy(device) ?? []
  }

  /**
   * The chairs this device may sit down on without asking: during a game only those it has left. A newcomer
   * would see the hand, which needs the others' consent.
   */
  mayTake(device: string): Seat[] {
    const ownSeats = this.#phase === 'playing' ? this.everHeldBy(device) : null
    return this.seatsLeft.filter(
      chair => this.mayHold(chair, device) && (ownSeats === null || ownSeats.includes(chair)),
    )
  }

  // Commands of people. Each throws Refusal, and then nothing has changed.

  sit(chair: number | null, name: string, device: string): void {
    const seatsLeft = this.seatsLeft
    if (chair !== null && chair >= this.#chairs.count) throw new Refusal('no-such-chair')
    if (chair !== null && !seatsLeft.includes(chair)) throw new Refusal(this.#phase === 'lobby' ? 'taken' : 'under-way')
    const targetChair = chair ?? seatsLeft.find(seat => this.mayHold(seat, device)) ?? seatsLeft[0]
    if (targetChair === undefined) throw new Refusal(this.#phase === 'lobby' ? 'full' : 'under-way')
    if (!this.mayHold(targetChair, device)) throw new Refusal('saw-another-hand')
    this.#giveChair(targetChair, { kind: 'person', name: this.#chairs.distinctName(name, targetChair), device })
  }

  /** Moves a seat to another device of the same person. */
  moveSeat(chair: number, device: string): void {
    const { kind, name, device: holderBefore } = this.#chairs.at(chair)
    if (kind !== 'person' || holderBefore === '') throw new Refusal('not-away')
    if (!this.mayHold(chair, device)) throw new Refusal('saw-another-hand')
    this.#eventProcessor.happen({ type: 'sat', chair, holder: { kind, name, device }, goesOn: true })
  }

  rename(chair: number, name: string, device: string): void {
    const { kind } = this.#chairs.ownedBy(device, chair)
    this.#giveChair(chair, { kind, name: this.#chairs.distinctName(name, chair), device })
  }

  stand(chair: number, device: string): void {
    this.#chairs.ownedBy(device, chair)
    this.#leaveChair(chair)
  }

  /** Removes a person or a computer player from a chair, for those who arrange the table. */
  free(chair: number): void {
    const { kind } = this.#chairs.at(chair)
    if (kind === 'computer') this.#assertInLobby()
    this.#leaveChair(chair)
  }

  /** Sends the device that holds a chair away from this table; all its chairs become free. */
  sendAway(chair: number): void {
    const { device } = this.#chairs.at(chair)
    if (device === '') throw new Refusal('nobody-to-send')
    const names = this.#chairs.heldBy(device).map(seat => this.#chairs.at(seat).name)
    this.#eventProcessor.happen({ type: 'sent-away', device, names })
  }

  welcomeBack(device: string): void {
    this.#eventProcessor.happen({ type: 'welcomed-back', device })
  }

  addChair(): void {
    this.#assertInLobby()
    if (this.#chairs.count >= MAX_CHAIRS) throw new Refusal('no-such-chair')
    this.#giveChair(this.#chairs.count, NO_HOLDER)
  }

  remove(chair: number): void {
    this.#assertInLobby()
    if (this.#chairs.at(chair).kind === 'person') throw new Refusal('taken')
    this.#eventProcessor.happen({ type: 'removed', chair })
  }

  /** Puts a computer player on a chair, or changes the level of the one there. */
  seatComputer(chair: number, level: SkillLevel): void {
    this.#assertInLobby()
    const { kind, name: nameBefore } = this.#chairs.at(chair)
    if (kind === 'person') throw new Refusal('taken')
    if (this.#games.isPeopleOnly) throw new Refusal('people-only')
    const name = kind === 'computer' ? nameBefore : this.#chairs.computerName()
    this.#giveChair(chair, { kind: 'computer', name, device: '', level })
  }

  /** Lets the computer play for somebody who is away, or gives the seat back. */
  substitute(seat: Seat, newPlayer: 'computer' | 'person', isHere: boolean): void {
    const { kind, substituted } = this.#chairs.at(seat)
    if (kind !== 'person' || (newPlayer === 'computer' && isHere)) throw new Refusal('nobody-away')
    if (newPlayer === 'computer' && this.#games.isPeopleOnly) throw new Refusal('people-only')
    if (substituted === (newPlayer === 'computer')) return
    this.#eventProcessor.happen({ type: 'substituted', seat, by: newPlayer })
  }

  /** Empties all chairs of a device that was sent away. */
  vacate(device: string): void {
    for (const chair of this.#chairs.heldBy(device)) {
      this.#chairs.seat(chair, this.#holderAfterLeaving(chair))
      if (this.#doesComputerTakeOver) this.#chairs.substitute(chair, true)
    }
  }

  /** The devices that have held each seat of the game under way; null while there is none. */
  get #holders(): SeatHolders | null {
    return this.#phase === 'playing' ? this.#games.underWay.holders : null
  }

  get #phase(): TableState['phase'] {
    return this.#games.phase
  }

  #assertInLobby(): void {
    if (this.#phase !== 'lobby') throw new Refusal('under-way')
  }

  #giveChair(chair: number, holder: ChairHolder): void {
    this.#eventProcessor.happen({ type: 'sat', chair, holder })
  }

  /**
   * Empties a chair. Before a game it becomes free. During a game the computer plays for it until somebody takes
   * it, unless only people can play.
   */
  #leaveChair(chair: number): void {
    this.#giveChair(chair, this.#holderAfterLeaving(chair))
    if (this.#doesComputerTakeOver) this.#eventProcessor.happen({ type: 'substituted', seat: chair, by: 'computer' })
  }

  #holderAfterLeaving(chair: number): ChairHolder {
    if (this.#phase === 'lobby') return NO_HOLDER
    return { kind: this.#phase === 'over' ? 'free' : 'person', name: this.#chairs.at(chair).name, device: '' }
  }

  /** True if the computer plays on for a person who leaves now. */
  get #doesComputerTakeOver(): boolean {
    return this.#phase === 'playing' && !this.#games.isPeopleOnly
  }
}
