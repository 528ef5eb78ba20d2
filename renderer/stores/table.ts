// Answers for: what this window knows of a table. It holds what the host sent for it to see, and asks; it decides nothing.
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Seat } from '../../shared/engine/index.ts'
import {
  PROTOCOL,
  type ClientMessage,
  type ClockState,
  type HostMessage,
  type HostStatus,
  type NetworkReport,
  type PastGame,
  type SavedTable,
  type TableState,
  type TableSummary,
  type RefusalReason,
  type SentAway,
} from '../../shared/wire/index.ts'
import type { Means } from '../../shared/sealing/index.ts'
import { connectToHost, type HostConnection, type ConnectionState } from '../device/connection.ts'
import { afterFrame } from '../device/nextFrame.ts'
import { storedCode, storedSeen, storedTable } from '../device/storage.ts'
import {
  bringsSeat,
  credentialsFor,
  deviceFor,
  forgottenAt,
  renewSecretAt,
  formerFor,
  secretThere,
  sitsAt,
  type Identity,
} from '../device/identity.ts'
import { sendFaultsTo } from '../device/reportFault.ts'
import { followView } from './shownView.ts'

type Message<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>

/** Where to go, and as whom. */
export interface Destination {
  readonly address: string // host:port
  readonly device: string
  readonly key?: string | null
  readonly display?: boolean
}

/** What is said with the join code in it. */
type CarriesCode = Extract<ClientMessage, { type: 'sit' | 'request-seat' }> & { readonly code: string }

/** Where the table went that this window was at, or was looking for. */
export interface MovedTable extends Pick<Message<'moved'>, 'table' | 'host' | 'addresses'> {
  readonly secret: string // by which the host there knows this device; '' for a display
  readonly code: string // the table's; '' where it is not told
  readonly follows: boolean // a host's owner who did not sit stays
}

/** What the host told of clocks, and when: this window counts on from there. */
export interface HeardClocks {
  readonly at: number // milliseconds since 1970
  readonly clocks: readonly ClockState[]
}

