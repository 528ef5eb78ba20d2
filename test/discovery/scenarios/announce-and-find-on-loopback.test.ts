// Announcing and finding on the loopback card alone: what a host sends, what a finder believes, and how both leave.
import { createSocket, Socket } from 'node:dgram'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { Socket as TcpSocket, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WAIT_MS } from '../../kit/patience.ts'
import { announceTables, findTables, type TableAnnouncer } from '../../../main/discovery/index.ts'
import {
  lanInterfaceAddresses,
  createSameNetworkTest,
  watchNetworkInterfaces,
} from '../../../main/discovery/networkInterfaces.ts'
import { PROTOCOL_VERSION, type FoundTable, type HostInfo } from '../../../shared/wire/index.ts'

/** Trap 11: nothing here may leave by a real network card. */
const card = '127.0.0.1'

const { encode, decode } = createRequire(import.meta.url)('dns-packet') as {
  encode: (packet: object) => Buffer
  decode: (bytes: Buffer) => Packet
}

interface Packet {
  readonly type: string
  readonly answers: Decoded[]
}

interface Decoded {
  readonly type: string
  readonly name: string
  readonly ttl: number
  readonly data: unknown
}

const undone: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of undone.splice(0).reverse()) await undo()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const never = (sentence: string) => expect.fail(sentence)
let ids = 0
const freshId = () => `t${process.pid}-${ids++}`

type Table = NonNullable<HostInfo['table']>

function tableOf(id: string, rest: Partial<Table> = {}): Table {
  return { id, name: 'Kitchen', game: 'mind-reader', phase: 'lobby', chairs: { taken: 1, free: 3 }, ...rest }
}

async function serve(answer: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, card, resolve))
  undone.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, server }
}

interface Played {
  info: HostInfo
  readonly port: number
  readonly announcer: TableAnnouncer
  asked: number
}

/** A fake host, as far as others can tell. */
async function host(table: Table | null): Promise<Played> {
  const played = { info: { hunch: true, protocol: PROTOCOL_VERSION, table } as HostInfo, asked: 0 }
  const { port } = await serve((_, response) => {
    played.asked++
    response.end(JSON.stringify(played.info))
  })
  const announcer = announceTables({ port, info: () => played.info, onTrouble: never, interfaceAddress: card })
  undone.push(() => announcer.stop())
  return Object.assign(played, { port, announcer })
}

/** A finder, and its last list of one table. */
function search(id: string) {
  const lists: (readonly FoundTable[])[] = []
  const finder = findTables({ onFound: list => lists.push(list), onTrouble: never, interfaceAddress: card })
  undone.push(() => finder.stop())
  const of = (list: readonly FoundTable[] | undefined) => list?.filter(found => found.id === id) ?? []
  return { lists, finder, now: () => of(lists.at(-1)), ever: () => lists.flatMap(of) }
}

const soon = <T>(look: () => T, timeout = WAIT_MS) => expect.poll(look, { timeout, interval: 10 })
const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Every packet on the multicast group of the loopback card, in order. */
async function overhear(): Promise<Packet[]> {
  const packets: Packet[] = []
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  await new Promise<void>(resolve => socket.bind(5353, '0.0.0.0', resolve))
  socket.addMembership('224.0.0.251', card)
  socket.on('message', bytes => packets.push(decode(bytes)))
  undone.push(() => socket.close())
  return packets
}

async function shout(packet: object): Promise<void> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  await new Promise<void>(resolve => socket.bind(0, '0.0.0.0', resolve))
  socket.setMulticastInterface(card)
  await new Promise<void>(resolve => socket.send(encode(packet), 5353, '224.0.0.251', () => resolve()))
  socket.close()
}

