// Draws the seed of one deal together with the seated devices, by commit and reveal, so that nobody chooses it.
// Each device commits to a seed, all get the list of commitments, then each reveals. A device that commits and does
// not reveal voids the attempt, and everybody sees that.
import { randomBytes } from 'node:crypto'
import {
  committedDevices,
  type DealDevice,
  type DealCommitments,
  type DealProof,
  type DealTerms,
  type VoidDealAttempt,
  type RevealedNumber,
} from '../../../shared/engine/index.ts'
import { deviceCommitment, hostCommitment, jointSeed } from '../../../shared/fairness/index.ts'
import type { ClientMessage, HostMessage } from '../../../shared/wire/index.ts'

/** How long devices may take to commit, and to reveal, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000

/** A device that can draw, under its public tag, and its seats. */
export type DrawingDevice = Pick<DealDevice, 'device' | 'seats'>

/** The terms of a deal, fixed before anybody draws. */
export interface ExchangeTerms {
  readonly deal: string
  readonly terms: DealTerms
  readonly devices: readonly DrawingDevice[] // in the order of their seats
}

export interface ExchangeOutputs {
  readonly tell: (device: string, message: HostMessage) => void
  /** The seed is drawn. */
  readonly done: (seed: string, proof: DealProof) => void
}

export class SeedExchange {
  readonly #deal: string
  readonly #terms: DealTerms
  readonly #outputs: ExchangeOutputs
  readonly #voids: VoidDealAttempt[] = []
  readonly #all: readonly DrawingDevice[]
  #devices: readonly string[] // those that are still asked
  #number = '' // the host's
  #host = '' // its commitment
  #commitments = new Map<string, string>()
  #list: DealCommitments | null = null // once everybody has committed or time is up
  #opened = new Map<string, RevealedNumber>()
  #timer: NodeJS.Timeout | undefined

  constructor({ deal, terms, devices }: ExchangeTerms, outputs: ExchangeOutputs) {
    this.#deal = deal
    this.#terms = terms
    this.#all = devices
    this.#devices = devices.map(({ device }) => device)
    this.#outputs = outputs
    this.#draw()
  }

  /**
   * What this device is to answer now; null if nothing is asked. Also for a screen of it that comes back
   * meanwhile.
   */
  asks(device: string): HostMessage | null {
    if (this.#list)
      return this.#commitments.has(device) && !this.#opened.has(device)
        ? { type: 'commitments', list: this.#list }
        : null
    if (!this.#devices.includes(device) || this.#commitments.has(device)) return null
    return { type: 'draw', deal: this.#deal, host: this.#host, device }
  }

  /** A device commits to its seed. A late or second one changes nothing. */
  commit(device: string, { host, commitment }: Extract<ClientMessage, { type: 'commit' }>): void {
    if (host !== this.#host || this.asks(device)?.type !== 'draw') return
    this.#commitments.set(device, commitment)
    if (this.#commitments.size === this.#devices.length) this.#fix()
  }

  /** A device reveals its seed. One that does not match its commitment does not count. */
  open(device: string, { host, number, list }: Extract<ClientMessage, { type: 'reveal' }>): void {
    if (host !== this.#host || this.asks(device)?.type !== 'commitments') return
    if (deviceCommitment(this.#deal, device, number) !== this.#commitments.get(device)) return
    this.#opened.set(device, { number, list })
    if (this.#opened.size === this.#commitments.size) this.#finish(this.#list!)
  }

  /** Stops asking. */
  close(): void {
    clearTimeout(this.#timer)
  }

  #draw(): void {
    this.#number = randomBytes(32).toString('hex')
    this.#host = hostCommitment(this.#deal, this.#number)
    this.#commitments = new Map()
    this.#opened = new Map()
    this.#list = null
    if (this.#devices.length === 0) return this.#fix()
    this.#ask(() => this.#fix())
  }

  #fix(): void {
    const devices = this.#all.map(one => ({ ...one, commitment: this.#commitments.get(one.device) ?? null }))
    this.#list = { deal: this.#deal, terms: this.#terms, host: this.#host, devices, voids: [...this.#voids] }
    if (this.#commitments.size === 0) return this.#finish(this.#list)
    this.#ask(() => this.#void())
  }

  /**
   * Draws again without those who did not reveal. Every attempt is reported: otherwise a host with a device of
   * its own could draw until it likes the deal.
   */
  #void(): void {
    const silent = [...this.#commitments.keys()].filter(device => !this.#opened.has(device))
    this.#voids.push({ host: this.#host, silent })
    this.#devices = this.#devices.filter(device => !silent.includes(device))
    this.#draw()
  }

  #finish(list: DealCommitments): void {
    this.close()
    const opened = committedDevices(list).map(({ device }) => this.#opened.get(device)!)
    const numbers = opened.map(({ number }) => number)
    this.#outputs.done(jointSeed(list, this.#number, numbers), { list, hostNumber: this.#number, opened })
  }

  /** Sends every device its question; continues without those that take too long. */
  #ask(goOn: () => void): void {
    this.close()
    this.#timer = setTimeout(goOn, ANSWER_TIMEOUT_MS)
    for (const device of this.#devices) {
      const message = this.asks(device)
      if (message) this.#outputs.tell(device, message)
    }
  }
}
