// Checks whether a deal was fair, from its record and from what one device remembers of it.
import {
  at,
  committedDevices,
  IllegalMove,
  InvalidRecord,
  type DealCommitments,
  type DealProof,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type Seat,
  type NumberedMove,
} from '../engine/index.ts'
import { canonicalJson } from './canonicalJson.ts'
import { deviceCommitment, hostCommitment, jointSeed, commitmentsDigest, moveCommitment } from './commitments.ts'
import type { RememberedDraw } from './deviceDraws.ts'
import { hiddenMovesIn, replayStates, type HiddenMoves, type ReplayedState } from './hiddenMoves.ts'
import { findViewMismatch, unseenMovesTakenBack, type SeenViewDigest } from './viewDigests.ts'

/** The facts about a deal that a device remembers. */
export interface DealMemory {
  readonly deal: string
  readonly device: string // the device's digest, by which the host and the other devices know it
  readonly attempts: readonly RememberedDraw[]
  readonly unusedDrawCount?: number // numbers it revealed to this host for deals that never became a game; 0 if absent
  readonly unplayedDealCount?: number // deals of this host that this device drew before, and that were not played on it; 0 if absent
  readonly sinceDeal: boolean // this device was present at the deal and has forgotten nothing since
  readonly computers: readonly Seat[] // seats it saw a computer take at the deal; empty if it was absent
  readonly seen: readonly SeenViewDigest[]
  readonly bound?: readonly string[] // the host's commitments to moves that were hidden at first
  readonly sawEnd?: boolean // this device saw the end, and therefore every such commitment
}

/** A fault of a deal. Screens have words for it. */
export type DealFault =
  | { readonly type: 'no-record' } // the record cannot be played
  | { readonly type: 'other-deal' } // the numbers belong to another deal
  | { readonly type: 'other-terms' } // another game or other options than agreed
  | { readonly type: 'host-number' } // not the number the host committed to
  | { readonly type: 'device-number'; readonly device: string }
  | { readonly type: 'other-list'; readonly device: string } // that device was shown another list
  | { readonly type: 'causeless-void' } // drawn again although no device had been silent
  | { readonly type: 'claimed-seats' } // two devices claim one seat, or a device claims no seat of this game
  | { readonly type: 'computer-seat' } // a device claims a seat where this device saw a computer play
  | { readonly type: 'seed' } // the dice do not follow from the numbers
  | { readonly type: 'left-out' } // this device answered but is not in the list
  | { readonly type: 'own-number' } // not the number this device drew
  | { readonly type: 'own-list' } // this device was shown another list
  | { readonly type: 'called-silent' } // the record calls this device silent in an attempt for which it revealed its number
  | { readonly type: 'hidden-try'; readonly times: number } // this device revealed numbers in `times` attempts the record does not mention
  | { readonly type: 'hidden-move' } // a hidden move differs from the host's commitment, or the host made none
  | { readonly type: 'view'; readonly move: number } // this device was shown something else after this move

export interface DealVerdict {
  readonly faults: readonly DealFault[] // none: the deal was fair
  readonly devices: readonly string[] // digests of the devices whose numbers are in the seed
  readonly includesOwnNumber: boolean // true: this device's number is in it too
  readonly views: number // how many views of this device were found in the record
  readonly unplayedDealCount: number // deals before this one that were not played on this device: a host may have dealt until it liked the cards, or people have changed their minds
  readonly hiddenMoveCount: number // how many moves were hidden when they were made
  readonly onlyHost: readonly Seat[] // seats without a device of their own that made hidden moves: for those there is only the host's word
  readonly tookBack: readonly Seat[] // seats that, by the record, took a move back while it was hidden: their players know whether they did
}

