// Checks greetings: by the host's key, a known device's secret, a resumable channel, a table's link or code, or a
// code for handing over.
import type { IncomingHandovers } from '../handover/incomingHandovers.ts'
import { tableLinkKey } from '../channel/codes.ts'
import type { Doorkeeper } from '../channel/hostChannel.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { ResumableChannels } from '../channel/resumableChannels.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

interface DoorkeeperParts {
  readonly id: string // the host's
  readonly hostKey: string
  readonly devices: KnownDevices
  readonly resumable: ResumableChannels
  readonly guesses: WrongCodeLimiter
  readonly incoming: Pick<IncomingHandovers, 'secretFor' | 'onConfirmed'>
  readonly tables: OpenTables
}

/**
 * A greeting with a code is a guess at one table's code, which it names: many open tables give nobody more
 * guesses at any of them, and all count together. A guess counts as wrong until the greeter shows that it was
 * right. A link key is too long to guess.
 */
export function createDoorkeeper(parts: DoorkeeperParts): Doorkeeper {
  const { id, hostKey, devices, resumable, guesses, incoming, tables } = parts
  /** The table with this id; without an id, the table that has been open longest. */
  const openTableOf = (id: string | undefined) => (id === undefined ? tables.first : tables.at(id))?.table ?? null
  return {
    id,
    secretFor: ({ by, tag }, address) => {
      switch (by) {
        case 'none':
          return { secret: '', authentication: { by } }
        case 'owner':
          return { secret: hostKey, authentication: { by } }
        case 'device': {
          const hash = devices.hashOf(tag ?? '')
          return hash === null ? 'unknown' : { secret: hash, authentication: { by, hash } }
        }
        case 'resumption': {
          const channel = resumable.take(tag ?? '')
          const isKnown =
            channel && (channel.authentication.by === 'owner' || devices.knows(channel.authentication.hash))
          return isKnown ? channel : 'unknown'
        }
        case 'hand-over':
          return incoming.secretFor(tag, address) ?? 'unknown'
        case 'link': {
          const table = openTableOf(tag)
          return table
            ? { secret: tableLinkKey(hostKey, table.id), authentication: { by, table: table.id } }
            : 'unknown'
        }
        case 'code': {
          const table = openTableOf(tag)
          if (!table) return 'unknown'
          const guess = { device: null, address, table: table.id }
          if (guesses.hasTooMany(guess)) return 'too-many'
          guesses.countWrong(guess)
          return { secret: table.code, authentication: { by, table: table.id } }
        }
      }
    },
    noteConfirmed: (authentication, address) => {
      if (authentication.by === 'code') guesses.uncountRight({ device: null, address, table: authentication.table })
      if (authentication.by === 'hand-over') incoming.onConfirmed(authentication, address)
    },
  }
}
