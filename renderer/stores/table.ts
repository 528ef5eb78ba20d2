// Keeps what this window knows about a table.
// It holds what the host sent for it and sends requests; it decides nothing.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { ClientMessage, HostMessage, RefusalReason } from '../../shared/wire/index.ts'
import { connectToHost, type HostConnection, type ConnectionState } from '../device/link/connection.ts'
import { afterFrame } from '../device/page/nextFrame.ts'
import { keepInvitation, storedCode, storedTable } from '../device/storage/storage.ts'
import { sendFaultsTo } from '../device/link/reportFault.ts'
import { greetHost, type MessageWithCode, type HostDestination, type Greeting } from './greeting.ts'
import type { MessageHandlers, Message } from './messageHandlers.ts'
import { newsOfHost } from './hostNews.ts'
import { commandSeat } from './seatCommands.ts'
import { trackSeenMoves } from './seenMoves.ts'
import { followView } from './shownView.ts'
import { createTableState } from './tableNews.ts'

/** Where the table moved that this window was at or was looking for. */
export interface MovedTableTarget extends Pick<Message<'moved'>, 'table' | 'host' | 'addresses'> {
  readonly secret: string // the secret by which the host there knows this device; '' for a display
  readonly code: string // the table's join code; '' if this device was not given it
  readonly follows: boolean // a host's owner who did not sit stays
}

/** Messages a page sends without being asked by a person: nobody waits for their result. */
const BY_ITSELF = new Set<ClientMessage['type']>(['commit', 'reveal', 'record', 'request-code', 'status'])