/** Checks the deal of a finished game; null if nobody but the host drew, so that there is nothing to check. `memory`: null for somebody who has only the record. */
export function verifyDeal(
  rules: GameRules<GameTypeParams>,
  record: GameRecord,
  memory: DealMemory | null,
): DealVerdict | null {
  const { proof } = record
  if (!proof) return null
  const devices = committedDevices(proof.list).map(({ device }) => device)
  if (devices.length === 0) return null
  const states = nullIfUnplayable(() => replayStates(rules, record))
  const hiddenMoves = hiddenMovesIn(states ?? [])
  const faults = [
    ...recordFaults(record, proof),
    ...(memory ? memoryFaults(proof, memory) : []),
    ...(states ? viewFaults(states, memory, proof.hostNumber) : [{ type: 'no-record' } as const]),
  ]
  return {
    faults,
    devices,
    includesOwnNumber:
      memory !== null &&
      memory.attempts.some(({ host }) => host === proof.list.host) &&
      devices.includes(memory.device),
    views: memory?.seen.length ?? 0,
    unplayedDealCount: memory
      ? (memory.unplayedDealCount ?? 0) + hiddenAttempts(proof.list, memory).filter(wasAwayAfterReveal).length
      : 0,
    hiddenMoveCount: hiddenMoves.length,
    onlyHost: seatsWithoutOwnDevice(proof, hiddenMoves.flat()),
    tookBack: seatsOf(states ? unseenMovesTakenBack(states) : (record.takenBack ?? [])),
  }
}

/** Faults anybody can find in the record alone. */
function recordFaults(
  { seed, game, rules, seats, options, first }: GameRecord,
  { list: commitments, hostNumber, opened: revealedNumbers }: DealProof,
): DealFault[] {
  const faults: DealFault[] = []
  const terms = { game, rules, seats, options, first }
  if (canonicalJson(terms) !== canonicalJson(commitments.terms)) faults.push({ type: 'other-terms' })
  if (hostCommitment(commitments.deal, hostNumber) !== commitments.host) faults.push({ type: 'host-number' })
  const listDigest = commitmentsDigest(commitments)
  for (const [i, { device, commitment }] of committedDevices(commitments).entries()) {
    const { number, list: confirmed } = at(revealedNumbers, i)
    if (deviceCommitment(commitments.deal, device, number) !== commitment)
      faults.push({ type: 'device-number', device })
    if (confirmed !== listDigest) faults.push({ type: 'other-list', device })
  }
  if (hasUnjustifiedRedraw(commitments)) faults.push({ type: 'causeless-void' })
  if (hasInvalidSeatClaims(commitments)) faults.push({ type: 'claimed-seats' })
  const numbers = revealedNumbers.map(({ number }) => number)
  if (jointSeed(commitments, hostNumber, numbers) !== seed) faults.push({ type: 'seed' })
  return faults
}

/** Faults only this device can find. */
function memoryFaults(
  { list: commitments, opened: revealedNumbers }: DealProof,
  { deal, device, attempts, unusedDrawCount = 0, sinceDeal, computers }: DealMemory,
): DealFault[] {
  const faults: DealFault[] = []
  if (commitments.deal !== deal) faults.push({ type: 'other-deal' })
  const ownIndex = committedDevices(commitments).findIndex(committedDevice => committedDevice.device === device)
  const ownAttempt = attempts.find(({ host }) => host === commitments.host)
  if (ownIndex === -1 && ownAttempt) faults.push({ type: 'left-out' })
  if (ownIndex !== -1 && (ownAttempt ? at(revealedNumbers, ownIndex).number !== ownAttempt.number : sinceDeal))
    faults.push({ type: 'own-number' })
  if (ownIndex !== -1 && ownAttempt && ownAttempt.list !== commitmentsDigest(commitments))
    faults.push({ type: 'own-list' })
  if (commitments.devices.some(({ seats }) => seats.some(seat => computers.includes(seat))))
    faults.push({ type: 'computer-seat' })
  const revealedDraws = attempts.filter(({ list: openedFor }) => openedFor !== null)
  if (
    revealedDraws.some(({ host }) =>
      commitments.voids.some(voidAttempt => voidAttempt.host === host && voidAttempt.silent.includes(device)),
    )
  )
    faults.push({ type: 'called-silent' })
  const hiddenAttemptCount =
    unusedDrawCount + hiddenAttempts(commitments, { attempts }).filter(attempt => !wasAwayAfterReveal(attempt)).length
  if (hiddenAttemptCount > 0) faults.push({ type: 'hidden-try', times: hiddenAttemptCount })
  return faults
}

