// The actions of screens that need more than one part of a table: sit, move, arrange, start, pause, agree.
import type { Seat } from '../../../shared/engine/index.ts'
import type { ClientMessage } from '../../../shared/wire/index.ts'
import type { Connection } from '../channel/connection.ts'
import { Refusal } from '../errors/refusal.ts'
import { DeviceBudgets } from '../limits/budgets.ts'
import type { Journal } from '../storage/journal.ts'
import type { GameChoiceChange } from '../table/gameChoice.ts'
import type { Table } from '../table/table.ts'
import type { AgreementOnRequests } from './agreementOnRequests.ts'
import type { Dealer } from './dealer.ts'
import type { TableAdmission } from './tableAdmission.ts'
import type { MissingMoves } from './missingMoves.ts'
import type { Presence } from './presence.ts'
import type { RequestForConsent } from './requests.ts'
import type { TableRights } from './rights.ts'
import type { SendingAway } from './sendingAway.ts'
import type { TableBroadcast } from './tableBroadcast.ts'
import type { TableChangeEmitter } from './tableChanges.ts'

/** The parts of an open table that its actions need. */
interface TableActionsParts {
  readonly table: Table
  readonly presence: Presence
  readonly rights: TableRights
  readonly sendingAway: SendingAway
  readonly agreement: AgreementOnRequests
  readonly joining: TableAdmission
  readonly dealer: Dealer
  readonly broadcast: TableBroadcast
  readonly missing: MissingMoves
  readonly journal: Journal
  readonly changeEmitter: TableChangeEmitter
}

/** Pauses of each device: some at once, then one a minute. More would hold the table up. */
const PAUSE_BUDGET = { capacity: 5, perSecond: 1 / 60 }

/** A move, or its take-back, as a screen sends it. `step`: the seat's own number of moves. */
interface SentMove {
  readonly seat: Seat
  readonly step: number
  readonly move: unknown
}

/** Each action may throw Refusal. In that case nothing has changed. `device`: the hash of the device that acts. */
export class TableActions {
  readonly #parts: TableActionsParts
  readonly #pauseBudgets = new DeviceBudgets(PAUSE_BUDGET)

  constructor(parts: TableActionsParts) {
    this.#parts = parts
  }

  move({ seat, step, move }: SentMove, device: string): void {
    const { table, changeEmitter } = this.#parts
    table.play.move(seat, step, move, device)
    changeEmitter.emit('moved')
  }

  takeBack({ seat, step }: Omit<SentMove, 'move'>, device: string): void {
    const { table, changeEmitter } = this.#parts
    table.play.takeBack(seat, step, device)
    changeEmitter.emit('moved')
  }

