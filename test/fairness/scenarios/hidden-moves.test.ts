// Tests that a host cannot change a hidden move afterwards: every device has its commitment.
import { beforeAll, expect, test } from 'vitest'
import {
  startGame,
  type Game,
  type GameRecord,
  type GameTypeParams,
  type OptionValue,
} from '../../../shared/engine/index.ts'
import { moveCommitment, sealedMoves, verifyDeal, type DealMemory } from '../../../shared/fairness/index.ts'
import { games } from '../../../shared/games/index.ts'
import { drawDeal, playFromDeal } from '../../bench/fairness.ts'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import { termsOf, threeDevices } from '../kit.ts'

let game: Game<GameTypeParams>
beforeAll(async () => {
  game = await games.find(({ id }) => id === 'mind-reader')!.load()
})

/** A game played by a host with commitments, and what Cleo's device remembers of it. */
async function played() {
  const devices = threeDevices()
  const deal = await drawDeal(devices, termsOf(game, 3))
  const record = playFromDeal(game, deal, devices)
  const { log, proof: _, options, ...terms } = record
  const start = { ...terms, options: options as Record<string, OptionValue> }
  const host = new GameInPlay(game, { type: 'dealt', start, proof: deal.proof }, { no: 1, devices: ['a', 'b', 'c'] })
  const bound: string[] = []
  for (const [seat, move] of log)
    for (const [audience, message] of host.play(seat, move, { keep: () => 'word', isOwn: true }))
      if (audience === 2 && message.type === 'news' && message.bound !== undefined) bound.push(message.bound)
  const memory: DealMemory = { ...devices[2]!.memory, seen: [], bound, sawEnd: true }
  return { record, memory, host }
}

const faults = (record: GameRecord, memory: DealMemory) =>
  verifyDeal(game, record, memory)!.faults.map(({ type }) => type)

test('a screen gets the host’s commitment to each hidden move, even if it joins later', async () => {
  const { record, memory, host } = await played()
  expect(memory.bound!.length).toBe(sealedMoves(game, record).length)
  expect(memory.bound!.length).toBeGreaterThan(0)
  expect(faults(record, memory)).toEqual([])
  expect(host.view(2)).toMatchObject({ bound: memory.bound })
})

test('a hidden move that differs in the record is detected by the others', async () => {
  const { record, memory } = await played()
  const [before, seat, move] = sealedMoves(game, record)[0]!
  expect(move.type).toBe('hide')
  const { hand } = startGame(game, record).own[seat] as { hand: string[] }
  const other = { ...move, cards: [hand.find(card => !JSON.stringify(move).includes(card))!] } as typeof move
  const changed = { ...record, log: record.log.slice(0, before + 1).with(before, [seat, other]) }
  expect(faults(changed, { ...memory, bound: memory.bound!.slice(0, 1), sawEnd: false })).toContain('hidden-move')
})

test('a host without a commitment is detected by devices that saw the end', async () => {
  const { record, memory } = await played()
  expect(faults(record, { ...memory, bound: [] })).toEqual(['hidden-move'])
  expect(faults(record, { ...memory, bound: [], sawEnd: false })).toEqual([]) // it may have been absent
})

test('the commitment to a move depends on the host’s number, and reveals nothing without it', async () => {
  const { record } = await played()
  const move = sealedMoves(game, record)[0]!
  const { hostNumber } = record.proof!
  expect(moveCommitment(hostNumber, move)).not.toBe(moveCommitment('0'.repeat(64), move))
  expect(moveCommitment(hostNumber, move)).toMatch(/^[0-9a-f]{64}$/)
})
