// Chooses how this window greets the host it goes to, and as whom it is known there.
// A message with a typed join code is sent only to a host that has proved to know that code.
import { PROTOCOL_VERSION, type ClientMessage } from '../../shared/wire/index.ts'
import type { AuthenticationMethod } from '../../shared/sealing/index.ts'
import type { ConnectionCallbacks } from '../device/link/connection.ts'
import {
  noteTableMoved,
  credentialsFor,
  deviceSecretFor,
  noteDeviceForgottenAt,
  movedTableSecretFor,
  renewDeviceSecretAt,
  secretAtNewHost,
  rememberSeatAt,
  type DeviceSecrets,
} from '../device/link/identity.ts'
import { storedJoinCode, storedTableLinkKey, storedTableOfThisWindow } from '../device/storage/storage.ts'

/** The host to go to, and as whom: the identity to use there. */
export interface HostVisit {
  readonly address: string // host:port
  readonly device: string
  readonly hostKey?: string | null
  readonly display?: boolean
}

/** The messages that carry the join code. */
export type MessageWithCode = Extract<ClientMessage, { type: 'sit' | 'request-seat' }> & { readonly code: string }

/** Handles the greeting of one host. */
export function createGreeting({ device: masterSecret, hostKey = null, display = false }: HostVisit) {
  const ownSecrets: DeviceSecrets = { masterSecret, hostKey }
  let hostId = '' // the host's id
  let provenMethod: AuthenticationMethod = 'none' // the method by which the host has proved to know a credential
  let areGuessesRefused = false // the host accepted no guess of the code when it was last greeted
  let withheldMessage: MessageWithCode | null = null // sent once the host has proved to know the typed code

  /** The answers to the connection's questions about the greeting. */
  const greetingEvents: Pick<ConnectionCallbacks, 'credentials' | 'hello' | 'onUnknown'> = {
    credentials: host => credentialsFor(ownSecrets, host),
    hello: (host, method) => {
      const [device, was] = [deviceSecretFor(ownSecrets, host, method), movedTableSecretFor(host, method)]
      const tableId = storedTableOfThisWindow.get()
      hostId = host
      provenMethod = method
      return {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        ...(tableId === '' ? {} : { table: tableId }),
        ...(device === undefined ? {} : { device }),
        ...(was === undefined ? {} : { was }),
        ...(display ? { display: true } : { draws: true }),
      }
    },
    onUnknown: (host, method, response) => {
      if (method === 'device' && response === 'declined') noteDeviceForgottenAt(host)
      if (method === 'link') storedTableLinkKey.set('')
      if (method !== 'code') return
      storedJoinCode.set('') // this code is for another table, and somebody in between could learn it
      areGuessesRefused = response === 'too-many'
    },
  }

  return {
    greetingEvents,
    /** Whether the host has proved to know a credential of this device. Until then it may be anybody. */
    isHostProved: () => provenMethod !== 'none',
    /** True if the host accepted no guess of the typed code. */
    areGuessesRefused: () => areGuessesRefused,
    /**
     * Withholds a message with a join code, until a new greeting has proved that the host knows this code. The
     * greeting does not reveal the code. Only then does the host receive the message, and a new secret.
     */
    withhold(message: MessageWithCode): void {
      areGuessesRefused = false
      storedJoinCode.set(message.code)
      renewDeviceSecretAt(hostId)
      withheldMessage = message
    },
    hostId: () => hostId,
    /** Returns the withheld message and clears it. */
    release(): MessageWithCode | null {
      const message = withheldMessage
      withheldMessage = null
      return message
    },
    /** Notes that this device holds a chair at the host under the tag `tag`. */
    noteSeat: (tag: string) => rememberSeatAt(hostId, tag),
    /**
     * Notes that a table moved to the host from host `from`. Returns true if this device sat at that table. In that
     * case the device has to greet again, with the secret of its seat.
     */
    noteMovedSeat: (from: string) => noteTableMoved(ownSecrets, from, hostId),
    /**
     * The secret by which the host that the table moves to will know this device; '' for a display. `tag`: its tag
     * at the present host.
     */
    secretAt: (to: string, tag: string) =>
      display ? '' : secretAtNewHost(ownSecrets, hostId, { tag, receivingHost: to }),
  }
}

export type Greeting = ReturnType<typeof createGreeting>
