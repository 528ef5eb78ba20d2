// Requests that arrive together are read little by little, and nothing of a connection is lost.
import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { throttleConnections, limitRequestRate } from '../../../main/host/limits/newConnections.ts'
import { AddressBudgets, TokenBucket } from '../../../main/host/limits/budgets.ts'
import type { SlicedSocket } from '../../../main/host/limits/slicedSocket.ts'
import { nothingFor, until } from '../../kit/until.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})

/** A server like the host's that answers `answer`; and how many requests were prepared for an answer. */
async function serving(answer = 'here'): Promise<{ server: Server; port: number; read: () => number }> {
  const budgets = new AddressBudgets()
  const withinBudget = limitRequestRate(budgets, (_, response) => void response.end(answer))
  let read = 0
  const server = createServer((request, response) => {
    read++
    withinBudget(request, response)
  })
  throttleConnections(server, socket => budgets.ofArrival(socket.remoteAddress ?? ''))
  open.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port, read: () => read }
}

/** What comes back for these bytes, until the other side closes. */
function told(port: number, sent: string, { ends = false }: { ends?: boolean } = {}): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', bytes => (heard += bytes.toString()))
    socket.on('error', () => {}).on('close', () => resolve(heard))
    if (ends) socket.end(sent)
    else socket.write(sent)
  })
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('of two thousand requests at once a host reads few before it drops their sender', async () => {
  const { port, read } = await serving()
  await told(port, REQUEST.repeat(2000))
  expect(read()).toBeGreaterThan(0)
  expect(read()).toBeLessThan(200)
})

test('connections that come in the same moment are each taken, with other work in between', async () => {
  const server = new EventEmitter()
  const taken: number[] = []
  let turn = 0
  server.on('connection', () => taken.push(turn))
  throttleConnections(server as Server, () => [new TokenBucket({ capacity: 10, perSecond: 1 })])
  for (let nth = 0; nth < 3; nth++) server.emit('connection', new Socket())
  for (; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve))
  expect(taken).toHaveLength(3)
  expect(new Set(taken).size).toBe(3)
})

test('a request of twelve thousand bytes is answered whole, with an answer of a million', async () => {
  const { port } = await serving('x'.repeat(1_000_000))
  const long = `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Long: ${'y'.repeat(12_000)}\r\n\r\n`
  const heard = await told(port, long)
  expect(heard).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(heard.split('\r\n\r\n')[1]).toHaveLength(1_000_000)
})

test('a request on a half-closed connection is answered', async () => {
  const { port } = await serving()
  expect(await told(port, REQUEST, { ends: true })).toMatch(/here$/)
})

test('bytes sent with the upgrade request arrive on the WebSocket, whole and in order', async () => {
  const { server, port } = await serving()
  const sockets = new WebSocketServer({ noServer: true })
  const heard: string[] = []
  server.on('upgrade', (request, sliced: SlicedSocket, taken) => {
    const { socket, head } = sliced.release(taken)
    sockets.handleUpgrade(request, socket, head, ws =>
      ws.on('message', bytes => heard.push((bytes as Buffer).toString())),
    )
  })
  const said = Array.from({ length: 30 }, (_, nth) => `${nth} ${'z'.repeat(1000)}`)
  const socket = connect(port, '127.0.0.1')
  const wish =
    'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
  socket.write(Buffer.concat([Buffer.from(wish), ...said.map(frameOf)]))
  await until(() => expect(heard).toHaveLength(said.length))
  expect(heard).toEqual(said)
  socket.destroy()
  sockets.close()
})

test('a WebSocket that says nothing for as long as a request may take stays open', async () => {
  const { server, port } = await serving()
  server.setTimeout(50)
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, sliced: SlicedSocket, taken) => {
    const { socket, head } = sliced.release(taken)
    sockets.handleUpgrade(request, socket, head, () => {})
  })
  const screen = new WebSocket(`ws://127.0.0.1:${port}`)
  await new Promise(resolve => screen.once('open', resolve))
  await nothingFor(200)
  expect(screen.readyState).toBe(WebSocket.OPEN)
  screen.terminate()
  sockets.close()
})

/** A text as a browser frames it (RFC 6455, 5.2), masked by zeros. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text)
  const header = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0])
  return Buffer.concat([header, payload])
}
