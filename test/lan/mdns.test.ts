// Answers for: our mDNS as other programs expect it: packet by packet, and by what avahi makes of it. Sections are those of RFC 6762.
import { mkdtempSync, rmSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { atLength } from '../kit/effort.ts'
import { avahiHere, avahiOn } from './avahi.ts'
import { lan, lanHere, type Place, type Program } from './lan.ts'
import type { HeardRecord, Packet, Step } from './packets.ts'
import { hunchProgram, removePrograms, testProgram } from './programs.ts'

const node = process.execPath
const TYPE = '_hunch._tcp.local'
const TYPES = '_services._dns-sd._udp.local'
const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
/** Since a host began: its third announcement has gone out after five seconds, and the next comes sixteen later. An answer due at the same time would go out in it. */
const untilQuiet = () => after(5500)

const here = lanHere()
const avahi = here && avahiHere()

describe.skipIf(!here).concurrent('mDNS', () => {
  let hunch: string
  let asker: string
  let data: string
  let folders = 0

  beforeAll(async () => {
    hunch = hunchProgram()
    asker = await testProgram('asker')
    data = mkdtempSync(join(tmpdir(), 'hunch-mdns-'))
  })
  afterAll(() => {
    rmSync(data, { recursive: true, force: true })
    removePrograms()
  })

  function begin({ onTestFinished }: TestContext) {
    const net = lan()
    onTestFinished(() => net.remove())
    const host = async (place: Place, name = 'Kitchen') => {
      const program = net.run(place, node, [
        hunch,
        'host',
        '--json',
        '--data',
        join(data, `${folders++}`),
        '--name',
        name,
      ])
      const { table, port } = JSON.parse(await program.line()) as { table: string; port: number }
      return { program, port, service: `hunch-${table}.${TYPE}`, name: `hunch-${table}.local` }
    }
    const hear = async (place: Place, steps: readonly Step[] = [], own = net.address(place)) => {
      const program = net.run(place, node, [asker, own, JSON.stringify(steps)])
      await program.line(line => line.includes('"began":true'))
      return program
    }
    const withAvahi = async (place: Place) => {
      const avahi = await avahiOn(net, place)
      onTestFinished(avahi.remove)
      return avahi
    }
    return { net, host, hear, withAvahi }
  }

  /** Every answer to a question that this program has heard so far; no announcement, nor a part of one: nobody asks here for texts. */
  const answers = async (program: Program) =>
    (await responses(program)).filter(
      ({ heard }) => !heard.answers.some(({ name, type }) => name === TYPES || type === 'TXT'),
    )

  /** Everything of a host that this program has heard so far. */
  async function responses(program: Program): Promise<Packet[]> {
    const packets: Packet[] = []
    await program
      .line(text => {
        const packet = JSON.parse(text) as Partial<Packet>
        if (packet.heard?.type === 'response') packets.push(packet as Packet)
        return false
      }, 1)
      .catch(() => {})
    return packets
  }

  /** The first of what this program hears, once there is so much. */
  async function first(count: number, heard: () => Promise<Packet[]>): Promise<Packet[]> {
    for (let waited = 0; waited < 20_000; waited += 100) {
      const packets = await heard()
      if (packets.length >= count) return packets.slice(0, count)
      await after(100)
    }
    throw new Error(`of ${count} packets ${(await heard()).length} came`)
  }

  const recordsOf = (packets: readonly Packet[]) =>
    packets.flatMap(({ heard }) => [...heard.answers, ...heard.additionals])
  const answersOf = (packets: readonly Packet[], type: string) =>
    packets.flatMap(({ heard }) => heard.answers).filter(one => one.type === type)
  const ask = (type: string, name: string, rest: Partial<Step> = {}): Step => ({
    packet: { type: 'query', questions: [{ type, name }] },
    ...rest,
  })

  test('6 and 10: announces at once and after a second; unique records say so, those of hosts last', async context => {
    const { net, host, hear } = begin(context)
    const listener = await hear('c')
    await after(2000) // until the card has its IPv6 address for good
    const { service, name, port } = await host('a')
    const packets = await first(2, () => responses(listener))
    expect(packets[1]!.heard.answers).toEqual(packets[0]!.heard.answers)
    expect(packets[1]!.at - packets[0]!.at).toBeGreaterThan(800)
    const told = packets[0]!.heard.answers
    expect(packets[0]!.heard.additionals).toEqual([]) // nothing is said twice
    const of = (type: string) => told.filter(one => one.type === type)
    expect(of('PTR')).toMatchObject([
      { name: TYPE, data: service, flush: false, ttl: 120 },
      { name: TYPES, data: TYPE, flush: false },
    ])
    expect(of('SRV')).toMatchObject([{ name: service, data: { port, target: name }, flush: true, ttl: 120 }])
    expect(of('TXT')).toMatchObject([{ name: service, flush: true, ttl: 4500 }])
    expect(of('A')).toMatchObject([{ name, data: net.address('a'), flush: true, ttl: 120 }])
    const [, ipv6] = /inet6 (fe80[^/]*)/.exec(
      execFileSync('ip', ['-n', net.space('a'), '-6', 'addr', 'show', 'lan0'], { encoding: 'utf8' }),
    )!
    expect(of('AAAA')).toMatchObject([{ name, data: ipv6, flush: true, ttl: 120 }])
    expect(of('NSEC')).toMatchObject([
      { name: service, data: { nextDomain: service, rrtypes: ['TXT', 'SRV'] }, flush: true },
      { name, data: { nextDomain: name, rrtypes: ['A', 'AAAA'] }, flush: true, ttl: 120 },
    ])
  })

  test('6.1: asked for what it has not, the host says that there is none', async context => {
    const { net, host, hear } = begin(context)
    net.ip('a', '-6', 'addr', 'flush', 'dev', 'lan0')
    const listener = await hear('c')
    const { name, service } = await host('a')
    await after(1500)
    await hear('b', [ask('A', `x${name}`), ask('AAAA', name, { wait: 100 }), ask('A', service, { wait: 1500 })])
    const said = await first(2, () => answers(listener))
    const byName = new Map(said.flatMap(({ heard }) => heard.answers).map(one => [one.name, one])) // a slow machine may say one twice
    expect([...byName.values()]).toMatchObject([
      { type: 'NSEC', name, data: { rrtypes: ['A'] } },
      { type: 'NSEC', name: service, data: { rrtypes: ['TXT', 'SRV'] } },
    ])
  })

  test('5.4: who asks for a unicast answer gets one; any other question is answered to all', async context => {
    const { host, hear } = begin(context)
    const { service } = await host('a')
    await after(1500)
    const listener = await hear('c')
    const alone = await hear('b', [ask('PTR', TYPE, { alone: true }), ask('SRV', service, { alone: true, wait: 100 })])
    const replies = await first(2, () => answers(alone))
    expect(answersOf(replies, 'PTR')).toMatchObject([{ data: service, flush: false }])
    expect(answersOf(replies, 'SRV')).toMatchObject([{ name: service, flush: true }])
    expect(await answers(listener)).toEqual([])
    const both = await hear('b', [ask('PTR', TYPE)])
    await first(1, () => answers(both))
    const [{ heard }] = (await first(1, () => answers(listener))) as [Packet]
    expect(heard.answers.map(({ type }) => type)).toEqual(['PTR'])
    expect(heard.additionals.map(({ type }) => type)).toEqual(['SRV', 'TXT', 'A', 'AAAA', 'NSEC'])
  })

  test('6.7: an asker without mDNS is answered alone, by number and question, for ten seconds', async context => {
    const { host, hear } = begin(context)
    const { service, name } = await host('a')
    await after(1500)
    const listener = await hear('c')
    const questions = [{ type: 'PTR', name: TYPE }]
    const plain = await hear('b', [{ from: 0, packet: { type: 'query', id: 4711, questions } }])
    const said = await first(1, () => answers(plain))
    expect(said[0]!.to).not.toBe(5353)
    expect(said[0]!.heard).toMatchObject({ id: 4711, questions, answers: [{ type: 'PTR', data: service }] })
    const all = recordsOf(said)
    expect(all.map(one => one.name)).toContain(name)
    expect(all.every(({ ttl, flush }: HeardRecord) => ttl > 0 && ttl <= 10 && !flush)).toBe(true)
    expect(await answers(listener)).toEqual([])
  })

  test('7.1: what the asker knows for half its time is not said again', async context => {
    const { host, hear } = begin(context)
    const { service } = await host('a')
    await untilQuiet()
    const listener = await hear('c')
    const known = (ttl: number): Step['packet'] => ({
      type: 'query',
      questions: [{ type: 'PTR', name: TYPE }],
      answers: [{ type: 'PTR', name: TYPE, data: service, ttl }],
    })
    await hear('b', [{ packet: known(60) }])
    await after(1500)
    expect(await answers(listener)).toEqual([])
    await hear('b', [{ packet: known(59) }])
    expect(answersOf(await first(1, () => answers(listener)), 'PTR')).toMatchObject([{ data: service, ttl: 120 }])
  })

  test('7.2: an asker that has not said yet all it knows is waited for', async context => {
    const { host, hear } = begin(context)
    const { service } = await host('a')
    await untilQuiet()
    const listener = await hear('c')
    const questions = [{ type: 'PTR', name: TYPE }]
    const truncated = { packet: { type: 'query', flags: 1 << 9, questions } } as const
    const answer = { type: 'PTR', name: TYPE, data: service, ttl: 120 }
    await hear('b', [truncated, { wait: 150, packet: { type: 'query', answers: [answer] } }])
    await after(1500)
    expect(await answers(listener)).toEqual([])
    await hear('b', [truncated])
    expect(answersOf(await first(1, () => answers(listener)), 'PTR')).toHaveLength(1)
  })

  test('6: however often it is asked, nothing is told to all more than once a second', async context => {
    const { host, hear } = begin(context)
    await host('a')
    await after(1500)
    const listener = await hear('c')
    await hear(
      'b',
      Array.from({ length: 40 }, () => ask('PTR', TYPE, { wait: 50 })),
    )
    await after(4500)
    const said = (await responses(listener)).filter(({ heard }) => heard.answers.some(one => one.name === TYPE))
    expect(said.length).toBeGreaterThanOrEqual(2)
    const gaps = said.slice(1).map(({ at }, i) => at - said[i]!.at)
    expect(Math.min(...gaps)).toBeGreaterThan(900)
  })

  test('10.1: a goodbye takes back what is this table’s, and not that there are tables', async context => {
    const { host, hear } = begin(context)
    const listener = await hear('c')
    const [first, second] = await Promise.all([host('a', 'One'), host('b', 'Two')])
    await after(1500)
    const before = (await responses(listener)).length
    await first.program.end('SIGTERM')
    await after(800)
    const said = (await responses(listener)).slice(before).flatMap(({ heard }) => heard.answers)
    const gone = said.filter(({ ttl }) => ttl === 0)
    expect(gone.map(({ type, name }) => `${type} ${name}`)).toEqual(
      expect.arrayContaining([`PTR ${TYPE}`, `SRV ${first.service}`, `TXT ${first.service}`, `A ${first.name}`]),
    )
    expect(gone.filter(({ name }) => name === TYPES)).toEqual([])
    expect(gone.filter(({ name, data }) => name === second.service || data === second.service)).toEqual([])
  })

  test('14: with two cards each network learns its own address, and answers go where it was asked', async context => {
    const { net, host, hear } = begin(context)
    const second = net.secondCard('a')
    const far = net.secondCard('b')
    net.ip('b', 'link', 'set', 'lan0', 'down') // b is on the second network alone, c on the first
    const [one, other] = await Promise.all([hear('c'), hear('b', [], far)])
    const { name } = await host('a')
    await untilQuiet()
    const addresses = async (program: Program) => [
      ...new Set(
        recordsOf(await responses(program))
          .filter(record => record.type === 'A' && record.name === name)
          .map(record => record.data),
      ),
    ]
    expect(await addresses(one)).toEqual([net.address('a')])
    expect(await addresses(other)).toEqual([second])
    const before = (await answers(other)).length
    const asking = await hear('c', [ask('PTR', TYPE)])
    expect(answersOf(await first(1, () => answers(asking)), 'PTR')).toHaveLength(1)
    await after(500)
    expect((await answers(other)).length).toBe(before)
  })

  describe.skipIf(!avahi).concurrent('for avahi', () => {
    const comes = (service: string) => (line: string) => line.startsWith(`+;lan0;IPv4;${service.split('.')[0]!};`)
    const goes = (service: string) => (line: string) => line.startsWith(`-;lan0;IPv4;${service.split('.')[0]!};`)

    test('a table has address, port and text; of two the one that ends goes at once, the other stays', async context => {
      const { net, host, withAvahi } = begin(context)
      const avahi = await withAvahi('c')
      const browser = avahi.browse()
      const [first, second] = await Promise.all([host('a', 'One'), host('b', 'Two')])
      for (const { service, port } of [first, second]) {
        await browser.line(comes(service))
        const line = await browser.line(
          line => line.startsWith('=;lan0;IPv4;') && line.includes(service.split('.')[0]!),
        )
        expect(line).toContain(`;${port};`)
        expect(line).toMatch(/"table=[0-9a-f]+"/)
      }
      expect(avahi.run('avahi-resolve', '-4', '-n', first.name)).toContain(net.address('a'))
      expect(avahi.run('avahi-resolve', '-6', '-n', first.name)).toContain('fe80::')
      const asked = Date.now()
      await first.program.end('SIGTERM')
      await browser.line(goes(first.service), 3000)
      expect(Date.now() - asked).toBeLessThan(2500)
      await after(2000)
      await expect(browser.line(goes(second.service), 1)).rejects.toThrow('nothing of that kind')
      expect(avahi.run('avahi-browse', '-tp', '_hunch._tcp')).toContain(second.service.split('.')[0])
      expect(avahi.run('avahi-browse', '-atp')).toContain('_hunch._tcp')
    })

    test('a host with two cards is there on both networks, each with its address there', async context => {
      const { net, host, withAvahi } = begin(context)
      const second = net.secondCard('a')
      net.secondCard('c')
      const avahi = await withAvahi('c')
      const browser = avahi.browse()
      const { service } = await host('a')
      const label = service.split('.')[0]!
      const resolved = (card: string) => browser.line(line => line.startsWith(`=;${card};IPv4;${label};`), 10_000)
      expect(await resolved('lan0')).toContain(`;${net.address('a')};`)
      expect(await resolved('lan1')).toContain(`;${second};`)
    })

    test('10.5: a host that was killed goes as soon as others ask for tables in vain', async context => {
      const { host, hear, withAvahi } = begin(context)
      const browser = (await withAvahi('c')).browse()
      const { program, service } = await host('a')
      await browser.line(comes(service))
      await after(1500)
      await program.end('SIGKILL')
      await hear(
        'b',
        Array.from({ length: 30 }, () => ask('PTR', TYPE, { wait: 1000 })),
      )
      await browser.line(goes(service), 40_000) // a third of what its records last
    })

    test.runIf(atLength)(
      '10: a host that was killed goes when two minutes are over, though nobody asks',
      async context => {
        const { host, withAvahi } = begin(context)
        const browser = (await withAvahi('c')).browse()
        const { program, service } = await host('a')
        await browser.line(comes(service))
        await after(1500)
        await program.end('SIGKILL')
        const died = Date.now()
        await browser.line(goes(service), 130_000)
        expect(Date.now() - died).toBeLessThan(122_000)
      },
    )
  })
})