export const useTable = defineStore('table', () => {
  const destination = shallowRef<Destination | null>(null)
  const link = ref<ConnectionState | 'none'>('none')
  const mark = ref('')
  const owner = ref(false)
  const table = shallowRef<TableState | null>(null)
  const lostSince = ref<number | null>(null) // since when the host does not answer, in milliseconds since 1970
  const arranges = ref(false) // this device may arrange the table
  const agrees = ref(false) // this device is asked to agree to requests
  const mayTake = shallowRef<readonly Seat[]>([]) // chairs this device may sit down on
  const mayRequest = shallowRef<readonly Seat[]>([]) // seats of people who are away, which it may ask for
  const sentAway = shallowRef<readonly SentAway[]>([]) // devices the owner, at this one, has sent away
  const closed = ref(false) // the host is there, and this window is at none of its tables
  const tables = shallowRef<readonly TableSummary[]>([]) // those that are open on the host, where there is something to choose
  const status = shallowRef<HostStatus | null>(null) // how the host is doing, as its owner asked last
  const network = shallowRef<NetworkReport | null>(null) // how it looks from the host, as its owner asked last
  const savedTables = shallowRef<readonly SavedTable[]>([])
  const games = shallowRef<readonly PastGame[]>([]) // finished games whose records the host keeps
  const record = shallowRef<{ readonly game: string; readonly text: string } | null>(null) // the last one asked for
  const refused = shallowRef<{ readonly why: RefusalReason } | null>(null) // each a new one, also for the same reason
  const foreign = shallowRef<RefusalReason | null>(null) // why this host and this screen do not play together
  const drawAsked = shallowRef<Message<'draw' | 'commitments'> | null>(null) // what the host asked last of this device for a deal
  const clocks = shallowRef<HeardClocks | null>(null) // what those who are to move had left
  const nudged = shallowRef<Message<'nudged'> | null>(null) // the last time somebody nudged who sits here
  const moved = shallowRef<MovedTable | null>(null)
  const taking = shallowRef<Message<'taking'> | null>(null) // to the owner: how it stands with a table that is to come here
  const reacted = shallowRef<Message<'reacted'> | null>(null) // the last gesture somebody made

  let connection: HostConnection | null = null
  let identity: Identity | null = null
  let hostId = '' // by which the host this window is at is known
  let greetedBy: Means = 'none' // what that host has shown to know
  let withCode: CarriesCode | null = null // said once the host has shown to know the code that was typed
  let unheard: HostMessage[] | null = null // what came while the frame that shows a move was being made, in its order
  let compared: string | null = null // the table whose host was told, on this connection, what this device saw of it

  /** The seats this device holds. */
  const mine = computed<readonly Seat[]>(() =>
    table.value === null || mark.value === ''
      ? []
      : table.value.chairs.flatMap(({ held }, seat) => (held === mark.value ? [seat] : [])),
  )

  const view = followView({ say, mine: () => mine.value })
  const { shown, onItsWay } = view

  // Coming and going

  /** Goes to a host, leaving any other. Going where one is already changes nothing. */
  function connect(to: Destination): void {
    const now = destination.value
    if (
      connection &&
      now?.address === to.address &&
      (now.key ?? null) === (to.key ?? null) &&
      (now.display ?? false) === (to.display ?? false)
    )
      return
    leave()
    destination.value = to
    link.value = 'connecting'
    const me: Identity = { master: to.device, key: to.key ?? null }
    identity = me
    const joined = connectToHost(to.address, {
      credentials: host => credentialsFor(me, host),
      hello: (host, by) => {
        const [device, was] = [deviceFor(me, host, by), formerFor(host, by)]
        const named = storedTable.get()
        hostId = host
        greetedBy = by
        return {
          type: 'hello',
          protocol: PROTOCOL,
          ...(named === '' ? {} : { table: named }),
          ...(device === undefined ? {} : { device }),
          ...(was === undefined ? {} : { was }),
          ...(to.display ? { display: true } : { draws: true }),
        }
      },
      unknown: (host, by, how) => {
        if (by === 'device' && how === 'declined') forgottenAt(host)
        if (by === 'code') storedCode.set('') // it is another table's, or somebody in between would be told it
      },
      heard: message => {
        if (connection !== joined) return
        if (unheard) unheard.push(message)
        else heard(message)
      },
      garbled: view.askAgain,
      changed: state => {
        link.value = state
        lostSince.value = state === 'lost' ? Date.now() : null
      },
    })
    connection = joined
    sendFaultsTo(fault => say({ type: 'fault', ...fault }))
  }

  /** Goes away. The chairs stay this device's own. */
  function leave(): void {
    connection?.close()
    connection = null
    destination.value = null
    link.value = 'none'
    mark.value = ''
    owner.value = false
    lostSince.value = null
    unheard = withCode = null
    forgetTable()
    closed.value = false
    tables.value = []
    status.value = null
    network.value = null
    savedTables.value = []
    games.value = []
    record.value = null
    refused.value = null
    foreign.value = null
    moved.value = null
    taking.value = null
    view.leave()
  }

  // What the host says

  function hearAll(): void {
    const messages = unheard ?? []
    unheard = null
    for (const message of messages) heard(message)
  }

  function heard(message: HostMessage): void {
    switch (message.type) {
      case 'welcome':
        mark.value = message.mark
        owner.value = message.owner
        compared = null
        view.connectedAnew()
        break
      case 'table':
        table.value = message.table
        arranges.value = message.host
        agrees.value = message.agrees
        mayTake.value = message.mayTake
        mayRequest.value = message.mayRequest
        sentAway.value = message.sentAway ?? []
        closed.value = false
        storedTable.set(message.table.beside ? message.table.id : '')
        if (mine.value.length > 0) sitsAt(hostId, mark.value)
        if (withCode) sayWithheld(withCode)
        tellSeen(message.table.id)
        if (message.table.phase === 'lobby') view.forget()
        else view.turnToOwn()
        break
      case 'closed':
        forgetTable()
        closed.value = true
        tables.value = []
        view.leave()
        break
      case 'tables':
        tables.value = message.tables
        break
      case 'saved-tables':
        savedTables.value = message.tables
        games.value = message.games
        break
      case 'status':
        status.value = message.status
        break
      case 'network':
        network.value = message.report
        break
      case 'record':
        record.value = message
        break
      case 'view':
        remember(message.ack)
        view.see(message)
        break
      case 'news':
        remember(message.ack)
        view.hear(message)
        break
      case 'marked':
        view.note(message)
        break
      case 'draw':
      case 'commitments':
        drawAsked.value = message
        break
      case 'moved':
        moved.value = movedTable(message)
        break
      case 'taking':
        taking.value = message
        if (message.stage === 'here' && message.from !== undefined && bringsSeat(identity!, message.from, hostId))
          connectAnew() // and this device's own seat is its own here too
        break
      case 'reacted':
        reacted.value = message
        break
      case 'clocks':
        clocks.value = { at: Date.now(), clocks: message.clocks }
        break
      case 'nudged':
        nudged.value = message
        break
      case 'missing':
        if (table.value)
          storedSeen.set(
            table.value.id,
            storedSeen.get(table.value.id).filter(ack => !message.acks.includes(ack)),
          )
        break
      case 'refused':
        refuse(message)
        break
      case 'beat':
      case 'offers':
        break
    }
  }

  function movedTable({ table: id, host, addresses }: Message<'moved'>): MovedTable {
    const secret = destination.value?.display ? '' : secretThere(identity!, hostId, { mark: mark.value, to: host })
    const code = (table.value?.code ?? '') || storedCode.get()
    return { table: id, host, addresses, secret, code, follows: !owner.value || mine.value.length > 0 }
  }

  function connectAnew(): void {
    const [to, told] = [destination.value, taking.value]
    if (!to) return
    storedTable.set(told?.table ?? '')
    leave()
    connect(to)
    taking.value = told
  }

  /** Tells the host, once on each connection, the last moves this device saw: it may have come back without some. */
  function tellSeen(id: string): void {
    if (compared === id) return
    compared = id
    const acks = storedSeen.get(id)
    if (acks.length > 0) say({ type: 'seen', table: id, acks: [...acks] })
  }

  /** This device was told of a move. */
  function remember(ack: string | undefined): void {
    const id = table.value?.id
    if (ack === undefined || id === undefined) return
    const acks = storedSeen.get(id)
    if (acks.at(-1) !== ack) storedSeen.set(id, [...acks, ack])
  }

  function forgetTable(): void {
    table.value = null
    arranges.value = agrees.value = false
    mayTake.value = mayRequest.value = []
    sentAway.value = []
    drawAsked.value = null
    clocks.value = null
  }

  function refuse({ why }: Message<'refused'>): void {
    onItsWay.value = null
    if (why === 'protocol' || why === 'sent-away') {
      foreign.value = why
      connection?.close()
      connection = null
      link.value = 'none'
      forgetTable()
      view.forget()
    } else {
      refused.value = { why }
      if (why === 'no-such-table' && table.value === null) say({ type: 'go-to', table: null }) // which are there now?
    }
  }

  // What this window asks

  function say(message: ClientMessage): boolean {
    return connection?.say(message) ?? false
  }

  /**
   * Says what carries the code that was typed. A host that was greeted by nothing may be anybody: it is greeted anew, by the code, which
   * tells nobody what it is; only a host that knows it hears the rest, and of a secret that nobody was told before.
   */
  function sayWithCode(message: CarriesCode): void {
    if (greetedBy !== 'none') return void say(message)
    storedCode.set(message.code)
    renewSecretAt(hostId)
    withCode = message
    connection?.greetAnew()
  }

  function sayWithheld(message: CarriesCode): void {
    withCode = null
    if (greetedBy === 'none') refused.value = { why: 'wrong-code' }
    else say(message)
  }

  /** Goes to another table of this host, or away from any (null), to choose. What was given for the one before is not good there. */
  function goTo(id: string | null): void {
    if (!say({ type: 'go-to', table: id })) return
    storedCode.set('')
    storedTable.set(id ?? '')
    withCode = null
    forgetTable()
    view.leave()
  }

  /** True while the game rests, which is said. What was chosen for a move stays as it is. */
  function isPaused(): boolean {
    const rests = table.value?.paused !== undefined
    if (rests) refused.value = { why: 'paused' }
    return rests
  }

  /** Sends a move of the seat whose view is shown. Until the host has answered, nothing else can be done with it. */
  function move(chosen: { type: string }): void {
    const now = shown.value
    if (now === null || now.seat === null || !('step' in now.view) || onItsWay.value || isPaused()) return
    const { step } = now.view
    if (!say({ type: 'move', seat: now.seat, step, move: chosen })) return
    onItsWay.value = { seat: now.seat, step }
    unheard ??= []
    afterFrame(hearAll)
  }

  /** Takes the last move of the seat whose view is shown back. */
  function takeBack(): void {
    const now = shown.value
    if (now === null || now.seat === null || !('step' in now.view) || isPaused()) return
    say({ type: 'take-back', seat: now.seat, step: now.view.step })
  }

  /** Writes into the notebook of the seat whose view is shown; an empty mark rubs out. */
  function write(at: string, text: string): void {
    const now = shown.value
    if (now === null || now.seat === null) return
    if (link.value !== 'open') return
    view.note({ type: 'marked', seat: now.seat, at, mark: text })
    say({ type: 'mark', seat: now.seat, at, mark: text })
  }

  return {
    destination,
    link,
    lostSince,
    mark,
    owner,
    table,
    arranges,
    agrees,
    mayTake,
    mayRequest,
    sentAway,
    closed,
    tables,
    status,
    network,
    savedTables,
    games,
    record,
    shown,
    refused,
    foreign,
    drawAsked,
    moved,
    taking,
    reacted,
    clocks,
    nudged,
    onItsWay,
    mine,
    connect,
    tryNow: () => connection?.tryNow(),
    leave,
    say,
    sayWithCode,
    goTo,
    watchSeat: view.watchSeat,
    move,
    takeBack,
    write,
  }
})
