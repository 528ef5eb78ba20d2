// Tables are found between real hosts on a real (if throw-away) network.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import { PROTOCOL_VERSION, type FoundTable } from '../../shared/wire/index.ts'
import { programArgs } from '../kit/program.ts'
import { lan, lanHere, type Lan, type Place, type Program } from './lan.ts'
import { hunchProgram, removePrograms, testProgram } from './programs.ts'

interface Heard {
  readonly at: number
  readonly tables?: readonly FoundTable[]
  readonly trouble?: string
}

interface Hosted {
  readonly program: Program
  readonly url: string
  readonly port: number
  readonly table: string
  readonly key: string
}

const node = process.execPath

// Every test has its own LAN, and mostly waits: they run side by side.
describe.skipIf(!lanHere()).concurrent('between real hosts', () => {
  let hunch: string
  let finder: string
  let neighbour: string
  let data: string

  beforeAll(async () => {
    hunch = hunchProgram()
    finder = await testProgram('finder')
    neighbour = await testProgram('neighbour')
    data = mkdtempSync(join(tmpdir(), 'hunch-lan-'))
  })

  afterAll(() => {
    rmSync(data, { recursive: true, force: true })
    removePrograms()
  })

  /** A LAN that is removed after the test, and what the test does on it. */
  function begin({ onTestFinished }: TestContext, setting: Parameters<typeof lan>[0] = {}) {
    const net = lan(setting)
    onTestFinished(() => net.remove())
    return { net, hostAt: hostOn(net), findAt: findOn(net) }
  }

  let folders = 0

  const hostOn =
    (net: Lan) =>
    async (place: Place, ...args: string[]): Promise<Hosted> => {
      const program = net.run(place, node, [hunch, 'host', '--json', '--data', join(data, `${folders++}`), ...args])
      return { program, ...(JSON.parse(await program.line()) as Omit<Hosted, 'program'>) }
    }

  const findOn =
    (net: Lan) =>
    async (place: Place): Promise<Program> => {
      const program = net.run(place, node, [finder])
      await program.line(line => line.includes('"began":true'))
      return program
    }

  /** The first list, from now on or ever, that this accepts; and when it came. */
  async function hears(
    program: Program,
    wanted: (tables: readonly FoundTable[]) => boolean,
    patience = 10_000,
    since = 0,
  ): Promise<Required<Pick<Heard, 'at' | 'tables'>>> {
    const line = await program.line(text => {
      const { at, tables } = JSON.parse(text) as Heard
      return tables !== undefined && at >= since && wanted(tables)
    }, patience)
    return JSON.parse(line) as Required<Pick<Heard, 'at' | 'tables'>>
  }

  const names = (tables: readonly FoundTable[]) => tables.map(({ name }) => name).sort()
  const is =
    (...wanted: string[]) =>
    (tables: readonly FoundTable[]) =>
      names(tables).join() === [...wanted].sort().join()

  async function now(program: Program): Promise<readonly FoundTable[]> {
    const lists: Heard[] = []
    await program
      .line(text => {
        const heard = JSON.parse(text) as Heard
        if (heard.tables) lists.push(heard)
        return false
      }, 1)
      .catch(() => {})
    return lists.at(-1)?.tables ?? []
  }

  const runs = (program: Program) => program.child.exitCode === null && program.child.signalCode === null
  const after = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

  test('a table is listed within a second of being hosted, on every machine, with all its facts', async context => {
    const { net, hostAt, findAt } = begin(context)
    const [near, far] = await Promise.all([findAt('a'), findAt('b')])
    await after(300)
    const host = await hostAt('a', '--name', 'Kitchen')
    const hosted = Date.now()
    for (const program of [near, far]) {
      const { at, tables } = await hears(program, is('Kitchen'))
      expect(at - hosted).toBeLessThan(1000)
      expect(tables).toEqual([
        {
          id: host.table,
          name: 'Kitchen',
          game: expect.any(String) as string,
          phase: 'lobby',
          taken: 0,
          free: 4,
          address: `${net.address('a')}:${host.port}`,
          protocol: PROTOCOL_VERSION,
        },
      ])
    }
  })

  test('a table that was there before is found at once, for the finder asks', async context => {
    const { hostAt, findAt } = begin(context)
    await hostAt('a', '--name', 'Early')
    await after(1500)
    const finder = await findAt('b')
    const began = Date.now()
    const { at } = await hears(finder, is('Early'))
    expect(at - began).toBeLessThan(1000)
  })

  test('trap 3: a host that was killed leaves the list within five seconds', async context => {
    const { hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Doomed')
    const finder = await findAt('b')
    await hears(finder, is('Doomed'))
    const died = Date.now()
    await host.program.end('SIGKILL')
    const { at } = await hears(finder, is(), 6000, died)
    expect(at - died).toBeLessThan(5000)
  })

  test('trap 3: a host whose cable is pulled leaves the list in five seconds, and returns with it', async context => {
    const { net, hostAt, findAt } = begin(context)
    await hostAt('a', '--name', 'Cable')
    const finder = await findAt('b')
    await hears(finder, is('Cable'))
    const pulled = Date.now()
    net.ip('a', 'link', 'set', 'lan0', 'down')
    const { at } = await hears(finder, is(), 6000, pulled)
    expect(at - pulled).toBeLessThan(5000)
    net.ip('a', 'link', 'set', 'lan0', 'up')
    await hears(finder, is('Cable'), 10_000, at)
  })

  test('a host that stops says goodbye and is gone at once', async context => {
    const { hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Polite')
    const finder = await findAt('b')
    await hears(finder, is('Polite'))
    const asked = Date.now()
    await host.program.end('SIGTERM')
    const { at } = await hears(finder, is(), 3000, asked)
    expect(at - asked).toBeLessThan(1000)
  })

  test('trap 2: two hosts with one table name both stay listed, and one leaving leaves the other', async context => {
    const { net, hostAt, findAt } = begin(context)
    const finder = await findAt('c')
    const [first] = await Promise.all([hostAt('a', '--name', 'Kitchen'), hostAt('b', '--name', 'Kitchen')])
    await hears(finder, is('Kitchen', 'Kitchen'))
    await after(4500)
    expect(names(await now(finder))).toEqual(['Kitchen', 'Kitchen'])
    const asked = Date.now()
    await first.program.end('SIGTERM')
    const { tables } = await hears(finder, is('Kitchen'), 3000, asked)
    expect(tables[0]!.address).toContain(net.address('b'))
  })

  test('trap 2: a goodbye in the name of another does not take its table off the list', async context => {
    const { net, hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Steady')
    const finder = await findAt('b')
    await hears(finder, is('Steady'))
    await net.run('c', node, [neighbour, 'goodbye', net.address('c'), `hunch-${host.table}`]).line()
    await after(1000)
    expect(names(await now(finder))).toEqual(['Steady'])
  })

  test('trap 7: of two hosts on one machine, one that stops leaves the other listed', async context => {
    const { hostAt, findAt } = begin(context)
    const finder = await findAt('b')
    const first = await hostAt('a', '--name', 'One')
    const second = await hostAt('a', '--name', 'Two')
    expect(second.port).not.toBe(first.port)
    await hears(finder, is('One', 'Two'))
    const asked = Date.now()
    await first.program.end('SIGTERM')
    await hears(finder, is('Two'), 3000, asked)
    await after(2500)
    expect(names(await now(finder))).toEqual(['Two'])
    const late = await findAt('c')
    await hears(late, is('Two'), 3000)
  })

  test('trap 4: what changes about a table is shown although its announcement never changes', async context => {
    const { net, hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Before')
    const finder = await findAt('b')
    await hears(finder, is('Before'))
    await net
      .run('a', node, programArgs('test/lan/owner.ts', `${host.port}`, host.key))
      .line(said => said === 'told', 60_000)
    const { tables } = await hears(finder, tables => tables[0]?.name === 'After' && tables[0].taken === 1, 5000)
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({ id: host.table, free: 3 })
  })

  test('trap 5: a host that gets another address is found there', async context => {
    const { net, hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Moving')
    const finder = await findAt('b')
    await hears(finder, is('Moving'))
    net.ip('a', 'addr', 'del', `${net.address('a')}/24`, 'dev', 'lan0')
    net.ip('a', 'addr', 'add', '10.77.0.99/24', 'dev', 'lan0')
    net.ip('a', 'route', 'add', 'default', 'via', '10.77.0.254')
    const { tables } = await hears(finder, tables => tables[0]?.address === `10.77.0.99:${host.port}`)
    expect(names(tables)).toEqual(['Moving'])
  })

  test('trap 5 and 6: a card that is plugged in later is used, by who announces and by who finds', async context => {
    const { net, hostAt, findAt } = begin(context)
    net.ip('c', 'link', 'set', 'lan0', 'down')
    const finder = await findAt('c')
    await hostAt('a', '--name', 'Second card')
    const second = net.secondCard('a')
    net.secondCard('c')
    const { tables } = await hears(finder, is('Second card'), 10_000)
    expect(tables[0]!.address).toContain(second)
  })

  test('trap 6: a host with two cards is found on both networks, and once only by who is on both', async context => {
    const { net, hostAt, findAt } = begin(context)
    const second = net.secondCard('a')
    net.secondCard('b')
    net.secondCard('c')
    net.ip('b', 'link', 'set', 'lan0', 'down') // b is on the second network alone
    const [other, both] = await Promise.all([findAt('b'), findAt('c')])
    await hostAt('a', '--name', 'Bridge')
    const heard = await hears(other, is('Bridge'), 5000)
    expect(heard.tables[0]!.address).toContain(second)
    await hears(both, is('Bridge'), 5000)
    await after(4500)
    expect(names(await now(both))).toEqual(['Bridge'])
  })

  test('a host with two cards gives out its address on the network where another host is', async context => {
    const { net, hostAt } = begin(context)
    const second = net.secondCard('a')
    net.secondCard('b')
    net.ip('b', 'link', 'set', 'lan0', 'down')
    const alone = await hostAt('a', '--name', 'Early', '--port', '4690')
    expect(alone.url).toContain(net.address('a')) // the way out
    await alone.program.end()
    await hostAt('b', '--name', 'Other')
    const { url } = await hostAt('a', '--name', 'Late', '--port', '4690')
    expect(url).toContain(second)
  })

  test('of several addresses of a table another takes over when the first is silent', async context => {
    const { net, hostAt, findAt } = begin(context)
    net.secondCard('a')
    net.secondCard('c')
    const finder = await findAt('c')
    await hostAt('a', '--name', 'Two ways')
    const { tables } = await hears(finder, is('Two ways'))
    const first = tables[0]!.address
    net.ip('a', 'link', 'set', first.startsWith('10.77') ? 'lan0' : 'lan1', 'down')
    const { tables: later } = await hears(finder, tables => tables.length === 1 && tables[0]!.address !== first, 12_000)
    expect(names(later)).toEqual(['Two ways'])
  })

  test('trap 1: with port 5353 taken both run on and say so; once it is free, tables are found', async context => {
    const { net, hostAt, findAt } = begin(context)
    const taker = net.run('b', node, [neighbour, 'keep'])
    await taker.line(line => line === 'kept')
    const finder = await findAt('b')
    expect(JSON.parse(await finder.line(line => line.includes('trouble')))).toMatchObject({
      trouble:
        'Tables of others are not listed here: another program keeps port 5353 to itself. You can still type an address.',
    })
    const host = await hostAt('b', '--name', 'Hidden')
    await expect
      .poll(() => host.program.complaints())
      .toContain('Others do not see this table in their list: another program keeps port 5353 to itself.')
    await hostAt('a', '--name', 'Seen')
    await after(3000)
    expect(runs(finder)).toBe(true)
    expect(runs(host.program)).toBe(true)
    await taker.end('SIGKILL')
    await hears(finder, tables => names(tables).includes('Seen'), 12_000)
    await hears(await findAt('c'), is('Hidden', 'Seen'), 30_000)
  })

  test('trap 1: no default route: tables are still found, for every card is spoken to by name', async context => {
    const { hostAt, findAt } = begin(context, { route: false })
    const finder = await findAt('b')
    const host = await hostAt('a', '--name', 'Offline')
    await hears(finder, is('Offline'))
    expect(runs(host.program)).toBe(true)
    expect(host.program.complaints()).toBe('')
  })

  test('trap 1: without a network Hunch runs and says that finding fails; with one it works', async context => {
    const { net, hostAt, findAt } = begin(context)
    net.ip('b', 'link', 'set', 'lan0', 'down')
    const finder = await findAt('b')
    const said = JSON.parse(await finder.line(line => line.includes('trouble'))) as Heard
    expect(said.trouble).toBe(
      'Tables of others are not listed here: this machine is on no network. You can still type an address.',
    )
    const host = await hostAt('b', '--name', 'Alone')
    await expect
      .poll(() => host.program.complaints())
      .toContain('Others do not see this table in their list: this machine is on no network.')
    const info = execFileSync('ip', [
      'netns',
      'exec',
      net.space('b'),
      node,
      '-e',
      `fetch('http://127.0.0.1:${host.port}/info').then(r => r.text()).then(console.log)`,
    ])
    expect(JSON.parse(info.toString())).toMatchObject({ table: { name: 'Alone' } })
    net.ip('b', 'link', 'set', 'lan0', 'up')
    await hears(finder, is('Alone'))
  })

  test('trap 1: a card that fails under host and finder ends neither; both say so and recover', async context => {
    const { net, hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Here')
    await hostAt('c', '--name', 'There')
    const finder = await findAt('a')
    await hears(finder, is('Here', 'There'))
    net.ip('a', 'link', 'set', 'lan0', 'down')
    const failed = Date.now()
    await finder.line(line => line.includes('this machine is on no network'))
    await expect.poll(() => host.program.complaints(), { timeout: 5000 }).toContain('this machine is on no network')
    await hears(finder, is('Here'), 8000, failed) // it still reaches its own
    net.ip('a', 'link', 'set', 'lan0', 'up')
    await hears(finder, is('Here', 'There'), 12_000, failed)
    await hears(await findAt('b'), is('Here', 'There'), 8000)
  })

  test('trap 9: a table whose name is far over 63 bytes is found under its whole name', async context => {
    const { hostAt, findAt } = begin(context)
    const name = '🂡'.repeat(32)
    expect(Buffer.byteLength(name)).toBeGreaterThan(63)
    const finder = await findAt('b')
    await hostAt('a', '--name', name)
    await hears(finder, is(name))
  })

  test('trap 9: so it is when the machine itself has a very long name', async context => {
    const { net, findAt } = begin(context)
    const finder = await findAt('b')
    const long = 'h'.repeat(64)
    const program = net.run('a', 'unshare', [
      '--uts',
      'sh',
      '-c',
      `hostname ${long} && exec "$@"`,
      'sh',
      node,
      hunch,
      'host',
      '--json',
      '--data',
      join(data, 'long'),
      '--name',
      'Long',
    ])
    await program.line()
    await hears(finder, is('Long'))
  })

  test('trap 10: IPv6 answers are ignored: every listed address is an IPv4 one', async context => {
    const { net, hostAt, findAt } = begin(context)
    for (const place of ['a', 'b'] as const) net.ip(place, 'addr', 'add', `fd00:77::${place}/64`, 'dev', 'lan0')
    await after(2500) // until the kernel has checked that the addresses are unused
    const finder = await findAt('b')
    await hostAt('a', '--name', 'Six')
    const { tables } = await hears(finder, is('Six'))
    expect(tables[0]!.address).toMatch(/^10\.77\.0\.1:\d+$/)
    const late = await findAt('c')
    expect((await hears(late, is('Six'))).tables[0]!.address).toMatch(/^10\.77\.0\.1:\d+$/)
  })

  test('trap 8: a table whose announcement was lost is found, for the finder asks again', async context => {
    const { net, hostAt, findAt } = begin(context)
    const finder = await findAt('b')
    net.cut('b')
    await hostAt('a', '--name', 'Missed')
    await after(4000) // its second announcement is over too; the third comes nine seconds later
    net.mend('b')
    await hears(finder, is('Missed'), 6000)
  })

  test('nonsense on the network changes nothing for anybody', async context => {
    const { net, hostAt, findAt } = begin(context)
    const host = await hostAt('a', '--name', 'Calm')
    const finder = await findAt('b')
    await hears(finder, is('Calm'))
    for (let round = 0; round < 3; round++) await net.run('c', node, [neighbour, 'nonsense', net.address('c')]).line()
    await net.run('c', node, [neighbour, 'crowd', net.address('c')]).line()
    await after(2500)
    expect(runs(finder)).toBe(true)
    expect(runs(host.program)).toBe(true)
    expect(names(await now(finder))).toEqual(['Calm'])
    const second = await hostAt('a', '--name', 'After')
    await hears(finder, is('Calm', 'After'))
    expect(runs(second.program)).toBe(true)
  })

  test('nonsense in answer to a question is not listed, and names are made fit to be shown', async context => {
    const { net, hostAt, findAt } = begin(context)
    const finder = await findAt('b')
    net.run('c', node, [neighbour, 'answers', net.address('c')])
    await hostAt('a', '--name', 'True')
    const { tables } = await hears(finder, tables => tables.length === 2, 15_000)
    expect(names(tables)).toEqual(['True', 'evil' + 'x'.repeat(28)])
    await after(3000)
    expect(runs(finder)).toBe(true)
    expect((await now(finder)).every(({ id, name }) => id.length <= 40 && name.length <= 32)).toBe(true)
  })
})
