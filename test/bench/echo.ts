// A server that only forwards: it answers every message by sending each screen this many bytes. It prints its port.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { answerUsage } from './usage.ts'

const BYTES = 61 // the size of a game's update

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
const update = 'x'.repeat(BYTES)
server.on('connection', socket => socket.on('message', () => server.clients.forEach(screen => screen.send(update))))
answerUsage()
await once(server, 'listening')
process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
