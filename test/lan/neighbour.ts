// A bad neighbour: it blocks port 5353, or sends nonsense on it, or answers questions with nonsense.
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'
import { randomBytes } from 'node:crypto'

const [what, own = ''] = process.argv.slice(2)
const said = (word: string) => process.stdout.write(`${word}\n`)

/** The encoder that multicast-dns uses: it is installed beside it. */
const { encode } = createRequire(import.meta.url)('dns-packet') as { encode: (packet: object) => Buffer }

const SERVICE = '_hunch._tcp.local'

function announced(name: string, port: number): Buffer {
  const fqdn = `${name}.${SERVICE}`
  return encode({
    type: 'response',
    answers: [
      { type: 'PTR', name: SERVICE, ttl: 4500, data: fqdn },
      { type: 'SRV', name: fqdn, ttl: 120, data: { port, target: 'x.local' } },
      { type: 'TXT', name: fqdn, ttl: 120, data: [Buffer.from('__proto__=x'), Buffer.from('=')] },
    ],
  })
}

function goodbye(name: string): Buffer {
  return encode({ type: 'response', answers: [{ type: 'PTR', name: SERVICE, ttl: 0, data: `${name}.${SERVICE}` }] })
}

function shout(packets: readonly Buffer[]): void {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  socket.bind(5353, '0.0.0.0', () => {
    socket.setMulticastInterface(own)
    let left = packets.length
    for (const packet of packets)
      socket.send(packet, 5353, '224.0.0.251', () => {
        if (--left === 0) said('shouted')
      })
  })
}

switch (what) {
  case 'keep': {
    createSocket({ type: 'udp4', reuseAddr: false }).bind(5353, '0.0.0.0', () => said('kept'))
    break
  }
  case 'nonsense': {
    const whole = announced('a', 1)
    const torn = Array.from({ length: 200 }, (_, i) => whole.subarray(0, i % whole.length))
    const noise = Array.from({ length: 200 }, (_, i) => randomBytes(i * 5))
    const twisted = Array.from({ length: 400 }, () => {
      const packet = Buffer.from(whole)
      for (let i = 0; i < 4; i++) packet[Math.floor(Math.random() * packet.length)] = Math.floor(Math.random() * 256)
      return packet
    })
    shout([...torn, ...noise, ...twisted])
    break
  }
  case 'crowd': {
    shout(Array.from({ length: 1000 }, (_, i) => announced(`crowd-${i}`, 10_000 + i)))
    break
  }
  case 'goodbye': {
    shout([goodbye(process.argv[4]!)])
    break
  }
  case 'answers': {
    const table = { id: 'abc', name: 'x', game: 'mind-reader', phase: 'lobby', chairs: { taken: 0, free: 4 } }
    const good = { hunch: true, protocol: PROTOCOL_VERSION, table }
    const answers: string[] = [
      '',
      '{',
      '[]',
      'null',
      `{"hunch":true,"protocol":${PROTOCOL_VERSION},"table":null}`,
      JSON.stringify({ ...good, hunch: false }),
      JSON.stringify({ ...good, table: { ...table, id: '../../etc' } }),
      JSON.stringify({ ...good, table: { ...table, chairs: { taken: -1, free: 1e300 } } }),
      JSON.stringify({ ...good, table: { ...table, name: 'long '.repeat(20_000) } }),
      JSON.stringify({ ...good, table: { ...table, id: 'odd-name', name: '\u202Eevil\u0000\n' + 'x'.repeat(100) } }),
    ]
    const servers = answers.map(answer => createServer((_, response) => response.end(answer)))
    const endless = createServer((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(1024)), 5)
      response.on('close', () => clearInterval(timer))
    })
    const mute = createServer(() => {})
    const ports = await Promise.all(
      [...servers, endless, mute].map(
        server =>
          new Promise<number>(resolve =>
            server.listen(0, own, () => resolve((server.address() as { port: number }).port)),
          ),
      ),
    )
    // At most eight are asked at one address: they take turns.
    let turn = 0
    const speak = () =>
      shout(
        ports
          .slice(turn % ports.length, (turn += 4) % ports.length || undefined)
          .map((port, i) => announced(`n${i}`, port)),
      )
    speak()
    setInterval(speak, 700)
    break
  }
}
