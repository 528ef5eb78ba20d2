// Answers for: by what a host is greeted: its key, the secret of a device it knows, the join code of a table that is open, the code of a table that is awaited.
import type { WrongCodeLimiter } from './codes.ts'
import type { IncomingHandovers } from './handover/incomingHandovers.ts'
import type { Doorkeeper } from './hostChannel.ts'
import type { KnownDevices } from './knownDevices.ts'

interface DoorkeeperContext {
  readonly id: string // the host's
  readonly key: string
  readonly devices: KnownDevices
  readonly guesses: WrongCodeLimiter
  readonly takings: Pick<IncomingHandovers, 'secretFor' | 'confirmed'>
  /** The table of this id; of none, the one that has been open longest. Null: it is not open. */
  readonly tableOf: (id: string | undefined) => { readonly id: string; readonly code: string } | null
}

/**
 * Each greeting by a code is a guess at one table's, which it names: with many tables open nobody has more guesses at any of them, and
 * all count together. A guess counts as wrong until whoever guessed shows that it was right.
 */
export function createDoorkeeper({ id, key, devices, guesses, takings, tableOf }: DoorkeeperContext): Doorkeeper {
  return {
    id,
    secretFor: ({ by, tag }, address) => {
      switch (by) {
        case 'none':
          return { secret: '', proof: { by } }
        case 'owner':
          return { secret: key, proof: { by } }
        case 'device': {
          const hash = devices.hashOf(tag ?? '')
          return hash === null ? null : { secret: hash, proof: { by, hash } }
        }
        case 'hand-over':
          return takings.secretFor(tag, address)
        case 'code': {
          const guesser = { device: null, address }
          const table = tableOf(tag)
          if (!table || guesses.tooMany(guesser)) return null
          guesses.wrong(guesser)
          return { secret: table.code, proof: { by, table: table.id } }
        }
      }
    },
    confirmed: (proof, address) => {
      if (proof.by === 'code') guesses.right({ device: null, address })
      if (proof.by === 'hand-over') takings.confirmed(proof, address)
    },
  }
}
