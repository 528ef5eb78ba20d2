// Answers for: a server that does nothing but pass on: to every message it answers each screen with so many bytes. It prints its port.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const BYTES = 61 // as an update of a game weighs

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
const update = 'x'.repeat(BYTES)
server.on('connection', socket => socket.on('message', () => server.clients.forEach(screen => screen.send(update))))
await once(server, 'listening')
process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
