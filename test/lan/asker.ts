// Answers for: a program that speaks mDNS packet by packet, as it is told to, and prints every packet it hears as a line of JSON.
// Told nothing it only listens, and so hears what is said to all.
import { createSocket, type Socket } from 'node:dgram'
import { createRequire } from 'node:module'
import type { Step } from './packets.ts'

const [own = '', steps = '[]'] = process.argv.slice(2)
const { encode, decode } = createRequire(import.meta.url)('dns-packet') as {
  encode: (packet: object) => Buffer
  decode: (bytes: Buffer) => object
}
const print = (line: object) => process.stdout.write(`${JSON.stringify({ at: Date.now(), ...line })}\n`)

/** Bytes of texts, as people read them. */
const readable = (packet: object) =>
  JSON.parse(JSON.stringify(packet), (_, value: unknown) => {
    const { type, data } = (value ?? {}) as { type?: unknown; data?: unknown }
    return type === 'Buffer' && Array.isArray(data) ? Buffer.from(data as number[]).toString() : value
  }) as object

async function open(port: number): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  await new Promise<void>(resolve => socket.bind(port, '0.0.0.0', resolve))
  socket.setMulticastInterface(own)
  socket.setMulticastLoopback(false)
  socket.on('message', (bytes, { address }) => print({ from: address, to: port, heard: readable(decode(bytes)) }))
  return socket
}

const speaker = await open(5353)
speaker.addMembership('224.0.0.251', own)
const legacy = await open(0) // outside of the group: it hears what is said to it alone
print({ began: true })
for (const { wait = 0, alone = false, from = 5353, packet } of JSON.parse(steps) as Step[]) {
  await new Promise(resolve => setTimeout(resolve, wait))
  const bytes = encode(packet)
  if (alone) {
    // dns-packet cannot write the bit: the class of the one question is what the packet ends with.
    const at = bytes.length - 2
    bytes.writeUInt16BE(bytes.readUInt16BE(at) | 0x8000, at)
  }
  await new Promise(resolve => (from === 5353 ? speaker : legacy).send(bytes, 5353, '224.0.0.251', resolve))
}
