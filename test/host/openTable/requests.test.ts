// Small parts of a room: requests, tickets, guesses, who held which seat.
import { describe, expect, test } from 'vitest'
import { equalInConstantTime, newDealSeed, newTableId, randomToken } from '../../../main/host/channel/codes.ts'
import { WrongCodeLimiter } from '../../../main/host/limits/wrongCodeLimiter.ts'
import { deviceHash, deviceTag } from '../../../shared/sealing/index.ts'
import { SeatHolders } from '../../../main/host/table/seatHolders.ts'
import { PendingRequests, type RequestForConsent } from '../../../main/host/openTable/requests.ts'
import { HostKeyTickets } from '../../../main/host/server/hostKeyTickets.ts'

const seat = (chair: number, by: string): RequestForConsent => ({ wish: 'seat', chair, by })
const start = (by: string): RequestForConsent => ({ wish: 'start', chair: null, by })

describe('requests', () => {
  test('for the same thing are one, whoever asked first; more agree, and it comes last', () => {
    const requests = new PendingRequests()
    requests.add(start('a'), ['a'])
    requests.add({ wish: 'free', chair: 1, by: 'a' }, ['a'])
    expect(requests.add(start('b'), ['b'])).toEqual({
      id: 1,
      request: start('a'),
      agreedDevices: new Set(['a', 'b']),
    })
    expect(requests.pending.map(({ id }) => id)).toEqual([2, 1])
    expect(requests.add({ wish: 'free', chair: 1, by: 'b' }, ['b']).id).toBe(2)
    expect(requests.add({ wish: 'free', chair: 0, by: 'b' }, ['b']).id).toBe(3)
    expect(requests.add({ wish: 'lobby', chair: null, by: 'a' }, ['a']).id).toBe(4)
  })
  test('for a seat are separate for each device', () => {
    const requests = new PendingRequests()
    expect([
      requests.add(seat(1, 'a'), []).id,
      requests.add(seat(1, 'b'), []).id,
      requests.add(seat(1, 'a'), []).id,
    ]).toEqual([1, 2, 1])
  })
  test('for a seat take the last name that was given, and keep it while others agree', () => {
    const requests = new PendingRequests()
    const asNewcomer = (name: string): RequestForConsent => ({ wish: 'seat', chair: 1, by: 'a', name })
    requests.add(asNewcomer('Ana'), [])
    expect(requests.add(asNewcomer('Anna'), []).request).toMatchObject({ name: 'Anna' })
    expect(requests.add(seat(1, 'a'), []).request).toMatchObject({ name: 'Anna' })
    expect(requests.agree(1, 'b').request).toMatchObject({ name: 'Anna' })
  })
  test('are at most six: the oldest gives way', () => {
    const requests = new PendingRequests()
    for (let chair = 0; chair < 7; chair++) requests.add(seat(chair, 'a'), [])
    expect(requests.pending.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7])
  })
})

describe('a ticket', () => {
  test('is worth the key once, to the last moment of its minute', () => {
    let now = 1000
    const tickets = new HostKeyTickets('k', () => now)
    const [first, second, third] = [tickets.issue(), tickets.issue(), tickets.issue()]
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(tickets.redeem(first)).toBe('k')
    expect(tickets.redeem(first)).toBeNull()
    expect(tickets.redeem('')).toBeNull()
    now = 61_000
    expect(tickets.redeem(second)).toBe('k')
    now = 61_001
    expect(tickets.redeem(third)).toBeNull()
  })
})

