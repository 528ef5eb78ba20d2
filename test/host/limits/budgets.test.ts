// How much each screen and each address may ask of a host, and what happens to the excess.
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { NEW_CONNECTION_TIMEOUT_MS } from '../../../main/host/limits/newConnections.ts'
import {
  AddressBudgets,
  STRANGER_CONNECTION_LIMITS,
  networkOfAddress,
  TokenBucket,
} from '../../../main/host/limits/budgets.ts'
import type { Connection } from '../../../main/host/channel/connection.ts'
import { StrangerLimits } from '../../../main/host/limits/strangers.ts'
import { TableUpdateThrottle } from '../../../main/host/openTable/tableUpdateThrottle.ts'
import { atLength } from '../../kit/effort.ts'
import { movableTime } from '../../kit/time.ts'
import { event, until } from '../../kit/until.ts'
import { HEARTBEAT_MS } from '../../../shared/wire/index.ts'
import { host, Person, tableFor } from '../kit.ts'
import { seated } from '../roomKit.ts'

describe('a budget', () => {
  test('is spent at once, refills with time, and never exceeds its capacity', () => {
    let now = 0
    const bucket = new TokenBucket({ capacity: 3, perSecond: 2 }, () => now)
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
    expect(bucket.wait).toBe(500)
    now = 500
    expect([bucket.wait, bucket.take(), bucket.take()]).toEqual([0, true, false])
    now = 60_000
    expect(bucket.isFull).toBe(true)
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false])
  })
  test('may be overdrawn by twice its capacity', () => {
    let now = 0
    const bucket = new TokenBucket({ capacity: 10, perSecond: 10 }, () => now)
    bucket.spend(Infinity)
    expect(bucket.wait).toBe(2100)
    now = 2100
    expect(bucket.take()).toBe(true)
  })
  test('is shared by a household, whichever of its addresses is used', () => {
    expect(networkOfAddress('::ffff:192.168.1.5')).toBe('192.168.1.5')
    expect(networkOfAddress('fe80::1:2%eth0')).toBe('fe80:0:0:0')
    expect(networkOfAddress('2001:db8:1:2:3:4:5:6')).toBe(networkOfAddress('2001:db8:1:2::9'))
    expect(networkOfAddress('::1')).toBe('0:0:0:0')
    expect(networkOfAddress('2001:db8::')).toBe('2001:db8:0:0')
    expect(networkOfAddress('2001:db8::1')).toBe('2001:db8:0:0')
    expect(networkOfAddress('1::2:3:4:5:6:7')).toBe('1:0:2:3')
    expect(networkOfAddress('::2:3:4:5:6:7:8')).toBe('0:2:3:4')
    const budgets = new AddressBudgets()
    expect(budgets.of('2001:db8:1:2::1')).toBe(budgets.of('2001:db8:1:2::2'))
    expect(budgets.of('10.0.0.1')).not.toBe(budgets.of('10.0.0.2'))
  })
})

describe('changes of the table', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('are sent at once, in a flood ten times a second, and the last one always', () => {
    let state = 0
    const told: number[] = []
    const news = new TableUpdateThrottle(() => told.push(state))
    for (state = 1; state <= 20; state++) expect(news.sendSoon()).toBe(true)
    expect(told).toHaveLength(20)
    for (let ms = 0; ms < 1000; ms++, state++) {
      news.sendSoon()
      vi.advanceTimersByTime(1)
    }
    expect(told.length).toBeGreaterThanOrEqual(29)
    expect(told.length).toBeLessThanOrEqual(31)
    vi.advanceTimersByTime(200)
    expect(told.at(-1)).toBe(state - 1)
  })
  test('that wait are sent before anything else, and only once', () => {
    let told = 0
    const news = new TableUpdateThrottle(() => told++)
    news.flush()
    expect(told).toBe(0)
    news.sendAfterLeaving()
    news.flush()
    expect(told).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(told).toBe(1)
  })
})