export const useTableStore = defineStore('table', () => {
  const destination = shallowRef<HostDestination | null>(null)
  const link = ref<ConnectionState | 'none'>('none')
  const mark = ref('')
  const owner = ref(false)
  const lostSince = ref<number | null>(null) // since when the host has not answered, in milliseconds since 1970
  const closed = ref(false) // the host is connected, and this window is at none of its tables
  const refused = shallowRef<{ readonly why: RefusalReason } | null>(null) // a new object each time, also for the same reason
  const foreign = shallowRef<RefusalReason | null>(null) // why this host and this screen cannot play together
  const unsure = ref<'notSent' | 'mayBeLost' | null>(null) // the last request did not arrive, or may not have
  const redrawn = ref(0) // how often a change shown on the page was undone because the host may not know of it
  const moved = shallowRef<MovedTableTarget | null>(null)
  const taking = shallowRef<Message<'taking'> | null>(null) // for the owner: the progress of a table that is moving here

  let connection: HostConnection | null = null
  let greeting: Greeting | null = null // the host that this window is at
  let isUnanswered = false // nothing has arrived since the last request
  let unheard: HostMessage[] | null = null // messages that arrived while the frame that shows a move was being drawn, in order

  const host = newsOfHost()
  const tableNews = createTableState(mark)
  const { table, mine } = tableNews.known
  const view = followView({ say, mine: () => mine.value, table: () => table.value?.id })
  const { shown, onItsWay } = view
  const seen = trackSeenMoves(say)
  const commands = commandSeat({ view, say: ask, isPaused, moved: hearLater })

  // Connecting and leaving

  /** Connects to a host and leaves any other. Connecting to the present host changes nothing. */
  function connect(to: HostDestination): void {
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
    const greeted = greetHost(to)
    greeting = greeted
    const joined = connectToHost(to.address, {
      ...greeted.greets,
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

  /** Leaves the host. The chairs remain this device's. */
  function leave(): void {
    disconnect()
    destination.value =
      lostSince.value =
      refused.value =
      unsure.value =
      foreign.value =
      moved.value =
      taking.value =
        null
    mark.value = ''
    owner.value = closed.value = isUnanswered = false
    unheard = greeting = null
    host.forget()
    tableNews.forget()
    view.leave()
  }

  function disconnect(): void {
    connection?.close()
    connection = null
    link.value = 'none'
  }

  // Messages from the host

  /** Holds back messages from now on until the frame that shows a move is drawn. */
  function hearLater(): void {
    unheard ??= []
    afterFrame(hearAll)
  }

  function hearAll(): void {
    const messages = unheard ?? []
    unheard = null
    for (const message of messages) heard(message)
  }

  const handlers: MessageHandlers<HostMessage['type']> = {
    ...host.handlers,
    ...tableNews.handlers,
    welcome: message => {
      if (isUnanswered) takeBack('mayBeLost')
      mark.value = message.mark
      owner.value = message.owner
      seen.connectedAnew()
      view.connectedAnew()
    },
    table: message => {
      tableNews.handlers.table(message)
      closed.value = false
      storedTable.set(message.table.beside ? message.table.id : '')
      if (mine.value.length > 0) greeting?.sits(mark.value)
      sayWithheld()
      seen.tell(message.table.id)
      if (message.table.phase === 'lobby') view.forget()
      else view.turnToOwn()
    },
    closed: () => {
      tableNews.forget()
      closed.value = true
      host.known.tables.value = []
      view.leave()
    },
    view: message => {
      seen.see(table.value?.id, message.ack)
      view.see(message)
    },
    news: message => {
      seen.see(table.value?.id, message.ack)
      view.applyNews(message)
    },
    marked: view.note,
    moved: message => (moved.value = movedTable(message)),
    taking: message => {
      taking.value = message
      // A table that moved here brought this device's seat, so this device greets the host with it.
      if (message.stage === 'here' && message.from !== undefined && greeting?.bringsSeat(message.from)) connectAnew()
    },
    missing: message => seen.miss(table.value?.id, message.acks),
    refused: refuse,
    // The connection handles two of these, and one is for programs.
    beat: () => {},
    shares: () => {},
    offers: () => {},
  }

  function heard(message: HostMessage): void {
    if (message.type !== 'beat' && message.type !== 'welcome') isUnanswered = false
    ;(handlers[message.type] as (message: HostMessage) => void)(message)
  }

  function movedTable({ table: id, host: to, addresses }: Message<'moved'>): MovedTableTarget {
    const secret = greeting?.secretAt(to, mark.value) ?? ''
    const code = (table.value?.code ?? '') || storedCode.get()
    return { table: id, host: to, addresses, secret, code, follows: !owner.value || mine.value.length > 0 }
  }

  function connectAnew(): void {
    const [to, told] = [destination.value, taking.value]
    if (!to) return
    storedTable.set(told?.table ?? '')
    leave()
    connect(to)
    taking.value = told
  }

  function refuse({ why }: Message<'refused'>): void {
    onItsWay.value = null
    view.refused()
    if (why === 'protocol' || why === 'sent-away') {
      foreign.value = why
      disconnect()
      tableNews.forget()
      view.forget()
    } else {
      refused.value = { why }
      if (why === 'no-such-table' && table.value === null) say({ type: 'go-to', table: null }) // which are there now?
    }
  }

  // Requests of this window

  function say(message: ClientMessage): boolean {
    return connection?.say(message) ?? false
  }

  /** Sends what a person asked for. What cannot be sent is not shown as done. */
  function ask(message: ClientMessage): boolean {
    const isSaid = say(message)
    if (BY_ITSELF.has(message.type) || destination.value === null) return isSaid
    if (isSaid) isUnanswered = true
    else takeBack('notSent')
    return isSaid
  }

  function takeBack(why: 'notSent' | 'mayBeLost'): void {
    isUnanswered = false
    unsure.value = why
    redrawn.value++
  }

  /** Sends a message with the typed code: at once, or as soon as the host has proved to know the code. */
  function sayWithCode(message: MessageWithCode): void {
    if (greeting?.isProved()) return void ask(message)
    greeting?.withhold(message)
    connection?.greetAnew()
  }

  function sayWithheld(): void {
    const message = greeting?.release()
    if (!message) return
    if (greeting?.isProved()) {
      refused.value = null // the wrong code before it
      say(message)
    } else refused.value = { why: greeting?.mayNotGuess() ? 'too-many-codes' : 'wrong-code' }
  }

  /**
   * Goes to another table of this host, or leaves the table (null) to choose one. The invitation to the last
   * one is not valid there.
   */
  function goTo(id: string | null): void {
    if (!say({ type: 'go-to', table: id })) return
    keepInvitation({ code: '', linkKey: '', table: id ?? '' })
    greeting?.release()
    tableNews.forget()
    view.leave()
  }

  /** Returns true while the game is paused, and says so. What was chosen for a move stays chosen. */
  function isPaused(): boolean {
    const rests = table.value?.paused !== undefined
    if (rests) refused.value = { why: 'paused' }
    return rests
  }

  return {
    destination,
    link,
    lostSince,
    mark,
    owner,
    closed,
    ...host.known,
    ...tableNews.known,
    shown,
    onItsWay,
    refused,
    unsure,
    redrawn,
    foreign,
    moved,
    taking,
    connect,
    tryNow: () => connection?.tryNow(),
    leave,
    say: ask,
    /** The id of the host that this window is at. */
    hostId: () => greeting?.hostId() ?? '',
    sayWithCode,
    goTo,
    watchSeat: view.watchSeat,
    ...commands,
  }
})
