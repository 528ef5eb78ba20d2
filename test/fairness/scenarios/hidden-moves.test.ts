// Tests that a host cannot change a hidden move afterwards: every device has its commitment.
import { expect, test } from 'vitest'
import {
  at,
  checkMove,
  diceFromSeed,
  fillOfferAtRandom,
  applyMoveUnchecked,
  legalOffers,
  startGame,
  stateAfter,
  viewOf,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type LogEntry,
  type OptionValue,
  type Seat,
  type SeatView,
} from '../../../shared/engine/index.ts'
import {
  hiddenMovesIn,
  moveCommitment,
  replayStates,
  verifyDeal,
  viewDigest,
  type DealMemory,
  type SeenViewDigest,
} from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { drawDeal, playFromDeal, SimulatedDevice } from '../../bench/fairness.ts'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import { termsOf, threeDevices } from '../kit.ts'

/** Every game that hides moves, and the first move of each that the others cannot see. */
const HIDING = [
  ['mind-reader', 'hide'],
  ['missing-persons', 'hide'],
  ['precognition', 'predict'],
  ['high-card', 'lay'],
] as const
const STEP = { keep: () => 'word', isOutOfTime: false }

/** A game that a host has dealt and not yet played, and the record of a game played from it. */
async function dealt(id: string) {
  const game = await gameEntry(id)!.load()
  const devices = threeDevices().slice(0, game.seats[1])
  const observer = devices.length - 1
  const deal = await drawDeal(devices, termsOf(game, devices.length))
  const record = playFromDeal(game, deal, devices)
  const { log: _, proof, options, ...terms } = record
  const start = { ...terms, options: options as Record<string, OptionValue> }
  const host = new GameInPlay(game, { type: 'dealt', start, proof: proof! }, { no: 1, devices: ['a', 'b', 'c'] })
  const faults = (changed: GameRecord, memory: DealMemory) =>
    verifyDeal(game, changed, memory)!.faults.map(({ type }) => type)
  const hidden = hiddenMovesIn(replayStates(game, record))
  return {
    game,
    record,
    hidden,
    host,
    faults,
    observer,
    device: devices[observer]!,
    look: () => viewDigest(host.bareView(observer) as SeatView<GameTypeParams>),
  }
}

/** The game played by the host with commitments, at most `moves` moves of it, and what the device of the last seat remembers. */
function played(table: Awaited<ReturnType<typeof dealt>>, moves = Infinity) {
  const { host, device, observer, look } = table
  const record = { ...table.record, log: table.record.log.slice(0, moves) }
  const bound: string[] = []
  const seen: SeenViewDigest[] = [[observer, look(), 0]]
  for (const [seat, move] of record.log)
    for (const [audience, message] of host.play(seat, move, STEP)) {
      if (audience !== observer || message.type !== 'news') continue
      if (message.bound !== undefined) bound.push(message.bound)
      seen.push([observer, look(), bound.length])
    }
  const memory: DealMemory = { ...device.memory, seen, bound, sawEnd: true }
  return { ...table, record, memory }
}

/** What a seat may do instead of this move, of the same kind, so that the last seat sees the same; null if nothing was found. */
function otherChoice(
  game: GameRules<GameTypeParams>,
  record: GameRecord,
  { index, observer }: { readonly index: number; readonly observer: Seat },
): LogEntry | null {
  const state = startGame(game, record)
  for (const [seat, move] of record.log.slice(0, index))
    applyMoveUnchecked(game, state, seat, checkMove(game, state, seat, move))
  const [seat, move] = at(record.log, index)
  const offer = legalOffers(game, state, seat).find(({ type }) => type === move.type)!
  const luck = diceFromSeed('another')
  const seenAfter = (choice: typeof move) => viewDigest(viewOf(stateAfter(game, state, seat, choice), observer))
  for (let tries = 0; tries < 1000; tries++) {
    const other = fillOfferAtRandom(offer, luck)
    if (JSON.stringify(other) !== JSON.stringify(move) && seenAfter(other) === seenAfter(move)) return [seat, other]
  }
  return null
}

test.each(HIDING)('%s: a screen gets the host’s commitment to each hidden move, even if it joins later', async id => {
  const { hidden, record, memory, host, observer, faults } = played(await dealt(id))
  expect(memory.bound!.length).toBe(hidden.length)
  expect(memory.bound!.length).toBeGreaterThan(0)
  expect(faults(record, memory)).toEqual([])
  expect(host.view(observer)).toMatchObject({ bound: memory.bound })
})

test.each(HIDING)('%s: whether the host commits to a move depends on its kind, never on hidden cards', async id => {
  const { game, record, hidden } = await dealt(id)
  const committed = new Set(hidden.flat().map(([index]) => index))
  const ofHidingKind = record.log.flatMap(([, { type }], index) => (game.hiddenMoves!.includes(type) ? [index] : []))
  expect(ofHidingKind.length).toBeGreaterThan(0)
  expect(ofHidingKind.filter(index => !committed.has(index))).toEqual([])
})

test.each(HIDING)('%s: what somebody hid and the record changes is detected by the others', async (id, type) => {
  for (;;) {
    const table = await dealt(id)
    const { game, hidden, observer, faults } = table
    const changedMoves = hidden.find(moves => moves[0]![1] !== observer)!
    const { record, memory } = played(table, changedMoves.at(-1)![0] + 1)
    expect(faults(record, memory)).toEqual([])
    const [index, , move] = changedMoves[0]!
    expect(move.type).toBe(type)
    const otherEntry = otherChoice(game, record, { index, observer })
    if (otherEntry === null) continue // the line-up that this choice led to betrays it: another deal
    const changed = { ...record, log: record.log.with(index, otherEntry) }
    expect(faults(changed, memory)).toEqual(['hidden-move'])
    return
  }
})

