// Deals. The seated devices draw the seed together; if none can, the host draws it alone.
import type { DealProof, Seat } from '../../../shared/engine/index.ts'
import type { ClientMessage, HostMessage } from '../../../shared/wire/index.ts'
import { newDealSeed } from '../channel/codes.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Presence } from './presence.ts'
import { Refusal } from '../errors/refusal.ts'
import { SeedExchange, type DrawingDevice } from './seedExchange.ts'
import type { Table } from '../table/table.ts'

/** Messages that would change the deal for which seeds are being drawn. */
const CHANGES_DEAL: ReadonlySet<ClientMessage['type']> = new Set([
  'sit',
  'stand',
  'set',
  'chair',
  'remove',
  'computer',
  'free',
  'send-away',
  'start',
  'lobby',
])

interface DealerContext {
  readonly table: Table
  readonly presence: Presence
  /** An exchange has begun or ended. */
  readonly changed: () => void
  /** The game is on. */
  readonly dealt: () => void
  readonly report: ReportFault
}

export class Dealer {
  readonly #around: DealerContext
  #exchange: SeedExchange | null = null // while seeds are drawn

  constructor(around: DealerContext) {
    this.#around = around
  }

  get isDrawing(): boolean {
    return this.#exchange !== null
  }

  /** Throws Refusal if this message would change the deal for which seeds are being drawn. */
  assertMayHear({ type }: ClientMessage): void {
    if (this.isDrawing && CHANGES_DEAL.has(type)) throw new Refusal('dealing')
  }

  /**
   * Deals at once, or when the seeds are drawn. Throws Refusal; if that is only found out later, `asker` is
   * refused.
   */
  deal(asker: Connection | null): void {
    const { table } = this.#around
    if (this.isDrawing) return
    table.assertStartable()
    const devices = this.#devices()
    if (devices.length === 0) return this.#start(newDealSeed())
    this.#exchange = new SeedExchange(
      { deal: table.nextDeal, terms: table.nextTerms, devices },
      {
        tell: (digest, message) => this.#tell(digest, message),
        done: (seed, proof) => this.#finish({ seed, proof, asker }),
      },
    )
    this.#around.changed()
  }

  /** A device's commitment, or its revealed seed. */
  hear(connection: Connection, message: Extract<ClientMessage, { type: 'commit' | 'reveal' }>): void {
    const { digest } = connection.device!
    if (message.type === 'commit') this.#exchange?.commit(digest, message)
    else this.#exchange?.open(digest, message)
  }

  /** Sends a screen that has come, or come back, what its device is asked. */
  ask(connection: Connection): void {
    const { draws, digest } = connection.device!
    const asked = draws ? this.#exchange?.asks(digest) : null
    if (asked) connection.send(asked)
  }

  /** Stops dealing. */
  close(): void {
    this.#exchange?.close()
    this.#exchange = null
  }

  #start(seed: string, proof?: DealProof): void {
    this.#around.table.start(seed, proof)
    this.#around.dealt()
  }

  #finish({ seed, proof, asker }: { seed: string; proof: DealProof; asker: Connection | null }): void {
    this.#exchange = null
    try {
      this.#start(seed, proof)
    } catch (error) {
      if (error instanceof Refusal) asker?.refuse(error.why)
      else this.#around.report(error, { where: 'a deal' })
      this.#around.changed()
    }
  }

  /**
   * The devices that can draw, in the order of their seats, as those are numbered once the free chairs are
   * removed.
   */
  #devices(): DrawingDevice[] {
    const { table, presence } = this.#around
    const digests = new Map(
      presence.present.flatMap(({ device }) => (device!.draws ? [[device!.hash, device!.digest]] : [])),
    )
    const seats = new Map<string, Seat[]>()
    for (const [seat, { device }] of table.chairs.filter(({ kind }) => kind !== 'free').entries()) {
      const digest = digests.get(device)
      if (digest !== undefined) seats.set(digest, [...(seats.get(digest) ?? []), seat])
    }
    return [...seats].map(([device, seats]) => ({ device, seats }))
  }

  #tell(digest: string, message: HostMessage): void {
    for (const connection of this.#around.presence.present)
      if (connection.device!.draws && connection.device!.digest === digest) connection.send(message)
  }
}
