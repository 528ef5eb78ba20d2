// Checks whether a deal was fair, from its record and from what one device remembers of it.
import {
  applyMoveUnchecked,
  at,
  checkMove,
  cloneState,
  committedDevices,
  gameForRecord,
  IllegalMove,
  InvalidRecord,
  isSealedMove,
  startGame,
  type DealProof,
  type Game,
  type GameRecord,
  type GameTypeParams,
  type Seat,
  type TakenBackMove,
} from '../engine/index.ts'
import { canonicalJson } from './canonicalJson.ts'
import { deviceCommitment, hostCommitment, jointSeed, commitmentsDigest, moveCommitment } from './commitments.ts'
import type { RememberedDraw } from './deviceDraws.ts'
import { claimsSeatsTwice, hasCauselessVoid } from './redraws.ts'
import { findViewMismatch, type SeenView } from './viewDigests.ts'

/** The facts about a deal that a device remembers. */
export interface DealMemory {
  readonly deal: string
  readonly device: string // the device's digest, by which the host and the other devices know it
  readonly tries: readonly RememberedDraw[]
  readonly unusedDraws?: number // numbers it revealed to this host for deals that never became a game; 0 if absent
  readonly sinceDeal: boolean // this device was present at the deal and has forgotten nothing since
  readonly computers: readonly Seat[] // seats it saw a computer take at the deal; empty if it was absent
  readonly seen: readonly SeenView[]
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
  readonly mixed: boolean // true: this device's number is in it too
  readonly views: number // how many views of this device were found in the record
}

/** Checks the deal of a finished game; null if nobody but the host drew, so that there is nothing to check. `memory`: null for somebody who has only the record. */
export function verifyDeal(
  game: Game<GameTypeParams>,
  record: GameRecord,
  memory: DealMemory | null,
): DealVerdict | null {
  const { proof } = record
  if (!proof) return null
  const devices = committedDevices(proof.list).map(({ device }) => device)
  if (devices.length === 0) return null
  const faults = [
    ...numberFaults(record, proof),
    ...(memory ? memoryFaults(proof, memory) : []),
    ...viewFaults(game, record, memory),
  ]
  return {
    faults,
    devices,
    mixed:
      memory !== null && memory.tries.some(({ host }) => host === proof.list.host) && devices.includes(memory.device),
    views: memory?.seen.length ?? 0,
  }
}

/** Faults anybody can find in the record alone. */
function numberFaults(
  { seed, game, rules, seats, options, first }: GameRecord,
  { list, hostNumber, opened }: DealProof,
): DealFault[] {
  const faults: DealFault[] = []
  const terms = { game, rules, seats, options, first }
  if (canonicalJson(terms) !== canonicalJson(list.terms)) faults.push({ type: 'other-terms' })
  if (hostCommitment(list.deal, hostNumber) !== list.host) faults.push({ type: 'host-number' })
  const listDigest = commitmentsDigest(list)
  for (const [i, { device, commitment }] of committedDevices(list).entries()) {
    const { number, list: confirmed } = at(opened, i)
    if (deviceCommitment(list.deal, device, number) !== commitment) faults.push({ type: 'device-number', device })
    if (confirmed !== listDigest) faults.push({ type: 'other-list', device })
  }
  if (hasCauselessVoid(list)) faults.push({ type: 'causeless-void' })
  if (claimsSeatsTwice(list)) faults.push({ type: 'claimed-seats' })
  const numbers = opened.map(({ number }) => number)
  if (jointSeed(list, hostNumber, numbers) !== seed) faults.push({ type: 'seed' })
  return faults
}

/** Faults only this device can find. */
function memoryFaults(
  { list, opened }: DealProof,
  { deal, device, tries, unusedDraws = 0, sinceDeal, computers }: DealMemory,
): DealFault[] {
  const faults: DealFault[] = []
  if (list.deal !== deal) faults.push({ type: 'other-deal' })
  const ownIndex = committedDevices(list).findIndex(one => one.device === device)
  const ownTry = tries.find(({ host }) => host === list.host)
  if (ownIndex === -1 && ownTry) faults.push({ type: 'left-out' })
  if (ownIndex !== -1 && (ownTry ? at(opened, ownIndex).number !== ownTry.number : sinceDeal))
    faults.push({ type: 'own-number' })
  if (ownIndex !== -1 && ownTry && ownTry.list !== commitmentsDigest(list)) faults.push({ type: 'own-list' })
  if (list.devices.some(({ seats }) => seats.some(seat => computers.includes(seat))))
    faults.push({ type: 'computer-seat' })
  let hiddenTryCount = unusedDraws
  for (const { host, list: openedFor } of tries) {
    if (openedFor === null || host === list.host) continue // an unrevealed number told the host nothing
    const failed = list.voids.find(one => one.host === host)
    if (!failed) hiddenTryCount++
    else if (failed.silent.includes(device)) faults.push({ type: 'called-silent' })
  }
  if (hiddenTryCount > 0) faults.push({ type: 'hidden-try', times: hiddenTryCount })
  return faults
}

/** Replays the record, checks every move, and looks for every view this device was shown. */
function viewFaults(game: Game<GameTypeParams>, record: GameRecord, memory: DealMemory | null): DealFault[] {
  try {
    const mismatch = findViewMismatch(game, record, memory?.seen ?? [])
    return [
      ...(mismatch ? [{ type: 'view', move: mismatch.move } as const] : []),
      ...(memory && hasUnboundMove(game, record, memory) ? [{ type: 'hidden-move' } as const] : []),
    ]
  } catch (error) {
    if (error instanceof InvalidRecord || error instanceof RangeError || error instanceof IllegalMove)
      return [{ type: 'no-record' }]
    throw error
  }
}

/** True if the host committed to a move that is not in the record, or made a hidden move without a commitment. */
function hasUnboundMove(
  today: Game<GameTypeParams>,
  record: GameRecord,
  { bound = [], sawEnd = false }: DealMemory,
): boolean {
  const { proof, log, takenBack = [] } = record
  if (!proof || (bound.length === 0 && !sawEnd)) return false
  const of = (move: TakenBackMove) => moveCommitment(proof.hostNumber, move)
  const actualCommitments = new Set([
    ...log.map(([seat, move], before) => of([before, seat, move])),
    ...takenBack.map(of),
  ])
  if (bound.some(commitment => !actualCommitments.has(commitment))) return true
  return sawEnd && sealedMoves(today, record).some(move => !bound.includes(of(move)))
}

/** The moves of a record that were hidden when they were made. Throws InvalidRecord or IllegalMove. */
export function sealedMoves(today: Game<GameTypeParams>, record: GameRecord): TakenBackMove[] {
  const game = gameForRecord(today, record)
  let stateBefore = startGame(game, record)
  return record.log.flatMap((entry, nth) => {
    const after = cloneState(stateBefore)
    applyMoveUnchecked(game, after, entry[0], checkMove(game, after, ...entry))
    const isSealed = isSealedMove(game, { before: stateBefore, after }, entry)
    stateBefore = after
    return isSealed ? [[nth, ...entry] as const] : []
  })
}
