// Answers for: one connection to a host that comes back by itself, soon after the host or the network is there again.
import {
  DeviceChannel,
  LastChannel,
  portableCipher,
  type Credential,
  type AuthenticationMethod,
} from '../../../shared/sealing/index.ts'
import {
  HEARTBEAT_MS,
  PROTOCOL_VERSION,
  readHostHandshake,
  readHostMessage,
  type ClientMessage,
  type HostMessage,
} from '../../../shared/wire/index.ts'

export type ConnectionState = 'connecting' | 'open' | 'lost'

export interface ConnectionEvents {
  /** What this device can greet a host by, the best first; the last is `none`. */
  readonly credentials: (host: string) => readonly Credential[]
  /** What to say first, on every connection, to the host of this id, greeted by this. */
  readonly hello: (host: string, by: AuthenticationMethod) => ClientMessage
  /** A host does not know what it was greeted by. `declined`: it said so itself. */
  readonly unknown: (host: string, by: AuthenticationMethod, how: 'declined' | 'too-many' | 'wrong') => void
  readonly heard: (message: HostMessage) => void
  /** A message came that cannot be read. */
  readonly garbled: () => void
  readonly changed: (state: ConnectionState) => void
}

export interface HostConnection {
  /** True when it could be sent. */
  say(message: ClientMessage): boolean
  /** One more try, at once. */
  tryNow(): void
  /** Greets the host once more, as this device has something better to greet it by. */
  greetAnew(): void
  /** Ends for good. */
  close(): void
}

/** A socket being made may take this long: browsers hold new ones back for seconds after several that failed. */
const CONNECT_TIMEOUT_MS = 10_000
/** How long an answer to a knock may take, and the pause before the next knock. */
const KNOCK_TIMEOUT_MS = 1500
const KNOCK_PAUSE_MS = 400
/** Silence after which the host is thought gone. */
const SILENCE_MS = 3 * HEARTBEAT_MS
const KEEPALIVE_MS = 5000

/**
 * Connects to the host at `address` (host:port), and again whenever the connection is gone, until it is closed.
 * While the host is away it is asked over HTTP whether it is back: a browser makes each new socket wait longer after
 * every one that failed, but not each new request.
 */
export function connectToHost(address: string, ends: ConnectionEvents): HostConnection {
  const secure = location.protocol === 'https:' ? 's' : ''
  let socket: WebSocket | null = null
  let channel: DeviceChannel | null = null
  const wrong = new Set<AuthenticationMethod>() // what the host gave a wrong answer to: not greeted by again
  const last = new LastChannel()
  let state: ConnectionState = 'connecting'
  let heardAt = 0 // by a clock that nobody sets
  let over = false
  let tries = 0 // which try is under way: what an earlier one brings is not listened to
  let timer: ReturnType<typeof setTimeout> | undefined
  let knock: AbortController | null = null

  const turn = (to: ConnectionState) => {
    if (state === to) return
    state = to
    ends.changed(to)
  }

  /** Lets the present try go, whatever it has come to. */
  const drop = () => {
    tries++
    clearTimeout(timer)
    knock?.abort()
    knock = null
    const gone = socket
    socket = null
    channel = null
    gone?.close()
  }

  const connect = () => {
    drop()
    if (over) return
    const mine = new WebSocket(`ws${secure}://${address}/`)
    mine.binaryType = 'arraybuffer'
    socket = mine
    const sealed = new DeviceChannel({
      cipher: portableCipher,
      protocol: PROTOCOL_VERSION,
      last,
      credentials: host => ends.credentials(host).filter(({ by }) => !wrong.has(by)),
      send: frame => mine.send(frame),
      opened: (host, by) => sealed.say(JSON.stringify(ends.hello(host, by))),
      unknown: (host, by, how) => {
        if (by === 'resumption') return lose() // it is not taken twice: next time there is an exchange
        ends.unknown(host, by, how)
        if (how === 'wrong' && by === 'device') return lose() // whoever answered is not the host that knows this device
        wrong.add(by)
        if (how === 'wrong') connect()
      },
      foreign: () => ends.heard({ type: 'refused', why: 'protocol' }),
    })
    channel = sealed
    timer = setTimeout(lose, CONNECT_TIMEOUT_MS)
    mine.onopen = () => {
      clearTimeout(timer)
      heardAt = performance.now()
    }
    mine.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== mine) return
      heardAt = performance.now()
      if (typeof data === 'string') return hearInTheOpen(data, sealed)
      const text = sealed.open(new Uint8Array(data))
      if (!text) return lose() // changed on its way
      const message = readHostMessage(new TextDecoder().decode(text))
      if (message?.type === 'welcome') turn('open')
      if (message?.type === 'shares') sealed.share(message)
      else if (message) ends.heard(message)
      else ends.garbled()
    }
    mine.onclose = () => {
      if (socket === mine) lose()
    }
  }

  /** What is said in the open is the handshake; and by a host of an older Hunch, everything. */
  const hearInTheOpen = (text: string, sealed: DeviceChannel) => {
    const message = readHostHandshake(text)
    if (message) sealed.hear(message)
    else if (!sealed.isSealed) ends.heard({ type: 'refused', why: 'protocol' })
  }

  /** The connection is gone, or never came: from now on the host is asked whether it is there. */
  const lose = () => {
    drop()
    turn('lost')
    void askWhetherBack(tries)
  }

  const askWhetherBack = async (mine: number): Promise<void> => {
    const asking = new AbortController()
    knock = asking
    const timeout = setTimeout(() => asking.abort(), KNOCK_TIMEOUT_MS)
    const isBack = await fetch(`http${secure}://${address}/info`, { cache: 'no-store', signal: asking.signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    clearTimeout(timeout)
    if (mine !== tries || over) return
    if (isBack) connect()
    else timer = setTimeout(() => void askWhetherBack(mine), KNOCK_PAUSE_MS)
  }

  const greetAnew = () => {
    wrong.clear()
    last.forget()
    turn('connecting')
    connect()
  }

  const tryNow = () => {
    if (state === 'lost') lose()
  }

  /** The network or the page came back: a connection that has been quiet is not worth waiting for. */
  const wake = () => {
    if (document.visibilityState === 'hidden') return
    if (state === 'lost' || (state === 'open' && performance.now() - heardAt > HEARTBEAT_MS + 500)) lose()
  }

  const watch = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && performance.now() - heardAt > SILENCE_MS) lose()
  }, 1000)
  const alive = setInterval(() => say({ type: 'beat' }), KEEPALIVE_MS)

  const say = (message: ClientMessage): boolean => {
    if (state !== 'open' || socket?.readyState !== WebSocket.OPEN) return false
    channel?.say(JSON.stringify(message))
    return true
  }

  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wake)
  connect()

  return {
    say,
    tryNow,
    greetAnew,
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
