// Carries out what screens ask of one table: checks who may ask it, does it, and sends views again if needed.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import type { TableMessage } from './addressees.ts'
import type { RequestAgreement } from './agreement.ts'
import { DeviceBudgets } from '../limits/budgets.ts'
import type { Connection } from '../channel/connection.ts'
import type { Dealer } from './dealer.ts'
import type { TableAdmission } from './tableAdmission.ts'
import type { Joining } from './joining.ts'
import type { Journal } from '../storage/journal.ts'
import type { MissingMoves } from './missingMoves.ts'
import type { Presence } from './presence.ts'
import { offersText } from '../channel/privateLength.ts'
import type { Reactions } from './reactions.ts'
import { Refusal } from '../errors/refusal.ts'
import type { RequestKind } from './requests.ts'
import type { TableRights } from './rights.ts'
import type { Table } from '../table/table.ts'
import type { TableBroadcast } from './tableBroadcast.ts'
import type { TableTimekeeper } from './tableTimekeeper.ts'

interface TableCommandsContext {
  readonly table: Table
  readonly presence: Presence
  readonly rights: TableRights
  readonly door: TableAdmission
  readonly agreement: RequestAgreement
  readonly joining: Joining
  readonly dealer: Dealer
  readonly telling: TableBroadcast
  readonly reactions: Reactions
  readonly time: TableTimekeeper
  readonly missing: MissingMoves
  readonly journal: Journal
  /** The sender of the message being processed. */
  readonly asker: () => Connection | null
  /** Shows everybody the table again. */
  readonly changed: () => void
  /** The table moved on: computer players may have something to do. */
  readonly moved: () => void
  /** The table was renamed: finders should know. */
  readonly announced: () => void
}

/** Pauses of each device: some at once, then one a minute. More would hold up the table. */
const PAUSES = { capacity: 5, perSecond: 1 / 60 }

export class TableCommands {
  readonly #pauses = new DeviceBudgets(PAUSES)
  readonly #around: TableCommandsContext

  constructor(around: TableCommandsContext) {
    this.#around = around
  }

  /** Handles a message from a screen at this table. Throws Refusal. */
  hear(connection: Connection, message: TableMessage): void {
    const {
      table,
      presence,
      rights,
      door,
      agreement,
      joining,
      dealer,
      telling,
      reactions,
      time,
      missing,
      changed,
      moved,
      announced,
    } = this.#around
    const { owner, hash } = connection.device!
    dealer.assertMayHear(message)
    if (table.departure.state !== null && !WHILE_MOVING.has(message.type)) throw new Refusal('moving')
    switch (message.type) {
      case 'seen':
        return this.#compare(connection, message)
      case 'dismiss':
        if (!owner && !table.isHeldBy(hash)) throw new Refusal('not-the-host')
        missing.putAway()
        return changed()
      case 'commit':
      case 'reveal':
        return dealer.hear(connection, message)
      case 'request-code':
        return joining.requestCode(connection)
      case 'watch':
        return telling.views.watch(connection, message.seat)
      case 'sit':
        return joining.sit(connection, message) ? telling.restore() : undefined
      case 'request-seat':
        return joining.requestSeat(connection, message)
      case 'move':
        table.play.move(message.seat, message.step, message.move, hash)
        return moved()
      case 'take-back':
        table.play.takeBack(message.seat, message.step, hash)
        return moved()
      case 'pause':
        if (table.paused === null && !this.#pauses.of(hash).take()) throw new Refusal('too-many-pauses')
        table.pause(message.seat, hash, message.word)
        return moved() // a computer player that is thinking has to think again later
      case 'go-on':
        if (!rights.sitsOrArranges(connection)) throw new Refusal('not-the-host')
        table.goOn()
        return moved()
      case 'offers':
        if (!table.held(hash).includes(message.seat)) throw new Refusal('not-yours')
        return connection.sendText(offersText(table.play.offers(message.seat)))
      case 'mark':
        return table.play.mark(message.seat, message.at, message.mark, hash)
      case 'react':
        return reactions.react(message.seat, message.gesture, hash)
      case 'more-time':
        return time.more(message, hash)
      case 'nudge':
        return time.nudge(message, hash)
      case 'send-away':
        door.sendAway(message.chair, connection)
        telling.restore()
        return moved() // the computer continues, maybe at once
      case 'welcome-back':
        return door.welcomeBack(message.device, connection)
      case 'rename':
        return table.seating.rename(message.chair, message.name, hash)
      case 'stand':
        table.seating.stand(message.chair, hash)
        telling.restore()
        return moved() // the computer continues, maybe at once
      case 'substitute':
        if (!rights.sitsOrArranges(connection)) throw new Refusal('not-the-host')
        table.seating.substitute(message.seat, message.by, presence.isHere(table.chairs[message.seat]?.device ?? ''))
        return moved()
      case 'agree':
        if (!rights.agrees(connection)) throw new Refusal('not-the-host')
        return agreement.agree(message.request, hash)
      case 'decline':
        agreement.decline(connection, message.request)
        return changed()
    }
    if (!rights.arranges(connection)) throw new Refusal('not-the-host')
    const wish = agreement.wishFor(message, hash)
    if (wish && !owner) return agreement.ask(wish, [hash])
    switch (message.type) {
      case 'set':
        table.set(message)
        return announced()
      case 'chair':
        return table.seating.addChair()
      case 'remove':
        agreement.dropAll() // the chairs behind it are renumbered
        return table.seating.remove(message.chair)
      case 'computer':
        return table.seating.seatComputer(message.chair, message.level ?? 'normal')
      case 'free':
        return this.#free(message.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return table.toLobby()
    }
  }

  /** Does what enough have agreed to. Throws Refusal. */
  fulfil(wish: RequestKind): void {
    const { table, rights, telling, changed } = this.#around
    switch (wish.wish) {
      case 'seat':
        if (table.chairs[wish.chair]?.device !== '') table.seating.moveSeat(wish.chair, wish.by)
        else table.seating.sit(wish.chair, wish.name ?? table.chairs[wish.chair]!.name, wish.by)
        return telling.restore()
      case 'free':
        return this.#free(wish.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return table.toLobby()
      case 'code':
        rights.letShowCode(wish.by)
        return changed()
    }
  }

  #free(chair: number): void {
    const { table, telling, moved } = this.#around
    table.seating.free(chair)
    telling.restore()
    moved()
  }

  #start(): void {
    const { table, agreement, missing, dealer, asker } = this.#around
    table.assertStartable()
    if (table.chairs.some(({ kind }) => kind === 'free')) agreement.dropAll() // the chairs are renumbered
    missing.putAway()
    dealer.deal(asker())
  }

  /**
   * A screen sends the acks of the last moves it saw; those the journal lacks are missing, and everybody is
   * told. Acks are random, so knowing one reveals nothing about the move. Only seated people and the owner can
   * miss something.
   */
  #compare(connection: Connection, { table: id, acks }: Extract<ClientMessage, { type: 'seen' }>): void {
    const { table, journal, missing, changed } = this.#around
    const { owner, hash } = connection.device!
    if (id !== table.id || (!owner && !table.isHeldBy(hash))) return
    const lost = acks.filter(ack => !journal.holds(ack))
    if (lost.length === 0) return
    connection.send({ type: 'missing', acks: lost })
    if (missing.add(lost)) changed()
  }
}

/** What may be asked of a table that is moving to another host: to look. */
const WHILE_MOVING: ReadonlySet<TableMessage['type']> = new Set(['seen', 'watch', 'offers', 'request-code'])