describe('a host', () => {
  test('trap 11: with the loopback card given, it is heard there', async () => {
    const id = freshId()
    const { now } = search(id)
    const { port } = await host(tableOf(id))
    await soon(now).toEqual([
      {
        id,
        name: 'Kitchen',
        game: 'mind-reader',
        phase: 'lobby',
        taken: 1,
        free: 3,
        address: `${card}:${port}`,
        protocol: PROTOCOL_VERSION,
      },
    ])
  })

  test('is announced only while a table is open', async () => {
    const id = freshId()
    const { now, ever } = search(id)
    const played = await host(null)
    await after(400)
    expect(ever()).toEqual([])
    played.info = { ...played.info, table: tableOf(id) }
    played.announcer.update()
    await soon(now).toHaveLength(1)
    played.info = { ...played.info, table: null }
    played.announcer.update()
    await soon(now).toHaveLength(0)
    played.info = { ...played.info, table: tableOf(id) }
    played.announcer.update()
    await soon(now).toHaveLength(1)
  })

  test('trap 4: announces nothing that could change: protocol and table, and they stay', async () => {
    const packets = await overhear()
    const id = freshId()
    const played = await host(tableOf(id))
    const texts = () =>
      packets
        .flatMap(({ answers }) => answers)
        .filter(({ type, name, ttl }) => type === 'TXT' && name.includes(id) && ttl > 0)
        .map(({ data }) => (data as Buffer[]).map(String))
    await soon(() => texts().length).toBeGreaterThan(0)
    played.info = { ...played.info, table: tableOf(id, { name: 'Renamed', chairs: { taken: 4, free: 0 } }) }
    played.announcer.update()
    await after(300)
    for (const text of texts()) expect(text).toEqual([`protocol=${PROTOCOL_VERSION}`, `table=${id}`])
  })

  test('trap 9: each part of its name fits 63 bytes and each text 255, whatever the table’s name', async () => {
    const packets = await overhear()
    const id = `${freshId()}-${'x'.repeat(40)}`.slice(0, 40)
    await host(tableOf(id, { name: '🂡'.repeat(32) }))
    const mine = () => packets.flatMap(({ answers }) => answers).filter(({ name }) => name.includes(id))
    await soon(() => mine().length).toBeGreaterThan(1)
    for (const { name, type, data } of mine()) {
      for (const part of name.split('.')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(63)
      if (type === 'TXT') for (const text of data as Buffer[]) expect(text.length).toBeLessThanOrEqual(255)
    }
  })

  test('trap 7: leaves with a goodbye that has gone out before it is over, and says no more', async () => {
    const packets = await overhear()
    const id = freshId()
    const { announcer } = await host(tableOf(id))
    const mine = () =>
      packets.filter(
        ({ type, answers }) =>
          type === 'response' && answers.some(({ data, type }) => type === 'PTR' && String(data).includes(id)),
      )
    await soon(() => mine().length).toBeGreaterThan(0)
    await announcer.stop()
    await soon(
      () =>
        mine()
          .at(-1)
          ?.answers.find(({ type }) => type === 'PTR')?.ttl,
    ).toBe(0)
    expect(
      mine()
        .at(-1)!
        .answers.every(({ ttl }) => ttl === 0),
    ).toBe(true)
    const said = mine().length
    await after(3300) // when it would have announced itself again
    expect(mine().length).toBe(said)
    announcer.update()
    await after(200)
    expect(mine().length).toBe(said)
  })

  test('leaves at once although it came only just now', async () => {
    const id = freshId()
    const { announcer } = await host(tableOf(id))
    const began = Date.now()
    await announcer.stop()
    expect(Date.now() - began).toBeLessThan(1500)
  })

  test('trap 7: two in one process: the one that stops leaves the other', async () => {
    const [one, two] = [freshId(), freshId()]
    const first = search(one)
    const second = search(two)
    const leaving = await host(tableOf(one))
    await host(tableOf(two))
    await soon(first.now).toHaveLength(1)
    await soon(second.now).toHaveLength(1)
    await leaving.announcer.stop()
    leaving.info = { ...leaving.info, table: null }
    await soon(first.now).toHaveLength(0)
    await after(500)
    expect(second.now()).toHaveLength(1)
  })
})

describe('a finder', () => {
  test('trap 2: keeps a table although somebody says goodbye in its name', async () => {
    const id = freshId()
    const { now } = search(id)
    const played = await host(tableOf(id))
    await soon(now).toHaveLength(1)
    const asked = played.asked
    await shout({
      type: 'response',
      answers: [{ type: 'PTR', name: '_hunch._tcp.local', ttl: 0, data: `hunch-${id}._hunch._tcp.local` }],
    })
    await soon(() => played.asked).toBeGreaterThan(asked)
    await after(200)
    expect(now()).toHaveLength(1)
  })

  test('trap 3: lists nobody who does not answer, and nobody whose table is closed', async () => {
    const id = freshId()
    const { ever, lists } = search(id)
    const played = await host(tableOf(id))
    played.info = { ...played.info, table: null } // its announcement still says something else
    const unanswered = vi.fn()
    const mute = await serve(unanswered)
    const asking = vi.spyOn(TcpSocket.prototype, 'connect') // by this finder: those of other programs ask too
    const announcer = announceTables({
      port: mute.port,
      info: () => ({ hunch: true, protocol: PROTOCOL_VERSION, table: tableOf(`${id}m`) }),
      onTrouble: never,
      interfaceAddress: card,
    })
    undone.push(() => announcer.stop())
    await soon(() => unanswered.mock.calls.length).toBeGreaterThan(0)
    await after(1000)
    expect(ever()).toEqual([])
    expect(lists.flat().filter(found => found.id === `${id}m`)).toEqual([])
    const asked = [...(asking.mock.contexts as TcpSocket[])]
    await soon(() => asked.every(socket => socket.destroyed)).toBe(true) // a host that does not answer delays nothing
  })

  test('trap 3: drops a host that falls silent, but not for one answer that was lost', async () => {
    const id = freshId()
    const { now, lists } = search(id)
    let lose = 0
    const info: HostInfo = { hunch: true, protocol: PROTOCOL_VERSION, table: tableOf(id) }
    const { port } = await serve((_, response) => {
      if (lose > 0) lose--
      else response.end(JSON.stringify(info))
    })
    const announcer = announceTables({ port, info: () => info, onTrouble: never, interfaceAddress: card })
    undone.push(() => announcer.stop())
    await soon(now).toHaveLength(1)
    const before = lists.length
    lose = 1
    await soon(() => lose).toBe(0)
    await after(1200)
    expect(lists.slice(before).every(list => list.some(found => found.id === id))).toBe(true)
    lose = Infinity
    await soon(now).toHaveLength(0)
  })

  test('trap 4: shows what changed within a few seconds', async () => {
    const id = freshId()
    const { now } = search(id)
    const played = await host(tableOf(id))
    await soon(now).toHaveLength(1)
    played.info = {
      ...played.info,
      table: tableOf(id, { name: 'Renamed', phase: 'playing', chairs: { taken: 4, free: 0 } }),
    }
    await soon(now).toMatchObject([{ name: 'Renamed', phase: 'playing', taken: 4, free: 0 }])
  })

  test('tells of a change once, and of nothing when nothing changed', async () => {
    const id = freshId()
    const { lists, now, ever } = search(id)
    await host(tableOf(id))
    await soon(now).toHaveLength(1)
    await after(2500)
    const told = lists.map(list => JSON.stringify(list)) // other tables on this card may come and go
    expect(told.filter((list, at) => list === told[at - 1])).toEqual([])
    expect(new Set(ever().map(table => JSON.stringify(table))).size).toBe(1)
  })

  test('believes no answer that is too long, or no answer of ours', async () => {
    const id = freshId()
    const { ever } = search(id)
    const good: HostInfo = { hunch: true, protocol: PROTOCOL_VERSION, table: tableOf(id) }
    const answers: RequestListener[] = [
      (_, response) => response.end(JSON.stringify({ ...good, padding: 'x'.repeat(70_000) })),
      (_, response) => response.writeHead(500).end(JSON.stringify(good)),
      (_, response) => response.writeHead(302, { location: '/other' }).end(JSON.stringify(good)),
      (_, response) => response.end(JSON.stringify(good).slice(0, -1)),
      (_, response) => response.writeHead(200, { 'content-length': 4000 }).write(JSON.stringify(good)),
      (_, response) => response.end(JSON.stringify({ ...good, table: { ...good.table, id: 'UPPER case' } })),
      (_, response) =>
        response.end(JSON.stringify({ ...good, table: { ...good.table, chairs: { taken: 1.5, free: 0 } } })),
      (_, response) => response.end(JSON.stringify({ ...good, table: { ...good.table, name: '\u202e\u0000' } })),
      request => request.socket.end('nonsense\r\n\r\n'),
    ]
    for (const [i, answer] of answers.entries()) {
      const { port } = await serve(answer)
      const announcer = announceTables({
        port,
        info: () => ({ ...good, table: tableOf(`${id}-${i}`) }),
        onTrouble: never,
        interfaceAddress: card,
      })
      await after(150)
      await announcer.stop()
    }
    await after(1000)
    expect(ever()).toEqual([])
  })

  test('asks no more than a few doors of one address, however many are shouted', async () => {
    const ports = new Set<number>()
    for (let i = 0; i < 20; i++) ports.add((await serve(() => {})).port) // never an answer
    const asking = vi.spyOn(TcpSocket.prototype, 'connect') // by this finder: those of other programs also see these packets
    const asked = () =>
      new Set(
        (asking.mock.contexts as TcpSocket[]).map(socket => socket.remotePort).filter(port => ports.has(port ?? 0)),
      )
    search(freshId())
    await soon(async () => {
      for (const port of ports)
        await shout({
          type: 'response',
          answers: [
            { type: 'PTR', name: '_hunch._tcp.local', ttl: 120, data: `x${port}._hunch._tcp.local` },
            { type: 'SRV', name: `x${port}._hunch._tcp.local`, ttl: 120, data: { port, target: 'x.local' } },
          ],
        })
      return asked().size
    }).toBeGreaterThan(0)
    await after(500)
    expect(asked().size).toBeLessThanOrEqual(8)
  })

  test('stops for good: it asks and reports nothing more', async () => {
    const id = freshId()
    const { now, finder, lists } = search(id)
    await host(tableOf(id))
    await soon(now).toHaveLength(1)
    const asked = vi.spyOn(TcpSocket.prototype, 'connect') // by this finder: those of other programs ask too
    await finder.stop()
    const told = lists.length
    await after(2500)
    expect(asked).not.toHaveBeenCalled()
    expect(lists.length).toBe(told)
  })
})

describe('trap 1: a network that refuses', () => {
  const refusals = [
    ['ENETUNREACH', 'this machine is on no network'],
    ['EPERM', 'the system does not let Hunch use the local network'],
    ['EACCES', 'the system does not let Hunch use the local network'],
  ] as const

  test.each(refusals)(
    '%s when sending: said once, as a sentence, by who announces and by who finds; both live on',
    async (code, why) => {
      vi.spyOn(Socket.prototype, 'send').mockImplementation((...values: unknown[]) => {
        const done = values.at(-1)
        if (typeof done === 'function')
          process.nextTick(done, Object.assign(new Error(code), { code, syscall: 'send' }))
      })
      const said: string[] = []
      const onTrouble = (sentence: string) => said.push(sentence)
      const announcer = announceTables({
        port: 4680,
        info: () => ({ hunch: true, protocol: PROTOCOL_VERSION, table: tableOf(freshId()) }),
        onTrouble: onTrouble,
        interfaceAddress: card,
      })
      const finder = findTables({ onFound: () => {}, onTrouble, interfaceAddress: card })
      await soon(() => said.length).toBeGreaterThan(1)
      await after(4500)
      expect(said.sort()).toEqual([
        `Others do not see this table in their list: ${why}. They can still type its address.`,
        `Tables of others are not listed here: ${why}. You can still type an address.`,
      ])
      await Promise.all([announcer.stop(), finder.stop()])
    },
  )

  test('an error on the socket, or while joining the group, ends nothing', async () => {
    vi.spyOn(Socket.prototype, 'addMembership').mockImplementation(() => {
      throw Object.assign(new Error('ENODEV'), { code: 'ENODEV', syscall: 'addMembership' })
    })
    const sockets: Socket[] = []
    const bind = vi.spyOn(Socket.prototype, 'bind')
    const info: HostInfo = { hunch: true, protocol: PROTOCOL_VERSION, table: tableOf(freshId()) }
    const announcer = announceTables({ port: 4680, info: () => info, onTrouble: () => {}, interfaceAddress: card })
    const finder = findTables({ onFound: () => {}, onTrouble: () => {}, interfaceAddress: card })
    await soon(() => new Set(bind.mock.contexts).size).toBe(2)
    sockets.push(...(bind.mock.contexts as Socket[]))
    for (const socket of sockets)
      for (const code of ['EADDRINUSE', 'ENETDOWN', 'EACCES'])
        socket.emit('error', Object.assign(new Error(code), { code, syscall: 'recv' }))
    await after(100)
    await Promise.all([announcer.stop(), finder.stop()])
    expect(new Set(sockets).size).toBe(2)
  })
})

describe('this machine’s cards', () => {
  test('are its IPv4 addresses that lead to others', () => {
    const all = Object.values(networkInterfaces()).flatMap(one => one ?? [])
    for (const address of lanInterfaceAddresses())
      expect(all.find(one => one.address === address)).toMatchObject({ family: 'IPv4', internal: false })
  })

  test('tell who is near: answers are believed from there only', () => {
    const near = createSameNetworkTest()
    expect(near('127.0.0.1')).toBe(true)
    expect(near('8.8.8.8')).toBe(false)
    expect(near('fe80::1')).toBe(false)
  })

  test('trap 5: are noticed when they change', () => {
    vi.useFakeTimers()
    let list = ['10.0.0.1']
    const changed = vi.fn()
    const stop = watchNetworkInterfaces(changed, () => list)
    vi.advanceTimersByTime(10_000)
    expect(changed).not.toHaveBeenCalled()
    list = ['10.0.0.1', '192.168.1.5']
    vi.advanceTimersByTime(2500)
    expect(changed).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_000)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
    list = []
    vi.advanceTimersByTime(10_000)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('are begun anew after the machine has slept', () => {
    vi.useFakeTimers()
    const changed = vi.fn()
    const stop = watchNetworkInterfaces(changed, () => ['10.0.0.1'])
    vi.advanceTimersByTime(4000)
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(2500)
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
  })
})
