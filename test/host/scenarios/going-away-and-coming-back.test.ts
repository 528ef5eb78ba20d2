// A screen whose network is gone, a game that was paused, and a port that is taken.
import { expect, test } from 'vitest'
import { HEARTBEAT_MS } from '../../../shared/wire/index.ts'
import { deal, guests, host, type Person, tableFor } from '../kit.ts'
import { movableTime } from '../../kit/time.ts'
import { nothingFor } from '../../kit/until.ts'

test('a screen that leaves two pings unanswered is disconnected and shown as away', async () => {
  const passes = movableTime()
  const at = await host()
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const [ben] = (await guests(at, at.room.table!.code, 'Ben')) as [Person]
  const here = () => ana.last('table')!.table.chairs[1]!.here
  ben.socket.pause() // the network is gone: nothing is read, nothing answered
  const beats = () => ana.heard.filter(({ type }) => type === 'beat').length
  const before = beats()
  for (let pings = 0; pings < 2; pings++) {
    const beat = ana.next(({ type }) => type === 'beat')
    await passes(HEARTBEAT_MS)
    await beat
    await passes(500) // whoever leaves is shown as away by then
    await ana.settled()
    expect(here()).toBe(true)
  }
  await passes(HEARTBEAT_MS)
  await expect.poll(here).toBe(false)
  expect(beats()).toBe(before + 3)
})

test('a computer player whose move a pause held back makes it when the game goes on', async () => {
  const at = await host({ pace: 150 })
  const ana = await tableFor(at, 'precognition', 2)
  await ana.sit(undefined, 'Ana')
  ana.say({ type: 'computer', chair: 1 })
  await deal(ana)
  ana.say({ type: 'pause', seat: 0 })
  await expect.poll(() => ana.last('table')!.table.paused).toBe(0)
  const movesOfComputer = () => ana.heard.filter(({ type }) => type === 'news').length // Ana makes none
  await nothingFor(600)
  expect(movesOfComputer()).toBe(0)
  ana.say({ type: 'go-on' })
  await expect.poll(movesOfComputer).toBeGreaterThan(0)
})

test('a port that is taken: the next free one', async () => {
  const first = await host()
  const second = await host({ port: first.port })
  expect(second.port).toBeGreaterThan(first.port)
})
