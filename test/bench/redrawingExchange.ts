// A dishonest host that learns every seed and has the deal drawn again until it likes it, with an excuse.
import type { DealCommitments, DealDevice, VoidDealAttempt } from '../../shared/engine/index.ts'
import { jointSeed } from '../../shared/fairness/index.ts'
import type { ClientMessage, HostMessage } from '../../shared/wire/index.ts'
import {
  SeedExchange,
  type SeedExchangeOutputs,
  type SeedExchangeTerms,
} from '../../main/host/openTable/seedExchange.ts'

/** What such a host says about an attempt it did not like. */
export const EXCUSES = [
  'hides', // no mention of it
  'names nobody', // that nobody was silent
  'names a stranger', // that a device was silent that is not in the list
  'names one who draws on', // that a device was silent that takes part in the next attempt all the same
  'names one twice', // that a device was silent that is out already
  'invents a device', // that a device was silent that it invented, on a computer's seat
  'silences one', // that a device was silent that had revealed its seed, which is left out then
] as const
export type Excuse = (typeof EXCUSES)[number]

/** The number of redraws. */
const REDRAWS = 2
const STRANGER = 'nobody here'

export class RedrawingExchange implements Pick<SeedExchange, 'asks' | 'commit' | 'open' | 'close'> {
  readonly #terms: SeedExchangeTerms
  readonly #outputs: SeedExchangeOutputs
  readonly #excuse: Excuse
  readonly #voids: VoidDealAttempt[] = []
  readonly #leftOut: DealDevice[] = []
  #exchange: SeedExchange

  /** Needs two devices that draw. */
  constructor(terms: SeedExchangeTerms, outputs: SeedExchangeOutputs, excuse: Excuse) {
    this.#terms = terms
    this.#outputs = outputs
    this.#excuse = excuse
    this.#exchange = this.#draw()
  }

  asks(device: string): HostMessage | null {
    const asked = this.#exchange.asks(device)
    return asked && this.#forged(asked)
  }

  commit(device: string, message: Extract<ClientMessage, { type: 'commit' }>): void {
    this.#exchange.commit(device, message)
  }

  open(device: string, message: Extract<ClientMessage, { type: 'reveal' }>): void {
    this.#exchange.open(device, message)
  }

  close(): void {
    this.#exchange.close()
  }

  /** An honest attempt with those who are not left out; only the report of it is forged. */
  #draw(): SeedExchange {
    const devices = this.#terms.devices.filter(({ device }) => !this.#leftOut.some(one => one.device === device))
    const mayLose = this.#excuse === 'silences one' ? 1 : 0
    let redraws = this.#voids.length < REDRAWS && devices.length > mayLose
    return new SeedExchange(
      { ...this.#terms, devices },
      {
        tell: (device, message) => this.#outputs.tell(device, this.#forged(message)),
        done: (_, proof) => {
          if (redraws) {
            redraws = false
            this.#voids.push({ host: proof.list.host, silent: this.#blamed() })
            this.#exchange = this.#draw()
            return
          }
          const list = this.#forgedList(proof.list)
          const numbers = proof.opened.map(({ number }) => number)
          this.#outputs.done(jointSeed(list, proof.hostNumber, numbers), { ...proof, list })
        },
      },
    )
  }

  /** The devices said to have been silent. */
  #blamed(): string[] {
    const { device, seats } = this.#terms.devices[this.#excuse === 'silences one' ? this.#voids.length : 0]!
    switch (this.#excuse) {
      case 'hides':
      case 'names nobody':
        return []
      case 'names a stranger':
        return [STRANGER]
      case 'names one who draws on':
        return [device]
      case 'names one twice':
      case 'silences one':
        if (!this.#leftOut.some(one => one.device === device)) this.#leftOut.push({ device, seats, commitment: null })
        return [device]
      case 'invents a device': {
        const name = `${STRANGER} ${this.#voids.length}`
        this.#leftOut.push({
          device: name,
          seats: [this.#terms.terms.seats - 1 - this.#voids.length],
          commitment: null,
        })
        return [name]
      }
    }
  }

  #forged(message: HostMessage): HostMessage {
    return message.type === 'commitments' ? { ...message, list: this.#forgedList(message.list) } : message
  }

  #forgedList(list: DealCommitments): DealCommitments {
    const devices = [...list.devices, ...this.#leftOut].toSorted((one, other) => one.seats[0]! - other.seats[0]!)
    return { ...list, devices, voids: this.#excuse === 'hides' ? [] : this.#voids }
  }
}
