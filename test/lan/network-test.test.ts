// A host tests its network on a real LAN: alone, among others, behind a closed port, on two networks, and off the
// cable.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import type { NetworkReport } from '../../shared/wire/index.ts'
import { lan, lanHere, type Place } from './lan.ts'
import { hunchProgram, removePrograms, testProgram } from './programs.ts'

const node = process.execPath

describe.skipIf(!lanHere()).concurrent('the test of a network', () => {
  let hunch: string
  let prober: string
  let data: string
  let folders = 0
  beforeAll(async () => {
    hunch = hunchProgram()
    prober = await testProgram('prober')
    data = mkdtempSync(join(tmpdir(), 'hunch-network-'))
  })
  afterAll(() => {
    rmSync(data, { recursive: true, force: true })
    removePrograms()
  })

  function begin({ onTestFinished }: TestContext) {
    const net = lan()
    onTestFinished(() => net.remove())
    const host = async (place: Place) => {
      const program = net.run(place, node, [hunch, 'host', '--json', '--data', join(data, `${folders++}`)])
      return (JSON.parse(await program.line()) as { port: number }).port
    }
    const probe = async (place: Place, port: number) =>
      JSON.parse(await net.run(place, node, [prober, String(port)]).line()) as Omit<NetworkReport, 'visited'>
    return { net, host, probe }
  }

  test('alone it hears itself and nobody else, and its port answers', async context => {
    const { net, host, probe } = begin(context)
    const port = await host('a')
    expect((await probe('a', port)).cards).toEqual([
      { name: 'lan0', address: net.address('a'), port: 'answers', mdns: { itself: true, others: false } },
    ])
  })

  test('beside another host it hears that one too', async context => {
    const { host, probe } = begin(context)
    const port = await host('a')
    await host('b')
    expect((await probe('a', port)).cards).toMatchObject([{ mdns: { itself: true, others: true } }])
  })

  test('a port nobody listens at is refused, and another machine’s announcement is not its own', async context => {
    const { host, probe } = begin(context)
    const port = await host('b')
    expect((await probe('a', port)).cards).toMatchObject([{ port: 'refused', mdns: { itself: false, others: true } }])
  })

  test('each of two networks is listed, and a machine without an address has none', async context => {
    const { net, host, probe } = begin(context)
    const second = net.secondCard('a')
    const port = await host('a')
    const { cards } = await probe('a', port)
    expect(cards.map(({ address, port }) => [address, port])).toEqual([
      [net.address('a'), 'answers'],
      [second, 'answers'],
    ])
    net.ip('c', 'addr', 'flush', 'dev', 'lan0')
    expect((await probe('c', port)).cards).toEqual([])
  })
})
