// Keeps one connection to a host, and reconnects soon after the host or the network is back.
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

export interface ConnectionCallbacks {
  /** The credentials this device can greet a host with, best first. The last one has the method "none". */
  readonly credentials: (host: string) => readonly Credential[]
  /** The first message on a new connection to host `host`, which was greeted by method `by`. */
  readonly hello: (host: string, by: AuthenticationMethod) => ClientMessage
  /** Called when the host does not know the credential it was greeted with. `declined`: the host said so itself. */
  readonly onUnknown: (host: string, by: AuthenticationMethod, how: 'declined' | 'too-many' | 'wrong') => void
  readonly heard: (message: HostMessage) => void
  /** Called when a message arrived that cannot be read. */
  readonly onGarbled: () => void
  readonly onStateChanged: (state: ConnectionState) => void
}

export interface HostConnection {
  /** Returns true when the message could be sent. */
  send(message: ClientMessage): boolean
  /** Tries once more, immediately. */
  reconnectNow(): void
  /** Greets the host again, because this device now has a better credential. */
  greetAgain(): void
  /** Closes the connection for good. */
  close(): void
}

/** How long a new socket may take to open. Browsers delay new sockets for seconds after several have failed. */
const CONNECT_TIMEOUT_MS = 10_000
/** How long the host may take to answer a probe over HTTP, in milliseconds. */
const PROBE_TIMEOUT_MS = 1500
/** The pause before the next probe, in milliseconds. */
const PROBE_PAUSE_MS = 400
/** After this much silence the host is considered gone. */
const MAX_SILENCE_MS = 3 * HEARTBEAT_MS
/** The interval at which this side sends a sign of life, in milliseconds. */
const KEEPALIVE_MS = 5000

/**
 * Connects to the host at `address` (host:port) and reconnects until it is closed.
 * While the host is away, it is probed over HTTP: after each failed socket a browser makes the next one wait
 * longer, but it does not delay requests.
 */
export function connectToHost(address: string, callbacks: ConnectionCallbacks): HostConnection {
  const tlsSuffix = location.protocol === 'https:' ? 's' : ''
  let socket: WebSocket | null = null
  let channel: DeviceChannel | null = null
  const refusedMethods = new Set<AuthenticationMethod>() // methods whose credential this host answered wrongly; they are not used again
  const lastChannel = new LastChannel()
  let state: ConnectionState = 'connecting'
  let heardAt = 0 // when a message arrived last, by a clock that nobody can set
  let isClosed = false
  let attempt = 0 // the number of the present attempt; events of an earlier one are ignored
  let attemptTimer: ReturnType<typeof setTimeout> | undefined
  let probeAbort: AbortController | null = null

  const changeState = (newState: ConnectionState) => {
    if (state === newState) return
    state = newState
    callbacks.onStateChanged(newState)
  }

  /** Abandons the present attempt. */
  const abandonAttempt = () => {
    attempt++
    clearTimeout(attemptTimer)
    probeAbort?.abort()
    probeAbort = null
    const abandonedSocket = socket
    socket = null
    channel = null
    abandonedSocket?.close()
  }

  const connect = () => {
    abandonAttempt()
    if (isClosed) return
    const newSocket = new WebSocket(`ws${tlsSuffix}://${address}/`)
    newSocket.binaryType = 'arraybuffer'
    socket = newSocket
    const deviceChannel = new DeviceChannel({
      cipher: portableCipher,
      protocol: PROTOCOL_VERSION,
      last: lastChannel,
      credentials: host => callbacks.credentials(host).filter(({ by }) => !refusedMethods.has(by)),
      send: frame => newSocket.send(frame),
      onOpened: (host, by) => deviceChannel.say(JSON.stringify(callbacks.hello(host, by))),
      onUnknown: (host, method, response) => {
        if (method === 'resumption') return onLost() // a channel can be resumed once, so the next connection does a full key exchange
        callbacks.onUnknown(host, method, response)
        if (response === 'wrong' && method === 'device') return onLost() // the peer that answered is not the host that knows this device
        refusedMethods.add(method)
        if (response === 'wrong') connect()
      },
      foreign: () => callbacks.heard({ type: 'refused', why: 'protocol' }),
    })
    channel = deviceChannel
    attemptTimer = setTimeout(onLost, CONNECT_TIMEOUT_MS)
    newSocket.onopen = () => {
      clearTimeout(attemptTimer)
      heardAt = performance.now()
    }
    newSocket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (socket !== newSocket) return
      heardAt = performance.now()
      if (typeof data === 'string') return handleClearText(data, deviceChannel)
      const text = deviceChannel.open(new Uint8Array(data))
      if (!text) return onLost() // changed on its way
      const message = readHostMessage(new TextDecoder().decode(text))
      if (message?.type === 'welcome') changeState('open')
      if (message?.type === 'shares') deviceChannel.share(message)
      else if (message) callbacks.heard(message)
      else callbacks.onGarbled()
    }
    newSocket.onclose = () => {
      if (socket === newSocket) onLost()
    }
  }

  /** A message in clear text belongs to the handshake, or comes from a host with an older Hunch. */
  const handleClearText = (text: string, deviceChannel: DeviceChannel) => {
    const message = readHostHandshake(text)
    if (message) deviceChannel.handleHandshake(message)
    else if (!deviceChannel.isSealed) callbacks.heard({ type: 'refused', why: 'protocol' })
  }

  /** Handles a connection that is lost or never opened: from now on the host is probed. */
  const onLost = () => {
    abandonAttempt()
    changeState('lost')
    void probeHost(attempt)
  }

  const probeHost = async (probedAttempt: number): Promise<void> => {
    const probe = new AbortController()
    probeAbort = probe
    const timeout = setTimeout(() => probe.abort(), PROBE_TIMEOUT_MS)
    const isBack = await fetch(`http${tlsSuffix}://${address}/info`, { cache: 'no-store', signal: probe.signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    clearTimeout(timeout)
    if (probedAttempt !== attempt || isClosed) return
    if (isBack) connect()
    else attemptTimer = setTimeout(() => void probeHost(probedAttempt), PROBE_PAUSE_MS)
  }

  const greetAgain = () => {
    refusedMethods.clear()
    lastChannel.forget()
    changeState('connecting')
    connect()
  }

  const reconnectNow = () => {
    if (state === 'lost') onLost()
  }

  /** Handles that the network or the page is back. A connection that has been silent is replaced at once. */
  const onWake = () => {
    if (document.visibilityState === 'hidden') return
    if (state === 'lost' || (state === 'open' && performance.now() - heardAt > HEARTBEAT_MS + 500)) onLost()
  }

  const silenceTimer = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && performance.now() - heardAt > MAX_SILENCE_MS) onLost()
  }, 1000)
  const keepaliveTimer = setInterval(() => send({ type: 'beat' }), KEEPALIVE_MS)

  const send = (message: ClientMessage): boolean => {
    if (state !== 'open' || socket?.readyState !== WebSocket.OPEN) return false
    channel?.say(JSON.stringify(message))
    return true
  }

  window.addEventListener('online', onWake)
  window.addEventListener('pageshow', onWake)
  document.addEventListener('visibilitychange', onWake)
  connect()

  return {
    send,
    reconnectNow,
    greetAgain,
    close() {
      isClosed = true
      clearInterval(silenceTimer)
      clearInterval(keepaliveTimer)
      window.removeEventListener('online', onWake)
      window.removeEventListener('pageshow', onWake)
      document.removeEventListener('visibilitychange', onWake)
      abandonAttempt()
    },
  }
}
