// Answers for: one connection to a host that comes back by itself, in well under a second once the network is there.
import { BEAT, readHost, type ClientMessage, type HostMessage } from '../../shared/wire/index.ts'

export type LineState = 'connecting' | 'open' | 'lost'

export interface LineEnds {
  /** What to say first, on every connection. */
  readonly hello: () => ClientMessage
  readonly heard: (message: HostMessage) => void
  /** A message came that cannot be read. */
  readonly garbled: () => void
  readonly changed: (state: LineState) => void
}

export interface Line {
  /** True when it could be sent. */
  say(message: ClientMessage): boolean
  /** Ends for good. */
  close(): void
}

const AGAIN = 400 // after a connection closed
const PATIENCE = 800 // for a connection being made: a network that has gone swallows the first knock for seconds
const SILENCE = 3 * BEAT // after which the host is thought gone
const KEEPALIVE = 5000

/** Connects to a host, and again whenever the connection is gone, until it is closed. */
export function line(url: string, ends: LineEnds): Line {
  let socket: WebSocket | null = null
  let state: LineState = 'connecting'
  let heardAt = 0
  let over = false
  let again: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const turn = (to: LineState) => {
    if (state === to) return
    state = to
    ends.changed(to)
  }

  const connect = () => {
    drop()
    if (over) return
    const mine = new WebSocket(url)
    socket = mine
    patience = setTimeout(retry, PATIENCE)
    mine.onopen = () => {
      clearTimeout(patience)
      heardAt = Date.now()
      mine.send(JSON.stringify(ends.hello()))
    }
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return
      heardAt = Date.now()
      const message = typeof data === 'string' ? readHost(data) : null
      if (message?.type === 'welcome') turn('open')
      if (message) ends.heard(message)
      else ends.garbled()
    }
    mine.onclose = () => {
      if (socket !== mine) return
      drop()
      turn('lost')
      again = setTimeout(connect, AGAIN)
    }
  }

  /** Lets the present socket go; what it still brings is not listened to. */
  const drop = () => {
    clearTimeout(again)
    clearTimeout(patience)
    const gone = socket
    socket = null
    gone?.close()
  }

  const retry = () => {
    turn('lost')
    connect()
  }

  /** The network or the page came back: a connection that has been quiet is not worth waiting for. */
  const wake = () => {
    if (document.visibilityState === 'hidden') return
    if (state === 'lost' || (state === 'open' && Date.now() - heardAt > BEAT + 500)) retry()
  }

  const watch = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && Date.now() - heardAt > SILENCE) retry()
  }, 1000)
  const alive = setInterval(() => say({ type: 'beat' }), KEEPALIVE)

  const say = (message: ClientMessage): boolean => {
    if (state !== 'open' || socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(message))
    return true
  }

  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wake)
  connect()

  return {
    say,
    close() {
      over = true
      clearInterval(watch)
      clearInterval(alive)
      window.removeEventListener('online', wake)
      window.removeEventListener('pageshow', wake)
      document.removeEventListener('visibilitychange', wake)
      drop()
    },
  }
}