/** Lets time pass while this screen answers the host's beats. */
async function passesFor(person: Person, ms: number, passes: (ms: number) => Promise<void>): Promise<void> {
  for (let passed = 0; passed < ms; passed += HEARTBEAT_MS) {
    await passes(HEARTBEAT_MS)
    await person.settled()
  }
}

test('messages sent too fast are processed later, in order, and delay nobody else', async () => {
  const passes = movableTime()
  const at = await host()
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const ben = await new Person().come(at)
  await ben.sit(at.room.table!.code, 'Ben')
  for (let nth = 0; nth < 60; nth++) ben.say({ type: 'rename', chair: 1, name: `Ben ${nth}` })
  const renamed = ana.next(message => message.type === 'table' && message.table.chairs[0]!.name === 'Anna')
  ana.say({ type: 'rename', chair: 0, name: 'Anna' })
  expect(await renamed).not.toMatchObject({ table: { chairs: [{}, { name: 'Ben 59' }] } })
  await passesFor(ana, 3 * HEARTBEAT_MS, passes)
  expect(at.room.table!.chairs[1]!.name).toBe('Ben 59')
  await expect.poll(() => ana.last('table')!.table.chairs[1]!.name).toBe('Ben 59')
  expect(ben.closed).toBeNull()
})

test('one address has a limit of strangers; a person with a chair always comes back', () => {
  const at = seated(2, 'ana')
  for (let nth = 0; nth < STRANGER_CONNECTION_LIMITS.ofOneAddress; nth++)
    expect(at.screen(`late ${nth}`).hello().types).toContain('welcome')
  const late = at.screen('too late').hello()
  expect(late.heard).toEqual([{ type: 'refused', why: 'crowded' }])
  expect(at.room.connectedScreens.all).not.toContain(late.connection)
  expect(at.screen('ana').hello().types).toContain('welcome')
  expect(at.ownerScreen().types).toContain('welcome')
})

describe('strangers of many addresses', () => {
  const { ofOneAddress, inAll, unknown } = STRANGER_CONNECTION_LIMITS
  const seated = new Set<Connection>()
  const limits = new StrangerLimits(connection => seated.has(connection))
  const come = (address: string) => ({ address }) as Connection
  const crowd = (count: number) => Array.from({ length: count }, (_, nth) => come(`10.0.${nth % 50}.1`))

  test('are three hundred at most, from all addresses together', () => {
    expect(inAll).toBe(300)
    expect(limits.isWithinLimits('10.0.99.1', crowd(inAll))).toBe(true)
    expect(limits.isWithinLimits('10.0.99.1', crowd(inAll + 1))).toBe(false)
  })
  test('are not those who hold a chair', () => {
    const players = crowd(500)
    for (const player of players) seated.add(player)
    expect(limits.isWithinLimits('10.0.99.1', [...players, ...crowd(inAll)])).toBe(true)
    expect(limits.isWithinLimits('10.0.99.1', [...players, ...crowd(inAll + 1)])).toBe(false)
  })
  test('fill their own address, and nobody else’s', () => {
    const crowded = Array.from({ length: ofOneAddress + 1 }, () => come('10.0.0.1'))
    expect(limits.isWithinLimits('10.0.0.1', crowded)).toBe(false)
    expect(limits.isWithinLimits('::ffff:10.0.0.1', crowded)).toBe(false)
    expect(limits.isWithinLimits('10.0.0.2', crowded)).toBe(true)
  })
  test('may connect to say who they are, a few at a time: they may hold a chair', () => {
    const mayCome = (among: readonly Connection[]) => limits.hasRoomFor('10.0.99.1', among)
    expect([unknown - 1, unknown].map(more => mayCome(crowd(inAll + more)))).toEqual([true, false])
    const neighbours = (count: number) => Array.from({ length: count }, () => come('10.0.99.1'))
    expect([unknown - 1, unknown].map(more => mayCome(neighbours(ofOneAddress + more)))).toEqual([true, false])
  })
})