test.each(HIDING)('%s: no device is accused while what somebody hid is not yet shown', async id => {
  const table = await dealt(id)
  const { hidden, faults } = table
  const { record, memory } = played(table, hidden[0]!.at(-1)![0])
  expect(memory.bound).toEqual([])
  expect(faults(record, memory)).toEqual([])
})

test('when I seal a prediction, the host is bound to all that I wrote before', async () => {
  const { game, record, host, look, device, faults } = await dealt('precognition')
  const [bo, cleo] = [1, 2]
  const letters = ['U', 'DD', 'UD'].map(text => ({ type: 'predict', letters: text }))
  const seen: SeenViewDigest[] = [[cleo, look(), 0]]
  for (const move of letters) expect(host.play(bo, move, STEP).filter(([audience]) => audience === cleo)).toEqual([])
  const [, sealed] = host.play(bo, { type: 'seal' }, STEP).find(([audience]) => audience === cleo)!
  const { bound } = sealed as { bound: string }
  const writing = letters.map((move, i) => [i, bo, move] as const)
  const { hostNumber } = record.proof!
  expect(bound).toBe(moveCommitment(hostNumber, [...writing, [3, bo, { type: 'seal' }]]))
  const memory = { ...device.memory, seen: [...seen, [cleo, look(), 1] as const], bound: [bound] }
  expect(faults(host.record, memory)).toEqual([])
  for (const i of [0, 1, 2]) {
    const changed = host.record.log.with(i, [bo, { type: 'predict', letters: 'SSS' } as GameTypeParams['move']])
    expect(faults({ ...host.record, log: changed }, memory)).toEqual(['hidden-move'])
  }
  expect(viewOf(startGame(game, record), cleo)).toMatchObject({ own: { prediction: '' } })
})

test('a host that commits to a hidden move only later is detected, though the record fits', async () => {
  const { hidden, record, memory, faults } = played(await dealt('mind-reader'))
  const late = memory.bound!.map((_, i) => i).find(i => hidden[i]![0]![1] !== 2)!
  const bound = [...memory.bound!.toSpliced(late, 1), memory.bound![late]!] // this one comes with the last view
  const seen = memory.seen.map(([seat, digest, known], i): SeenViewDigest => [
    seat,
    digest,
    known > late && i < memory.seen.length - 1 ? known - 1 : known,
  ])
  expect(faults(record, { ...memory, bound, seen })).toEqual(['hidden-move'])
})

test('nobody is accused because a hidden move was taken back while a screen was away', async () => {
  const { game, record, host, device, look, faults } = await dealt('mind-reader')
  const [seat, first] = record.log[0]!
  const { hand } = startGame(game, record).own[seat] as { hand: string[] }
  const other = { ...first, cards: [hand.find(card => !JSON.stringify(first).includes(card))!] } as typeof first
  const seenBefore: SeenViewDigest = [2, look(), 0]
  host.play(seat, other, STEP)
  host.takeBack(seat) // meanwhile Cleo's screen was away
  host.play(seat, first, STEP)
  const { bound } = host.view(2) as { bound: string[] }
  expect(bound).toHaveLength(1)
  const seen: SeenViewDigest[] = [seenBefore, [2, look(), 1]]
  expect(faults(host.record, { ...device.memory, seen, bound })).toEqual([])
  expect(verifyDeal(game, host.record, null)!.tookBack).toEqual([seat])
  const unbound: SeenViewDigest[] = [seenBefore, [2, look(), 0]]
  expect(faults(host.record, { ...device.memory, seen: unbound, bound })).toEqual(['hidden-move'])
})

test('a host without a commitment is detected by devices that saw the end', async () => {
  const { record, memory, faults } = played(await dealt('mind-reader'))
  expect(faults(record, { ...memory, bound: [] })).toEqual(['hidden-move'])
  expect(faults(record, { ...memory, seen: [], bound: [], sawEnd: false })).toEqual([]) // it may have been absent
})

test('of a seat without a device of its own the result says that only the host vouches', async () => {
  const { game, record, memory } = played(await dealt('mind-reader'))
  const devices = [new SimulatedDevice('ana', [0]), new SimulatedDevice('bo', [1])]
  const alone = playFromDeal(game, await drawDeal(devices, termsOf(game, 3)), devices)
  expect(verifyDeal(game, alone, devices[0]!.memory)).toMatchObject({ faults: [], onlyHost: [2] })
  expect(verifyDeal(game, record, memory)).toMatchObject({ onlyHost: [], hiddenMoveCount: memory.bound!.length })
})

test('the commitment to a move depends on the host’s number, and reveals nothing without it', async () => {
  const { record, hidden } = await dealt('mind-reader')
  const move = hidden[0]!
  const { hostNumber } = record.proof!
  expect(moveCommitment(hostNumber, move)).not.toBe(moveCommitment('0'.repeat(64), move))
  expect(moveCommitment(hostNumber, move)).toMatch(/^[0-9a-f]{64}$/)
})

test('a pass that was taken back was hidden from nobody', async () => {
  const talk = await gameEntry('communal-deduction')!.load()
  const devices = threeDevices()
  let record: GameRecord
  let passIndex: number
  do {
    record = playFromDeal(talk, await drawDeal(devices, termsOf(talk, 3)), devices)
    passIndex = record.log.findIndex(([, { type }]) => type === 'pass')
  } while (passIndex < 0) // nobody passes in some games played at random
  const takenBack = { ...record, takenBack: [[passIndex, ...record.log[passIndex]!] as const] }
  expect(verifyDeal(talk, takenBack, null)).toMatchObject({
    faults: [],
    hiddenMoveCount: 0,
    onlyHost: [],
    tookBack: [],
  })
})
