// Keeps what this window knows about a table.
// It holds what the host sent for it and sends requests; it decides nothing.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { ClientMessage, HostMessage, RefusalReason } from '../../shared/wire/index.ts'
import { connectToHost, type HostConnection, type ConnectionState } from '../device/link/connection.ts'
import { afterFrame } from '../device/page/nextFrame.ts'
import { storeInvitation, storedJoinCode, storedTableOfThisWindow } from '../device/storage/storage.ts'
import { sendFaultsTo } from '../device/link/reportFault.ts'
import { createGreeting, type MessageWithCode, type HostVisit, type Greeting } from './greeting.ts'
import type { MessageHandlers, HostMessageOf } from './messageHandlers.ts'
import { createHostState } from './hostState.ts'
import { createLastRequest } from './lastRequest.ts'
import { createSeatCommands } from './seatCommands.ts'
import { createSeenMoves } from './seenMoves.ts'
import { createShownView } from './shownView.ts'
import { createTableState } from './tableState.ts'

/** The new host of the table that this window was at or was looking for. */
export interface MovedTableTarget extends Pick<HostMessageOf<'moved'>, 'table' | 'host' | 'addresses'> {
  readonly secret: string // the secret by which the host there knows this device; '' for a display
  readonly code: string // the table's join code; '' if this device was not given it
  readonly follows: boolean // a host's owner who did not sit stays
}

/** Messages a page sends without being asked by a person: nobody waits for their result. */
const AUTOMATIC_MESSAGE_TYPES = new Set<ClientMessage['type']>(['commit', 'reveal', 'record', 'request-code', 'status'])

