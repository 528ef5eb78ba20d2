// Many simultaneous greetings wait for their turn, but players and holders of a secret do not wait for them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddressBudgets } from '../../../main/host/limits/budgets.ts'
import { GreetingQueue } from '../../../main/host/limits/greetingQueue.ts'
import type { AuthenticationMethod } from '../../../shared/sealing/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue, and the order in which greetings were answered. */
function queue() {
  const greetings = new GreetingQueue(new AddressBudgets())
  const answered: string[] = []
  const greet = (by: AuthenticationMethod, address: string) =>
    greetings.enter({ by, address, answer: () => answered.push(`${by} ${address}`) })
  return { greetings, answered, greet }
}
const addresses = (count: number) => Array.from({ length: count }, (_, nth) => `10.0.${nth >> 8}.${nth & 255}`)
const within = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('thirty people who come at once without an invitation, and a display each, do not wait', async () => {
  const { answered, greet } = queue()
  for (const address of addresses(30)) for (const by of ['none', 'none'] as const) greet(by, address)
  await within(70)
  expect(answered.length).toBe(60)
})

test('thirty people who come back to their chairs do not wait, also behind one address', async () => {
  const { greetings, answered, greet } = queue()
  for (const address of addresses(30)) greet('device', address)
  for (let nth = 0; nth < 30; nth++) greet('device', '10.9.9.9')
  await within(70)
  expect(answered.length).toBe(60)
  for (const address of addresses(30)) greetings.noteConfirmed(address)
  for (const address of addresses(30)) greet('device', address)
  await within(40)
  expect(answered.length).toBe(90)
})

test('hundreds of strangers are answered little by little, and others’ messages in between', async () => {
  const { answered, greet } = queue()
  for (const address of addresses(290)) greet('none', address)
  const between: number[] = []
  const look = () => {
    between.push(answered.length)
    if (answered.length < 50) setImmediate(look)
  }
  setImmediate(look)
  await within(70)
  expect(Math.max(...between.map((count, nth) => count - (between[nth - 1] ?? 0)))).toBeLessThanOrEqual(1)
  await within(1000)
  expect(answered.length).toBeLessThanOrEqual(110)
  await within(10_000)
  expect(answered.length).toBe(290)
})

test('a greeting with a secret goes before strangers, and one with a proved secret before all', async () => {
  const { greetings, answered, greet } = queue()
  greetings.noteConfirmed('192.168.0.2')
  for (const address of addresses(250)) greet('none', address)
  for (const address of addresses(100)) greet('link', address)
  await within(200)
  const before = answered.length
  greet('device', '192.168.0.2')
  await within(1)
  expect(answered.slice(before, before + 1)).toEqual(['device 192.168.0.2'])
  await within(1000)
  greet('none', '192.168.0.3')
  greet('link', '192.168.0.4')
  await within(10_000)
  expect(answered.indexOf('link 192.168.0.4')).toBeLessThan(answered.indexOf('none 192.168.0.3'))
})

test('an address that names secrets it does not know soon waits with the strangers', async () => {
  const { answered, greet } = queue()
  for (const address of addresses(100)) greet('none', address)
  for (let nth = 0; nth < 20; nth++) greet('link', '10.6.6.6')
  await within(70)
  expect(answered.filter(greeting => greeting.startsWith('link')).length).toBe(4)
})

test('addresses that claim a link hold up a guest who has one by a greeting each, and only once', async () => {
  const { answered, greet } = queue()
  const liars = addresses(200)
  for (let each = 0; each < 4; each++) for (const address of liars) greet('link', address)
  await within(1000)
  const before = answered.length
  greet('link', '192.168.0.4')
  await within(10_000)
  expect(answered.indexOf('link 192.168.0.4')).toBeLessThanOrEqual(Math.max(200, before))
  for (const address of liars) greet('link', address)
  greet('link', '192.168.0.5')
  await within(200)
  expect(answered).toContain('link 192.168.0.5')
})

test('a connection that closes before its turn costs nothing', async () => {
  const { answered, greet } = queue()
  for (const address of addresses(1000)) greet('none', address)()
  greet('none', '192.168.0.2')
  await within(5)
  expect(answered).toEqual(['none 192.168.0.2'])
})