describe('wrong guesses', () => {
  const a = { device: 'a', address: '10.0.0.5', table: 'kitchen' }
  const b = { ...a, device: 'b' }
  test('are too many after five in half a minute from one device; others may continue', () => {
    let now = 0
    const guesses = new WrongCodeLimiter(() => now)
    for (let i = 0; i < 4; i++) guesses.countWrong(a)
    expect(guesses.hasTooMany(a)).toBe(false)
    guesses.countWrong(a)
    expect([guesses.hasTooMany(a), guesses.hasTooMany(b)]).toEqual([true, false])
    now = 29_999
    expect(guesses.hasTooMany(a)).toBe(true)
    now = 30_000
    expect(guesses.hasTooMany(a)).toBe(false)
    guesses.countWrong(a)
    expect(guesses.hasTooMany(a)).toBe(false)
  })
  test('are too many after twenty in ten minutes from one network with any devices', () => {
    const [one, same] = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9']
    let now = 0
    const guesses = new WrongCodeLimiter(() => now)
    for (let i = 0; i < 20; i++) {
      expect(guesses.hasTooMany({ ...a, device: `x${i}`, address: same })).toBe(false)
      guesses.countWrong({ ...a, device: `x${i}`, address: i % 2 ? one : same })
    }
    const tooMany = () => [one, same, '10.0.0.6'].map(address => guesses.hasTooMany({ ...a, address }))
    expect(tooMany()).toEqual([true, true, false])
    now = 599_999
    expect(tooMany()).toEqual([true, true, false])
    now = 600_000
    expect(tooMany()).toEqual([false, false, false])
  })
  test('are too many after forty at one table from any addresses; at another table one may guess', () => {
    const guesses = new WrongCodeLimiter(() => 0)
    const from = (i: number, table = 'kitchen') => ({ device: null, address: `10.0.1.${i}`, table })
    for (let i = 0; i < 40; i++) {
      expect(guesses.hasTooMany(from(i))).toBe(false)
      guesses.countWrong(from(i))
    }
    expect([guesses.hasTooMany(from(40)), guesses.hasTooMany(from(40, 'attic'))]).toEqual([true, false])
    guesses.uncountRight(from(0))
    expect(guesses.hasTooMany(from(40))).toBe(false)
  })
  test('for none of this host’s tables count for their address', () => {
    const guesses = new WrongCodeLimiter(() => 0)
    for (let i = 0; i < 20; i++) guesses.countWrong({ ...a, device: null, table: null })
    expect(guesses.hasTooMany({ ...a, device: null })).toBe(true)
  })
  test('count each from when it was made', () => {
    let now = 0
    const guesses = new WrongCodeLimiter(() => now)
    for (now = 0; now < 50_000; now += 10_000) guesses.countWrong(a)
    expect(guesses.hasTooMany(a)).toBe(false)
  })
})

test('ids, tokens and seeds are random hexadecimal digits of the length they need', () => {
  for (const [make, digits] of [
    [randomToken, 32],
    [newTableId, 16],
    [newDealSeed, 64],
  ] as const) {
    expect(make()).toMatch(new RegExp(`^[0-9a-f]{${digits}}$`))
    expect(make()).not.toBe(make())
  }
})

test('only a hash of a device’s token is stored, and others see a tag made from the hash', () => {
  expect(deviceHash('device')).toBe(deviceHash('device'))
  expect(deviceHash('device')).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceHash('device')).not.toBe(deviceHash('other'))
  expect(deviceTag(deviceHash('device'))).toMatch(/^[0-9a-f]{8}$/)
  expect(deviceHash('device').startsWith(deviceTag(deviceHash('device')))).toBe(false)
  expect(deviceTag('a')).not.toBe(deviceTag('b'))
})

test('secrets are equal or not', () => {
  expect([
    equalInConstantTime('a', 'a'),
    equalInConstantTime('a', 'b'),
    equalInConstantTime('', 'a'),
    equalInConstantTime('long secret', 'long'),
  ]).toEqual([true, false, false, false])
})

describe('who held a seat', () => {
  test('may hold it again; who held another may not, unless both were their own at the deal', () => {
    const holders = new SeatHolders(['a', 'a', 'b', ''])
    const may = (device: string) => [0, 1, 2, 3].map(seat => holders.mayHold(seat, device))
    expect(may('a')).toEqual([true, true, false, false])
    expect(may('b')).toEqual([false, false, true, false])
    expect(may('c')).toEqual([true, true, true, true])
    holders.noteHolder(3, 'c')
    expect(may('c')).toEqual([false, false, false, true])
    holders.noteHolder(2, '')
    expect(may('')).toEqual([true, true, true, true])
    holders.noteHolder(9, 'd')
    expect(may('d')).toEqual([true, true, true, true])
  })
  test('and then held a third of nobody’s, may return to none of the others', () => {
    const holders = new SeatHolders(['a', 'a', 'b'])
    holders.noteHolder(2, 'a')
    expect([0, 1, 2].map(seat => holders.mayHold(seat, 'a'))).toEqual([false, false, false])
  })
})
