// What a host does with input that no screen of Hunch would send.
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { MAX_MESSAGE_BYTES } from '../../../shared/wire/index.ts'
import { host, Person, tableFor } from '../kit.ts'
import { nothingFor } from '../../kit/until.ts'

test('an invalid message is refused, and the table goes on', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const ana = await new Person().come(at)
  for (const message of ['hello?', { type: 'cheat' }]) expect(await ana.refused(message)).toBe('unreadable') // all others: test/wire
  expect((await owner.sit(undefined, 'Kim')).table.chairs[0]!.name).toBe('Kim')
})

test('a message of more than 16 KiB is refused', async () => {
  const at = await host()
  const ana = await new Person().come(at)
  expect(await ana.refused('x'.repeat(MAX_MESSAGE_BYTES + 1))).toBe('too-long')
})

test('a message far too long ends the connection unread', async () => {
  const at = await host()
  const ana = await new Person().come(at)
  const gone = new Promise<number>(resolve => ana.socket.once('close', resolve))
  ana.say('x'.repeat(1024 * 1024))
  expect(await gone).toBe(1009)
})

for (const [what, frame] of [
  ['a frame that nobody sealed', Buffer.from([0, 0, 0, 1, 2, 3, 4])],
  ['an empty frame', Buffer.alloc(0)],
  ['a message in the open', JSON.stringify({ type: 'beat' })],
] as const)
  test(`${what} ends the connection once it is sealed`, async () => {
    const at = await host()
    const ana = await new Person().come(at)
    const gone = new Promise<number>(resolve => ana.socket.once('close', resolve))
    ana.socket.send(frame)
    expect(await gone).toBe(1008)
  })

test('nonsense now and then between messages that make sense ends no connection', async () => {
  const at = await host()
  const ana = await new Person().come(at)
  for (let nth = 0; nth < 10; nth++) {
    ana.say('nonsense')
    for (let sense = 0; sense < 5; sense++) ana.say({ type: 'beat' })
    await ana.settled()
  }
  expect([ana.closed, ana.heard.filter(({ type }) => type === 'refused').length]).toEqual([null, 10])
})

test('a screen that keeps sending nonsense is disconnected with the reason; the others stay', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const ana = await new Person().come(at)
  const gone = new Promise<number>(resolve => ana.socket.once('close', resolve))
  for (let i = 0; i < 50; i++) ana.say('nonsense')
  expect(await gone).toBe(1008)
  expect(ana.last('refused')!.why).toBe('too-often')
  expect((await owner.sit(undefined, 'Kim')).table.chairs[0]!.name).toBe('Kim')
})

test('a wrong key opens no channel', async () => {
  const at = await host()
  await expect(new Person().come(at, { key: '0'.repeat(32) })).rejects.toThrow('1008')
})

test('a page of another site may not connect, even if its name points here', async () => {
  const at = await host()
  const tries = [
    { origin: 'https://evil.example' },
    { origin: `http://evil.example:${at.port}`, host: `evil.example:${at.port}` },
    { host: 'evil.example' },
    { origin: 'null' },
  ]
  for (const headers of tries) {
    const socket = new WebSocket(`ws://127.0.0.1:${at.port}/`, { headers })
    expect(await new Promise(resolve => socket.once('error', resolve).once('open', resolve))).toBeInstanceOf(Error)
  }
  const own = new WebSocket(`ws://127.0.0.1:${at.port}/`, { headers: { origin: `http://127.0.0.1:${at.port}` } })
  await new Promise((resolve, reject) => own.once('open', resolve).once('error', reject))
  own.terminate()
})

test('bytes that are not HTTP harm nobody', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  const socket = connect(at.port, '127.0.0.1').resume()
  await new Promise(resolve => socket.once('connect', resolve))
  const gone = new Promise(resolve => socket.once('close', resolve))
  socket.on('error', () => {})
  socket.write(Buffer.from([0, 255, 1, 2, 3, 10, 10, 13, 10]))
  await gone
  expect((await owner.sit(undefined, 'Kim')).table.chairs[0]!.name).toBe('Kim')
})

test('a rejected connection that closes at once is not a bug', async () => {
  const at = await host()
  const faults: unknown[] = []
  const hear = (error: unknown) => faults.push(error)
  process.prependListener('uncaughtException', hear)
  try {
    for (let nth = 0; nth < 20; nth++) {
      const socket = connect(at.port, '127.0.0.1')
      await new Promise(resolve => socket.once('connect', resolve))
      socket.on('error', () => {})
      const gone = new Promise(resolve => socket.once('close', resolve))
      const head = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${at.port}\r\nOrigin: http://elsewhere.example\r\n`
      socket.write(`${head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`) // prettier-ignore
      await (nth % 2 === 0 ? nothingFor(5) : new Promise(resolve => setImmediate(resolve)))
      socket.resetAndDestroy()
      await gone
    }
    await nothingFor(50)
  } finally {
    process.off('uncaughtException', hear)
  }
  expect(faults).toEqual([])
})
