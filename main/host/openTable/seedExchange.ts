// Draws the seed of one deal together with the seated devices, by commit and reveal, so that nobody chooses it.
// Each device commits to a number, all get the list of commitments, then each reveals. A device that commits and does
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
export type SeedDrawingDevice = Pick<DealDevice, 'device' | 'seats'>

/** The terms of a deal, fixed before anybody draws. */
export interface SeedExchangeTerms {
  readonly deal: string
  readonly terms: DealTerms
  readonly devices: readonly SeedDrawingDevice[] // in the order of their seats
}

export interface SeedExchangeOutputs {
  readonly tell: (device: string, message: HostMessage) => void
  /** Called when the seed is drawn. */
  readonly done: (seed: string, proof: DealProof) => void
}

export class SeedExchange {
  readonly #dealId: string
  readonly #dealTerms: DealTerms
  readonly #outputs: SeedExchangeOutputs
  readonly #voidAttempts: VoidDealAttempt[] = []
  readonly #allDevices: readonly SeedDrawingDevice[]
  #askedDevices: readonly string[] // the devices that are still asked
  #hostNumber = ''
  #hostCommitment = ''
  #commitmentsByDevice = new Map<string, string>()
  #commitmentList: DealCommitments | null = null // null until everybody has committed or time is up
  #revealedNumbersByDevice = new Map<string, RevealedNumber>()
  #timer: NodeJS.Timeout | undefined

  constructor({ deal, terms, devices }: SeedExchangeTerms, outputs: SeedExchangeOutputs) {
    this.#dealId = deal
    this.#dealTerms = terms
    this.#allDevices = devices
    this.#askedDevices = devices.map(({ device }) => device)
    this.#outputs = outputs
    this.#beginAttempt()
  }

  /**
   * The message this device has to answer now; null if there is none. The message is sent again to a screen that comes
   * back meanwhile.
   */
  asks(device: string): HostMessage | null {
    if (this.#commitmentList)
      return this.#commitmentsByDevice.has(device) && !this.#revealedNumbersByDevice.has(device)
        ? { type: 'commitments', list: this.#commitmentList }
        : null
    if (!this.#askedDevices.includes(device) || this.#commitmentsByDevice.has(device)) return null
    return { type: 'draw', deal: this.#dealId, host: this.#hostCommitment, device }
  }

  /** Accepts a device's commitment to its number. A late or second one changes nothing. */
  commit(device: string, { host, commitment }: Extract<ClientMessage, { type: 'commit' }>): void {
    if (host !== this.#hostCommitment || this.asks(device)?.type !== 'draw') return
    this.#commitmentsByDevice.set(device, commitment)
    if (this.#commitmentsByDevice.size === this.#askedDevices.length) this.#fixCommitments()
  }

  /** Accepts a device's revealed number. One that does not match its commitment does not count. */
  open(device: string, { host, number, list: commitmentsDigest }: Extract<ClientMessage, { type: 'reveal' }>): void {
    if (host !== this.#hostCommitment || this.asks(device)?.type !== 'commitments') return
    if (deviceCommitment(this.#dealId, device, number) !== this.#commitmentsByDevice.get(device)) return
    this.#revealedNumbersByDevice.set(device, { number, list: commitmentsDigest })
    if (this.#revealedNumbersByDevice.size === this.#commitmentsByDevice.size)
      this.#finishDrawing(this.#commitmentList!)
  }

  /** Stops asking. */
  close(): void {
    clearTimeout(this.#timer)
  }

  #beginAttempt(): void {
    this.#hostNumber = randomBytes(32).toString('hex')
    this.#hostCommitment = hostCommitment(this.#dealId, this.#hostNumber)
    this.#commitmentsByDevice = new Map()
    this.#revealedNumbersByDevice = new Map()
    this.#commitmentList = null
    if (this.#askedDevices.length === 0) return this.#fixCommitments()
    this.#askDevices(() => this.#fixCommitments())
  }

  #fixCommitments(): void {
    const devices = this.#allDevices.map(device => ({
      ...device,
      commitment: this.#commitmentsByDevice.get(device.device) ?? null,
    }))
    this.#commitmentList = {
      deal: this.#dealId,
      terms: this.#dealTerms,
      host: this.#hostCommitment,
      devices,
      voids: [...this.#voidAttempts],
    }
    if (this.#commitmentsByDevice.size === 0) return this.#finishDrawing(this.#commitmentList)
    this.#askDevices(() => this.#voidAttempt())
  }

  /**
   * Draws again without those who did not reveal. Every attempt is reported: otherwise a host with a device of
   * its own could draw until it likes the deal.
   */
  #voidAttempt(): void {
    const silent = [...this.#commitmentsByDevice.keys()].filter(device => !this.#revealedNumbersByDevice.has(device))
    this.#voidAttempts.push({ host: this.#hostCommitment, silent })
    this.#askedDevices = this.#askedDevices.filter(device => !silent.includes(device))
    this.#beginAttempt()
  }

  #finishDrawing(commitments: DealCommitments): void {
    this.close()
    const revealedNumbers = committedDevices(commitments).map(({ device }) =>
      this.#revealedNumbersByDevice.get(device)!,
    )
    const numbers = revealedNumbers.map(({ number }) => number)
    this.#outputs.done(jointSeed(commitments, this.#hostNumber, numbers), {
      list: commitments,
      hostNumber: this.#hostNumber,
      opened: revealedNumbers,
    })
  }

  /** Sends every device its question; continues without those that take too long. */
  #askDevices(onTimeout: () => void): void {
    this.close()
    this.#timer = setTimeout(onTimeout, ANSWER_TIMEOUT_MS)
    for (const device of this.#askedDevices) {
      const message = this.asks(device)
      if (message) this.#outputs.tell(device, message)
    }
  }
}
