// Defines the proof of how a deal's seed was drawn, as a record keeps it. `shared/fairness` makes and checks it.
import type { OptionValue, Seat } from './game.ts'

/** The game, its options and the number of seats that are dealt. */
export interface DealTerms {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
  readonly first: Seat | null
}

/**
 * The list of commitments that every device is shown before any number is revealed. All numbers and digests are
 * hexadecimal.
 */
export interface DealCommitments {
  readonly deal: string // the id of the game's record
  readonly terms: DealTerms
  readonly host: string // the host's commitment
  readonly devices: readonly DealDevice[] // in the order of their seats
  readonly voids: readonly VoidDealAttempt[] // failed attempts before this one
}

/** A device that was asked to draw a number. */
export interface DealDevice {
  readonly device: string // the device's digest, by which the host and the other devices know it
  readonly seats: readonly Seat[]
  readonly commitment: string | null // null: it did not answer in time
}

/** A failed attempt: somebody did not reveal their number. */
export interface VoidDealAttempt {
  readonly host: string // the host's commitment in that attempt
  readonly silent: readonly string[] // the devices that did not reveal
}

/** The list with every number revealed. The seed is computed from it. */
export interface DealProof {
  readonly list: DealCommitments
  readonly hostNumber: string // 256 bits
  readonly opened: readonly RevealedNumber[] // of the devices that committed, in the order of the list
}

/** A device's revealed number, and the digest of the list it was shown. */
export interface RevealedNumber {
  readonly number: string // 128 bits
  readonly list: string
}

/** The devices whose numbers are in the seed. */
export function committedDevices({ devices }: DealCommitments): (DealDevice & { readonly commitment: string })[] {
  return devices.flatMap(({ commitment, ...dealDevice }) =>
    commitment === null ? [] : [{ ...dealDevice, commitment }],
  )
}

/** The seats this device held; empty if it did not take part. */
export function seatsOfDevice({ devices }: DealCommitments, device: string): readonly Seat[] {
  return devices.find(dealDevice => dealDevice.device === device)?.seats ?? []
}

/** True if the value has the shape of a list of commitments. */
export function isDealCommitments(value: unknown): value is DealCommitments {
  if (!isObject(value)) return false
  const { deal, terms, host, devices, voids } = value
  return (
    isShortText(deal) &&
    isDealTerms(terms) &&
    isShortText(host) &&
    isListOf(devices, isDealDevice) &&
    isListOf(voids, item => isShortText(item['host']) && isShortTextList(item['silent']))
  )
}

/** True if the value has the shape of a proof. `shared/fairness` checks whether the proof is valid. */
export function isDealProof(value: unknown): value is DealProof {
  if (!isObject(value)) return false
  const { list: commitments, hostNumber, opened: revealedNumbers } = value
  return (
    isDealCommitments(commitments) &&
    isShortText(hostNumber) &&
    isListOf(revealedNumbers, item => isShortText(item['number']) && isShortText(item['list'])) &&
    (revealedNumbers as unknown[]).length === committedDevices(commitments).length
  )
}

function isDealDevice({ device, seats, commitment }: Record<string, unknown>): boolean {
  return (
    isShortText(device) &&
    Array.isArray(seats) &&
    seats.every(Number.isInteger) &&
    (commitment === null || isShortText(commitment))
  )
}

function isDealTerms(value: unknown): value is DealTerms {
  if (!isObject(value)) return false
  const { game, rules, seats, options, first } = value
  return (
    typeof game === 'string' &&
    Number.isInteger(rules) &&
    Number.isInteger(seats) &&
    isObject(options) &&
    (first === null || Number.isInteger(first))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 100
}

function isShortTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isShortText)
}

function isListOf(value: unknown, isItem: (item: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every(item => isObject(item) && isItem(item))
}