/** The attempts at this deal that the list does not mention. An unrevealed number told the host nothing. */
function hiddenAttempts(
  { host, voids }: DealCommitments,
  { attempts }: Pick<DealMemory, 'attempts'>,
): RememberedDraw[] {
  return attempts.filter(
    attempt =>
      attempt.list !== null && attempt.host !== host && !voids.some(voidAttempt => voidAttempt.host === attempt.host),
  )
}

/** A host that was killed while numbers were drawn draws again for the same deal. */
const wasAwayAfterReveal = (draw: RememberedDraw) => draw.isMissed === true

/** What a replay finds; null if the record cannot be played. */
function nullIfUnplayable<Found>(replay: () => Found): Found | null {
  try {
    return replay()
  } catch (error) {
    if (error instanceof InvalidRecord || error instanceof RangeError || error instanceof IllegalMove) return null
    throw error
  }
}

/** The seats that made hidden moves and that no device held alone, such as those of computer players. */
function seatsWithoutOwnDevice({ list: commitments }: DealProof, hiddenMoves: readonly NumberedMove[]): Seat[] {
  const ownDevices = commitments.devices.flatMap(({ seats }) => (seats.length === 1 ? seats : []))
  return seatsOf(hiddenMoves).filter(seat => !ownDevices.includes(seat))
}

function seatsOf(moves: readonly NumberedMove[]): Seat[] {
  return [...new Set(moves.map(([, seat]) => seat))].sort((seat, otherSeat) => seat - otherSeat)
}

/** Looks for every view this device was shown, and for the host's commitment to each hidden move. */
function viewFaults(states: readonly ReplayedState[], memory: DealMemory | null, hostNumber: string): DealFault[] {
  const { bound: shownCommitments = [], sawEnd = false, seen: seenDigests = [] } = memory ?? {}
  const commitmentOf = (hiddenMoves: HiddenMoves) => moveCommitment(hostNumber, hiddenMoves)
  const mismatch = findViewMismatch(states, seenDigests, { shownCommitments, commitmentOf })
  const needed = states.flatMap(({ hiddenMoves, takenBack }) =>
    hiddenMoves ? [{ commitment: commitmentOf(hiddenMoves), wasTakenBack: takenBack !== null }] : [],
  )
  const isMoveUnbound =
    mismatch?.isUnbound === true ||
    shownCommitments.some(commitment => !needed.some(move => move.commitment === commitment)) ||
    (sawEnd && needed.some(({ commitment, wasTakenBack }) => !wasTakenBack && !shownCommitments.includes(commitment)))
  return [
    ...(mismatch && !mismatch.isUnbound ? [{ type: 'view', move: mismatch.move } as const] : []),
    ...(isMoveUnbound ? [{ type: 'hidden-move' } as const] : []),
  ]
}

/**
 * True if a failed attempt has no proper cause: a host could then draw again until it likes the cards. The cause must
 * be a device of this list that did not answer in the attempt and was not asked again.
 */
function hasUnjustifiedRedraw({ host, devices, voids }: DealCommitments): boolean {
  const askedDevices = new Set(devices.map(({ device }) => device))
  const committedSet = new Set(devices.flatMap(({ device, commitment }) => (commitment === null ? [] : [device])))
  const hosts = new Set([host])
  for (const { host, silent } of voids) {
    if (hosts.has(host) || silent.length === 0) return true
    hosts.add(host)
    for (const device of silent) {
      if (committedSet.has(device) || !askedDevices.delete(device)) return true
    }
  }
  return false
}

/**
 * True if two devices claim one seat, a device is listed twice, or one has no seat at this table. So there can be
 * no more devices than seats.
 */
function hasInvalidSeatClaims({ devices, terms }: DealCommitments): boolean {
  const seats = devices.flatMap(committedDevice => committedDevice.seats)
  return (
    new Set(devices.map(({ device }) => device)).size < devices.length ||
    devices.some(committedDevice => committedDevice.seats.length === 0) ||
    new Set(seats).size < seats.length ||
    seats.some(seat => seat < 0 || seat >= terms.seats)
  )
}
