// Answers for: how this window makes itself known to the host it goes to, and as whom it is known there. What carries a code that was
// typed is said only to a host that has shown to know it.
import { PROTOCOL_VERSION, type ClientMessage } from '../../shared/wire/index.ts'
import type { AuthenticationMethod } from '../../shared/sealing/index.ts'
import type { ConnectionEvents } from '../device/link/connection.ts'
import {
  hasSeatFromHost,
  credentialsFor,
  deviceSecretFor,
  noteForgottenAt,
  formerSecretFor,
  renewSecretAt,
  secretAtNewHost,
  rememberSeatAt,
  type DeviceSecrets,
} from '../device/link/identity.ts'
import { storedCode, storedLinkKey, storedTable } from '../device/storage/storage.ts'

/** Where to go, and as whom. */
export interface HostDestination {
  readonly address: string // host:port
  readonly device: string
  readonly key?: string | null
  readonly display?: boolean
}

/** What is said with the join code in it. */
export type CarriesCode = Extract<ClientMessage, { type: 'sit' | 'request-seat' }> & { readonly code: string }

/** The greeting of one host. */
export function greetHost({ device: master, key = null, display = false }: HostDestination) {
  const me: DeviceSecrets = { master, key }
  let hostId = '' // by which the host is known
  let greetedBy: AuthenticationMethod = 'none' // what it has shown to know
  let tooMany = false // it took no guess at the code when it was greeted last
  let withheld: CarriesCode | null = null // said once it has shown to know the code that was typed

  /** What a connection asks of who greets. */
  const greets: Pick<ConnectionEvents, 'credentials' | 'hello' | 'unknown'> = {
    credentials: host => credentialsFor(me, host),
    hello: (host, by) => {
      const [device, was] = [deviceSecretFor(me, host, by), formerSecretFor(host, by)]
      const named = storedTable.get()
      hostId = host
      greetedBy = by
      return {
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        ...(named === '' ? {} : { table: named }),
        ...(device === undefined ? {} : { device }),
        ...(was === undefined ? {} : { was }),
        ...(display ? { display: true } : { draws: true }),
      }
    },
    unknown: (host, by, how) => {
      if (by === 'device' && how === 'declined') noteForgottenAt(host)
      if (by === 'link') storedLinkKey.set('')
      if (by !== 'code') return
      storedCode.set('') // it is another table's, or somebody in between would be told it
      tooMany = how === 'too-many'
    },
  }

  return {
    greets,
    /** Whether the host has shown to know anything this device could be greeted by: before that it may be anybody. */
    isProved: () => greetedBy !== 'none',
    /** The host took no guess at the code that was typed. */
    mayNotGuess: () => tooMany,
    /**
     * Keeps back what carries the code until the host was greeted anew, by the code, which tells nobody what it is; only a host that
     * knows it hears the rest, and of a secret that nobody was told before.
     */
    withhold(message: CarriesCode): void {
      tooMany = false
      storedCode.set(message.code)
      renewSecretAt(hostId)
      withheld = message
    },
    hostId: () => hostId,
    /** What was kept back, and is so no more. */
    release(): CarriesCode | null {
      const message = withheld
      withheld = null
      return message
    },
    /** This device holds a chair there, under this mark. */
    sits: (mark: string) => rememberSeatAt(hostId, mark),
    /** A table this device sat at came there from another host; true: with the seat, as which it is to greet anew. */
    bringsSeat: (from: string) => hasSeatFromHost(me, from, hostId),
    /** By which the host a table went to is to know this device; '' for a display. `mark`: what it is called where it is. */
    secretAt: (to: string, mark: string) => (display ? '' : secretAtNewHost(me, hostId, { mark, to })),
  }
}

export type Greeting = ReturnType<typeof greetHost>