export const useTableStore = defineStore('table', () => {
  const visit = shallowRef<HostVisit | null>(null)
  const link = ref<ConnectionState | 'none'>('none')
  const mark = ref('')
  const isOwner = ref(false)
  const lostSince = ref<number | null>(null) // since when the host has not answered, in milliseconds since 1970
  const isAtNoTable = ref(false) // the host is connected, and this window is at none of its tables
  const refused = shallowRef<{ readonly why: RefusalReason } | null>(null) // a new object each time, also for the same reason
  const foreign = shallowRef<RefusalReason | null>(null) // why this host and this screen cannot play together
  const unsure = ref<'notSent' | 'mayBeLost' | null>(null) // the last request did not arrive, or may not have
  const redrawn = ref(0) // how often a change shown on the page was undone because the host may not know of it
  const moved = shallowRef<MovedTableTarget | null>(null)
  const taking = shallowRef<HostMessageOf<'taking'> | null>(null) // the progress of a table that is moving here, if this device is the owner's

  let connection: HostConnection | null = null
  let greeting: Greeting | null = null // the host that this window is at
  let heldMessages: HostMessage[] | null = null // messages that arrived while the frame that shows a move was being drawn, in order

  const lastRequest = createLastRequest()
  const host = createHostState()
  const tableNews = createTableState(mark)
  const { table, ownSeats } = tableNews.knownTable
  const view = createShownView({ send, ownSeats: () => ownSeats.value, table: () => table.value })
  const { shown, moveOnItsWay } = view
  const seenMoves = createSeenMoves(send)
  const seatCommands = createSeatCommands({
    view,
    send: sendRequest,
    isPaused: refuseWhilePaused,
    onMoveSent: holdMessages,
  })

  // Connecting and leaving

  /** Connects to a host and leaves any other. Connecting to the present host changes nothing. */
  function connect(hostVisit: HostVisit): void {
    const currentVisit = visit.value
    if (
      connection &&
      currentVisit?.address === hostVisit.address &&
      (currentVisit.hostKey ?? null) === (hostVisit.hostKey ?? null) &&
      (currentVisit.display ?? false) === (hostVisit.display ?? false)
    )
      return
    leaveHost()
    visit.value = hostVisit
    link.value = 'connecting'
    const newGreeting = createGreeting(hostVisit)
    greeting = newGreeting
    const newConnection = connectToHost(hostVisit.address, {
      ...newGreeting.greetingEvents,
      heard: message => {
        if (connection !== newConnection) return
        if (heldMessages) heldMessages.push(message)
        else handleMessage(message)
      },
      onGarbled: view.askForWholeView,
      onStateChanged: state => {
        link.value = state
        lostSince.value = state === 'lost' ? Date.now() : null
      },
    })
    connection = newConnection
    sendFaultsTo(fault => send({ type: 'fault', ...fault }))
  }

  /** Leaves the host. The chairs remain this device's. */
  function leaveHost(): void {
    disconnect()
    visit.value = lostSince.value = refused.value = unsure.value = foreign.value = moved.value = taking.value = null
    mark.value = ''
    isOwner.value = isAtNoTable.value = false
    lastRequest.forget()
    heldMessages = greeting = null
    host.clearNews()
    tableNews.clearTable()
    view.leaveTable()
  }

  function disconnect(): void {
    connection?.close()
    connection = null
    link.value = 'none'
  }

  // Messages from the host

  /** Holds back messages from now on until the frame that shows a move is drawn. */
  function holdMessages(): void {
    heldMessages ??= []
    afterFrame(handleHeldMessages)
  }

  function handleHeldMessages(): void {
    const messages = heldMessages ?? []
    heldMessages = null
    for (const message of messages) handleMessage(message)
  }

  const handlers: MessageHandlers<HostMessage['type']> = {
    ...host.handlers,
    ...tableNews.handlers,
    welcome: message => {
      const fate = lastRequest.fate()
      if (fate !== 'answered') undoShownChange(fate === 'unanswered' ? 'mayBeLost' : null)
      mark.value = message.mark
      isOwner.value = message.owner
      seenMoves.onConnected()
      view.onConnected()
    },
    table: message => {
      tableNews.handlers.table(message)
      isAtNoTable.value = false
      storedTableOfThisWindow.set(message.table.beside ? message.table.id : '')
      if (ownSeats.value.length > 0) greeting?.noteSeat(mark.value)
      sendWithheld()
      seenMoves.tellHost(message.table.id)
      if (message.table.phase === 'lobby') view.forgetView()
      else view.turnToOwnSeat()
    },
    closed: () => {
      tableNews.clearTable()
      isAtNoTable.value = true
      host.known.tables.value = []
      view.leaveTable()
    },
    view: message => {
      seenMoves.noteSeen(table.value?.id, message.ack)
      view.showView(message)
    },
    news: message => {
      seenMoves.noteSeen(table.value?.id, message.ack)
      view.applyNews(message)
    },
    marked: view.applyMarked,
    moved: message => (moved.value = movedTargetFrom(message)),
    taking: message => {
      taking.value = message
      // Greets the host again after a table moved here, because this device sat at that table.
      if (message.stage === 'here' && message.from !== undefined && greeting?.noteMovedSeat(message.from))
        onReconnected()
    },
    missing: message => seenMoves.noteMissing(table.value?.id, message.acks),
    refused: onRefused,
    // Messages without a handler: the connection handles two of them, and one is only for programs.
    beat: () => {},
    shares: () => {},
    offers: () => {},
  }

  function handleMessage(message: HostMessage): void {
    if (message.type !== 'welcome') lastRequest.heard(message.type === 'beat')
    ;(handlers[message.type] as (message: HostMessage) => void)(message)
  }

  function movedTargetFrom({ table: id, host: newHost, addresses }: HostMessageOf<'moved'>): MovedTableTarget {
    const secret = greeting?.secretAt(newHost, mark.value) ?? ''
    const code = (table.value?.code ?? '') || storedJoinCode.get()
    return { table: id, host: newHost, addresses, secret, code, follows: !isOwner.value || ownSeats.value.length > 0 }
  }

  function onReconnected(): void {
    const [to, told] = [visit.value, taking.value]
    if (!to) return
    storedTableOfThisWindow.set(told?.table ?? '')
    leaveHost()
    connect(to)
    taking.value = told
  }

  function onRefused({ why }: HostMessageOf<'refused'>): void {
    moveOnItsWay.value = null
    view.onRefused()
    if (why === 'protocol' || why === 'sent-away') {
      foreign.value = why
      disconnect()
      tableNews.clearTable()
      view.forgetView()
    } else {
      refused.value = { why }
      if (why === 'no-such-table' && table.value === null) send({ type: 'go-to', table: null }) // asks for the list of tables
    }
  }

  // Requests of this window

  function send(message: ClientMessage): boolean {
    return connection?.send(message) ?? false
  }

  /** Sends what a person asked for. What cannot be sent is not shown as done. */
  function sendRequest(message: ClientMessage): boolean {
    const isSaid = send(message)
    if (AUTOMATIC_MESSAGE_TYPES.has(message.type) || visit.value === null) return isSaid
    if (isSaid) lastRequest.sent()
    else undoShownChange('notSent')
    return isSaid
  }

  /**
   * Makes the pages show what the host says again. `reason` is said to the person. Null: the action was probably done,
   * and nothing need be said.
   */
  function undoShownChange(reason: 'notSent' | 'mayBeLost' | null): void {
    lastRequest.forget()
    unsure.value = reason ?? unsure.value
    redrawn.value++
  }

  /** Sends a message with the typed code: at once, or as soon as the host has proved to know the code. */
  function sendWithCode(message: MessageWithCode): void {
    if (greeting?.isHostProved()) return void sendRequest(message)
    greeting?.withhold(message)
    connection?.greetAgain()
  }

  function sendWithheld(): void {
    const message = greeting?.release()
    if (!message) return
    if (greeting?.isHostProved()) {
      refused.value = null // the wrong code before it
      send(message)
    } else refused.value = { why: greeting?.areGuessesRefused() ? 'too-many-codes' : 'wrong-code' }
  }

  /**
   * Goes to another table of this host, or leaves the table (null) to choose one. The invitation to the last table is
   * not valid at another.
   */
  function goToTable(id: string | null): void {
    if (!send({ type: 'go-to', table: id })) return
    storeInvitation({ code: '', linkKey: '', table: id ?? '' })
    greeting?.release()
    tableNews.clearTable()
    view.leaveTable()
  }

  /** Returns true while the game is paused, and says that it is. What was chosen for a move stays chosen. */
  function refuseWhilePaused(): boolean {
    const isPaused = table.value?.paused !== undefined
    if (isPaused) refused.value = { why: 'paused' }
    return isPaused
  }

  return {
    visit,
    link,
    lostSince,
    mark,
    isOwner,
    isAtNoTable,
    ...host.known,
    ...tableNews.knownTable,
    shown,
    onItsWay: moveOnItsWay,
    refused,
    unsure,
    redrawn,
    foreign,
    moved,
    taking,
    connect,
    tryNow: () => connection?.reconnectNow(),
    leave: leaveHost,
    say: sendRequest,
    /** The id of the host that this window is at. */
    hostId: () => greeting?.hostId() ?? '',
    sayWithCode: sendWithCode,
    goTo: goToTable,
    watchSeat: view.watchSeat,
    ...seatCommands,
  }
})
