// One screen's connection: what is sent, when it is disconnected, and how much nonsense it may send.
import type { WebSocket } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Connection } from '../../../main/host/channel/connection.ts'

/** A channel that seals nothing. */
const channel = { authentication: null, open: (text: Buffer) => ({ text }), seal: (text: Buffer) => text }

/** A socket that leads nowhere and records what was done with it, in order. */
function fake(more: object = {}) {
  const done: unknown[] = []
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: Buffer) => done.push(['send', JSON.parse(String(text))]),
    close: (code: number) => done.push(['close', code]),
    terminate: () => done.push('terminate'),
    ping: () => done.push('ping'),
    ...more,
  }
  return { done, connection: new Connection(socket as unknown as WebSocket, { channel, address: '192.168.1.7' }) }
}
const beat = { type: 'beat' } as const

test('a message is sent as its channel seals it', () => {
  const { done, connection } = fake()
  connection.send(beat)
  expect(done).toEqual([['send', beat]])
  expect(connection).toMatchObject({ address: '192.168.1.7', device: null, watchedSeat: null })
})

test('nothing is sent to a socket that is not open', () => {
  const { done, connection } = fake({ readyState: 2 })
  connection.send(beat)
  expect(done).toEqual([])
})

test('a screen that does not read is disconnected once over 256 KiB wait for it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const full = fake({ bufferedAmount: 256 * 1024 })
  full.connection.send(beat)
  expect(full.done).toHaveLength(1)
  expect(full.done).not.toContain('terminate')
  const over = fake({ bufferedAmount: 256 * 1024 + 1 })
  over.connection.send(beat)
  expect(over.done).toEqual([['close', 1013]])
  vi.advanceTimersByTime(2000)
  expect(over.done.at(-1)).toBe('terminate') // it may never read that either
})

test('a refusal says why, with the sentence for it', () => {
  const { done, connection } = fake()
  connection.refuse('stale')
  expect(done).toEqual([['send', { type: 'refused', why: 'stale' }]])
})

const refused = (done: unknown[]) =>
  done.map(deed => (Array.isArray(deed) && deed[0] === 'send' ? (deed[1] as { why: string }).why : deed))

test('eight pieces of nonsense end the connection, with the reason', () => {
  const { done, connection } = fake()
  for (let i = 0; i < 7; i++) connection.refuseNonsense('unreadable')
  expect(refused(done)).toEqual(Array.from({ length: 7 }, () => 'unreadable'))
  connection.refuseNonsense('too-long')
  expect(refused(done).slice(7)).toEqual(['too-long', 'too-often', ['close', 1008]])
})

test('four sensible messages make up for one piece of nonsense, and never for more', () => {
  const { done, connection } = fake()
  for (let i = 0; i < 40; i++) connection.noteSensibleMessage()
  for (let i = 0; i < 7; i++) connection.refuseNonsense('unreadable')
  for (let i = 0; i < 4; i++) connection.noteSensibleMessage()
  connection.refuseNonsense('unreadable')
  expect(refused(done)).not.toContain('too-often')
  connection.refuseNonsense('unreadable')
  expect(refused(done)).toContain('too-often')
})

test('a screen that leaves two pings unanswered is disconnected at the third; others stay', () => {
  const { done, connection } = fake()
  connection.ping()
  connection.ping()
  connection.noteSignOfLife()
  connection.ping()
  connection.ping()
  expect(done).toEqual(['ping', 'ping', 'ping', 'ping'])
  connection.ping()
  expect(done).toEqual(['ping', 'ping', 'ping', 'ping', 'terminate'])
})

test('a connection is dropped at once', () => {
  const { done, connection } = fake()
  connection.drop()
  expect(done).toEqual(['terminate'])
})