describe('new connections', () => {
  const addresses = Array.from({ length: 60 }, (_, nth) => `10.0.${nth}.1`)
  const wait = (budgets: AddressBudgets, address: string) => {
    const all = budgets.ofArrival(address)
    const longest = Math.max(...all.map(budget => budget.wait))
    for (const budget of all) budget.spend(1)
    return longest
  }
  const flooded = () => {
    const budgets = new AddressBudgets()
    for (const address of addresses) for (let nth = 0; nth < 40; nth++) wait(budgets, address)
    return budgets
  }

  test('of thirty people who come at once, with three pages each, do not wait', () => {
    const budgets = new AddressBudgets()
    const waits = addresses.slice(0, 30).flatMap(address => Array.from({ length: 18 }, () => wait(budgets, address)))
    expect(waits.filter(ms => ms > 0)).toEqual([])
  })
  test('of many addresses that never say who they are wait for each other', () => {
    expect(wait(flooded(), addresses[0]!)).toBeGreaterThan(0)
  })
  test('do not wait for a flood when they are an address’s first', () => {
    expect(wait(flooded(), '10.0.99.1')).toBe(0)
  })
  test('do not wait for a flood when their network has proved a secret', () => {
    const budgets = flooded()
    budgets.noteProven(addresses[0]!)
    expect(wait(budgets, addresses[0]!)).toBe(0)
  })
})

test('only a few silent connections are accepted, for a short time', async () => {
  const at = await host()
  const { ofOneAddress, unknown } = STRANGER_CONNECTION_LIMITS
  const silent = Array.from({ length: ofOneAddress + unknown }, () => new WebSocket(`ws://127.0.0.1:${at.port}/`))
  let gone = 0
  for (const socket of silent) socket.on('close', () => gone++)
  await Promise.all(silent.map(socket => event(socket, 'open')))
  await expect(new Person().open(at)).rejects.toThrow('503')
  if (!atLength) return
  await until(() => expect(gone).toBe(silent.length))
  await new Person().come(at)
})

test('a screen that does not say hello in time is disconnected, and others stay', async () => {
  const passes = movableTime()
  const at = await host()
  const ana = await new Person().come(at)
  const silent = await new Person().open(at)
  const mute = new WebSocket(`ws://127.0.0.1:${at.port}/`)
  await event(mute, 'open')
  const gone = Promise.all([silent.socket, mute].map(socket => event(socket, 'close')))
  await passesFor(ana, NEW_CONNECTION_TIMEOUT_MS / 2, passes)
  expect([silent.closed, mute.readyState]).toEqual([null, WebSocket.OPEN])
  await passesFor(ana, NEW_CONNECTION_TIMEOUT_MS / 2, passes)
  await gone
  expect(ana.closed).toBeNull()
  await expect.poll(() => at.room.connectedScreens.all.size).toBe(1)
})

test('an incomplete request is dropped in time, wherever it stops, and delays nobody else', async () => {
  const at = await host({ arrivalTimeout: 300 })
  const began = performance.now()
  const half = (bytes: string) => {
    const socket = connect(at.port, '127.0.0.1').resume()
    socket.on('error', () => {}).write(bytes)
    return new Promise(resolve => socket.once('close', resolve))
  }
  const gone = ['G', 'GET / HTTP/1.1\r\nHost: loc', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf'].map(half) // prettier-ignore
  expect((await fetch(`http://127.0.0.1:${at.port}/info`)).status).toBe(200)
  await Promise.all(gone)
  expect(performance.now() - began).toBeLessThan(NEW_CONNECTION_TIMEOUT_MS)
})

test.runIf(atLength)('a request that never ends is dropped after ten seconds', async () => {
  const at = await host()
  const socket = connect(at.port, '127.0.0.1').resume()
  socket.on('error', () => {})
  const began = performance.now()
  socket.write('GET / HTTP/1.1\r\nHost: loc')
  await new Promise(resolve => socket.once('close', resolve))
  expect(performance.now() - began).toBeLessThan(13_000)
})
