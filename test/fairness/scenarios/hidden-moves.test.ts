// Tests that a host cannot change a hidden move afterwards: every device has its commitment.
import { beforeAll, expect, test } from 'vitest'
import {
  startGame,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type OptionValue,
  type SeatView,
} from '../../../shared/engine/index.ts'
import {
  moveCommitment,
  hiddenMoves,
  verifyDeal,
  viewDigest,
  type DealMemory,
  type SeenViewDigest,
} from '../../../shared/fairness/index.ts'
import { games } from '../../../shared/games/index.ts'
import { drawDeal, playFromDeal, SimulatedDevice } from '../../bench/fairness.ts'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import { termsOf, threeDevices } from '../kit.ts'

let game: GameRules<GameTypeParams>
beforeAll(async () => {
  game = await games.find(({ id }) => id === 'mind-reader')!.load()
})

/** A game that a host has dealt and not yet played, and the record of a game played from it. */
async function dealt() {
  const devices = threeDevices()
  const deal = await drawDeal(devices, termsOf(game, 3))
  const record = playFromDeal(game, deal, devices)
  const { log: _, proof, options, ...terms } = record
  const start = { ...terms, options: options as Record<string, OptionValue> }
  const host = new GameInPlay(game, { type: 'dealt', start, proof: proof! }, { no: 1, devices: ['a', 'b', 'c'] })
  return { record, host, device: devices[2]!, look: () => viewDigest(host.bareView(2) as SeatView<GameTypeParams>) }
}

/** A game played by a host with commitments, and what Cleo's device remembers of it. */
async function played() {
  const { record, host, device, look } = await dealt()
  const bound: string[] = []
  const seen: SeenViewDigest[] = [[2, look(), 0]]
  for (const [seat, move] of record.log)
    for (const [audience, message] of host.play(seat, move, { keep: () => 'word', isOwn: true })) {
      if (audience !== 2 || message.type !== 'news') continue
      if (message.bound !== undefined) bound.push(message.bound)
      seen.push([2, look(), bound.length])
    }
  const memory: DealMemory = { ...device.memory, seen, bound, sawEnd: true }
  return { record, memory, host }
}

const faults = (record: GameRecord, memory: DealMemory) =>
  verifyDeal(game, record, memory)!.faults.map(({ type }) => type)

test('a screen gets the host’s commitment to each hidden move, even if it joins later', async () => {
  const { record, memory, host } = await played()
  expect(memory.bound!.length).toBe(hiddenMoves(game, record).length)
  expect(memory.bound!.length).toBeGreaterThan(0)
  expect(faults(record, memory)).toEqual([])
  expect(host.view(2)).toMatchObject({ bound: memory.bound })
})

test('a hidden move that differs in the record is detected by the others', async () => {
  const { record, memory } = await played()
  const [before, seat, move] = hiddenMoves(game, record)[0]!
  expect(move.type).toBe('hide')
  const { hand } = startGame(game, record).own[seat] as { hand: string[] }
  const other = { ...move, cards: [hand.find(card => !JSON.stringify(move).includes(card))!] } as typeof move
  const changed = { ...record, log: record.log.slice(0, before + 1).with(before, [seat, other]) }
  expect(faults(changed, { ...memory, bound: memory.bound!.slice(0, 1), sawEnd: false })).toContain('hidden-move')
})

test('a host that commits to a hidden move only later is detected, though the record fits', async () => {
  const { record, memory } = await played()
  const late = memory.bound!.map((_, i) => i).find(i => hiddenMoves(game, record)[i]![1] !== 2)!
  const bound = [...memory.bound!.toSpliced(late, 1), memory.bound![late]!] // this one comes with the last view
  const seen = memory.seen.map(([seat, digest, known], i): SeenViewDigest => [
    seat,
    digest,
    known > late && i < memory.seen.length - 1 ? known - 1 : known,
  ])
  expect(faults(record, { ...memory, bound, seen })).toEqual(['hidden-move'])
})

test('nobody is accused because a hidden move was taken back while a screen was away', async () => {
  const { record, host, device, look } = await dealt()
  const [seat, first] = record.log[0]!
  const { hand } = startGame(game, record).own[seat] as { hand: string[] }
  const other = { ...first, cards: [hand.find(card => !JSON.stringify(first).includes(card))!] } as typeof first
  const step = { keep: () => 'word', isOwn: true }
  const seenBefore: SeenViewDigest = [2, look(), 0]
  host.play(seat, other, step)
  host.takeBack(seat) // meanwhile Cleo's screen was away
  host.play(seat, first, step)
  const { bound } = host.view(2) as { bound: string[] }
  expect(bound).toHaveLength(1)
  const seen: SeenViewDigest[] = [seenBefore, [2, look(), 1]]
  expect(faults(host.record, { ...device.memory, seen, bound })).toEqual([])
  expect(verifyDeal(game, host.record, null)!.tookBack).toEqual([seat])
  const unbound: SeenViewDigest[] = [seenBefore, [2, look(), 0]]
  expect(faults(host.record, { ...device.memory, seen: unbound, bound })).toEqual(['hidden-move'])
})

test('a host without a commitment is detected by devices that saw the end', async () => {
  const { record, memory } = await played()
  expect(faults(record, { ...memory, bound: [] })).toEqual(['hidden-move'])
  expect(faults(record, { ...memory, seen: [], bound: [], sawEnd: false })).toEqual([]) // it may have been absent
})

test('of a seat without a device of its own the result says that only the host vouches', async () => {
  const devices = [new SimulatedDevice('ana', [0]), new SimulatedDevice('bo', [1])]
  const alone = playFromDeal(game, await drawDeal(devices, termsOf(game, 3)), devices)
  expect(verifyDeal(game, alone, devices[0]!.memory)).toMatchObject({ faults: [], onlyHost: [2] })
  const { record, memory } = await played()
  expect(verifyDeal(game, record, memory)).toMatchObject({ onlyHost: [], hiddenMoveCount: memory.bound!.length })
})

test('the commitment to a move depends on the host’s number, and reveals nothing without it', async () => {
  const { record } = await played()
  const move = hiddenMoves(game, record)[0]!
  const { hostNumber } = record.proof!
  expect(moveCommitment(hostNumber, move)).not.toBe(moveCommitment('0'.repeat(64), move))
  expect(moveCommitment(hostNumber, move)).toMatch(/^[0-9a-f]{64}$/)
})

test('a pass that was taken back was hidden from nobody', async () => {
  const talk = await games.find(({ id }) => id === 'communal-deduction')!.load()
  const devices = threeDevices()
  const record = playFromDeal(talk, await drawDeal(devices, termsOf(talk, 3)), devices)
  const at = record.log.findIndex(([, { type }]) => type === 'pass')
  const [seat, move] = record.log[at]!
  const takenBack = { ...record, takenBack: [[at, seat, move] as const] }
  expect(verifyDeal(talk, takenBack, null)).toMatchObject({
    faults: [],
    hiddenMoveCount: 0,
    onlyHost: [],
    tookBack: [],
  })
})
