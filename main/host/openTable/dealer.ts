// Deals. The seated devices draw the seed together; if none can, the host draws it alone.
import type { DealProof, Seat } from '../../../shared/engine/index.ts'
import type { ClientMessage, HostMessage } from '../../../shared/wire/index.ts'
import { newDealSeed } from '../channel/codes.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Presence } from './presence.ts'
import { Refusal } from '../errors/refusal.ts'
import { SeedExchange, type SeedDrawingDevice } from './seedExchange.ts'
import type { Table } from '../table/table.ts'
import type { TableChangeEmitter } from './tableChanges.ts'

interface DealerParts {
  readonly table: Table
  readonly presence: Presence
  readonly changeEmitter: TableChangeEmitter
  readonly reportFault: ReportFault
}

export class Dealer {
  readonly #parts: DealerParts
  #seedExchange: SeedExchange | null = null // while numbers are drawn

  constructor(parts: DealerParts) {
    this.#parts = parts
  }

  get isDrawing(): boolean {
    return this.#seedExchange !== null
  }

  /**
   * Deals at once, or when the devices have drawn their numbers. Throws Refusal. If the reason for a refusal shows
   * only after the drawing, it is sent to `asker`.
   */
  deal(asker: Connection | null): void {
    const { table } = this.#parts
    if (this.isDrawing) return
    table.assertStartable()
    const devices = this.#drawingDevices()
    if (devices.length === 0) return this.#startGame(newDealSeed())
    this.#seedExchange = new SeedExchange(
      { deal: table.nextDeal, terms: table.nextTerms, devices },
      {
        tell: (digest, message) => this.#sendToDevice(digest, message),
        done: (seed, proof) => this.#dealFrom({ seed, proof, asker }),
      },
    )
    this.#parts.changeEmitter.emit('arranged')
  }

  /** Accepts a device's commitment to its number. */
  commit({ device }: Connection, message: Extract<ClientMessage, { type: 'commit' }>): void {
    this.#seedExchange?.commit(device!.digest, message)
  }

  /** Accepts a device's revealed number. */
  reveal({ device }: Connection, message: Extract<ClientMessage, { type: 'reveal' }>): void {
    this.#seedExchange?.open(device!.digest, message)
  }

  /** Sends a screen that has come, or come back, what its device is asked. */
  ask(connection: Connection): void {
    const { takesPartInDraws, digest } = connection.device!
    const questionForDevice = takesPartInDraws ? this.#seedExchange?.asks(digest) : null
    if (questionForDevice) connection.send(questionForDevice)
  }

  /** Stops dealing. */
  close(): void {
    this.#seedExchange?.close()
    this.#seedExchange = null
  }

  #startGame(seed: string, proof?: DealProof): void {
    this.#parts.table.start(seed, proof)
    this.#parts.changeEmitter.emit('moved')
  }

  #dealFrom({ seed, proof, asker }: { seed: string; proof: DealProof; asker: Connection | null }): void {
    this.#seedExchange = null
    try {
      this.#startGame(seed, proof)
    } catch (error) {
      if (error instanceof Refusal) asker?.refuse(error.why)
      else this.#parts.reportFault(error, { where: 'a deal' })
      this.#parts.changeEmitter.emit('arranged')
    }
  }

  /**
   * The devices that can draw, in the order of their seats. Seats are numbered as they will be once the free chairs
   * are removed.
   */
  #drawingDevices(): SeedDrawingDevice[] {
    const { table, presence } = this.#parts
    const digestByHash = new Map(
      presence.present.flatMap(({ device }) => (device!.takesPartInDraws ? [[device!.hash, device!.digest]] : [])),
    )
    const seatsByDigest = new Map<string, Seat[]>()
    for (const [seat, { device }] of table.chairs.filter(({ kind }) => kind !== 'free').entries()) {
      const digest = digestByHash.get(device)
      if (digest !== undefined) seatsByDigest.set(digest, [...(seatsByDigest.get(digest) ?? []), seat])
    }
    return [...seatsByDigest].map(([device, seats]) => ({ device, seats }))
  }

  #sendToDevice(deviceDigest: string, message: HostMessage): void {
    const { presence, reportFault } = this.#parts
    const screens = presence.present.filter(({ device }) => device!.takesPartInDraws && device!.digest === deviceDigest)
    tellEachScreen(screens, reportFault, screen => screen.send(message))
  }
}