  /** Pauses the game for everybody. A computer player that is thinking has to think again afterwards. */
  pause({ seat, word }: { readonly seat: Seat; readonly word: string | undefined }, device: string): void {
    const { table, changeEmitter } = this.#parts
    if (table.paused === null && !this.#pauseBudgets.of(device).take()) throw new Refusal('too-many-pauses')
    table.pause(seat, device, word)
    changeEmitter.emit('moved')
  }

  goOn(): void {
    const { table, changeEmitter } = this.#parts
    table.goOn()
    changeEmitter.emit('moved')
  }

  sit(connection: Connection, message: Extract<ClientMessage, { type: 'sit' }>): void {
    const { joining, broadcast } = this.#parts
    if (joining.sit(connection, message)) broadcast.restore()
  }

  /** Leaves a chair. During a game the computer continues, maybe at once. */
  stand(chair: Seat, device: string): void {
    const { table, broadcast, changeEmitter } = this.#parts
    table.seating.stand(chair, device)
    broadcast.restore()
    changeEmitter.emit('moved')
  }

  /** Starts or stops the computer's playing for an absent person. */
  substitute(seat: Seat, newPlayer: 'computer' | 'person'): void {
    const { table, presence, changeEmitter } = this.#parts
    table.seating.substitute(seat, newPlayer, presence.isHere(table.chairs[seat]?.device ?? ''))
    changeEmitter.emit('moved')
  }

  sendAway(chair: Seat, connection: Connection): void {
    const { sendingAway, broadcast, changeEmitter } = this.#parts
    sendingAway.sendAway(chair, connection)
    broadcast.restore()
    changeEmitter.emit('moved')
  }

  removeChair(chair: Seat): void {
    const { table, agreement } = this.#parts
    agreement.dropAll() // the chairs behind it are renumbered
    table.seating.remove(chair)
  }

  /** Changes the table's game, options, name or time control. */
  set(choice: GameChoiceChange): void {
    const { table, changeEmitter } = this.#parts
    table.set(choice)
    changeEmitter.emit('renamed')
  }

  /** Frees a chair. Only the host's owner can take a person's chair alone. */
  askToFree(chair: Seat, connection: Connection): void {
    if (this.#parts.table.chairs[chair]?.kind !== 'person') return this.#freeChair(chair)
    this.#fulfilOrRequestConsent({ wish: 'free', chair, by: connection.device!.hash }, connection)
  }

  askToStart(connection: Connection): void {
    this.#parts.table.assertStartable()
    this.#fulfilOrRequestConsent({ wish: 'start', chair: null, by: connection.device!.hash }, connection)
  }

  askForLobby(connection: Connection): void {
    this.#fulfilOrRequestConsent({ wish: 'lobby', chair: null, by: connection.device!.hash }, connection)
  }

  /** Carries out a request of the owner at once. A request of anybody else is put to those who must agree. */
  #fulfilOrRequestConsent(request: RequestForConsent, { device }: Connection): void {
    if (device!.isOwner) this.fulfil(request)
    else this.#parts.agreement.ask(request, [device!.hash])
  }

  decline(request: number, connection: Connection): void {
    const { agreement, changeEmitter } = this.#parts
    agreement.decline(connection, request)
    changeEmitter.emit('arranged')
  }

  /** Carries out a request that enough people agreed to. */
  fulfil(request: RequestForConsent): void {
    const { table, rights, broadcast, changeEmitter } = this.#parts
    switch (request.wish) {
      case 'seat':
        if (table.chairs[request.chair]?.device !== '') table.seating.moveSeat(request.chair, request.by)
        else table.seating.sit(request.chair, request.name ?? table.chairs[request.chair]!.name, request.by)
        return broadcast.restore()
      case 'free':
        return this.#freeChair(request.chair)
      case 'start':
        return this.#startGame()
      case 'lobby':
        return table.toLobby()
      case 'code':
        rights.letShowCode(request.by)
        return void changeEmitter.emit('arranged')
    }
  }

  #freeChair(chair: Seat): void {
    const { table, broadcast, changeEmitter } = this.#parts
    table.seating.free(chair)
    broadcast.restore()
    changeEmitter.emit('moved')
  }

  #startGame(): void {
    const { table, agreement, missing, dealer, presence } = this.#parts
    table.assertStartable()
    if (table.chairs.some(({ kind }) => kind === 'free')) agreement.dropAll() // the chairs are renumbered
    missing.dismiss()
    dealer.deal(presence.asker)
  }

  // Moves that the journal lost

  /**
   * Compares the last moves a screen saw with the journal, and reports missing ones to everybody. Acks are
   * random: knowing one reveals nothing about the move. Only seated people and the owner can miss a move.
   */
  compareMoves(connection: Connection, { table: id, acks }: Extract<ClientMessage, { type: 'seen' }>): void {
    const { table, journal, missing, changeEmitter } = this.#parts
    const { isOwner, hash } = connection.device!
    if (id !== table.id || (!isOwner && !table.isHeldBy(hash))) return
    const missingAcks = acks.filter(ack => !journal.holds(ack))
    if (missingAcks.length === 0) return
    connection.send({ type: 'missing', acks: missingAcks })
    if (missing.add(missingAcks)) changeEmitter.emit('arranged')
  }

  /** Dismisses the notice that moves are missing. */
  dismissMissingMoves(): void {
    const { missing, changeEmitter } = this.#parts
    missing.dismiss()
    changeEmitter.emit('arranged')
  }
}
